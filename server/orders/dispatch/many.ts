import { sql } from 'kysely'
import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { handle } from '#server/kit/handle.ts'
import { envelopeOfRefusal, Refusal } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { assign } from '#server/orders/index.ts'

type Result = OutputOf<typeof dispatch.assignMany>['results'][number]
type Assignment = InputOf<typeof dispatch.assignProposed>['assignments'][number]

export const assignMany = handle(dispatch.assignMany, async (context, { workerId, orders }) => ({
  results: await assignEach(
    context,
    orders.map(order => ({ ...order, workerId })),
  ),
}))

export const assignProposed = handle(dispatch.assignProposed, async (context, { assignments }) => ({
  results: await assignEach(context, assignments),
}))

/** Orders are locked before workers, both by their ids, so that two of these commands cannot deadlock. */
async function assignEach(context: CommandContext, assignments: readonly Assignment[]): Promise<Result[]> {
  const { db } = context
  const results: Result[] = []
  const ids = assignments.map(({ id }) => id)
  await db.selectFrom('orders').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const workerIds = assignments.map(({ workerId }) => workerId)
  await db
    .selectFrom('workers')
    .select('user_id')
    .where('user_id', 'in', workerIds)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  for (const assignment of assignments.toSorted((one, other) => one.id - other.id)) {
    results.push(await assignOne(context, assignment))
  }
  return results
}

/** A refused assignment is undone alone. */
async function assignOne(context: CommandContext, { id: orderId, version, workerId }: Assignment): Promise<Result> {
  await sql`savepoint one`.execute(context.db)
  try {
    const { id, no } = await assign(context, { id: orderId, version, workerId })
    return { id, no, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one`.execute(context.db)
    const { no } =
      (await context.db.selectFrom('orders').select('no').where('id', '=', orderId).executeTakeFirst()) ?? {}
    const { message } = envelopeOfRefusal(error, context.sender.language, context.traceId)
    return { id: orderId, no: error.reason === 'notFound' ? '' : (no ?? ''), refusal: message }
  }
}
