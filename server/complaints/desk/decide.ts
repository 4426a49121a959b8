import type { z } from 'zod'
import type { ComplaintDetail, Shares } from '#contract/complaints/complaint.ts'
import { type Respondent, respondents } from '#contract/complaints/complaint-types.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import type { Compensation } from '#contract/complaints/decision.ts'
import type { Liability } from '#contract/orders/order-names.ts'
import { refuseGivenBefore } from '#server/complaints/compensation/index.ts'
import { givePacket, giveToBalance, mayGive } from '#server/complaints/engine/compensations.ts'
import { moveComplaint } from '#server/complaints/engine/moves.ts'
import { punish } from '#server/complaints/engine/punishments.ts'
import { detailOf } from '#server/complaints/read/detail.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { startRefund } from '#server/money/refunds/index.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import { lockForMove, refuseOwnCase } from './lock.ts'
import { assignedTo } from './moves.ts'

type Asked = z.output<typeof complaints.propose.input>

export const propose = handle(complaints.propose, (context, asked) => decide(context, 'propose', asked))
export const resolve = handle(complaints.resolve, (context, asked) => decide(context, 'resolve', asked))

/** Liability, verdict, money and measures in one step: all of it happens, or none. */
async function decide(context: CommandContext, move: 'propose' | 'resolve', asked: Asked): Promise<ComplaintDetail> {
  const { liability, verdict, compensation, measures, ...target } = asked
  refuseUnentitled(context, asked)
  // The order first, as everywhere: so that of two who give money for it one sees what the other gave.
  const order = compensation ? await lockOrder(context, target.id) : undefined
  const complaint = await lockForMove(context, target, move)
  const moved = await moveComplaint(context, complaint, move, {
    by: 'staff',
    set: { liability: JSON.stringify(liability), verdict, ...assignedTo(context, complaint) },
    text: verdict,
  })
  if (compensation && order) await compensate(context, { complaint: moved, order, compensation })
  if (measures.length > 0) await punish(context, moved, { measures, reason: verdict })
  await refuseOwnCase(context, complaint)
  return detailOf(context, complaint.id)
}

type Giving = { complaint: ComplaintRecord; order: OrderRecord; compensation: Compensation }

/** The money of a decision, by one way of the three. */
async function compensate(context: CommandContext, { complaint, order, compensation }: Giving): Promise<void> {
  const { kind, amountFen, confirmedFen } = compensation
  await refuseGivenBefore(context.db, order.id, confirmedFen)
  if (kind === 'balance') return giveToBalance(context, complaint, amountFen)
  if (kind === 'packet') return givePacket(context, complaint, amountFen)
  const { liability, verdict: reason } = complaint
  const code = 'Z99'
  await startRefund(context, order, { amountFen, code, liability: mostLiable(liability), reason, confirmedFen })
}

function refuseUnentitled({ caller }: CommandContext, { compensation, measures }: Asked): void {
  if (compensation && !mayGive(caller, compensation.kind)) refuse('noPermission')
  if (measures.length > 0 && !may(caller, complaints.measures.needs)) refuse('noPermission')
}

/** The side with the largest share; who served before who ordered. */
function mostLiable(liability: Shares | null): Liability {
  const shareOf = (side: Respondent) => liability?.[side] ?? 0
  const most = Math.max(...respondents.map(shareOf))
  return respondents.find(side => shareOf(side) === most) ?? 'platform'
}

/** Whatever moves money in its name asks for no more than this lock, so that the ledger's lines are not kept waiting. */
async function lockOrder({ db }: CommandContext, complaintId: number): Promise<OrderRecord> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where(row =>
      row('id', '=', row.selectFrom('complaints').select('order_id').where('complaints.id', '=', complaintId)),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
  return order ?? refuse('notFound')
}
