import { moneyText } from '#contract/base/money.ts'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import { type Hours, type RoleLimits, unitSeconds, type WithheldShares } from '#contract/settings/kinds.ts'
import type { registry, SettingKey, SettingValue } from '#contract/settings/registry.ts'
import type { Changes } from '#server/kit/events.ts'

type Kind = (typeof registry)[SettingKey]['kind']

/** Understood in every language. */
const symbols = { days: 'd', hours: 'h', minutes: 'min', seconds: 's' } as const
const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** What the operation log says of a change: of values with several parts, the parts that differ. */
export function changesOf(
  before: SettingValue,
  after: SettingValue,
  { kind, from }: { kind: Kind; from: number | null },
): Changes {
  const [was, is] = [printed(before, kind), printed(after, kind)]
  const isWhole = typeof was === 'string' || typeof is === 'string'
  return {
    setting_value: isWhole ? [was, is] : [differing(was, is), differing(is, was)],
    ...(from !== null && { setting_from: [null, shanghaiDateTime(from)] }),
  }
}

type Parts = Readonly<Record<string, string>>

function differing(one: Parts, other: Parts): Parts {
  return Object.fromEntries(Object.entries(one).filter(([name, part]) => other[name] !== part))
}

function printed(value: SettingValue, kind: Kind): string | Parts {
  switch (kind) {
    case 'duration':
      return printSeconds(value as number)
    case 'percent':
      return `${value}%`
    case 'count':
      return String(value)
    case 'hours': {
      const { from, to } = value as Hours
      return `${from}:00–${to}:00`
    }
    case 'durations':
      return eachPart(value as Record<string, number>, printSeconds)
    case 'withheld':
      return eachPart(value as WithheldShares, share => `${share.percent}% > ${moneyText(share.freeFen)}`)
    case 'limits':
      return eachPart(value as RoleLimits, amounts =>
        amounts === null ? '∞' : `${moneyText(amounts.onceFen)} / ${moneyText(amounts.dayFen)}`,
      )
  }
}

function eachPart<Part>(parts: Readonly<Record<string, Part>>, print: (part: Part) => string): Parts {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, print(part)]))
}

function printSeconds(seconds: number): string {
  const unit = units.find(one => seconds > 0 && seconds % unitSeconds[one] === 0) ?? 'seconds'
  return `${seconds / unitSeconds[unit]} ${symbols[unit]}`
}
