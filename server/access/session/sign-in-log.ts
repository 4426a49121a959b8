import { sql } from 'kysely'
import type { SignInRow } from '#contract/access/events.ts'
import type { Sender } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { budget, networkOf } from '#server/process/limits/index.ts'

type Tried = { username: string; userId: number | null; why: SignInRow['why']; sender: Sender }

/**
 * One row of the sign-in log. Attempts on a locked account add at most one row a minute, and failures of one address at most
 * as many an hour as the budget says; one row says how many more there were.
 */
export async function noteSignIn(db: Database, tried: Tried): Promise<void> {
  if (tried.why === 'locked' && (await isNotedThisMinute(db, tried))) return
  if (tried.why === 'ok' || (await countFailure(db, tried)) <= budget.signInRows) return addRow(db, tried)
  await sql`
    insert into sign_ins (username, why, ip, user_agent) values ('', 'leftOut', ${networkOf(tried.sender.ip)}, '')
    on conflict (ip, date_trunc('hour', at at time zone 'UTC')) where why = 'leftOut'
    do update set times = sign_ins.times + 1`.execute(db)
}

/** Of many at the same moment on a locked account, one adds its row. */
async function addRow(db: Database, { username, userId, why, sender }: Tried): Promise<void> {
  const locked_minute = why === 'locked' ? sql<Date>`date_trunc('minute', now(), 'UTC')` : null
  await db
    .insertInto('sign_ins')
    .values({ username, user_id: userId, why, ip: sender.ip, user_agent: sender.userAgent, locked_minute })
    .onConflict(taken =>
      taken.columns(['username', 'ip', 'locked_minute']).where('locked_minute', 'is not', null).doNothing(),
    )
    .execute()
}

async function isNotedThisMinute(db: Database, { username, sender }: Tried): Promise<boolean> {
  const { rows } = await sql`
    select from sign_ins where username = ${username} and ip = ${sender.ip} and why = 'locked'
      and at > now() - interval '1 minute' limit 1`.execute(db)
  return rows.length > 0
}

/** How many there were from this address in this hour, this one included. */
async function countFailure(db: Database, { userId, sender }: Tried): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_log_counts as c (network, hour, of_account)
    values (${networkOf(sender.ip)}, date_trunc('hour', now(), 'UTC'), ${userId !== null})
    on conflict (network, hour, of_account) do update set failures = c.failures + 1
    returning failures`.execute(db)
  return rows[0]?.failures ?? 1
}
