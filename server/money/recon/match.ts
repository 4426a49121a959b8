import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { startOfDay } from '#server/kit/rows/shanghai.ts'
import type { DayRecord } from './table.ts'

type Day = Pick<DayRecord, 'id' | 'app_id' | 'day'>

/**
 * Movements of the channel by our ledger, from the day before to the day after, one for each number. Whatever has no number of the
 * channel, such as fees and adjustments, is no movement that its bill could have.
 */
function oursAround({ app_id, day }: Day): RawBuilder<unknown> {
  return sql`select ledger_transactions.channel_no, min(ledger_transactions.id) as transaction_id,
      min(ledger_transactions.at) as at,
      sum(case ledger_postings.side when 'debit' then ledger_postings.amount_fen else -ledger_postings.amount_fen end)::bigint as fen
    from ledger_transactions
      join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
      join ledger_accounts on ledger_accounts.id = ledger_postings.account_id
    where ledger_accounts.code = ${`channel:${app_id}`} and ledger_transactions.channel_no is not null
      and ledger_transactions.at >= ${startOfDay(day, -1)} and ledger_transactions.at < ${startOfDay(day, 2)}
    group by ledger_transactions.channel_no
    having sum(case ledger_postings.side when 'debit' then ledger_postings.amount_fen else -ledger_postings.amount_fen end) <> 0`
}

/**
 * Movements of other days, of which somebody said that one side would still correct them, or whose difference is booked until then:
 * they belong to their line whenever they come.
 */
function oursCorrected({ id, app_id, day }: Day): RawBuilder<unknown> {
  return sql`select ledger_transactions.channel_no, min(ledger_transactions.id) as transaction_id,
      min(ledger_transactions.at) as at,
      sum(case ledger_postings.side when 'debit' then ledger_postings.amount_fen else -ledger_postings.amount_fen end)::bigint as fen
    from (
      select recon_lines.channel_no as no from recon_lines join recon_differences on recon_differences.line_id = recon_lines.id
        where recon_lines.day_id = ${id} and recon_lines.ours_no is null and recon_differences.outcome in ('correctOurs', 'suspense', 'accept')
      union
      select recon_differences.ours_no from recon_differences join recon_lines on recon_lines.day_id = ${id}
          and recon_differences.ours_no in (recon_lines.channel_no, recon_lines.merchant_no)
        where recon_differences.app_id = ${app_id} and recon_differences.outcome in ('correctTheirs', 'suspense', 'accept')
          and recon_differences.kind = 'onlyOurs'
    ) as awaited
      join ledger_transactions on ledger_transactions.channel_no = awaited.no
      join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
      join ledger_accounts on ledger_accounts.id = ledger_postings.account_id
    where ledger_accounts.code = ${`channel:${app_id}`}
      and (ledger_transactions.at < ${startOfDay(day, -1)} or ledger_transactions.at >= ${startOfDay(day, 2)})
    group by ledger_transactions.channel_no`
}

/** Finds for each line of the day the movement of ours with its number; each belongs to one line. Where two have the same number, the one with the same amount goes first. */
export async function matchLines(db: Database, day: Day): Promise<void> {
  await sql`with ours as (${oursAround(day)} union all ${oursCorrected(day)}),
    pairs as (
      select recon_lines.id, ours.channel_no, ours.transaction_id, ours.fen, (ours.fen = recon_lines.net_fen) as is_equal
      from recon_lines
        cross join lateral (values (recon_lines.channel_no), (recon_lines.merchant_no)) as number (no)
        join ours on ours.channel_no = number.no
      where recon_lines.day_id = ${day.id} and recon_lines.kind <> 'fee' and recon_lines.ours_no is null
        and not exists (
          select from recon_lines as taken where taken.app_id = ${day.app_id} and taken.ours_no = ours.channel_no)
    ),
    of_lines as (select distinct on (id) * from pairs order by id, is_equal desc, transaction_id),
    chosen as (select distinct on (channel_no) * from of_lines order by channel_no, is_equal desc, id)
    update recon_lines set ours_no = chosen.channel_no, transaction_id = chosen.transaction_id, ours_fen = chosen.fen
    from chosen where recon_lines.id = chosen.id`.execute(db)
}

export type Found = {
  kind: 'amount' | 'onlyOurs' | 'onlyTheirs'
  line_id: number | null
  ours_no: string | null
  transaction_id: number | null
  ours_fen: number | null
  theirs_fen: number | null
  /** Of ours near the end of what is covered: the next bill may have it. */
  is_waiting: boolean
}

/** The end and the beginning of a bill may belong to its neighbour; so long is waited for that one. */
const edge = sql`interval '30 minutes'`
const waitsFor = sql`interval '36 hours'`

/** Every difference of a day after `matchLines`. */
export async function findDifferences(db: Database, day: Day): Promise<Found[]> {
  const { rows } = await sql<Found>`with ours as (${oursAround(day)}),
    covered as (
      select recon_parts.day_id, recon_parts.from_at, recon_parts.until_at
      from recon_parts join recon_days on recon_days.id = recon_parts.day_id
      where recon_days.app_id = ${day.app_id} and recon_days.day between ${day.day}::date - 1 and ${day.day}::date + 1
    )
    select case when ours_no is null then 'onlyTheirs' else 'amount' end as kind, id as line_id, ours_no, transaction_id, ours_fen,
      net_fen as theirs_fen, false as is_waiting
    from recon_lines
    where day_id = ${day.id} and kind <> 'fee' and ours_fen is distinct from net_fen
    union all
    select 'onlyOurs', null, ours.channel_no, ours.transaction_id, ours.fen, null,
      now() < covered.until_at + ${waitsFor} and (
        (ours.at >= covered.until_at - ${edge} and not exists (
          select from covered as next where next.from_at <= covered.until_at and next.until_at > covered.until_at))
        or (ours.at < covered.from_at + ${edge} and not exists (
          select from covered as before where before.until_at >= covered.from_at and before.from_at < covered.from_at)))
    from ours join covered on covered.day_id = ${day.id} and ours.at >= covered.from_at and ours.at < covered.until_at
    where not exists (
      select from recon_lines where recon_lines.app_id = ${day.app_id} and recon_lines.ours_no = ours.channel_no)`.execute(
    db,
  )
  return rows
}
