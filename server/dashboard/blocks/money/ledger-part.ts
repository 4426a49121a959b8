import { dayMs } from '#contract/base/durations.ts'
import { type MoneyKey, moneyFigures } from '#contract/dashboard/names.ts'
import type { AccountKind } from '#contract/money/accounts.ts'
import { listOf } from '#server/dashboard/lists.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { partiesAt, readParties, readTrialBalance } from '#server/money/ledger/index.ts'
import type { Money, MoneyFigure } from './figure.ts'

type LedgerKey = (typeof moneyFigures.ledger)[number]

/** Balances by kind of account and by party. */
export async function readLedgerPart({ db }: QueryContext) {
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
