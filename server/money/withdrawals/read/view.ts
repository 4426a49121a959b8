import { fen } from '#contract/base/values.ts'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import type { Database } from '#server/kit/database.ts'
import { balancesOf, type OwnedBalances } from '#server/money/ledger/index.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import { allowedActions, withheldActions } from '../guards.ts'
import type { WithdrawalTerms } from '../table.ts'
import { withdrawalTerms } from '../terms.ts'
import { type ListedWithdrawal, type Reader, type Recent, recentOf } from './rows.ts'

type Beside = { reader: Reader; terms: WithdrawalTerms; balances: OwnedBalances; recent: Recent }

/** Reads what rows are shown with, once for all of them. */
export async function viewerOf(
  db: Database,
  reader: Reader,
  rows: readonly ListedWithdrawal[],
): Promise<(row: ListedWithdrawal) => WithdrawalRow> {
  const owners = rows.map(({ owner_kind, owner_id }) => ({ ownerKind: owner_kind, ownerId: owner_id }))
  const [terms, balances, recent] = await Promise.all([withdrawalTerms(db), balancesOf(db, owners), recentOf(db, rows)])
  return row =>
    viewWithdrawal(row, {
      reader,
      terms,
      balances: balances({ ownerKind: row.owner_kind, ownerId: row.owner_id }),
      recent: recent(row),
    })
}

function viewWithdrawal(row: ListedWithdrawal, { reader, terms, balances, recent }: Beside): WithdrawalRow {
  return {
    id: row.id,
    no: row.no,
    state: row.state,
    stateAt: row.state_at,
    askedAt: row.asked_at,
    owner: ownerOf(row),
    cityCode: row.city_code,
    amountFen: row.amount_fen,
    feeFen: row.fee_fen,
    taxFen: row.tax_fen,
    actualFen: fen(row.amount_fen - row.fee_fen - row.tax_fen),
    account: accountOf(row),
    balance: {
      availableFen: fen(balances.available),
      withdrawingFen: fen(balances.withdrawing),
      receivableFen: fen(balances.receivable),
    },
    recent: {
      withdrawals: recent.withdrawals,
      withdrawnFen: fen(recent.withdrawnFen),
      earnedFen: fen(row.earned_fen),
    },
    riskScore: row.risk_score,
    risks: row.risks.map(({ risk }) => risk),
    payout: payoutOf(row),
    batch: row.batch_id === null ? null : { id: row.batch_id, no: row.batch_no ?? '' },
    reviewer: personOf(row.reviewer_id, row.reviewer_name),
    secondReviewer: personOf(row.second_reviewer_id, row.second_name),
    payer: personOf(row.payer_id, row.payer_name),
    version: row.version,
    allowed: allowedActions(row, reader, terms),
    withheld: withheldActions(row, reader, terms),
  }
}

function ownerOf(row: ListedWithdrawal): WithdrawalRow['owner'] {
  return {
    kind: row.owner_role,
    id: row.owner_id,
    name: asWritten(row.owner_name),
    phone: maskPhone(row.owner_phone),
    externalId: row.owner_external_id,
  }
}

function accountOf(row: ListedWithdrawal): WithdrawalRow['account'] {
  return {
    method: row.method,
    number: row.number_masked,
    holder: asWritten(row.holder),
    bank: row.bank,
    boundAt: row.bound_at,
    isHolderOwner: row.is_holder_owner,
  }
}

function payoutOf(row: ListedWithdrawal): WithdrawalRow['payout'] {
  const { payout_no, payout_state, payout_asked_at } = row
  if (payout_no === null || payout_state === null || payout_asked_at === null) return null
  return { no: payout_no, state: payout_state, fault: row.payout_fault, askedAt: payout_asked_at }
}

function personOf(id: number | null, name: string | null) {
  return id === null ? null : { id, name: name ?? '' }
}
