import { sql } from 'kysely'
import { type BillKind, isIncoming } from '#contract/money/recon/bill.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { channelAccount, credit, debit, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { compareAround } from './compare.ts'
import { daysOf, lockChannel } from './rows.ts'
import type { DayRecord } from './table.ts'

export type BillLine = {
  kind: BillKind
  channelNo: string
  merchantNo: string | null
  amountFen: number
  feeFen: number
  at: number
}

type Bill = {
  appId: string
  /** In Shanghai. */
  day: string
  from: number
  until: number
  source: 'api' | 'upload'
  externalNo: string
  uploadedBy: number | null
  lines: readonly BillLine[]
}

/** Takes a bill or a part of one, posts its fees and compares. One that is there changes nothing. Answers the day's id. */
export async function receiveBill(change: Change, bill: Bill): Promise<number> {
  const day = await lockDay(change, bill)
  const { db } = change
  const parts = await db.selectFrom('recon_parts').selectAll().where('day_id', '=', day.id).execute()
  if (parts.some(({ external_no }) => external_no === bill.externalNo)) return day.id
  if (parts.some(({ from_at, until_at }) => from_at < bill.until && until_at > bill.from)) {
    refuse('billOverlaps', { params: { day: bill.day } })
  }
  const feeFen = bill.lines.reduce((sum, line) => sum + line.feeFen + (line.kind === 'fee' ? line.amountFen : 0), 0)
  const part = await db
    .insertInto('recon_parts')
    .values({
      day_id: day.id,
      source: bill.source,
      external_no: bill.externalNo,
      from_at: new Date(bill.from),
      until_at: new Date(bill.until),
      lines: bill.lines.length,
      fee_fen: feeFen,
      uploaded_by_id: bill.uploadedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertLines(change, day, part.id, bill.lines)
  if (feeFen > 0) await postFees(change, day, part.id, feeFen)
  await compareAround(change, bill.appId, bill.day)
  return day.id
}

/** The day of a channel, made with its first bill. */
async function lockDay({ db }: Change, { appId, day }: Pick<Bill, 'appId' | 'day'>): Promise<DayRecord> {
  await lockChannel(db, appId)
  await db
    .insertInto('recon_days')
    .values({ app_id: appId, day, confirmed_by_id: null })
    .onConflict(conflict => conflict.columns(['app_id', 'day']).doNothing())
    .execute()
  return daysOf(db)
    .where('recon_days.app_id', '=', appId)
    .where('recon_days.day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const rowsAtOnce = 2000

async function insertLines(
  { db }: Change,
  { id, app_id }: DayRecord,
  partId: number,
  lines: readonly BillLine[],
): Promise<void> {
  for (let start = 0; start < lines.length; start += rowsAtOnce) {
    const rows = lines.slice(start, start + rowsAtOnce).map(line => ({
      kind: line.kind,
      channel_no: line.channelNo,
      merchant_no: line.merchantNo,
      net_fen: isIncoming(line.kind) ? line.amountFen : -line.amountFen,
      fee_fen: line.feeFen,
      at: new Date(line.at).toISOString(),
    }))
    await sql`insert into recon_lines (day_id, part_id, app_id, kind, channel_no, merchant_no, net_fen, fee_fen, at)
      select ${id}, ${partId}, ${app_id}, line.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line
        (kind text, channel_no text, merchant_no text, net_fen bigint, fee_fen bigint, at timestamptz)`.execute(db)
  }
}

/** What the channel kept. It has no number of its own, so that it is no movement that is looked for in a bill. */
async function postFees(change: Change, day: DayRecord, partId: number, feeFen: number): Promise<void> {
  await postTransaction(change, {
    event: 'channelFee',
    subject: 'recon',
    subjectId: day.id,
    subjectNo: `${day.app_id} ${day.day}`,
    part: String(partId),
    lines: [debit(platformAccount('channelFee'), feeFen), credit(channelAccount(day.app_id), feeFen)],
  })
}
