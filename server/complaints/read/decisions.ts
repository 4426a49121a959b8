import type { ComplaintDetail } from '#contract/complaints/complaint.ts'
import type { PunishmentRow } from '#contract/complaints/decision.ts'
import { compensationRecords, punishmentRecords } from '#server/complaints/engine/records.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { stoppedShareOf } from '#server/money/settlements/index.ts'
import { asWritten } from '#server/people/index.ts'
import type { ListedComplaint } from './view.ts'

/** Money to the balance for the order of a complaint, as this reader may decide about it; of others of the order without moves. */
export async function compensationsOf(
  db: Database,
  { id, order_id }: ListedComplaint,
  caller: Caller,
): Promise<ComplaintDetail['given']['compensations']> {
  const rows = await db
    .selectFrom('complaint_compensations')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    n: row.n,
    state: row.state,
    amountFen: row.amount_fen,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    decidedBy: row.decided_by ?? '',
    remark: asWritten(row.remark),
    allowed: row.complaint_id === id ? compensationRecords.allowed(row, caller) : [],
  }))
}

/** The punishments of a complaint, the newest first. */
export async function punishmentsOf(db: Database, complaintId: number, caller: Caller): Promise<PunishmentRow[]> {
  const rows = await db
    .selectFrom('complaint_punishments')
    .selectAll()
    .where('complaint_id', '=', complaintId)
    .orderBy('n', 'desc')
    .execute()
  return rows.map(row => ({
    id: row.id,
    state: row.state,
    measures: row.measures.map(({ kind, amount }) => ({ kind, amount })),
    by: row.by_name,
    at: row.at,
    appealUntil: row.appeal_until,
    appeal: row.appealed_at === null ? null : { text: asWritten(row.appeal), at: row.appealed_at },
    judgement:
      row.judged_at === null ? null : { by: row.judged_by ?? '', at: row.judged_at, text: asWritten(row.judgement) },
    allowed: punishmentRecords.allowed(row, caller),
  }))
}

/** What an open complaint keeps from its respondent. */
export function stopsOf(
  db: Database,
  { id, order_id, state, respondent_kind }: ListedComplaint,
  caller: Caller,
): Promise<ComplaintDetail['stops']> {
  if (state === 'closed') return Promise.resolve(null)
  const isWorker = ['rider', 'chauffeur', 'companion'].includes(respondent_kind)
  const party = isWorker ? 'worker' : respondent_kind
  return stoppedShareOf(db, caller, { orderId: order_id, complaintId: id, party })
}
