import { type SqlBool, sql, type Updateable } from 'kysely'
import type { VerificationMove } from '#contract/reviews/verification.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { takeBack } from './credential.ts'
import { type PaperRecord, verificationStateColumn } from './table.ts'
import { enqueuePaperWebhook } from './webhooks.ts'

/**
 * All papers of a person change one after the other. Taken before their cases and rows; what decides them later, a worker
 * and a user, is locked after it.
 */
export async function lockPapersOf(db: Database, personId: number): Promise<void> {
  await lockNamed(db, 'verifications.papers', personId)
}

export function lockPaper(db: Database, id: number): Promise<PaperRecord> {
  return db.selectFrom('verifications').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Staff record that they approve or reject; these two record that it took effect. */
const actions: Partial<Record<VerificationMove, EventAction>> = {
  approve: 'verifications.approved',
  reject: 'verifications.rejected',
}

type MoveInput = { by: 'staff' | 'clock' | 'app'; set?: Updateable<Tables['verifications']>; event?: Partial<NewEvent> }

/** Moves a paper that this transaction has locked, with its event and the webhook to its app. */
export async function movePaper(
  change: Change,
  paper: PaperRecord,
  move: VerificationMove,
  { by, set, event }: MoveInput,
): Promise<PaperRecord> {
  const action = actions[move]
  const moved = await moveRecord(change, verificationStateColumn, {
    id: paper.id,
    standing: { state: paper.state },
    move,
    by,
    set: { state_at: new Date(), ...set },
    event: { ...(action && { action }), subject: 'verifications', subjectNo: paper.no, ...event },
  })
  if (move === 'expire' || move === 'revoke') await takeBack(change, moved)
  await enqueuePaperWebhook(change, moved, { move, reason: event?.reason ?? null })
  nudgePaper(change, moved)
  return moved
}

export function nudgePaper(change: Pick<Change, 'nudge'>, { id, city_code }: PaperRecord): void {
  change.nudge({ word: 'verifications.changed', id, cityCode: city_code })
}

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
