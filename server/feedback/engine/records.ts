import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { type FeedbackAction, feedbackActions, feedbackMachine } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { type FeedbackRecord, feedbackStateColumn } from '../table.ts'

type Guarded = Pick<FeedbackRecord, 'state' | 'assignee_id' | 'duplicate_of'>

/** What staff do whoever has it; everything else needs `feedback.assign` there. */
const openToAll: readonly FeedbackAction[] = ['tag', 'assign', 'reopen']

/** Why this member of staff may not do it now, or null: for what the view offers and the handler refuses. */
function feedbackGuard(row: Guarded, action: FeedbackAction, caller: Caller): Reason | null {
  if (!may(caller, feedback[action].needs)) return 'noPermission'
  if (action === 'convert' && !may(caller, complaints.create.needs)) return 'noPermission'
  if (isOfOther(row, action, caller)) return 'feedbackTakenBy'
  if (action === 'merge') return mergeReason(row)
  if (action === 'reopen' && row.duplicate_of !== null) return 'feedbackMerged'
  return canMove(feedbackMachine, row, action, 'staff') ? null : 'feedbackNotInThisState'
}

/** It is claimed while nobody has it; its holder has it already. */
function isOfOther({ assignee_id }: Guarded, action: FeedbackAction, { userId, permissions }: Caller): boolean {
  if (assignee_id === null) return false
  if (action === 'claim') return true
  return assignee_id !== userId && !openToAll.includes(action) && !permissions.has('feedback.assign')
}

/** Of the main one, which others are merged into. */
function mergeReason({ state, duplicate_of }: Guarded): Reason | null {
  if (duplicate_of !== null) return 'feedbackMerged'
  return state === 'closed' ? 'feedbackNotInThisState' : null
}

export const feedbackRecords = recordsOf(feedbackStateColumn, {
  subject: 'feedback',
  no: ({ no }) => no,
  actions: feedbackActions,
  guard: feedbackGuard,
  set: (row, _move, to) => (to === row.state ? {} : { state_at: new Date() }),
  event: ({ person_id }) => ({ aboutId: person_id }),
  nudge: ({ id, city_code }) => ({ word: 'feedback.changed', id, cityCode: city_code }),
})
