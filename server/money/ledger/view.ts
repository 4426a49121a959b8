import type { LedgerAccount, LedgerPosting, LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { asWritten } from '#server/people/index.ts'
import { transactionNo } from './numbers.ts'
import type { ListedLine, ListedTransaction } from './rows.ts'

type AccountRow = Pick<ListedLine, 'id' | 'code' | 'owner_kind' | 'owner_id' | 'owner_name' | 'kind' | 'side'>

function viewOwner({ id, code, owner_kind, owner_id, owner_name, kind, side }: AccountRow) {
  return { id, code, ownerKind: owner_kind, ownerId: owner_id, ownerName: asWritten(owner_name), kind, side }
}

export function viewAccount(row: AccountRow & { balance_fen: number; postings: number }): LedgerAccount {
  return { ...viewOwner(row), balanceFen: row.balance_fen, postings: row.postings }
}

export type PostingRow = {
  id: number
  transaction_id: number
  transaction_at: number
  at: number
  event: LedgerPosting['event']
  subject: string
  subject_id: number
  subject_no: string
  side: LedgerPosting['side']
  amount_fen: LedgerPosting['amountFen']
  balance_fen: number | null
  description: string
}

export function viewPosting(row: PostingRow): LedgerPosting {
  return {
    id: row.id,
    transactionId: row.transaction_id,
    transactionNo: transactionNo({ id: row.transaction_id, at: row.transaction_at }),
    at: row.at,
    event: row.event,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectNo: row.subject_no,
    side: row.side,
    amountFen: row.amount_fen,
    balanceFen: row.balance_fen,
    description: asWritten(row.description),
  }
}

export function viewTransaction(row: ListedTransaction, lines: readonly ListedLine[]): LedgerTransaction {
  const { id, at, order_id, order_no, service, reverses_id, reversed_at, reversal_id, reversal_at } = row
  const debits = lines.filter(({ line }) => line === 'debit')
  return {
    id,
    no: transactionNo({ id, at }),
    at,
    event: row.event,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectNo: row.subject_no,
    order: order_id === null ? null : { id: order_id, no: order_no ?? '', service: service ?? '' },
    channelNo: row.channel_no,
    by: row.actor_name,
    description: asWritten(row.description),
    reverses: referenceTo(reverses_id, reversed_at),
    reversedBy: referenceTo(reversal_id, reversal_at),
    lines: lines.map(line => ({ ...viewOwner(line), line: line.line, amountFen: line.amount_fen })),
    totalFen: debits.reduce((sum, { amount_fen }) => sum + amount_fen, 0) as LedgerTransaction['totalFen'],
  }
}

/** How a record names a transaction. */
export function referenceTo(id: number | null, at: number | null): { id: number; no: string } | null {
  return id === null || at === null ? null : { id, no: transactionNo({ id, at }) }
}
