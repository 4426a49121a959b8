import { sql } from 'kysely'
import { signOn } from '#contract/access/sign-on.ts'
import { addProof, hashToken } from '#server/access/session/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { browserOf } from './browser.ts'

/** Trades a fresh sign-in at the provider, in this browser and of this person, for a proof of this session. */
export const confirm = handle(signOn.confirm, async context => {
  const { caller, runtime, sender } = context
  // Outside of the transaction, so that it is spent even if the command fails.
  const taken = await runtime.db
    .deleteFrom('sign_on_tickets')
    .where('browser_hash', '=', hashToken(browserOf(sender.cookie)))
    .where('created_at', '>', sql<number>`now() - interval '60 seconds'`)
    .where('is_confirmation', '=', true)
    .returning('user_id')
    .executeTakeFirst()
  if (!taken) return refuse('confirmationSpent')
  if (taken.user_id !== caller.userId) refuse('confirmedAsOther')
  await recordEvent(context, { action: 'signOn.confirm', subject: 'users', subjectId: caller.userId })
  return { proof: await addProof(context.db, caller.sessionId) }
})
