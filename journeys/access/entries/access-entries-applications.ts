import type { applications } from '#contract/reviews/applications.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const target = ({ applicationId: id }: TargetRecords) => ({ id, version: 9999 })
const record = ({ applicationId: id }: TargetRecords) => ({ id })
const judgement = (records: TargetRecords) => ({ ...target(records), seconds: 1 })

/** The entries of the operations of applications. */
export const applicationEntries: Record<`applications.${keyof typeof applications & string}`, Entry> = {
  'applications.list': { about: 'list', input: () => ({ limit: 200 }), marks: ({ applicationNo }) => applicationNo },
  'applications.counts': { about: 'everywhere' },
  'applications.get': { about: 'record', input: record },
  'applications.claim': { about: 'record', input: records => ({ ...record(records), most: 1 }) },
  'applications.release': { about: 'record', input: record },
  'applications.approve': { about: 'record', input: judgement },
  'applications.reject': { about: 'record', input: records => ({ ...judgement(records), codes: ['untrue'] }) },
  'applications.return': { about: 'record', input: records => ({ ...judgement(records), codes: ['phone'] }) },
  'applications.undo': { about: 'record', input: target },
  'applications.check': {
    about: 'record',
    input: records => ({ ...target(records), check: 'agreementSigned', isDone: true }),
  },
  'applications.activate': { about: 'record', input: target },
  'applications.refuse': {
    about: 'record',
    input: records => ({ ...target(records), reason: '矩阵测试', codes: ['untrue'] }),
  },
}
