import { z } from 'zod'
import { query } from './operation.ts'
import { Fen, Moment } from './values.ts'

/** Each number is made by the query of the list it links to. */
export const DashboardNumber = z.object({ name: z.string(), value: z.int(), link: z.string(), urgent: z.boolean() })

export const dashboard = {
  today: query('dashboard.today', {
    needs: 'dashboard.view',
    input: z.object({}),
    output: z.object({
      asOf: Moment,
      /** Today in Shanghai: what the list is asked for behind the figures below. */
      day: z.iso.date(),
      /** What waits for this person. */
      waiting: z.array(DashboardNumber),
      placed: z.int(),
      completed: z.int(),
      cancelled: z.int(),
      paidFen: Fen,
      /** Orders placed in each hour of today, Asia/Shanghai, 24 of them. */
      byHour: z.array(z.int()),
    }),
  }),
}
