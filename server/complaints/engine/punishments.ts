import { dayMs } from '#contract/base/durations.ts'
import { appealWindow, type Measure, type MeasureKind, measuresAgainst } from '#contract/complaints/decision.ts'
import type { CarriedOut, ComplaintRecord, PunishmentRecord } from '#server/complaints/table.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { resumeShop, suspendShop } from '#server/people/merchants/index.ts'
import { endFreeze, freezeWorker, returnPoints, takePoints } from '#server/people/workers/index.ts'
import { endMute, muteForComplaint } from '#server/reviews/posts/index.ts'
import { complaintRecords } from './records.ts'
import { enqueuePunishmentWebhook } from './webhooks.ts'

/** The measures that there can be against the respondent of a complaint. */
export function measureKindsOf(complaint: ComplaintRecord): readonly MeasureKind[] {
  const { respondent_kind, respondent_id, respondent_app_id } = complaint
  const isKnown = respondent_kind === 'merchant' ? respondent_app_id !== null : respondent_id !== null
  return isKnown ? measuresAgainst[respondent_kind] : []
}

type Decided = { measures: readonly Measure[]; reason: string }

/** Carries the measures out through the features that own them, all or none. The complaint is locked. */
export async function punish(context: CommandContext, complaint: ComplaintRecord, decided: Decided): Promise<void> {
  const { db, caller } = context
  const kinds = measureKindsOf(complaint)
  if (decided.measures.some(({ kind }) => !kinds.includes(kind))) refuse('measureNotPossible')
  const reason = reasonOf(complaint, decided.reason)
  const orderNo = await orderNoOf(db, complaint)
  const measures: CarriedOut[] = []
  for (const measure of decided.measures) {
    measures.push(await carryOut(context, complaint, measure, { reason, orderNo }))
  }
  const punishment = await db
    .insertInto('complaint_punishments')
    .values({
      complaint_id: complaint.id,
      n: await nextNumber(db, complaint.id),
      measures: JSON.stringify(measures),
      reason,
      by_id: caller.userId,
      by_name: caller.name,
      appeal_until: new Date(Date.now() + appealWindow * 1000),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordPunishment(context, complaint, punishment, 'punish', reason)
}

/** As the app of the respondent shows it: which complaint, and what was found. */
function reasonOf({ no }: ComplaintRecord, text: string): string {
  return `${no} ${text}`.slice(0, 200)
}

async function orderNoOf(db: Database, { order_id }: ComplaintRecord): Promise<string> {
  const { no } = await db.selectFrom('orders').select('no').where('id', '=', order_id).executeTakeFirstOrThrow()
  return no
}

async function nextNumber(db: Database, complaintId: number): Promise<number> {
  const last = await db
    .selectFrom('complaint_punishments')
    .select('n')
    .where('complaint_id', '=', complaintId)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.n ?? 0) + 1
}

type Terms = { reason: string; orderNo: string }

/** Answers the measure as it was carried out, with what undoes it. */
async function carryOut(
  context: CommandContext,
  complaint: ComplaintRecord,
  { kind, amount }: Measure,
  { reason, orderNo }: Terms,
): Promise<CarriedOut> {
  const personId = complaint.respondent_id ?? 0
  switch (kind) {
    case 'score': {
      const taken = await takePoints(context, personId, { points: amount, reason, orderNo })
      return taken > 0 ? { kind, amount: taken } : refuse('measureNotPossible')
    }
    case 'freeze': {
      const until = Date.now() + amount * dayMs
      return (await freezeWorker(context, personId, { reason, until }))
        ? { kind, amount, until }
        : refuse('measureNotPossible')
    }
    case 'mute': {
      const mute = { personId, days: amount, reason, byId: context.caller.userId, complaintNo: complaint.no }
      return { kind, amount, muteId: await muteForComplaint(context, mute) }
    }
    case 'suspend':
      return (await suspendShop(context, shopOf(complaint), reason)) ? { kind, amount } : refuse('measureNotPossible')
  }
}

/** Undoes what is still as the punishment made it. */
export async function undoMeasures(
  change: Change,
  complaint: ComplaintRecord,
  punishment: PunishmentRecord,
  because: string,
): Promise<void> {
  const personId = complaint.respondent_id ?? 0
  const reason = reasonOf(complaint, because)
  for (const { kind, amount, until = 0, muteId = 0 } of punishment.measures) {
    if (kind === 'score') {
      const orderNo = await orderNoOf(change.db, complaint)
      await returnPoints(change, personId, { points: amount, reason, orderNo })
    }
    if (kind === 'freeze') await endFreeze(change, personId, { reason, until })
    if (kind === 'mute') await endMute(change, muteId)
    if (kind === 'suspend') await resumeShop(change, shopOf(complaint), { reason, since: punishment.reason })
  }
}

function shopOf({ respondent_app_id, respondent_external_id }: ComplaintRecord) {
  return { appId: respondent_app_id ?? '', externalId: respondent_external_id ?? '' }
}

type PunishmentEvent = 'punish' | 'appeal' | 'uphold' | 'lift'

/** The event, the webhook for the respondent's app, and the nudge. Answers the event's id. */
export async function recordPunishment(
  change: Change,
  complaint: ComplaintRecord,
  punishment: PunishmentRecord,
  event: PunishmentEvent,
  reason: string,
  openEvent?: { appId: string; externalId: string; occurredAt: Date },
): Promise<number> {
  const id = await recordEvent(change, {
    action: `complaints.${event}`,
    subject: 'complaints',
    subjectId: complaint.id,
    subjectNo: complaint.no,
    changes: { measures: [null, punishment.measures.map(({ kind, amount }) => ({ kind, amount }))] },
    reason,
    ...(openEvent && { openEvent }),
  })
  await enqueuePunishmentWebhook(change, complaint, punishment, { event, text: reason })
  complaintRecords.nudge(change, complaint)
  return id
}
