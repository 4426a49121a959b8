import type { WorkerKind } from '#contract/base/machine.ts'
import { moneyText } from '#contract/base/money.ts'
import { type Hours, otherRoles, type RoleLimits, type WithheldShares } from '#contract/settings/kinds.ts'
import { registry, type SettingKey } from '#contract/settings/registry.ts'
import type { RoleName, SettingRow } from '#contract/settings/settings.ts'
import { useWords } from '#web/kit/words.ts'
import { serviceWords, stateWords } from '#words/orders/order.ts'
import { workersWords } from '#words/people/workers.ts'
import { settingsWords } from '#words/settings/settings.ts'
import { spanOf } from './edit/values.ts'

type Value = SettingRow['value']
/** One part of a value; a value without parts is one without a name. */
export type SaidPart = { key: string; name: string; text: string }

export type Say = {
  parts: (key: SettingKey, value: Value) => readonly SaidPart[]
  span: (seconds: number) => string
  /** What a part is called: a state, a level, a service, a role. */
  partName: (name: string) => string
}

/** Says values in the language of the reader. */
export function useValueText(roles: readonly RoleName[]): Say {
  const text = useWords(settingsWords)
  const states: Readonly<Record<string, string>> = useWords(stateWords)
  const { kinds } = useWords(workersWords)
  const services: Readonly<Record<string, string>> = useWords(serviceWords)
  const names: Readonly<Record<string, string>> = {
    ...states,
    ...services,
    ...text.levels,
    ...text.subjects,
    [otherRoles]: text.others,
    ...Object.fromEntries(roles.map(({ code, name }) => [code, name])),
  }
  const partName = (name: string) => names[name] ?? name

  function span(seconds: number): string {
    const { count, unit } = spanOf(seconds)
    return text.span[unit](count)
  }

  function parts(key: SettingKey, value: Value): readonly SaidPart[] {
    const named = (entries: readonly (readonly [string, string])[], nameOf = partName) =>
      entries.map(([name, said]) => ({ key: name, name: nameOf(name), text: said }))
    switch (registry[key].kind) {
      case 'duration':
        return [{ key: '', name: '', text: span(value as number) }]
      case 'percent':
        return [{ key: '', name: '', text: `${value}%` }]
      case 'count':
        return [{ key: '', name: '', text: String(value) }]
      case 'hours': {
        const { from, to } = value as Hours
        return [{ key: '', name: '', text: `${text.hour(from)} – ${text.hour(to)}` }]
      }
      case 'durations':
        return named(Object.entries(value as Record<string, number>).map(([name, one]) => [name, span(one)]))
      case 'withheld':
        return named(
          Object.entries(value as WithheldShares).map(([kind, { percent, freeFen }]) => [
            kind,
            percent === 0 ? text.nothingWithheld : text.withheldAbove(percent, moneyText(freeFen)),
          ]),
          kind => kinds[kind as WorkerKind],
        )
      case 'limits':
        return named(
          Object.entries(value as RoleLimits).map(([role, one]) => [
            role,
            one === null ? text.anyAmount : text.amounts(moneyText(one.onceFen), moneyText(one.dayFen)),
          ]),
        )
    }
  }

  return { parts, span, partName }
}

/** A value in one line. */
export function lineOf(parts: readonly SaidPart[]): string {
  return parts.map(({ name, text }) => (name ? `${name} ${text}` : text)).join(' · ')
}

/** The parts of `one` that `other` does not say the same of. */
export function differing(one: readonly SaidPart[], other: readonly SaidPart[]): readonly SaidPart[] {
  return one.filter(({ key, text }) => other.find(part => part.key === key)?.text !== text)
}
