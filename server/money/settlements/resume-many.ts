import type { Reason } from '#contract/base/refusals.ts'
import { settlements } from '#contract/money/settlements.ts'
import { handle } from '#server/kit/handle.ts'
import { fill } from '#server/kit/refusal.ts'
import { changedBy } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { refusalWords } from '#words/base/refusals.ts'
import { lockOrders, lockOwn, resume } from './hold.ts'
import { settlementRecords } from './records.ts'

type Refused = { reason: Reason; params?: Record<string, string | number> }

/** Resumes several, in the order of their ids, so that two people cannot wait for each other. */
export const unholdMany = handle(settlements.unholdMany, async (context, { settlements: targets, reason }) => {
  const seen = new Map(targets.map(({ id, version }) => [id, version]))
  const orders = new Map((await lockOrders(context, [...seen.keys()])).map(order => [order.id, order]))
  const outcome: { resumed: number; refused: { id: number; no: string; refusal: string }[] } = {
    resumed: 0,
    refused: [],
  }
  for (const id of [...seen.keys()].toSorted((one, other) => one - other)) {
    const order = orders.get(id)
    const settlement = order && (await lockOwn(context, id))
    const refused: Refused | null = settlement
      ? await refusalOf(context, settlement, seen.get(id))
      : { reason: 'notFound' }
    if (refused) {
      const refusal = fill(refusalWords[refused.reason][context.sender.language], refused.params).trimEnd()
      outcome.refused.push({ id, no: order?.no ?? '', refusal })
    } else if (order && settlement) {
      await resume(context, { order, settlement }, reason)
      outcome.resumed += 1
    }
  }
  return outcome
})

type Own = NonNullable<Awaited<ReturnType<typeof lockOwn>>>

async function refusalOf(context: CommandContext, row: Own, version: number | undefined): Promise<Refused | null> {
  if (row.version !== version) return changedBy(context.db, 'settlements', row.order_id)
  const reason = settlementRecords.refusalOf(row, 'unhold', context.caller)
  return reason && { reason }
}
