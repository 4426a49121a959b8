import { z } from 'zod'
import { movers } from '#contract/base/machine.ts'
import { Id, Moment } from '#contract/base/values.ts'
import { orderMoves, orderStates } from './service.ts'

/** What stands in a timeline besides moves. */
const besideMoves = [
  'place',
  'note',
  'claim',
  'release',
  'askRefund',
  'approveRefund',
  'rejectRefund',
  'withdrawRefund',
  'retryRefund',
] as const

export const TimelineEntry = z.object({
  id: Id,
  at: Moment,
  action: z.enum([...besideMoves, ...orderMoves]),
  actor: z.object({ kind: z.enum([...movers, 'system']), name: z.string() }),
  to: z.enum(orderStates).nullable(),
  reason: z.string().nullable(),
  /** The person it was about, the worker of an assignment for one. */
  about: z.string().nullable(),
})
export type TimelineEntry = z.output<typeof TimelineEntry>
