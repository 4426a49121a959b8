import { registry, type SettingKey, type SettingValue } from '#contract/settings/registry.ts'
import { schemaOf } from '#contract/settings/settings.ts'
import type { Config } from '#server/kit/config.ts'

const [hourSeconds, daySeconds] = [3600, 86_400]

/** Settings that the environment of the server could say before people could: it says what is usual. */
const ofEnvironment = {
  'chats.hours': config => config.CHAT_HOURS,
  'money.payoutHours': config => config.PAYOUT_HOURS,
  // Beyond the limits, orders are left to people, of whom a demo has none until somebody takes over.
  'orders.autopilotWay': config => (config.DEMO_AUTOPILOT ? hourSeconds : registry['orders.autopilotWay'].usual),
  'orders.autopilotLate': config => (config.DEMO_AUTOPILOT ? daySeconds : registry['orders.autopilotLate'].usual),
  'money.depositHold': config => config.DEPOSIT_DAYS * daySeconds,
  'reviews.samplePercent': config => config.REVIEW_SAMPLE_PERCENT,
  'reviews.postSamplePercent': config => config.POST_SAMPLE_PERCENT,
  'alarms.repeat': config => config.ALARM_REPEAT_SECONDS,
} as const satisfies { [Key in SettingKey]?: (config: Config) => SettingValue<Key> }

type KeyOfEnvironment = keyof typeof ofEnvironment
/** A setting whose usual value is the same on every server. */
export type FixedKey = Exclude<SettingKey, KeyOfEnvironment>

export function usualOf<Key extends SettingKey>(key: Key, config: Config): SettingValue<Key> {
  const read: ((config: Config) => unknown) | undefined = isOfEnvironment(key) ? ofEnvironment[key] : undefined
  return (read ? read(config) : registry[key].usual) as SettingValue<Key>
}

function isOfEnvironment(key: SettingKey): key is KeyOfEnvironment {
  return Object.hasOwn(ofEnvironment, key)
}

/**
 * What a stored value says now: names that came since (a new state) have their usual value, and one that this version of
 * the product cannot read is the usual one.
 */
export function storedValue<Key extends SettingKey>(
  key: Key,
  stored: unknown,
  usual: SettingValue<Key>,
): SettingValue<Key> {
  if (stored === null || stored === undefined) return usual
  const whole = registry[key].kind === 'durations' ? { ...(usual as object), ...(stored as object) } : stored
  const parsed = schemaOf(key).safeParse(whole)
  return parsed.success ? parsed.data : usual
}

/** By content, whatever the order of its names. */
export function isSameValue(one: SettingValue, other: SettingValue): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([name, part]) => [name, sorted(part)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}
