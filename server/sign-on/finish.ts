import { sql } from 'kysely'
import type { Pass } from '#contract/access/session.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { OpenContext } from '#server/kit/serve.ts'
import { hashToken, openSession } from '#server/session/index.ts'
import { browserOf } from './browser.ts'

/** Trades the ticket for a session. */
export async function oidcFinish(
  { runtime, sender, traceId }: OpenContext,
  { ticket }: { ticket: string },
): Promise<Pass> {
  const { db, config } = runtime
  // Outside the transaction below: whatever happens then, it is spent.
  const taken = await db
    .deleteFrom('sign_on_tickets')
    .where('ticket_hash', '=', hashToken(ticket))
    // Nobody signs a stranger in under their own name by sending them a link with a ticket.
    .where('browser_hash', '=', hashToken(browserOf(sender.cookie)))
    .where('created_at', '>', sql<number>`now() - interval '60 seconds'`)
    .returning('user_id')
    .executeTakeFirst()
  if (!taken) return refuse('ticketSpent')
  const user = await db
    .selectFrom('users')
    .select(['id', 'username', 'nick_name', 'status'])
    .where('id', '=', taken.user_id)
    .executeTakeFirstOrThrow()
  if (user.status !== 'enabled') refuse('accountDisabled')
  const name = user.username ?? ''
  const actor: Actor = { kind: 'staff', id: user.id, name: user.nick_name || name }
  return makeChange(runtime, { actor, traceId }, async change => {
    await recordEvent(change, { action: 'signOn.oidcFinish', subject: 'users', subjectId: user.id, subjectNo: name })
    return openSession(change.db, user.id, sender, config)
  })
}
