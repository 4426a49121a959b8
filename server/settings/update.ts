import { dayMs } from '#contract/base/durations.ts'
import { otherRoles, type RoleLimits } from '#contract/settings/kinds.ts'
import type { SettingKey, SettingValue } from '#contract/settings/registry.ts'
import { registry } from '#contract/settings/registry.ts'
import { type SettingRow, schemaOf, settings } from '#contract/settings/settings.ts'
import type { Caller } from '#server/kit/caller.ts'
import { recordEvent } from '#server/kit/events.ts'
import { fieldSentence, fieldSentences } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { settingWords } from '#words/settings/settings.ts'
import { changesOf } from './changes.ts'
import { effectiveValues } from './read.ts'
import { isSameValue, storedValue, usualOf } from './values.ts'
import { type SettingRecord, updateRefusal, viewSetting } from './view.ts'

const yearMs = 366 * dayMs

/** Adds a value; the earlier ones stay. */
export const update = handle(settings.update, async (context, { id, version, note, ...asked }) => {
  const refusal = updateRefusal(context.caller)
  if (refusal) refuse(refusal)
  const record = await lock(context, id, version)
  const { key } = record
  const usual = usualOf(key, context.runtime.config)
  const value = parse(context, key, asked.value)
  refuseMoment(context, asked.validFrom)
  const before = await readView(context, record)
  const isSame = isSameValue(value, before.value as SettingValue)
  if (isSame && asked.validFrom === null && before.planned.length === 0) return before
  refuseOwnLimits(context.caller, key, { counting: countingFrom(before, asked.validFrom), value })
  const isUsual = isSameValue(value, usual)
  await write(context, record, { value: isUsual ? null : value, validFrom: asked.validFrom, note })
  await recordEvent(context, {
    action: 'settings.update',
    subject: 'settings',
    subjectId: id,
    subjectNo: settingWords[key].name.zh,
    reason: note || null,
    changes: changesOf(storedValue(key, before.value, usual), value, {
      kind: registry[key].kind,
      from: asked.validFrom,
    }),
  })
  context.nudge({ word: 'settings.changed', id })
  return readView(context, { ...record, version: record.version + 1 })
})

function lock(context: CommandContext, id: number, version: number): Promise<SettingRecord> {
  return lockSeen(context.db, {
    subject: 'settings',
    id,
    version,
    lock: () =>
      context.db.selectFrom('setting_records').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh: record => readView(context, record),
  })
}

async function readView(context: CommandContext, record: SettingRecord): Promise<SettingRow> {
  return viewSetting(record, await effectiveValues(context.db, record.key), context)
}

function parse<Key extends SettingKey>({ sender }: CommandContext, key: Key, value: unknown): SettingValue<Key> {
  const parsed = schemaOf(key).safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields = Object.entries(fieldSentences(parsed.error, sender.language))
  return refuse('badInput', {
    fields: Object.fromEntries(
      fields.map(([path, sentence]) => [path === 'input' ? 'value' : `value.${path}`, sentence]),
    ),
  })
}

/** Ahead, but within a year. */
function refuseMoment({ sender }: CommandContext, validFrom: number | null): void {
  if (validFrom === null || (validFrom > Date.now() && validFrom < Date.now() + yearMs)) return
  refuse('badInput', { fields: { validFrom: fieldSentence('aheadWithinYear', sender.language) } })
}

/** What would count from that moment (null: now) on, one value after the other: a new one takes the place of all of them. */
function countingFrom({ value, planned }: SettingRow, validFrom: number | null): SettingValue[] {
  const from = validFrom ?? Date.now()
  const first = planned.findLast(plan => plan.validFrom <= from)
  return [first ?? { value }, ...planned.filter(plan => plan.validFrom > from)].map(one => one.value as SettingValue)
}

type Replaced = { counting: readonly SettingValue[]; value: SettingValue }

/** Nobody but an administrator changes what they themselves may give, or will. */
function refuseOwnLimits(caller: Caller, key: SettingKey, { counting, value }: Replaced): void {
  if (caller.isSuper || registry[key].kind !== 'limits') return
  const is = value as RoleLimits
  for (const was of counting as RoleLimits[]) {
    const own = caller.roleCodes.filter(code => code in was || code in is)
    const concerned = own.length > 0 ? own : [otherRoles]
    if (concerned.some(code => JSON.stringify(was[code]) !== JSON.stringify(is[code]))) refuse('ownLimits')
  }
}

type Written = { value: SettingValue | null; validFrom: number | null; note: string }

async function write(context: CommandContext, { id, key, version }: SettingRecord, written: Written): Promise<void> {
  const { value, validFrom, note } = written
  // The clock of the server decides what counts, so it must not be behind that of the database.
  const now = new Date()
  await context.db
    .insertInto('setting_values')
    .values({
      key,
      version: version + 1,
      value: value === null ? null : JSON.stringify(value),
      note,
      by_id: context.caller.userId,
      by_name: context.caller.name,
      at: now,
      valid_from: validFrom === null ? now : new Date(validFrom),
    })
    .execute()
  await context.db
    .updateTable('setting_records')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()
}
