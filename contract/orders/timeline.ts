import { z } from 'zod'
import { movers } from '#contract/base/machine.ts'
import { Id, Moment } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { orderMoves, orderStates } from './service.ts'

/** Actions in a timeline that are no moves of the order. */
const otherActions = [
  'place',
  'note',
  'claim',
  'release',
  'askRefund',
  'approveRefund',
  'rejectRefund',
  'withdrawRefund',
  'retryRefund',
  'recordManualRefund',
  'confirmManualRefund',
  'refuseManualRefund',
] as const

export const TimelineEntry = z.object({
  id: Id,
  at: Moment,
  action: z.enum([...otherActions, ...orderMoves]),
  actor: z.object({ kind: z.enum([...movers, 'system']), name: z.string() }),
  to: z.enum(orderStates).nullable(),
  reason: WrittenText.nullable(),
  /** The person it was about, as the worker of an assignment. */
  about: z.string().nullable(),
})
export type TimelineEntry = z.output<typeof TimelineEntry>
