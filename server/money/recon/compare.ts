import { sql } from 'kysely'
import type { ReconState } from '#contract/money/recon/rows.ts'
import { notify } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { type Found, findDifferences, matchLines } from './match.ts'
import { reverseOutcome } from './posting.ts'
import { dayRecords, differenceRecords } from './records.ts'
import { daysOf, lockChannel } from './rows.ts'
import { type DayRecord, type DifferenceRecord, reconDayStateColumn } from './table.ts'

/** Compares the day with our ledger, and its neighbours with it: a movement at midnight may stand in either. */
export async function compareAround(change: Change, appId: string, day: string): Promise<void> {
  await lockChannel(change.db, appId)
  const days = await daysOf(change.db)
    .where('recon_days.app_id', '=', appId)
    .where(sql<boolean>`recon_days.day between ${day}::date - 1 and ${day}::date + 1`)
    .orderBy('recon_days.day')
    .forUpdate()
    .execute()
  for (const each of days) await matchLines(change.db, each)
  for (const each of days) await compareDay(change, each)
}

async function compareDay(change: Change, day: DayRecord): Promise<void> {
  const all = await findDifferences(change.db, day)
  const found = all.filter(({ is_waiting }) => !is_waiting)
  const known = await change.db.selectFrom('recon_differences').selectAll().where('day_id', '=', day.id).execute()
  const [keys, allKeys] = [new Set(found.map(keyOf)), new Set(all.map(keyOf))]
  for (const difference of known) {
    const isOver = !(difference.state === 'settled' ? allKeys : keys).has(keyOf(difference))
    if (isOver && mayArrive(difference)) await arrive(change, difference)
  }
  const knownKeys = new Set(known.filter(({ outcome }) => outcome !== 'arrived').map(keyOf))
  const fresh = found.filter(each => !knownKeys.has(keyOf(each)))
  await insertDifferences(change, day, fresh)
  await writeSums(change, day, { waiting: all.length - found.length, isNew: fresh.length > 0 })
}

/** A line or a movement of ours has at most one difference of a kind. */
function keyOf({ kind, line_id, ours_no }: Pick<Found, 'kind' | 'line_id' | 'ours_no'>): string {
  return kind === 'onlyOurs' ? `ours ${ours_no}` : `${kind} ${line_id}`
}

/** Whether anything is to be done when it is no difference any more: it is open, or it was settled by a transaction that would count it twice. */
function mayArrive({ state, outcome, posted_id }: DifferenceRecord): boolean {
  return state !== 'settled' || (posted_id !== null && outcome !== 'arrived')
}

/** What was missing is there, or both say the same now. */
async function arrive(change: Change, difference: DifferenceRecord): Promise<void> {
  await reverseOutcome(change, difference)
  await differenceRecords.move(change, difference, 'arrive', {
    by: 'clock',
    set: { outcome: 'arrived', settled_at: new Date() },
  })
}

const rowsAtOnce = 1000

async function insertDifferences({ db, nudge }: Change, day: DayRecord, found: readonly Found[]): Promise<void> {
  for (let start = 0; start < found.length; start += rowsAtOnce) {
    const rows = found.slice(start, start + rowsAtOnce).map(({ is_waiting, ...each }) => ({
      ...each,
      day_id: day.id,
      app_id: day.app_id,
      outcome: null,
    }))
    await db.insertInto('recon_differences').values(rows).execute()
  }
  if (found.length > 0) nudge({ word: 'reconDifferences.changed', id: null })
}

type Sums = Pick<
  DayRecord,
  | 'ours_in_fen'
  | 'ours_out_fen'
  | 'ours_count'
  | 'theirs_in_fen'
  | 'theirs_out_fen'
  | 'theirs_count'
  | 'fee_fen'
  | 'matched'
  | 'amount_count'
  | 'only_ours_count'
  | 'only_theirs_count'
  | 'open_count'
> & { parts: number; unexplained_fen: number }

/** Writes what was found into the day, whose row is locked. New differences need another confirmation. */
export async function writeSums(
  change: Change,
  day: DayRecord,
  { waiting, isNew }: { waiting: number; isNew: boolean },
): Promise<void> {
  const { parts, unexplained_fen, ...sums } = await sumsOf(change, day.id)
  const isBalanced = sums.open_count === 0 && unexplained_fen === 0
  const move = moveTo(day.state, parts === 0 ? 'awaiting' : isBalanced ? 'balanced' : 'unbalanced')
  const isStopping = move === 'differ' || (move === 'compare' && day.state === 'unbalanced' && isNew)
  const now = { ...sums, waiting } as const
  // A comparison that finds what the last one found is no reason for anybody to look again.
  const isChanged =
    move !== 'compare' || (Object.keys(now) as (keyof typeof now)[]).some(field => now[field] !== day[field])
  await moveRecord(change, reconDayStateColumn, {
    id: day.id,
    standing: day,
    move,
    by: 'clock',
    set: {
      ...now,
      compared_at: new Date(),
      ...(isStopping && { confirmed_by_id: null, confirmed_at: null, confirm_reason: '' }),
    },
    isNewVersion: isChanged,
    ...(move !== 'compare' && { event: { subject: 'recon', subjectNo: day.day } }),
  })
  if (isChanged) dayRecords.nudge(change, day)
  if (isStopping) await notifyUnbalanced(change, day, sums.open_count)
}

/** A day has a bill for good once it has one. */
function moveTo(before: ReconState, now: ReconState): 'compare' | 'differ' | 'balance' {
  if (now === before || now === 'awaiting') return 'compare'
  return now === 'balanced' ? 'balance' : 'differ'
}

async function sumsOf({ db }: Pick<Change, 'db'>, dayId: number): Promise<Sums> {
  const { rows } = await sql<Sums>`with ours as (
      select ours_fen as fen from recon_lines where day_id = ${dayId} and ours_no is not null
      union all
      select ours_fen from recon_differences where day_id = ${dayId} and kind = 'onlyOurs' and outcome is distinct from 'arrived'
    ),
    differences as (select * from recon_differences where day_id = ${dayId} and outcome is distinct from 'arrived'),
    theirs as (select net_fen as fen, (ours_fen = net_fen) is true as is_matched from recon_lines where day_id = ${dayId} and kind <> 'fee'),
    our_sums as (
      select coalesce(sum(fen) filter (where fen > 0), 0) as in_fen, coalesce(-sum(fen) filter (where fen < 0), 0) as out_fen, count(*)
      from ours
    ),
    their_sums as (
      select coalesce(sum(fen) filter (where fen > 0), 0) as in_fen, coalesce(-sum(fen) filter (where fen < 0), 0) as out_fen, count(*),
        count(*) filter (where is_matched) as matched
      from theirs
    ),
    counts as (
      select count(*) filter (where kind = 'amount') as amount, count(*) filter (where kind = 'onlyOurs') as only_ours,
        count(*) filter (where kind = 'onlyTheirs') as only_theirs, count(*) filter (where state <> 'settled') as open,
        coalesce((select sum(net_fen - coalesce(ours_fen, 0)) from recon_lines where id in (select line_id from differences)), 0)
          - coalesce(sum(ours_fen) filter (where kind = 'onlyOurs'), 0) as fen
      from differences
    )
    select our_sums.in_fen::bigint as ours_in_fen, our_sums.out_fen::bigint as ours_out_fen, our_sums.count::integer as ours_count,
      their_sums.in_fen::bigint as theirs_in_fen, their_sums.out_fen::bigint as theirs_out_fen,
      their_sums.count::integer as theirs_count, their_sums.matched::integer as matched,
      counts.amount::integer as amount_count, counts.only_ours::integer as only_ours_count,
      counts.only_theirs::integer as only_theirs_count, counts.open::integer as open_count,
      (their_sums.in_fen - their_sums.out_fen - our_sums.in_fen + our_sums.out_fen - counts.fen)::bigint as unexplained_fen,
      (select coalesce(sum(fee_fen), 0)::bigint from recon_parts where day_id = ${dayId}) as fee_fen,
      (select count(*)::integer from recon_parts where day_id = ${dayId}) as parts
    from our_sums, their_sums, counts`.execute(db)
  const sums = rows[0]
  if (!sums) throw new Error(`The sums of day ${dayId} are missing.`)
  return sums
}

/** A notification of type 9: this day stops payouts until somebody confirms it. */
async function notifyUnbalanced(change: Change, { id, app_id, day }: DayRecord, open: number): Promise<void> {
  await notify(change, {
    type: 9,
    kind: 'recon.unbalanced',
    params: { day, channel: app_id, count: open },
    to: { permission: 'recon.settle', cityCode: null },
    link: `/finance/recon?open=${id}`,
  })
}
