import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id, Moment, reasonText, Target, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'

/** So many pieces of feedback with the same word of trouble, within so many minutes, are an incident. */
export const incidentLimits = { reports: 5, minutes: 10 } as const

/** Many people report the same trouble at once. While it is open, feedback with its word is counted into it. */
export const FeedbackIncident = z.object({
  id: Id,
  /** `SJ…`. */
  no: z.string(),
  term: z.string(),
  reports: z.int(),
  openedAt: Moment,
  lastAt: Moment,
  /** Who takes care of it; null while its alarm rings. */
  taker: z.object({ id: Id, name: z.string() }).nullable(),
  closedAt: Moment.nullable(),
  note: WrittenText,
  version: Version,
  allowed: z.array(z.enum(['take', 'close'])),
})
export type FeedbackIncident = z.output<typeof FeedbackIncident>

/** An app is one for all cities, and so is what does not work in it. */
const ofAllCities = { cityScope: 'none', output: FeedbackIncident } as const

export const feedbackIncidents = {
  list: query('feedbackIncidents.list', {
    needs: 'feedback.view',
    cityScope: 'none',
    input: z.object({
      search: z.string().max(64).default(''),
      openOnly: z.boolean().default(false),
      after: AfterId,
      limit: PageLimit,
    }),
    output: pageOf(FeedbackIncident),
  }),
  /** Of two at once the first one counts; its alarm ends. */
  take: command('feedbackIncidents.take', { ...ofAllCities, needs: 'feedback.reply', input: Target }),
  close: command('feedbackIncidents.close', {
    ...ofAllCities,
    needs: 'feedback.close',
    input: Target.extend({ note: reasonText }),
  }),
}
