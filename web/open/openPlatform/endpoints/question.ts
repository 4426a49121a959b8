import { z } from 'zod'
import { endpointStandings } from '#contract/open/webhooks/limits.ts'

/** Filters in the address; `open` is the endpoint whose drawer is open, 0 for none. */
export const Question = z.object({
  tab: z.string().max(16).default(''),
  search: z.string().max(200).default(''),
  standing: z.enum(endpointStandings).or(z.literal('')).default(''),
  open: z.int().min(0).default(0),
})
export type Question = z.output<typeof Question>

/** The deliveries of an endpoint, on their own tab. */
export function deliveriesOf(endpointId: number): string {
  return `/system/open?tab=deliveries&endpoint=${endpointId}`
}
