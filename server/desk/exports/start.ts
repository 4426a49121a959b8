import type { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import type { Language } from '#contract/base/values.ts'
import { type ExportRow, mostExportedRows } from '#contract/desk/exports.ts'
import { may } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { type Handler, handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { asWritten, readSearch } from '#server/people/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { inLanguage } from '#words/words.ts'
import type { ListExport } from './declare.ts'
import { type ExportRecord, viewExport } from './view.ts'

export const runQueue = 'exports.run'

/** Exports of one person that are waiting or being made. */
const mostUnfinished = 10

type ExportOperation = Operation<z.ZodObject, typeof ExportRow, 'command', `${string}.export`>

/** The handler of an operation such as `orders.export`. */
export function startExport<O extends ExportOperation>(operation: O, of: ListExport): Handler<O> {
  const run = (context: CommandContext, question: object) => start(context, of, question)
  return handle(operation, run as unknown as Handler<O>)
}

type NewExport = {
  personId: number
  /** Whose rights it is made with, also when they have signed out meanwhile. */
  sessionId: number
  question: object
  language: Language
  total?: number | null
}

/** Begins an export in this transaction. */
export async function addExport(
  change: Pick<Change, 'db' | 'later' | 'nudge'>,
  of: ListExport,
  { personId, sessionId, question, language, total = null }: NewExport,
): Promise<ExportRecord> {
  const row = await change.db
    .insertInto('exports')
    .values({
      person_id: personId,
      session_id: sessionId,
      list: of.list,
      question: JSON.stringify(question),
      language,
      title: `${inLanguage(of.title, language)}-${fileStamp(Date.now())}.xlsx`,
      rows_total: total,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await change.later(runQueue, { id: row.id })
  change.nudge({ word: 'exports.changed', id: row.id, userId: personId })
  return row
}

async function start(context: CommandContext, of: ListExport, question: object): Promise<ExportRow> {
  const { db, caller, sender } = context
  if (!may(caller, of.needs)) refuse('noPermission')
  await refuseMany(db, caller.userId)
  if (of.searchesPeople && 'search' in question) await readSearch(context, String(question.search))
  const total = await of.count({ ...context, isSearchNoted: true }, question, mostExportedRows)
  if (total !== null && total > mostExportedRows) refuse('tooManyRows', { params: { limit: mostExportedRows } })
  const { userId: personId, sessionId } = caller
  const row = await addExport(context, of, { personId, sessionId, question, language: sender.language, total })
  await recordEvent(context, {
    action: `${of.list}.export` as EventAction,
    subject: 'exports',
    subjectId: row.id,
    changes: filtersOf(question),
  })
  return viewExport(row)
}

/** The filters of the list, in the form of an event's changes, with personal numbers masked: the log is never deleted. */
function filtersOf(question: object): Record<string, [null, unknown]> {
  const set = Object.entries(question).filter(([, asked]) => asked)
  return Object.fromEntries(
    set.map(([field, asked]) => [field, [null, typeof asked === 'string' ? asWritten(asked) : asked]]),
  )
}

async function refuseMany(db: Database, personId: number): Promise<void> {
  // Exports that one person starts at the same moment are counted one after the other.
  await lockNamed(db, 'exports.open', personId)
  const { open } = await db
    .selectFrom('exports')
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'running'])
    .select(row => row.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  if (open >= mostUnfinished) refuse('tooManyExports', { params: { limit: mostUnfinished } })
}

/** Shanghai's date and time for a file name: `20261121-130509`. */
function fileStamp(at: number): string {
  return shanghaiDateTime(at).replace(/[-:]/g, '').replace(' ', '-')
}
