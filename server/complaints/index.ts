import type { complaints } from '#contract/complaints/complaints.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { assign, assignees, reassign } from './assign.ts'
import { create, sides } from './create.ts'
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
} from './desk.ts'
import { get } from './detail.ts'
import { counts, list } from './list.ts'

export { startComplaintClocks } from './due.ts'
export { complaintsOf, isComplaintOf } from './of-person.ts'
export { answerByComplainant, receiveComplaint, stateByRespondent } from './street.ts'

export const complaintsHandlers: Handlers<typeof complaints> = {
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
}
