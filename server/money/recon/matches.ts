import { recon } from '#contract/money/recon/recon.ts'
import { handle } from '#server/kit/handle.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { viewOurs, viewTheirs } from './view-difference.ts'

export const matches = handle(recon.matches, async ({ db }, { dayId, after, limit }) => {
  const found = await db
    .selectFrom('recon_lines')
    .innerJoin('ledger_transactions as ours', 'ours.id', 'recon_lines.transaction_id')
    .leftJoin('orders', 'orders.id', 'ours.order_id')
    .select(['recon_lines.id', 'recon_lines.channel_no', 'recon_lines.merchant_no', 'recon_lines.kind as line_kind'])
    .select(['recon_lines.net_fen', 'recon_lines.fee_fen as line_fee_fen', 'recon_lines.at as line_at'])
    .select(['recon_lines.ours_no', 'recon_lines.ours_fen', 'orders.id as order_id', 'orders.no as order_no'])
    .select(['ours.id as our_id', 'ours.event as our_event', 'ours.subject_no as our_subject_no', 'ours.at as our_at'])
    .where('recon_lines.day_id', '=', dayId)
    .whereRef('recon_lines.ours_fen', '=', 'recon_lines.net_fen')
    .where(afterId('recon_lines.id', after, 'asc'))
    .orderBy('recon_lines.id')
    .limit(oneMore(limit))
    .execute()
  const page = pageOf(found, limit, {
    view: row => ({ id: row.id, ours: viewOurs(row), theirs: viewTheirs(row, row.net_fen) }),
    cursorOf: ({ id }) => id,
  })
  return {
    ...page,
    rows: page.rows.flatMap(({ id, ours, theirs }) => (ours && theirs ? [{ id, ours, theirs }] : [])),
  }
})
