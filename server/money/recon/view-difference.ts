import { fen } from '#contract/base/values.ts'
import type { LedgerEvent } from '#contract/money/accounts.ts'
import type { BillKind } from '#contract/money/recon/bill.ts'
import type { ReconDifference } from '#contract/money/recon/rows.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { referenceTo } from '#server/money/ledger/index.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { differenceRecords } from './records.ts'

/** What ours is: its first transaction, and the order that it is about. */
type OurColumns = {
  ours_no: string | null
  ours_fen: number | null
  our_id: number | null
  our_event: LedgerEvent | null
  our_subject_no: string | null
  our_at: number | null
  order_id: number | null
  order_no: string | null
}
type TheirColumns = {
  channel_no: string | null
  merchant_no: string | null
  line_kind: BillKind | null
  line_fee_fen: number | null
  line_at: number | null
}

export function shownDifferences(db: Database) {
  return db
    .selectFrom('recon_differences')
    .innerJoin('recon_days', 'recon_days.id', 'recon_differences.day_id')
    .innerJoin('apps', 'apps.id', 'recon_differences.app_id')
    .leftJoin('recon_lines', 'recon_lines.id', 'recon_differences.line_id')
    .leftJoin('ledger_transactions as ours', 'ours.id', 'recon_differences.transaction_id')
    .leftJoin('ledger_transactions as posted', 'posted.id', 'recon_differences.posted_id')
    .leftJoin('orders', 'orders.id', 'ours.order_id')
    .leftJoin('users', 'users.id', 'recon_differences.owner_id')
    .selectAll('recon_differences')
    .select([
      'apps.name as channel_name',
      staffName('users').as('owner_name'),
      'orders.id as order_id',
      'orders.no as order_no',
    ])
    .select(['recon_lines.channel_no', 'recon_lines.merchant_no', 'recon_lines.kind as line_kind'])
    .select(['recon_lines.fee_fen as line_fee_fen', 'recon_lines.at as line_at'])
    .select(['ours.id as our_id', 'ours.event as our_event', 'ours.subject_no as our_subject_no', 'ours.at as our_at'])
    .select(['posted.at as posted_at', 'recon_days.day'])
}

type Shown = Awaited<ReturnType<ReturnType<typeof shownDifferences>['executeTakeFirstOrThrow']>>

export async function answerDifference(db: Database, caller: Caller, id: number): Promise<ReconDifference> {
  const row = await shownDifferences(db).where('recon_differences.id', '=', id).executeTakeFirst()
  return row ? viewDifference(row, caller) : refuse('notFound')
}

export function viewDifference(row: Shown, caller: Caller): ReconDifference {
  return {
    id: row.id,
    no: row.no,
    kind: row.kind,
    state: row.state,
    day: { id: row.day_id, day: row.day, channel: row.channel_name },
    ours: viewOurs(row),
    theirs: viewTheirs(row, row.theirs_fen),
    differenceFen: (row.theirs_fen ?? 0) - (row.ours_fen ?? 0),
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    outcome: row.outcome,
    reason: asWritten(row.reason),
    reference: asWritten(row.reference),
    posted: referenceTo(row.posted_id, row.posted_at),
    createdAt: row.created_at,
    settledAt: row.settled_at,
    version: row.version,
    allowed: differenceRecords.allowed(row, caller),
  }
}

export function viewOurs(row: OurColumns): ReconDifference['ours'] {
  const transaction = referenceTo(row.our_id, row.our_at)
  if (row.ours_no === null || transaction === null || row.our_event === null) return null
  return {
    channelNo: row.ours_no,
    transaction: { ...transaction, event: row.our_event, subjectNo: row.our_subject_no ?? '' },
    order: row.order_id === null ? null : { id: row.order_id, no: row.order_no ?? '' },
    at: row.our_at ?? 0,
    netFen: row.ours_fen ?? 0,
  }
}

export function viewTheirs(row: TheirColumns, netFen: number | null): ReconDifference['theirs'] {
  if (row.channel_no === null || row.line_kind === null) return null
  return {
    channelNo: row.channel_no,
    merchantNo: row.merchant_no,
    kind: row.line_kind,
    at: row.line_at ?? 0,
    netFen: netFen ?? 0,
    feeFen: fen(row.line_fee_fen ?? 0),
  }
}
