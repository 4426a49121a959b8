import { sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { handle } from '#server/kit/handle.ts'
import { envelopeOfRefusal, Refusal } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { ordersHandlers } from '#server/orders/index.ts'

type Result = OutputOf<typeof dispatch.assignMany>['results'][number]

/** Assigns in the order of ids, so that two of these commands cannot deadlock. */
export const assignMany = handle(dispatch.assignMany, async (context, { workerId, orders }) => {
  const results: Result[] = []
  for (const order of orders.toSorted((one, other) => one.id - other.id)) {
    results.push(await assignOne(context, order, workerId))
  }
  return { results }
})

/** A refused assignment is undone alone. */
async function assignOne(context: CommandContext, order: Target, workerId: number): Promise<Result> {
  await sql`savepoint one`.execute(context.db)
  try {
    const { id, no } = await ordersHandlers.assign(context, { ...order, workerId })
    return { id, no, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one`.execute(context.db)
    const { no } =
      (await context.db.selectFrom('orders').select('no').where('id', '=', order.id).executeTakeFirst()) ?? {}
    const { message } = envelopeOfRefusal(error, context.sender.language, context.traceId)
    return { id: order.id, no: error.reason === 'notFound' ? '' : (no ?? ''), refusal: message }
  }
}
