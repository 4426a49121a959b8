import { type Expression, type SqlBool, sql, type Updateable } from 'kysely'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import type { DifferenceAction, DifferenceOutcome } from '#contract/money/recon/difference.ts'
import { reconDifferences } from '#contract/money/recon/recon.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { writeSums } from './compare.ts'
import { outcomeGuard } from './guards.ts'
import { postOutcome } from './posting.ts'
import { differenceRecords } from './records.ts'
import { daysOf, lockChannel } from './rows.ts'
import type { DayRecord, DifferenceRecord } from './table.ts'
import { answerDifference, shownDifferences, viewDifference } from './view-difference.ts'

export const list = handle(reconDifferences.list, async ({ db, caller }, asked) => {
  const { dayId, kind, state, isMine, search, after, limit } = asked
  const found = await shownDifferences(db)
    .$if(dayId !== undefined, rows => rows.where('recon_differences.day_id', '=', dayId ?? 0))
    .$if(kind !== undefined, rows => rows.where('recon_differences.kind', '=', kind ?? 'amount'))
    .$if(state === 'unsettled', rows => rows.where('recon_differences.state', '<>', 'settled'))
    .$if(state !== undefined && state !== 'unsettled', rows =>
      rows.where('recon_differences.state', '=', state as DifferenceRecord['state']),
    )
    .$if(isMine, rows => rows.where('recon_differences.owner_id', '=', caller.userId))
    .$if(search !== '', rows => rows.where(isNumbered(search)))
    .where(afterId('recon_differences.id', after))
    .orderBy('recon_differences.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: row => viewDifference(row, caller), cursorOf: ({ id }) => id })
})

/** The number of a difference, of the channel's line or of our record. Each is found by an index of its own. */
function isNumbered(asked: string): Expression<SqlBool> {
  const search = searchedText(asked)
  return sql<SqlBool>`recon_differences.id = any(array(
    select id from recon_differences where no = ${search} or ours_no = ${search}
    union select recon_differences.id from recon_lines join recon_differences on line_id = recon_lines.id
      where channel_no = ${search} or merchant_no = ${search}
    union select recon_differences.id from ledger_transactions join recon_differences on transaction_id = ledger_transactions.id
      where reverse(subject_no) = reverse(${search})))`
}

export const get = handle(reconDifferences.get, ({ db, caller }, { id }) => answerDifference(db, caller, id))

export const take = handle(reconDifferences.take, async (context, target) => {
  const { difference } = await lockFor(context, target, 'take')
  return move(context, difference, 'take', { set: { owner_id: context.caller.userId } })
})

export const release = handle(reconDifferences.release, async (context, target) => {
  const { difference } = await lockFor(context, target, 'release')
  return move(context, difference, 'release', { set: { owner_id: null } })
})

export const settle = handle(reconDifferences.settle, async (context, { outcome, reason, reference, ...target }) => {
  const { day, difference } = await lockFor(context, target, 'settle')
  const refusal = outcomeGuard(difference, outcome)
  if (refusal) refuse(refusal, { record: await answerDifference(context.db, context.caller, difference.id) })
  const posted_id = await postOutcome(context, difference, outcome, reason)
  const set = { outcome, reason, reference, posted_id, settled_at: new Date() }
  await move(context, difference, 'settle', { set, reason, outcome })
  await writeSums(context, day, { waiting: day.waiting, isNew: false })
  return answerDifference(context.db, context.caller, difference.id)
})

type Locked = { day: DayRecord; difference: DifferenceRecord }

/** Locks the channel, the day and the difference, as a comparison does, for what the guard lets this person do. */
async function lockFor(
  context: CommandContext,
  { id, version }: { id: number; version: number },
  action: DifferenceAction,
): Promise<Locked> {
  const { db, caller } = context
  const seen = await db
    .selectFrom('recon_differences')
    .select(['app_id', 'day_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!seen) return refuse('notFound')
  await lockChannel(db, seen.app_id)
  const day = await daysOf(db).where('recon_days.id', '=', seen.day_id).forUpdate().executeTakeFirstOrThrow()
  const fresh = () => answerDifference(db, caller, id)
  const difference = await lockSeen(db, {
    subject: 'reconDifferences',
    id,
    version,
    lock: () => db.selectFrom('recon_differences').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh,
  })
  await differenceRecords.refuseNotAllowed(difference, action, caller, fresh, ({ owner }) => ({
    by: owner?.name ?? '',
  }))
  return { day, difference }
}

type Terms = { set: Updateable<Tables['recon_differences']>; reason?: string; outcome?: DifferenceOutcome }

async function move(
  context: CommandContext,
  difference: DifferenceRecord,
  name: DifferenceAction,
  { set, reason, outcome }: Terms,
) {
  await differenceRecords.move(context, difference, name, {
    by: 'staff',
    set,
    event: { ...(reason !== undefined && { reason }), ...(outcome && { changes: { outcome: [null, outcome] } }) },
  })
  return answerDifference(context.db, context.caller, difference.id)
}
