import { sql } from 'kysely'
import type { Target } from '#contract/base/values.ts'
import { type AppTerms, apps } from '#contract/open/apps.ts'
import { confirmSecondFactor } from '#server/access/session/index.ts'
import { changesBetween, type NewEvent, recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { inScope } from '#server/people/users/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { coversCities } from './covers-cities.ts'
import { columnsOf, createApp } from './create.ts'
import { type AppRecord, readRecord, refusalOf, view } from './read.ts'

export const add = handle(apps.add, async (context, { proof, ...terms }) => {
  await refuseWrongTerms(context, terms)
  await confirmSecondFactor(context, proof)
  const { row, secret } = await createApp({ db: context.db, config: context.runtime.config }, terms)
  const app = await record(context, row.number, { action: 'apps.add', changes: changesBetween({}, shownTerms(terms)) })
  return { app, secret }
})

export const update = handle(apps.update, async (context, { id, version, ...terms }) => {
  const before = await lockFor(context, { id, version }, 'update')
  await refuseWrongTerms(context, terms, before)
  await write(context, before, columnsOf(terms))
  const changes = changesBetween(shownTerms(termsOf(before)), shownTerms(terms))
  return record(context, id, { action: 'apps.update', changes })
})

export const disable = handle(apps.disable, async (context, { reason, ...target }) => {
  await write(context, await lockFor(context, target, 'disable'), { is_enabled: false })
  return record(context, target.id, { action: 'apps.disable', from: 'enabled', to: 'disabled', reason })
})

export const enable = handle(apps.enable, async (context, target) => {
  await write(context, await lockFor(context, target, 'enable'), { is_enabled: true })
  return record(context, target.id, { action: 'apps.enable', from: 'disabled', to: 'enabled' })
})

/** The app, locked as this person saw it, if they may do that to it. */
export async function lockFor(
  context: CommandContext,
  { id, version }: Target,
  action: Parameters<typeof refusalOf>[1],
): Promise<AppRecord> {
  const { db, caller } = context
  const app = await lockSeen(db, {
    subject: 'apps',
    id,
    version,
    lock: async () => {
      await db.selectFrom('apps').select('id').where('number', '=', id).forNoKeyUpdate().execute()
      return readRecord(db, id)
    },
    fresh: row => view(context, row),
  })
  const reason = refusalOf(app, action, caller)
  return reason === null ? app : refuse(reason)
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { is_enabled?: boolean }

/** Writes to the app, as a new version. */
export async function write({ db }: CommandContext, { number, version }: AppRecord, set: Columns): Promise<void> {
  await db
    .updateTable('apps')
    .set({ ...set, version: version + 1 })
    .where('number', '=', number)
    .execute()
}

/** Records what was done, nudges whoever sees the list, and answers the app as it is now. */
export async function record(context: CommandContext, id: number, event: Omit<NewEvent, 'subject' | 'subjectId'>) {
  const app = (await readRecord(context.db, id)) ?? refuse('notFound')
  await recordEvent(context, { ...event, subject: 'apps', subjectId: id, subjectNo: app.name })
  context.nudge({ word: 'apps.changed', id })
  return view(context, app)
}

/** Of two who take the same name at once, one has it. There is no index for it: names of before the rule may be there twice. */
async function refuseWrongTerms(
  { db, caller, sender }: CommandContext,
  terms: AppTerms,
  before?: AppRecord,
): Promise<void> {
  const refuseField = (field: string, word: 'taken' | 'choice') =>
    refuse('badInput', { fields: { [field]: fieldSentence(word, sender.language) } })
  if (!coversCities(caller, terms.cityCodes)) refuse('beyondOwn')
  await lockNamed(db, 'apps.names')
  const other = await db
    .selectFrom('apps')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${terms.name})`)
    .where('number', '<>', before?.number ?? 0)
    .executeTakeFirst()
  if (other) refuseField('name', 'taken')
  if (terms.owner.id === null || terms.owner.id === before?.owner_id) return
  const colleague = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', terms.owner.id)
    .where('kind', '=', 'staff')
    .where(inScope(caller))
    .executeTakeFirst()
  if (!colleague) refuseField('owner', 'choice')
}

function termsOf(app: AppRecord): AppTerms {
  const { name, kind, scopes, services, addresses, carriers } = app
  const owner = { id: app.owner_id, name: app.owner_name }
  const limits = { services, cityCodes: app.city_codes, ratePerSecond: app.rate_limit, addresses, carriers }
  return { name, kind, owner, scopes, ...limits }
}

/** As the operation log shows them. */
function shownTerms({ owner, ...terms }: AppTerms) {
  return { ...terms, owner: owner.name }
}
