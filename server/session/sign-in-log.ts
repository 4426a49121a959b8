import { sql } from 'kysely'
import type { SignInRow } from '#contract/access/events.ts'
import type { Sender } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'

type Tried = { username: string; userId: number | null; why: SignInRow['why']; sender: Sender }

/** One row of the sign-in log. Attempts on a locked account add at most one row a minute. */
export async function noteSignIn(db: Database, { username, userId, why, sender }: Tried): Promise<void> {
  await sql`
    insert into sign_ins (username, user_id, why, ip, user_agent)
    select ${username}, ${userId}::bigint, ${why}, ${sender.ip}, ${sender.userAgent}
    where ${why !== 'locked'} or not exists (
      select from sign_ins where username = ${username} and ip = ${sender.ip} and why = 'locked'
        and at > now() - interval '1 minute')`.execute(db)
}
