import { feedbackActions } from '#contract/feedback/feedback.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { feedbackStateColumn } from '../table.ts'
import { feedbackGuard } from './guards.ts'

export const feedbackRecords = recordsOf(feedbackStateColumn, {
  subject: 'feedback',
  no: ({ no }) => no,
  actions: feedbackActions,
  guard: feedbackGuard,
  set: (row, _move, to) => (to === row.state ? {} : { state_at: new Date() }),
  event: ({ person_id }) => ({ aboutId: person_id }),
  nudge: ({ id, city_code }) => ({ word: 'feedback.changed', id, cityCode: city_code }),
})
