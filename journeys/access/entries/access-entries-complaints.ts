import type { complaints } from '#contract/complaints/complaints.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const reason = '矩阵测试'
const target = ({ complaintId: id }: TargetRecords) => ({ id, version: 9999, reason })
const saying = (words: Record<string, unknown>) => (records: TargetRecords) => ({ ...target(records), ...words })
const shares = { customer: 0, merchant: 0, worker: 10_000, platform: 0 }
const proposal = { liability: shares, verdict: '矩阵测试的处理结论，不少于十个字' }

/** The entries of the operations of complaints. */
export const complaintEntries: Record<`complaints.${keyof typeof complaints & string}`, Entry> = {
  'complaints.list': { about: 'list', input: () => ({ limit: 200 }), marks: ({ complaintNo }) => complaintNo },
  'complaints.counts': { about: 'everywhere' },
  'complaints.export': { about: 'everywhere', input: () => ({}) },
  'complaints.ranking': { about: 'list', input: () => ({}), marks: ({ workerId }) => workerId },
  'complaints.get': { about: 'record', input: ({ complaintId: id }) => ({ id }) },
  'complaints.sides': { about: 'record', input: ({ order: { no: orderNo } }) => ({ orderNo }) },
  'complaints.create': {
    about: 'record',
    input: ({ order: { no: orderNo } }) => ({
      orderNo,
      source: 'phone',
      complainant: 'customer',
      respondent: 'worker',
      type: 'D240',
      content: '电话投诉骑手晚到',
      demand: 'apology',
    }),
  },
  'complaints.assignees': { about: 'record', input: ({ complaintId: id }) => ({ ids: [id] }) },
  'complaints.claim': { about: 'record', input: target },
  'complaints.assign': { about: 'record', input: records => ({ ...target(records), toId: records.staffId }) },
  'complaints.reassign': { about: 'record', input: records => ({ ...target(records), toId: records.staffId }) },
  'complaints.reply': { about: 'record', input: saying({ text: reason }) },
  'complaints.note': { about: 'record', input: saying({ text: reason }) },
  'complaints.checkSafety': { about: 'record', input: saying({ finding: reason }) },
  'complaints.askEvidence': { about: 'record', input: saying({ question: reason }) },
  'complaints.giveStatement': { about: 'record', input: saying({ statement: reason }) },
  'complaints.allowance': { about: 'record', input: ({ complaintId: id }) => ({ id }) },
  'complaints.measures': { about: 'record', input: ({ complaintId: id }) => ({ id }) },
  'complaints.approveCompensation': { about: 'record', input: saying({ compensationId: 1 }) },
  'complaints.rejectCompensation': { about: 'record', input: saying({ compensationId: 1 }) },
  'complaints.uphold': { about: 'record', input: saying({ punishmentId: 1 }) },
  'complaints.lift': { about: 'record', input: saying({ punishmentId: 1 }) },
  'complaints.propose': { about: 'record', input: saying(proposal) },
  'complaints.resolve': { about: 'record', input: saying(proposal) },
  'complaints.dispute': { about: 'record', input: target },
  'complaints.escalate': { about: 'record', input: target },
  'complaints.withdraw': { about: 'record', input: target },
  'complaints.merge': { about: 'record', input: saying({ intoId: 1 }) },
  'complaints.reopen': { about: 'record', input: target },
}
