import { z } from 'zod'
import { Id, Moment } from './values.ts'
import { WrittenText } from './written-text.ts'

/** What happened to a record, oldest first. */
export const RecordLog = z.array(
  z.object({
    id: Id,
    at: Moment,
    action: z.string(),
    by: z.string(),
    to: z.string().nullable(),
    reason: WrittenText.nullable(),
  }),
)
export type RecordLog = z.output<typeof RecordLog>
