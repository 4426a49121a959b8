import type { Change } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { depositsOf } from '#server/money/deposits/index.ts'
import { activateApplication, lockActivations } from '../activate.ts'
import { missingOnboarding } from '../checklist.ts'
import { notifyJudges } from '../notifications.ts'
import { activationObstacleOf } from '../ready.ts'
import type { ApplicationRecord } from '../table.ts'

/** Whether the training is passed and the deposit is in the ledger. */
export async function isOnboarded(
  { db }: Pick<Change, 'db'>,
  { id, kind, training_score: trainingScore }: ApplicationRecord,
): Promise<boolean> {
  const depositPaidFen = (await depositsOf(db, [id]))(id)
  return missingOnboarding({ kind, trainingScore, depositPaidFen }).length === 0
}

/** As soon as everything is there, the applicant becomes what they applied for; staff are notified once that a risk forbids it. */
export async function activateIfOnboarded(
  change: Change,
  runtime: Runtime,
  row: ApplicationRecord,
  wasOnboarded: boolean,
): Promise<ApplicationRecord> {
  if (row.state !== 'onboarding' || !(await isOnboarded(change, row))) return row
  await lockActivations(change.db)
  const bar = await activationObstacleOf({ db: change.db, runtime }, row)
  if (bar === null) return activateApplication(change, row, 'app')
  if (bar === 'risk' && !wasOnboarded) await notifyJudges(change, row, 'application.blocked')
  return row
}
