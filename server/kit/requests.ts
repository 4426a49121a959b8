import { createHash } from 'node:crypto'
import type { Operation } from '#contract/base/operation.ts'
import type { Caller } from './caller.ts'
import type { Change } from './change.ts'
import { refuse } from './refusal.ts'

/**
 * Runs a command once per `requestId` of its caller. A repetition, concurrent ones included, answers what the first one
 * answered; the same id with another input is refused. A refused command leaves no trace and may be tried again.
 */
export async function answerOnce(
  change: Change,
  caller: Caller,
  operation: Operation,
  input: unknown,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (change.requestId === null || operation.answersSecret) return run()
  const key = { user_id: caller.userId, request_id: change.requestId }
  const inputHash = createHash('sha256')
    .update(JSON.stringify([operation.name, input]))
    .digest()
  // Blocks while the first request is still running, then conflicts with its committed row.
  const claimed = await change.db
    .insertInto('requests')
    .values({ ...key, operation: operation.name, input_hash: inputHash, answer: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst()
  const rows = change.db
    .selectFrom('requests')
    .where('user_id', '=', key.user_id)
    .where('request_id', '=', key.request_id)
  if (!claimed) {
    const first = await rows.select(['input_hash', 'answer']).executeTakeFirstOrThrow()
    if (!first.input_hash.equals(inputHash)) refuse('requestReused')
    return first.answer
  }
  const answer = await run()
  await change.db
    .updateTable('requests')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', key.user_id)
    .where('request_id', '=', key.request_id)
    .execute()
  return answer
}
