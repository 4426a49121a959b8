import { sql } from 'kysely'
import { signOn } from '#contract/access/sign-on.ts'
import { hashToken, lockForSession, openSession } from '#server/access/session/index.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { browserOf } from './browser.ts'

/** Trades the ticket for a session. */
export const oidcFinish = handle(signOn.oidcFinish, async ({ runtime, sender, traceId }, { ticket }) => {
  const { db, config } = runtime
  // Outside of the transaction below, so that the ticket is spent even if the sign-in fails.
  const taken = await db
    .deleteFrom('sign_on_tickets')
    .where('ticket_hash', '=', hashToken(ticket))
    // Bound to the browser: a link with a ticket, sent to somebody else, does not sign them in under a foreign name.
    .where('browser_hash', '=', hashToken(browserOf(sender.cookie)))
    .where('created_at', '>', sql<number>`now() - interval '60 seconds'`)
    .where('is_confirmation', '=', false)
    .returning('user_id')
    .executeTakeFirst()
  if (!taken) return refuse('ticketSpent')
  const user = await db
    .selectFrom('users')
    .select(['id', 'username', 'nick_name'])
    .where('id', '=', taken.user_id)
    .executeTakeFirstOrThrow()
  const name = user.username ?? ''
  const actor: Actor = { kind: 'staff', id: user.id, name: user.nick_name || name }
  return makeChange(runtime, { actor, traceId }, async change => {
    const { status } = await lockForSession(change.db, user.id)
    if (status !== 'enabled') refuse('accountDisabled')
    await recordEvent(change, { action: 'signOn.oidcFinish', subject: 'users', subjectId: user.id, subjectNo: name })
    return openSession(change.db, user.id, sender, config)
  })
})
