import { type SqlBool, sql } from 'kysely'
import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type VerificationMove, verificationMachine } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { takeBack } from './credential.ts'
import { type PaperRecord, verificationStateColumn } from './table.ts'
import { enqueuePaperWebhook } from './webhooks.ts'

/** What staff do with a paper besides judging it. */
const paperActions = ['open', 'revoke'] as const

/** Why this person may not do it with the paper, or null. */
function paperGuard(
  { state }: Pick<PaperRecord, 'state'>,
  action: (typeof paperActions)[number],
  caller: Caller,
): Reason | null {
  if (!may(caller, verifications[action].needs)) return 'noPermission'
  if (action === 'open') return null
  return canMove(verificationMachine, { state }, action, 'staff') ? null : 'reviewNotInThisState'
}

/**
 * All papers of a person change one after the other. Taken before their cases and rows; what decides them later, a worker
 * and a user, is locked after it.
 */
export async function lockPapersOf(db: Database, personId: number): Promise<void> {
  await lockNamed(db, 'verifications.papers', personId)
}

/** Staff record that they approve or reject; these two record that it took effect. */
const actions: Partial<Record<VerificationMove, EventAction>> = {
  approve: 'verifications.approved',
  reject: 'verifications.rejected',
}

/** Papers, with the webhook of a move to their app; what one proved no longer holds once it expired or was revoked. */
export const paperRecords = recordsOf(verificationStateColumn, {
  subject: 'verifications',
  no: ({ no }) => no,
  actions: paperActions,
  guard: paperGuard,
  set: () => ({ state_at: new Date() }),
  event: (_paper, move) => ({ ...(actions[move] && { action: actions[move] }) }),
  nudge: ({ id, city_code }) => ({ word: 'verifications.changed', id, cityCode: city_code }),
  async after(change, paper, made) {
    if (made.move === 'expire' || made.move === 'revoke') await takeBack(change, paper)
    await enqueuePaperWebhook(change, paper, made)
  },
})

/** Papers of the same person and kind in that state, without this one, locked. */
export function lockOthers(
  db: Database,
  { id, person_id, kind }: Pick<PaperRecord, 'person_id' | 'kind'> & { id?: number },
  state: PaperRecord['state'],
): Promise<PaperRecord[]> {
  return db
    .selectFrom('verifications')
    .selectAll()
    .where('person_id', '=', person_id)
    .where('kind', '=', kind)
    .where('state', '=', state)
    .where(id === undefined ? sql<SqlBool>`true` : row => row('id', '<>', id))
    .orderBy('id')
    .forUpdate()
    .execute()
}
