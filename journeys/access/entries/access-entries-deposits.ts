import type { deposits } from '#contract/money/deposits.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const reason = '矩阵测试'
const stale = { version: 9999 }
const deduction = ({ deductionId: id }: TargetRecords) => ({ id, ...stale })

/** The entries of the operations of deposits, each of which concerns a person. */
export const depositEntries: Record<`deposits.${keyof typeof deposits & string}`, Entry> = {
  'deposits.ofPerson': { about: 'record', input: ({ customerId: id }) => ({ id }) },
  'deposits.deduction': { about: 'record', input: ({ deductionId: id }) => ({ id }) },
  'deposits.deduct': { about: 'record', input: ({ customerId: id }) => ({ id, amountFen: 900_000_000, reason }) },
  'deposits.approve': { about: 'record', input: deduction },
  'deposits.reject': { about: 'record', input: records => ({ ...deduction(records), reason }) },
  'deposits.withdraw': { about: 'record', input: deduction },
  'deposits.retry': { about: 'record', input: ({ depositId: id }) => ({ id, ...stale }) },
  'deposits.giveBack': { about: 'record', input: ({ depositId: id }) => ({ id, ...stale, reason }) },
}
