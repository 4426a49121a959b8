import type { verifications } from '#contract/reviews/verifications.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const target = ({ verificationId: id }: TargetRecords) => ({ id, version: 9999 })
const record = ({ verificationId: id }: TargetRecords) => ({ id })

/** The entries of the operations of papers. */
export const verificationEntries: Record<`verifications.${keyof typeof verifications & string}`, Entry> = {
  'verifications.list': {
    about: 'list',
    input: () => ({ limit: 200 }),
    marks: ({ verificationNo }) => verificationNo,
  },
  'verifications.counts': { about: 'everywhere' },
  'verifications.get': { about: 'record', input: record },
  'verifications.claim': { about: 'record', input: records => ({ ...record(records), most: 1 }) },
  'verifications.release': { about: 'record', input: record },
  'verifications.open': { about: 'record', input: record },
  'verifications.approve': { about: 'record', input: records => ({ ...target(records), seconds: 1 }) },
  'verifications.reject': {
    about: 'record',
    input: records => ({ ...target(records), seconds: 1, codes: ['blurred'] }),
  },
  'verifications.undo': { about: 'record', input: target },
  'verifications.revoke': { about: 'record', input: records => ({ ...target(records), reason: '矩阵测试' }) },
}
