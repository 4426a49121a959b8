import type { Updateable } from 'kysely'
import { type ApplicationMove, applicationMachine } from '#contract/reviews/application.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { giveBackOf } from '#server/money/deposits/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { type ApplicationRecord, applicationStateColumn } from './table.ts'
import { hasEnded } from './terms.ts'
import { enqueueApplicationWebhook } from './webhooks.ts'

export function lockApplication(db: Database, id: number): Promise<ApplicationRecord> {
  return db.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Staff record what they decide about a case; these record that it took effect. */
const actions: Partial<Record<ApplicationMove, EventAction>> = {
  approve: 'applications.approved',
  reject: 'applications.rejected',
  return: 'applications.returned',
}

type MoveInput = {
  by: 'staff' | 'clock' | 'app'
  set?: Updateable<Tables['applications']>
  event?: Partial<NewEvent>
  /** Of an activation. */
  memberNo?: string | null
}

const noSupplement = { supplement: [], supplement_until: null }

/** Moves an application that this transaction has locked, with its event and the webhook to its app. */
export async function moveApplication(
  change: Change,
  application: ApplicationRecord,
  move: ApplicationMove,
  { by, set, event, memberNo = null }: MoveInput,
): Promise<ApplicationRecord> {
  const action = actions[move]
  const staysInState = applicationMachine.moves[move].to === 'same'
  const moved = await moveRecord(change, applicationStateColumn, {
    id: application.id,
    standing: { state: application.state },
    move,
    by,
    set: { ...(!staysInState && { state_at: new Date(), ...noSupplement }), ...set },
    event: {
      ...(action && { action }),
      ...(staysInState && { from: null, to: null }),
      subject: 'applications',
      subjectNo: application.no,
      ...event,
    },
  })
  if (!staysInState && hasEnded(moved)) await giveBackOf(change, moved.id)
  await enqueueApplicationWebhook(change, moved, { move, memberNo })
  nudgeApplication(change, moved)
  return moved
}

export function nudgeApplication(
  change: Pick<Change, 'nudge'>,
  { id, city_code }: Pick<ApplicationRecord, 'id' | 'city_code'>,
): void {
  change.nudge({ word: 'applications.changed', id, cityCode: city_code })
}
