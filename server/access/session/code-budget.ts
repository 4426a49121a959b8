import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { budget } from '#server/process/limits/index.ts'
import { type ChangeRuntime, notifyOfSpentCodes } from './guessing.ts'
import { takeCode, takeOfferedCode } from './second-factor.ts'

/** What was spent wears off with time, so that an account can be tried again without anybody's help. */
const wearSeconds = sql.lit(budget.codeEveryMinutes * 60)
const most = sql.lit(budget.codesOfAccount)
const spentNow = sql<number>`greatest(0, codes_spent - extract(epoch from now() - codes_spent_at) / ${wearSeconds})`

/**
 * Uses up a code of the app or a recovery code of the account; false if it is wrong or was used before. Refuses, whatever
 * the code is, when too many wrong ones were tried, from wherever; owner and administrators are notified.
 */
export function proveCode(runtime: ChangeRuntime, userId: number, code: string): Promise<boolean> {
  return takeCounted(runtime, userId, () => takeCode(runtime, userId, code))
}

/** The same for a code of the secret that was offered. Answers that secret, sealed, or null if the code is none of its own. */
export function proveOfferedCode(runtime: ChangeRuntime, userId: number, code: string): Promise<Buffer | null> {
  return takeCounted(runtime, userId, () => takeOfferedCode(runtime, userId, code))
}

async function takeCounted<Taken>(runtime: ChangeRuntime, userId: number, take: () => Promise<Taken>): Promise<Taken> {
  const isLast = await countCode(runtime.db, userId)
  const taken = await take()
  if (taken) await uncountCode(runtime.db, userId)
  else if (isLast) await notifyOfSpentCodes(runtime, userId)
  return taken
}

/** Counts before the code is looked at, so that a thousand at once are not a thousand guesses. Answers whether it was the last. */
async function countCode(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql<{ is_last: boolean }>`
    update second_factors set codes_spent = ${spentNow} + 1, codes_spent_at = now()
    where user_id = ${userId} and ${spentNow} + 1 <= ${most}
    returning codes_spent + 1 > ${most} as is_last`.execute(db)
  if (rows[0]) return rows[0].is_last
  const minutes = await minutesToWait(db, userId)
  return minutes === null ? false : refuse('codesSpent', { params: { minutes } })
}

/** Null for somebody without a second factor. */
async function minutesToWait(db: Database, userId: number): Promise<number | null> {
  const { rows } = await sql<{ minutes: number }>`
    select ceil((${spentNow} + 1 - ${most}) * ${wearSeconds} / 60)::int as minutes
    from second_factors where user_id = ${userId}`.execute(db)
  return rows[0] ? Math.max(1, rows[0].minutes) : null
}

/** Only the right code is taken back: an owner who signs in does not give a thief beside them new tries. */
async function uncountCode(db: Database, userId: number): Promise<void> {
  await sql`update second_factors set codes_spent = greatest(0, codes_spent - 1) where user_id = ${userId}`.execute(db)
}
