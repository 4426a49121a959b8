import type { z } from 'zod'
import { type ReportTerms, reports } from '#contract/dashboard/reports.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { contains } from '#server/desk/searches/index.ts'
import { isInScope } from '#server/kit/caller.ts'
import { changesBetween, recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { staffName } from '#server/people/index.ts'
import { inScope } from '#server/people/users/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { reportsExport } from './export.ts'
import { sendReport, startReports } from './send.ts'
import type { ReportRecord } from './table.ts'
import { mayChange, readers, recipientsOf, viewReports } from './view.ts'

export { sendDueReports } from './send.ts'

type Terms = z.output<typeof ReportTerms>

/** Of some cities, theirs and those that are about all; each recipient reads of their own cities. */
const list = handle(reports.list, async ({ db, caller }, { after, limit }) => {
  const found = await db
    .selectFrom('reports')
    .selectAll()
    .where(afterId('id', after))
    .where(row => row.or([row('city_code', '=', ''), inCities('reports.city_code', caller)]))
    .orderBy('id', 'desc')
    .limit(oneMore(limit))
    .execute()
  const viewed = await viewReports(db, found, caller)
  return pageOf(viewed, limit, { view: row => row, cursorOf: row => row.id })
})

const add = handle(reports.add, async (context, terms) => {
  const row = await context.db
    .insertInto('reports')
    .values({ ...(await columnsOf(context, terms)), created_by_id: context.caller.userId, since: new Date() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'reports.add', row)
  return view(context, row)
})

const update = handle(reports.update, async (context, { id, version, ...terms }) => {
  const before = await lock(context, { id, version })
  const row = await context.db
    .updateTable('reports')
    .set({ ...(await columnsOf(context, terms, recipientsOf(before))), version: before.version + 1, since: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'reports.update', row, before)
  return view(context, row)
})

const remove = handle(reports.remove, async (context, target) => {
  const row = await lock(context, target)
  await context.db.deleteFrom('reports').where('id', '=', row.id).execute()
  await record(context, 'reports.remove', row)
  return {}
})

const send = handle(reports.send, async (context, target) => {
  const row = await lock(context, target)
  if ((await sendReport(context, row)) === 0) refuse('recipientsAway')
  await record(context, 'reports.send', row)
  return view(context, await read(context, row.id))
})

const mostPeople = 50

const people = handle(reports.people, async ({ db, caller, sender }, { search }) => {
  const rows = await readers(db)
    .where(inScope(caller))
    .$if(search !== '', found => found.where(contains(staffName('users'), search)))
    .distinctOn('users.id')
    .select(['users.id', staffName('users').as('name'), 'roles.names'])
    .orderBy('users.id')
    .limit(mostPeople)
    .execute()
  return rows.map(({ id, name, names }) => ({ id, name: name ?? '', role: names[sender.language] ?? names.zh }))
})

export const reportsFeature = feature(
  reports,
  { list, export: startExport(reports.export, reportsExport), add, update, remove, send, people },
  { exports: [reportsExport], start: [startReports] },
)

/** `before`: who gets it already, of whatever cities they are. */
async function columnsOf({ db, caller }: CommandContext, terms: Terms, before: readonly number[] = []) {
  if (!isInScope(caller, terms.cityCode)) refuse('reportNotYours')
  const { name, kind, service, cityCode, hour, language, recipients, isOn } = terms
  const recipient_ids = [...new Set(recipients)]
  const known = await readers(db)
    .where('users.id', 'in', recipient_ids)
    .where(row => row.or([inScope(caller), row('users.id', 'in', [...before, 0])]))
    .distinctOn('users.id')
    .select('users.id')
    .execute()
  if (known.length < recipient_ids.length) refuse('recipientMayNot')
  return { name, kind, service, city_code: cityCode, hour, language, recipient_ids, is_on: isOn }
}

async function view({ db, caller }: CommandContext, row: ReportRecord) {
  const [viewed] = await viewReports(db, [row], caller)
  return viewed ?? refuse('notFound')
}

function read({ db }: CommandContext, id: number): Promise<ReportRecord> {
  return db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function lock(context: CommandContext, { id, version }: { id: number; version: number }): Promise<ReportRecord> {
  const row = await lockSeen<ReportRecord>(context.db, {
    subject: 'reports',
    id,
    version,
    lock: () => context.db.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh: record => view(context, record),
  })
  return mayChange(row, context.caller) ? row : refuse('reportNotYours')
}

async function record(context: CommandContext, action: EventAction, row: ReportRecord, before?: ReportRecord) {
  const changes = before && changesBetween(logged(before), logged(row))
  await recordEvent(context, { action, subject: 'reports', subjectId: row.id, subjectNo: row.name, changes })
  context.nudge({ word: 'reports.changed', id: row.id })
}

function logged(row: ReportRecord) {
  const { name, kind, service, hour, is_on } = row
  return { name, kind, service, hour, recipients: recipientsOf(row), isOn: is_on }
}
