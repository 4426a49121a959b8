import type { ledger } from '#contract/money/ledger.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const account = ({ accountId: id }: TargetRecords) => ({ id })
const adjustment = ({ adjustmentId: id }: TargetRecords) => ({ id, version: 9999 })
const reason = '矩阵测试'

/** The entries of the operations of the ledger. */
export const ledgerEntries: Record<
  `ledger.${Exclude<keyof typeof ledger & string, 'trialBalance' | 'confirmCheck'>}`,
  Entry
> = {
  'ledger.accounts': { about: 'list', input: () => ({ limit: 200 }), marks: ({ accountId }) => accountId },
  'ledger.account': { about: 'record', input: account },
  'ledger.postings': { about: 'record', input: account },
  'ledger.list': { about: 'list', input: () => ({ limit: 200 }), marks: ({ transactionId }) => transactionId },
  'ledger.get': { about: 'record', input: ({ transactionId: id }) => ({ id }) },
  'ledger.export': { about: 'everywhere' },
  'ledger.adjustments': { about: 'list', input: () => ({ limit: 200 }), marks: ({ adjustmentId }) => adjustmentId },
  'ledger.adjustment': { about: 'record', input: ({ adjustmentId: id }) => ({ id }) },
  'ledger.adjust': { about: 'record', input: ({ transactionId }) => ({ reverses: transactionId, reason }) },
  'ledger.approve': { about: 'record', input: adjustment },
  'ledger.reject': { about: 'record', input: records => ({ ...adjustment(records), reason }) },
  'ledger.withdraw': { about: 'record', input: adjustment },
}
