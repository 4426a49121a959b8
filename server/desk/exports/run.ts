import type { ExpressionBuilder } from 'kysely'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import { exportMachine, mostExportedRows } from '#contract/desk/exports.ts'
import { identifyAsker } from '#server/access/session/index.ts'
import { addFile, removeStored, type StoredStream, storeStream } from '#server/desk/files/index.ts'
import { may } from '#server/kit/caller.ts'
import { makeClockChange } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { fill, Refusal, refuse } from '#server/kit/refusal.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import { secondsInState } from '#server/kit/rows/state-column.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { labelWords } from '#words/base/labels.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { inLanguage } from '#words/words.ts'
import { type Claim, claimExport, isStillOurs } from './claim.ts'
import type { ListExport, Page } from './declare.ts'
import type { Spreadsheet } from './spreadsheet.ts'
import { exportStateColumn } from './table.ts'
import { writeInThread } from './write-in-thread.ts'

const heartbeatMs = 500
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Thrown when this node no longer owns the export: it was cancelled, or another node took it over. */
class LostClaim extends Error {}

/** Makes the file of one export. After a crash it starts from the beginning; an unfinished file is never offered. */
export async function runExport(runtime: Runtime, declared: readonly ListExport[], id: number): Promise<void> {
  const claim = await claimExport(runtime, id)
  const of = claim && declared.find(({ list }) => list === claim.list)
  if (!claim || !of) return
  try {
    const progress = { rows: 0 }
    const context = await contextOf(runtime, of, claim)
    const spreadsheet = await spreadsheetOf(runtime, of, claim, context.caller.name)
    const pages = pagesOf(runtime, of, claim, { context, progress })
    const kept = await storeStream(runtime.config, claim.draft, writeInThread(spreadsheet, pages))
    await finish(runtime, claim, kept, progress.rows)
  } catch (error) {
    if (error instanceof LostClaim) return
    if (error instanceof Refusal) return end(runtime, claim, whyOf(error))
    await end(runtime, claim, null)
    throw error
  }
}

function whyOf({ reason }: Refusal) {
  return reason === 'tooManyRows' ? reason : 'noPermission'
}

async function spreadsheetOf({ db }: Runtime, of: ListExport, claim: Claim, name: string): Promise<Spreadsheet> {
  const { language, person_id, created_at } = claim
  const { username } = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', person_id)
    .executeTakeFirstOrThrow()
  const at = shanghaiDateTime(created_at)
  return {
    total: inLanguage(labelWords.total, language),
    imprint: fill(inLanguage(spreadsheetWords.imprint, language), { name, username: username ?? '', at }),
    sheets: of.sheets.map(({ title, columns }) => ({
      title: inLanguage(title, language),
      columns: columns.map(({ head, kind, width, isSummed = false }) => ({
        head: inLanguage(head, language),
        kind,
        width,
        isSummed,
      })),
    })),
  }
}

type Reading = { context: QueryContext; progress: { rows: number } }

/** All rows, with a heartbeat every half second, at which the person's permissions are read again. */
async function* pagesOf(
  runtime: Runtime,
  of: ListExport,
  claim: Claim,
  { context, progress }: Reading,
): AsyncGenerator<Page> {
  let current = context
  let beatAt = Date.now()
  for await (const page of of.pages(() => current, claim.question)) {
    progress.rows += page[0]?.length ?? 0
    if (progress.rows > mostExportedRows) refuse('tooManyRows')
    yield page
    if (Date.now() - beatAt < heartbeatMs) continue
    if (!(await isStillOurs(runtime, claim, progress.rows))) throw new LostClaim()
    current = await contextOf(runtime, of, claim)
    beatAt = Date.now()
  }
}

async function contextOf(runtime: Runtime, of: ListExport, claim: Claim): Promise<QueryContext> {
  const caller = await identifyAsker(runtime.db, claim.session_id)
  if (!may(caller, of.needs) || !may(caller, `${of.list}.export`)) refuse('noPermission')
  const sender = { language: claim.language, ip: '', userAgent: '', token: '', device: '', cookie: '' }
  const { settings, reads } = runtime
  const db = await reads.current()
  return { db, caller, sender, runtime, traceId: '', setting: settings.now, isSearchNoted: true }
}

/** In one transaction: the file can be downloaded as soon as the export is done. */
async function finish(runtime: Runtime, claim: Claim, kept: StoredStream, rows: number): Promise<void> {
  const { id, draft, title, person_id } = claim
  try {
    await makeClockChange(runtime, async change => {
      const file_id = await addFile(change.db, kept, { module: 'export', owner: person_id, mime, title })
      const now = Date.now()
      const keptMs = secondsInState(exportMachine, { state: 'done' }, change.setting) * 1000
      const [done] = await moveRows(change, exportStateColumn, {
        move: 'finish',
        by: 'clock',
        where: isClaimed({ id, draft }),
        set: {
          rows_done: rows,
          rows_total: rows,
          file_id,
          draft: null,
          finished_at: new Date(now),
          expires_at: new Date(now + keptMs),
        },
      })
      if (!done) throw new LostClaim()
      change.nudge({ word: 'exports.changed', id, userId: person_id })
    })
  } catch (error) {
    await removeStored(runtime.config, kept.name)
    throw error
  }
}

function isClaimed({ id, draft }: Pick<Claim, 'id' | 'draft'>) {
  return (row: ExpressionBuilder<Tables, 'exports'>) => row.and([row('id', '=', id), row('draft', '=', draft)])
}

/** Without a reason it is tried again. */
async function end(runtime: Runtime, claim: Claim, why: ReturnType<typeof whyOf> | null): Promise<void> {
  const { id, person_id } = claim
  await moveRows(runtime, exportStateColumn, {
    move: why === null ? 'putBack' : 'fail',
    by: 'clock',
    where: isClaimed(claim),
    set: { draft: null, ...(why !== null && { why, finished_at: new Date() }) },
  })
  runtime.nudgeChannel.publish([{ word: 'exports.changed', id, userId: person_id }])
}
