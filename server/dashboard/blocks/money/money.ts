import { dayMs } from '#contract/base/durations.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type MoneyKey, moneyFigures } from '#contract/dashboard/names.ts'
import type { AccountKind } from '#contract/money/accounts.ts'
import { ledger } from '#contract/money/ledger.ts'
import { recon } from '#contract/money/recon/recon.ts'
import { refunds } from '#contract/money/refunds.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { unsettledDifferences } from '#server/dashboard/blocks/todo-sources.ts'
import { listOf } from '#server/dashboard/lists.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { partiesAt, readParties, readTrialBalance } from '#server/money/ledger/index.ts'
import { lastBalancedDay, reconStanding } from '#server/money/recon/index.ts'
import { refundCounts } from '#server/money/refunds/index.ts'
import { countFigure, type Money, type MoneyFigure } from './figure.ts'
import { readWithdrawalsPart } from './withdrawals-part.ts'

const needs = [withdrawals.list.needs, refunds.list.needs, recon.list.needs, ledger.trialBalance.needs, 'recon.settle']
/** The balances of all accounts are added up each time. */
const uses = { permissions: needs, everyMs: 2400 }

/** Each part by the query of the list that explains it. */
const readMoney = shareBlock(dashboard.money, uses, async context => {
  const { caller } = context
  // The totals of the platform are of all cities.
  const seesLedger = may(caller, ledger.trialBalance.needs) && caller.cityCodes === null
  const ofWithdrawals = may(caller, withdrawals.list.needs) ? await readWithdrawalsPart(context) : undefined
  const ofRefunds = may(caller, refunds.list.needs) ? await readRefunds(context) : []
  const ofRecon = may(caller, recon.list.needs) ? await readRecon(context) : undefined
  const ofLedger = seesLedger ? await readLedgerPart(context) : undefined
  return {
    asOf: Date.now(),
    stopped: ofWithdrawals?.stopped ?? (ofLedger?.stopsPayouts ? 'ledger' : null),
    figures: [
      ...(ofWithdrawals?.figures ?? []),
      ...ofRefunds,
      ...(ofRecon?.figures ?? []),
      ...(ofLedger?.figures ?? []),
    ],
    oldestAt: ofWithdrawals?.oldestAt ?? null,
    differenceFen: ofLedger?.differenceFen ?? null,
    reconciledDay: ofRecon?.day ?? null,
    parties: ofLedger?.parties ?? null,
    payouts: ofWithdrawals?.payouts ?? null,
  }
})

export const money = handle(dashboard.money, readMoney)

async function readRefunds(context: QueryContext): Promise<MoneyFigure[]> {
  const { review, processing, failed } = await refundCounts(context, {})
  return [
    countFigure('refundsInReview', review, listOf('refunds.list', { queue: 'review' })),
    countFigure('refundsProcessing', processing, listOf('refunds.list', { queue: 'processing' })),
    countFigure('refundsFailed', failed, listOf('refunds.list', { queue: 'failed' })),
  ]
}

async function readRecon(context: QueryContext): Promise<{ figures: MoneyFigure[]; day: string | null }> {
  const { open } = await reconStanding(context, {})
  return {
    figures: [countFigure('reconDifferences', open, unsettledDifferences)],
    day: await lastBalancedDay(context.db),
  }
}

type LedgerKey = (typeof moneyFigures.ledger)[number]

/** Balances by kind of account and by party. */
async function readLedgerPart({ db }: QueryContext) {
  const { lines, differenceFen, check } = await readTrialBalance(db)
  const figures = moneyFigures.ledger.map((key: LedgerKey): MoneyFigure => {
    const kind = kinds[key]
    const own = lines.filter(line => line.kind === kind)
    return {
      key: key satisfies MoneyKey,
      unit: 'fen',
      yesterday: null,
      lastWeek: null,
      few: [],
      isStillChanging: false,
      isCapped: false,
      value: own.reduce((sum, { balanceFen }) => sum + balanceFen, 0),
      count: own.reduce((sum, { accounts }) => sum + accounts, 0),
      lists: [listOf('ledger.accounts', { kind })],
    }
  })
  return { figures, differenceFen, stopsPayouts: check?.stopsPayouts ?? false, parties: await readBalances(db) }
}

const kinds: Record<LedgerKey, AccountKind> = {
  channelFen: 'channel',
  escrowFen: 'escrow',
  heldFen: 'held',
  availableFen: 'available',
  withdrawingFen: 'withdrawing',
  receivableFen: 'receivable',
}

async function readBalances(db: QueryContext['db']): Promise<NonNullable<Money['parties']>> {
  const now = Date.now()
  const [yesterday, lastWeek] = [await partiesAt(db, now - dayMs), await partiesAt(db, now - 7 * dayMs)]
  const parties = await readParties(db)
  return parties.map(({ party, fen, accounts }) => ({
    party,
    fen,
    accounts,
    yesterday: yesterday.get(party) ?? null,
    lastWeek: lastWeek.get(party) ?? null,
    lists: [listOf('ledger.accounts', { party })],
  }))
}
