import type { withdrawals } from '#contract/money/withdrawals.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const target = ({ withdrawalId: id }: TargetRecords) => ({ id, version: 9999 })
const reason = '矩阵测试'
const reasoned = (records: TargetRecords) => ({ ...target(records), reason })

/** The entries of the operations of withdrawals. */
export const withdrawalEntries: Record<`withdrawals.${keyof typeof withdrawals & string}`, Entry> = {
  'withdrawals.list': { about: 'list', input: () => ({ limit: 200 }), marks: ({ withdrawalNo }) => withdrawalNo },
  'withdrawals.counts': { about: 'everywhere' },
  'withdrawals.get': { about: 'record', input: ({ withdrawalId: id }) => ({ id }) },
  'withdrawals.export': { about: 'everywhere' },
  'withdrawals.approve': { about: 'record', input: target },
  'withdrawals.reject': { about: 'record', input: records => ({ ...reasoned(records), code: 'other' }) },
  // Both say of each what is the matter; that nothing happens to another city's is told by their own journey.
  'withdrawals.approveMany': { about: 'everywhere', input: records => ({ withdrawals: [target(records)] }) },
  'withdrawals.pay': { about: 'everywhere', input: records => ({ withdrawals: [target(records)] }) },
  'withdrawals.retry': { about: 'record', input: target },
  'withdrawals.giveBack': { about: 'record', input: reasoned },
  'withdrawals.query': { about: 'record', input: target },
  'withdrawals.recordManual': {
    about: 'record',
    input: records => ({ ...reasoned(records), channelNo: 'HD1', fileId: '1' }),
  },
  'withdrawals.confirmManual': { about: 'record', input: target },
  'withdrawals.refuseManual': { about: 'record', input: reasoned },
  'withdrawals.batches': { about: 'list', input: () => ({ limit: 200 }), marks: ({ batchNo }) => batchNo },
  'withdrawals.resumeBatch': { about: 'record', input: ({ batchId: id }) => ({ id }) },
}
