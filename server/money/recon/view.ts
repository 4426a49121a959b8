import { sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import { fen } from '#contract/base/values.ts'
import type { ReconDay } from '#contract/money/recon/rows.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { dayRecords } from './records.ts'
import { daysOf } from './rows.ts'
import type { DayRecord } from './table.ts'

type Covered = { from: number; until: number }
type ShownDay = DayRecord & { channel_name: string; confirmer: string | null; covered: Covered[]; parts: number }

/** The times that the parts cover, joined where one ends as the next begins. */
const covered = sql<Covered[]>`coalesce((
    select jsonb_agg(jsonb_build_object('from', (extract(epoch from lower(span)) * 1000)::bigint,
      'until', (extract(epoch from upper(span)) * 1000)::bigint) order by span)
    from unnest((
      select range_agg(tstzrange(recon_parts.from_at, recon_parts.until_at))
      from recon_parts where recon_parts.day_id = recon_days.id
    )) as span
  ), '[]'::jsonb)`

const partCount = sql<number>`(select count(*)::integer from recon_parts where recon_parts.day_id = recon_days.id)`

/** Days with what a reader sees of them. */
export function shownDays(db: Database) {
  return daysOf(db)
    .innerJoin('apps', 'apps.id', 'recon_days.app_id')
    .leftJoin('users', 'users.id', 'recon_days.confirmed_by_id')
    .select(['apps.name as channel_name', staffName('users').as('confirmer'), covered.as('covered')])
    .select(partCount.as('parts'))
}

export async function answerDay(db: Database, caller: Caller, id: number): Promise<ReconDay> {
  const day = await shownDays(db).where('recon_days.id', '=', id).executeTakeFirst()
  return day ? viewDay(day, caller) : refuse('notFound')
}

export function viewDay(day: ShownDay, caller: Caller): ReconDay {
  const isWhole = day.covered.some(({ from, until }) => until - from >= dayMs)
  const ours = { inFen: fen(day.ours_in_fen), outFen: fen(day.ours_out_fen), count: day.ours_count }
  const theirs = { inFen: fen(day.theirs_in_fen), outFen: fen(day.theirs_out_fen), count: day.theirs_count }
  const { confirmed_at, confirmed_by_id } = day
  return {
    id: day.id,
    channel: { id: day.app_id, name: day.channel_name },
    day: day.day,
    state: day.state,
    covered: day.covered,
    isWhole,
    ours,
    theirs,
    feeFen: fen(day.fee_fen),
    differenceFen: theirs.inFen - theirs.outFen - ours.inFen + ours.outFen,
    matched: day.matched,
    waiting: day.waiting,
    differences: { amount: day.amount_count, onlyOurs: day.only_ours_count, onlyTheirs: day.only_theirs_count },
    open: day.open_count,
    confirmed:
      confirmed_at === null || confirmed_by_id === null
        ? null
        : {
            by: { id: confirmed_by_id, name: day.confirmer ?? '' },
            at: confirmed_at,
            reason: asWritten(day.confirm_reason),
          },
    comparedAt: day.compared_at,
    version: day.version,
    allowed: dayRecords.allowed({ ...day, isWhole }, caller),
  }
}
