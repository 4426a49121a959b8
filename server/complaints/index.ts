import { complaints } from '#contract/complaints/complaints.ts'
import { feature } from '#server/kit/feature.ts'
import { assign, assignees, reassign } from './desk/assign.ts'
import { create, sides } from './desk/create.ts'
import {
  askEvidence,
  checkSafety,
  claim,
  dispute,
  escalate,
  giveStatement,
  merge,
  note,
  propose,
  reopen,
  reply,
  resolve,
  withdraw,
} from './desk/moves.ts'
import { startComplaintClocks } from './engine/timeouts.ts'
import { get } from './read/detail.ts'
import { counts, list } from './read/list.ts'

export { complainForPerson } from './desk/for-person.ts'
export { answerByComplainant, stateByRespondent } from './open/answer.ts'
export { receiveComplaint } from './open/receive.ts'
export { contentOfComplaint } from './read/content.ts'
export { complaintsOf, isComplaintOf } from './read/person-complaints.ts'

export const complaintsFeature = feature(
  complaints,
  {
    list,
    counts,
    get,
    sides,
    create,
    assignees,
    claim,
    assign,
    reassign,
    reply,
    note,
    checkSafety,
    askEvidence,
    giveStatement,
    propose,
    resolve,
    dispute,
    escalate,
    withdraw,
    merge,
    reopen,
  },
  { start: [startComplaintClocks] },
)
