import { buffer } from 'node:stream/consumers'
import type { PaperReading } from '#contract/reviews/paper.ts'
import { openStored } from '#server/desk/files/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { sealText } from '#server/people/index.ts'
import { setRisk } from '#server/reviews/index.ts'
import { findHintsOf, riskOf } from '../hints.ts'
import { lockPapersOf, paperRecords } from '../records.ts'
import type { PaperRecord } from '../table.ts'
import { isRead, type ReadFields } from './fields.ts'
import { createLocalReader } from './local-reader.ts'
import type { PaperReader } from './paper-reader.ts'

const queue = 'verifications.read'
/** Images of one paper that are read: the front and the back. */
const mostImages = 2

type ReadJob = { id: number }

/** A paper whose app sent no reading is read here, after its transaction. */
export async function noteUnread(change: Change, runtime: Runtime, paper: PaperRecord): Promise<void> {
  if (runtime.config.PAPER_READER === 'off' || paper.reading !== null || !isRead(paper.kind)) return
  await change.later(queue, { id: paper.id } satisfies ReadJob)
}

/** Starts the reading of papers, one at a time on this node. */
export async function startReading(runtime: Runtime): Promise<void> {
  if (runtime.config.PAPER_READER === 'off') return
  const reader = createLocalReader()
  await runtime.jobs.work<ReadJob>(queue, ({ id }) => readPaper(runtime, reader, id), { batchSize: 1 })
}

async function readPaper(runtime: Runtime, reader: PaperReader, id: number): Promise<void> {
  const paper = await runtime.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()
  if (!paper || !isUnread(paper)) return
  const fields = await reader.read(paper.kind, await imagesOf(runtime, id))
  if (Object.keys(fields).length === 0) return
  await makeClockChange(runtime, async change => {
    await lockPapersOf(change.db, paper.person_id)
    const fresh = await paperRecords.lock(change.db, id)
    if (isUnread(fresh)) await storeReading(change, runtime, fresh, readingOf(reader.name, fields))
  })
}

/** Whatever was decided or sent meanwhile stays. */
function isUnread({ state, reading }: PaperRecord): boolean {
  return state === 'pending' && reading === null
}

async function imagesOf({ db, config }: Runtime, id: number): Promise<Buffer[]> {
  const files = await db
    .selectFrom('verification_images')
    .innerJoin('files', 'files.id', 'verification_images.file_id')
    .select('files.name')
    .where('verification_id', '=', id)
    .orderBy('place')
    .limit(mostImages)
    .execute()
  const streams = await Promise.all(files.map(({ name }) => openStored(config, name)))
  return Promise.all(streams.flatMap(stream => (stream === null ? [] : [buffer(stream)])))
}

/** As sure as of the least sure field. */
function readingOf(by: string, read: ReadFields): PaperReading {
  const all = Object.entries(read)
  const confidence = Math.round(Math.min(...all.map(([, field]) => field.confidence)))
  return { by, confidence, fields: Object.fromEntries(all.map(([name, { value }]) => [name, value])) }
}

async function storeReading(change: Change, runtime: Runtime, paper: PaperRecord, whole: PaperReading): Promise<void> {
  const { number, ...fields } = whole.fields
  const reading = { ...whole, fields }
  const sealed = number === undefined ? null : await sealText(runtime, number)
  const hints = await findHintsOf(runtime, change.db, { ...paper, reading, reading_number_sealed: sealed })
  await change.db
    .updateTable('verifications')
    .set({ reading: JSON.stringify(reading), reading_number_sealed: sealed, hints: JSON.stringify(hints) })
    .where('id', '=', paper.id)
    .execute()
  await setRisk(change, 'verifications', { subjectId: paper.id, risk: riskOf(hints) })
  await recordEvent(change, {
    action: 'verifications.read',
    subject: 'verifications',
    subjectId: paper.id,
    subjectNo: paper.no,
  })
  paperRecords.nudge(change, paper)
}
