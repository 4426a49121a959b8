import { z } from 'zod'
import { Fen, FenTotal, Id, Moment } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { accountKinds, ledgerEvents, ownerKinds, sides } from './accounts.ts'

/** A balance; below zero where its account may be. */
export const Balance = z.int()

const Account = z.object({
  id: Id,
  code: z.string(),
  ownerKind: z.enum(ownerKinds),
  ownerId: Id.nullable(),
  /** Of the person or the merchant, of the app of a channel; empty for the platform. */
  ownerName: WrittenText,
  kind: z.enum(accountKinds),
  side: z.enum(sides),
})

export const LedgerAccount = Account.extend({ balanceFen: Balance, postings: z.int() })
export type LedgerAccount = z.output<typeof LedgerAccount>

export const LedgerPosting = z.object({
  id: Id,
  transactionId: Id,
  /** `LZ…`. */
  transactionNo: z.string(),
  at: Moment,
  event: z.enum(ledgerEvents),
  subject: z.string(),
  subjectId: Id,
  subjectNo: z.string(),
  side: z.enum(sides),
  amountFen: Fen,
  /** Of the account after it; null for accounts of the platform and of channels, which many transactions meet at once. */
  balanceFen: Balance.nullable(),
  description: WrittenText,
})
export type LedgerPosting = z.output<typeof LedgerPosting>

export const LedgerTransaction = z.object({
  id: Id,
  no: z.string(),
  at: Moment,
  event: z.enum(ledgerEvents),
  subject: z.string(),
  subjectId: Id,
  subjectNo: z.string(),
  order: z.object({ id: Id, no: z.string(), service: z.string() }).nullable(),
  channelNo: z.string().nullable(),
  by: z.string(),
  description: WrittenText,
  /** The transaction that it takes back, and the one that takes it back. */
  reverses: z.object({ id: Id, no: z.string() }).nullable(),
  reversedBy: z.object({ id: Id, no: z.string() }).nullable(),
  lines: z.array(Account.extend({ line: z.enum(sides), amountFen: Fen })),
  totalFen: FenTotal,
})
export type LedgerTransaction = z.output<typeof LedgerTransaction>
