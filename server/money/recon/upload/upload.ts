import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { dayMs } from '#contract/base/durations.ts'
import { shanghaiDay, startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { mostBillBytes } from '#contract/money/recon/bill.ts'
import { recon } from '#contract/money/recon/recon.ts'
import { decodeText } from '#server/desk/texts/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { receiveBill } from '../receive.ts'
import { answerDay } from '../view.ts'
import { readBill } from './read-bill.ts'

const unpack = promisify(gunzip)
const mostFaults = 100

export const upload = handle(recon.upload, async (context, { channel, day, file }) => {
  const { db, caller } = context
  const app = await db.selectFrom('apps').select('id').where('id', '=', channel).executeTakeFirst()
  if (!app) refuse('notFound')
  if (day >= shanghaiDay(Date.now())) refuse('billDayNotOver')
  const bytes = await unpack(Buffer.from(file, 'base64'), { maxOutputLength: mostBillBytes }).catch(() => null)
  const text = bytes && decodeText(bytes)
  if (!bytes || text === null) return refuse('billNotReadable')
  const { lines, missing, faults } = await readBill(text, day)
  if (missing.length > 0 || faults.length > 0) {
    return { day: null, missing, faults: faults.slice(0, mostFaults), faultCount: faults.length }
  }
  // A header alone would be stored as a day without movements, and the real bill be refused beside it.
  if (lines.length === 0) refuse('billEmpty')
  const from = startOfShanghaiDay(day)
  const id = await receiveBill(context, {
    appId: channel,
    day,
    from,
    until: from + dayMs,
    source: 'upload',
    externalNo: createHash('sha256').update(bytes).digest('hex'),
    uploadedBy: caller.userId,
    lines,
  })
  await recordEvent(context, { action: 'recon.upload', subject: 'recon', subjectId: id, subjectNo: day })
  return { day: await answerDay(db, caller, id), missing: [], faults: [], faultCount: 0 }
})
