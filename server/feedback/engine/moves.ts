import { recordsOf } from '#server/kit/rows/records.ts'
import { feedbackStateColumn } from '../table.ts'

export const feedbackRecords = recordsOf(feedbackStateColumn, {
  subject: 'feedback',
  no: ({ no }) => no,
  set: (row, _move, to) => (to === row.state ? {} : { state_at: new Date() }),
  event: ({ person_id }) => ({ aboutId: person_id }),
  nudge: ({ id, city_code }) => ({ word: 'feedback.changed', id, cityCode: city_code }),
})
