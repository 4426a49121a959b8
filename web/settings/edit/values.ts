import { fenOf, yuanOf } from '#contract/base/texts/yuan.ts'
import {
  type Hours,
  type RoleAmounts,
  type RoleLimits,
  type Unit,
  unitSeconds,
  type WithheldShares,
} from '#contract/settings/kinds.ts'
import { registry, type SettingKey } from '#contract/settings/registry.ts'
import type { SettingRow } from '#contract/settings/settings.ts'

type Value = SettingRow['value']
type Texts = Readonly<Record<string, string>>

/** The form's values: `value` has what is typed, by field; `validFrom` is that of a `DateTimeBox`, empty for at once. */
export type Values = { value: Texts; validFrom: string; note: string }

/** The name of the one field of a value that has no parts. */
export const whole = 'all'
export const unitOf = (name: string) => `${name}/unit`
export const amountOf = (role: string, which: 'once' | 'day') => `${role}/${which}`
export const percentOf = (kind: string) => `${kind}/percent`
export const freeOf = (kind: string) => `${kind}/free`
export const limitOf = (role: string) => `${role}/limit`
/** How much a role may give: as all others, up to amounts, or any amount. */
export type LimitKind = 'like' | 'limited' | 'any'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** Seconds in the largest unit that has no rest. */
export function spanOf(seconds: number): { count: number; unit: Unit } {
  const unit = units.find(one => seconds > 0 && seconds % unitSeconds[one] === 0) ?? 'seconds'
  return { count: seconds / unitSeconds[unit], unit }
}

export function valuesOf({ key, value }: Pick<SettingRow, 'key' | 'value'>, roles: readonly string[]): Values {
  return { value: textsOf(key, value, roles), validFrom: '', note: '' }
}

/** What the fields show for a value. */
export function textsOf(key: SettingKey, value: Value, roles: readonly string[]): Texts {
  switch (registry[key].kind) {
    case 'duration':
      return textsOfSpan(whole, value as number)
    case 'durations':
      return merged(Object.entries(value as Record<string, number>).map(([name, span]) => textsOfSpan(name, span)))
    case 'hours': {
      const { from, to } = value as Hours
      return { from: String(from), to: String(to) }
    }
    case 'withheld':
      return merged(
        Object.entries(value as WithheldShares).map(([kind, { percent, freeFen }]) => ({
          [percentOf(kind)]: String(percent),
          [freeOf(kind)]: yuanOf(freeFen),
        })),
      )
    case 'limits':
      return merged(roles.map(role => textsOfLimit(role, value as RoleLimits)))
    case 'count':
    case 'percent':
      return { [whole]: String(value) }
  }
}

function textsOfSpan(name: string, seconds: number): Texts {
  const { count, unit } = spanOf(seconds)
  return { [name]: String(count), [unitOf(name)]: unit }
}

function textsOfLimit(role: string, limits: RoleLimits): Texts {
  const amounts = limits[role]
  const kind: LimitKind = amounts === undefined ? 'like' : amounts === null ? 'any' : 'limited'
  return {
    [limitOf(role)]: kind,
    [amountOf(role, 'once')]: amounts ? yuanOf(amounts.onceFen) : '',
    [amountOf(role, 'day')]: amounts ? yuanOf(amounts.dayFen) : '',
  }
}

/** What the fields say; undefined parts are refused by the schema. */
export function valueOfTexts(key: SettingKey, texts: Texts): unknown {
  const setting = registry[key]
  switch (setting.kind) {
    case 'duration':
      return secondsOf(whole, texts)
    case 'durations':
      return Object.fromEntries(setting.names.map(name => [name, secondsOf(name, texts)]))
    case 'hours':
      return { from: numberOf(texts.from), to: numberOf(texts.to) }
    case 'withheld':
      return Object.fromEntries(
        setting.names.map(kind => [
          kind,
          { percent: numberOf(texts[percentOf(kind)]), freeFen: fenOf(texts[freeOf(kind)] ?? '') ?? undefined },
        ]),
      )
    case 'limits':
      return limitsOf(texts)
    case 'count':
    case 'percent':
      return numberOf(texts[whole])
  }
}

function numberOf(text = ''): number | undefined {
  return /^\d{1,9}(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined
}

function secondsOf(name: string, texts: Texts): number | undefined {
  const count = numberOf(texts[name])
  return count === undefined ? undefined : count * unitSeconds[texts[unitOf(name)] as Unit]
}

function limitsOf(texts: Texts): Record<string, Partial<RoleAmounts> | null> {
  const named = Object.entries(texts).flatMap(([field, kind]) => {
    const [role = '', what] = field.split('/')
    if (what !== 'limit' || kind === 'like') return []
    const amounts = {
      onceFen: fenOf(texts[amountOf(role, 'once')] ?? ''),
      dayFen: fenOf(texts[amountOf(role, 'day')] ?? ''),
    }
    return [[role, kind === 'any' ? null : withoutNull(amounts)] as const]
  })
  return Object.fromEntries(named)
}

/** An amount that cannot be read is missing. */
function withoutNull(amounts: Record<string, number | null>): Partial<RoleAmounts> {
  return Object.fromEntries(Object.entries(amounts).filter(([, fen]) => fen !== null)) as Partial<RoleAmounts>
}

function merged(all: readonly Texts[]): Texts {
  return Object.assign({}, ...all)
}
