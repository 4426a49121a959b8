import type { feedback } from '#contract/feedback/feedback-desk.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const target = ({ feedbackId: id }: TargetRecords) => ({ id, version: 9999 })
const text = '矩阵测试'
const reasoned = (records: TargetRecords) => ({ ...target(records), reason: text })
const days = { from: '2026-01-01', to: '2026-01-02' }

/** The entries of the operations of feedback. */
export const feedbackEntries: Record<`feedback.${keyof typeof feedback & string}`, Entry> = {
  'feedback.list': { about: 'list', input: () => ({ limit: 200 }), marks: ({ feedbackNo }) => feedbackNo },
  'feedback.counts': { about: 'everywhere' },
  'feedback.get': { about: 'record', input: ({ feedbackId: id }) => ({ id }) },
  'feedback.export': { about: 'everywhere' },
  // That it counts the feedback of one's own cities alone is told by its own journey.
  'feedback.insight': { about: 'everywhere', input: () => days },
  'feedback.assignees': { about: 'record', input: ({ feedbackId: id }) => ({ id }) },
  'feedback.claim': { about: 'record', input: target },
  'feedback.assign': { about: 'record', input: records => ({ ...target(records), toId: records.agentId }) },
  'feedback.tag': { about: 'record', input: records => ({ ...target(records), tags: [] }) },
  'feedback.reply': { about: 'record', input: records => ({ ...target(records), text }) },
  'feedback.adopt': { about: 'record', input: records => ({ ...target(records), text, appVersion: '9' }) },
  'feedback.merge': {
    about: 'record',
    input: records => ({ ...target(records), duplicates: [{ id: records.feedbackId, version: 9999 }] }),
  },
  'feedback.convert': {
    about: 'record',
    input: records => ({
      ...target(records),
      orderNo: records.order.no,
      about: 'worker',
      type: 'D240',
      demand: 'apology',
    }),
  },
  'feedback.close': { about: 'record', input: reasoned },
  'feedback.reopen': { about: 'record', input: reasoned },
  // These two say of each what is the matter; that another city's is left alone is told by their own journey.
  'feedback.closeMany': { about: 'everywhere', input: records => ({ feedback: [target(records)], reason: text }) },
  'feedback.tagMany': { about: 'everywhere', input: records => ({ feedback: [target(records)], tag: text }) },
}
