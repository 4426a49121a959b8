import { sql } from 'kysely'
import type { z } from 'zod'
import type { OpenDeposit, OpenDepositAnswer } from '#contract/open/open-applications.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { answerDeposit, bookDeposit, giveBackOf } from '#server/money/deposits/index.ts'
import { lockPapersOf } from '#server/reviews/verifications/index.ts'
import { applicationRecords } from '../records.ts'
import type { ApplicationRecord } from '../table.ts'
import { hasEnded, isWorkerKind } from '../terms.ts'
import { activateIfOnboarded, isOnboarded } from './onboarding.ts'

type Asked = { appId: string; no: string; input: z.output<typeof OpenDeposit> }

/** Money of a deposit arrived at an app. What arrives for an application that has ended goes back at once. */
export async function receiveDeposit(
  change: Change,
  runtime: Runtime,
  { appId, no, input }: Asked,
): Promise<z.output<typeof OpenDepositAnswer>> {
  const found = await applicationFor(change.db, appId, no)
  if (!found) return refuse('notFound')
  await lockPapersOf(change.db, found.person_id)
  const row = await applicationRecords.lock(change.db, found.id)
  const wasOnboarded = await isOnboarded(change, row)
  const actor: Actor = { kind: 'payment', id: null, name: appId }
  const { deposit, isNew } = await bookDeposit({ ...change, actor }, paymentOf(row, appId, input))
  if (!isNew) return answerDeposit(deposit)
  await recordEvent(
    { ...change, actor },
    {
      action: 'applications.progress',
      subject: 'applications',
      subjectId: row.id,
      subjectNo: row.no,
      changes: { amountFen: [null, input.amountFen] },
    },
  )
  applicationRecords.nudge(change, row)
  if (hasEnded(row)) await giveBackOf(change, row.id)
  else {
    const byPerson: Change = { ...change, actor: { kind: 'customer', id: row.person_id, name: row.name } }
    await activateIfOnboarded(byPerson, runtime, row, wasOnboarded)
  }
  const current = await change.db
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', deposit.id)
    .executeTakeFirstOrThrow()
  return answerDeposit(current)
}

function paymentOf(row: ApplicationRecord, appId: string, { channelNo, amountFen, occurredAt }: Asked['input']) {
  return {
    application_id: row.id,
    person_id: ownerOf(row),
    city_code: row.city_code,
    app_id: appId,
    channel_no: channelNo,
    paid_fen: amountFen,
    paidAt: new Date(occurredAt),
  }
}

/** The worker whom the applicant became, or the applicant. */
function ownerOf({ kind, state, member_id, person_id }: ApplicationRecord): number {
  return state === 'activated' && isWorkerKind(kind) ? (member_id ?? person_id) : person_id
}

/** An application of the app that says it, or of any app where it is a payment channel. */
function applicationFor(db: Database, appId: string, no: string) {
  return db
    .selectFrom('applications')
    .select(['id', 'person_id'])
    .where('no', '=', no)
    .where(row =>
      row.or([
        row('app_id', '=', appId),
        sql<boolean>`exists (select from apps where id = ${appId} and 'payout.write' = any(scopes))`,
      ]),
    )
    .executeTakeFirst()
}
