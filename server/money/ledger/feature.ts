import { ledger } from '#contract/money/ledger.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { adjust, adjustment, adjustments, approve, reject, withdraw } from './adjustments/adjust.ts'
import { ledgerExport } from './export.ts'
import { confirmCheck, startNightlyCheck } from './nightly-check.ts'
import { startPartySamples } from './parties.ts'
import { account, accounts, postings } from './read-accounts.ts'
import { get, list } from './read-transactions.ts'
import { trialBalance } from './trial-balance.ts'

export { merchantAccount } from './accounts.ts'

export { compareLedger } from './compare.ts'
export { checkLedger } from './nightly-check.ts'
export { transactionNo } from './numbers.ts'
export { sampleParties, samplePastParties } from './parties.ts'
export type { NewTransaction } from './post.ts'

export const ledgerFeature = feature(
  ledger,
  {
    accounts,
    account,
    postings,
    list,
    get,
    export: startExport(ledger.export, ledgerExport),
    trialBalance,
    confirmCheck,
    adjustments,
    adjustment,
    adjust,
    approve,
    reject,
    withdraw,
  },
  { exports: [ledgerExport], start: [startNightlyCheck, startPartySamples] },
)
