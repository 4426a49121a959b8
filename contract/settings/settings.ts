import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id, InputMoment, longText, Moment, Target, Version } from '#contract/base/values.ts'
import { mostRoles, RoleLimits, WithheldShares } from './kinds.ts'
import { registry, type SettingKey, type SettingValue, settingKeys } from './registry.ts'

/** Names of hours, states, levels, services. */
const Name = z.string().max(64)
const largest = 1_000_000_000
/** Of any kind; the server checks it against the schema of its setting. */
const Value = z.union([
  z.int().min(0).max(largest),
  z.record(Name, z.int().min(0).max(largest)).refine(parts => Object.keys(parts).length <= mostRoles),
  RoleLimits,
  WithheldShares,
])

const Key = z.enum(settingKeys)

export const SettingRow = z.object({
  id: Id,
  key: Key,
  /** As it counts now. */
  value: Value,
  /** What counts until somebody changes it: of the environment of the server, or the usual one. */
  usual: Value,
  isUsual: z.boolean(),
  /** Since then; null where nobody changed it. */
  validFrom: Moment.nullable(),
  changedAt: Moment.nullable(),
  changedBy: z.string(),
  /** What waits for its moment, the next one first. */
  planned: z.array(z.object({ value: Value, isUsual: z.boolean(), validFrom: Moment, by: z.string() })),
  version: Version,
  allowed: z.array(z.enum(['update'])),
})
export type SettingRow = z.output<typeof SettingRow>

/** `planned` waits for its moment; `current` counts; `past` counted; `replaced` was replaced before its moment. */
const entryStates = ['planned', 'current', 'past', 'replaced'] as const

const SettingEntry = z.object({
  version: Version,
  state: z.enum(entryStates),
  before: Value,
  value: Value,
  /** Back to the usual value, whatever that is. */
  isUsual: z.boolean(),
  by: z.string(),
  at: Moment,
  validFrom: Moment,
  note: z.string(),
})
export type SettingEntry = z.output<typeof SettingEntry>

const RoleName = z.object({
  code: z.string(),
  /** In the reader's language. */
  name: z.string(),
  /** May do everything. */
  isSuper: z.boolean(),
})
export type RoleName = z.output<typeof RoleName>

const view = { needs: 'settings.view', cityScope: 'none' } as const

export const settings = {
  /** All of them; there are some dozens. */
  list: query('settings.list', {
    ...view,
    input: z.object({}),
    output: z.object({ rows: z.array(SettingRow), roles: z.array(RoleName) }),
  }),
  /** Every value that somebody set, the newest first. */
  history: query('settings.history', {
    ...view,
    input: z.object({ id: Id, after: AfterId, limit: PageLimit }),
    output: pageOf(SettingEntry),
  }),
  /** A value like the usual one is the usual one. It replaces what would count later than it does. */
  update: command('settings.update', {
    needs: 'settings.edit',
    cityScope: 'none',
    input: Target.extend({
      value: Value,
      /** Null for at once. */
      validFrom: InputMoment.nullable().default(null),
      note: longText.default(''),
    }),
    output: SettingRow,
  }),
}

/** The schema of a setting's own values. */
export function schemaOf<Key extends SettingKey>(key: Key): z.ZodType<SettingValue<Key>> {
  return registry[key].schema as unknown as z.ZodType<SettingValue<Key>>
}
