import { z } from 'zod'
import { ExportRow } from './exports.ts'
import { command, query } from './operation.ts'
import { cancelCodes, OrderDetail, OrderRow } from './order.ts'
import { Id, longText, pageOf, reasonText } from './values.ts'

/** The work queues of the list, in the order of the tabs. */
export const orderQueues = [
  'all',
  'accept',
  'dispatch',
  'pickUp',
  'deliver',
  'overdue',
  'exception',
  'completed',
  'cancelled',
] as const
export type OrderQueue = (typeof orderQueues)[number]

export const OrderQuestion = z.object({
  queue: z.enum(orderQueues).default('all'),
  /** An order number's last 6 or more, a phone number or its last 4, or two characters of a name. */
  search: z.string().trim().max(64).default(''),
  /** The day it was placed, `2026-11-21`, in Shanghai; empty for any. */
  placedOn: z.iso.date().or(z.literal('')).default(''),
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .nullish(),
  limit: z.int().min(1).max(200).default(50),
})

export const Candidate = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  distanceM: z.int().nullable(),
  load: z.int(),
  capacity: z.int(),
  /** Why not, as a word the screen translates; null means eligible. */
  obstacle: z.enum(['offline', 'full', 'frozen', 'isCustomer', 'noPosition']).nullable(),
})
export type Candidate = z.output<typeof Candidate>

/** One record as the person saw it: a command on an older version is refused with the fresh record. */
const Target = z.object({ id: Id, version: z.int() })
const Reasoned = Target.extend({ reason: reasonText })

export const orders = {
  list: query('orders.list', { needs: 'orders.view', input: OrderQuestion, output: pageOf(OrderRow) }),
  /** What the list shows, as a file made in the background. */
  export: command('orders.export', {
    needs: 'orders.export',
    input: OrderQuestion.omit({ after: true, limit: true }),
    output: ExportRow,
  }),
  counts: query('orders.counts', {
    needs: 'orders.view',
    input: z.object({}),
    output: z.partialRecord(z.enum(orderQueues), z.int()),
  }),
  get: query('orders.get', { needs: 'orders.view', input: z.object({ no: z.string().max(32) }), output: OrderDetail }),
  candidates: query('orders.candidates', {
    needs: 'orders.assign',
    input: z.object({ id: Id }),
    output: z.array(Candidate),
  }),
  accept: command('orders.accept', { needs: 'orders.accept', input: Reasoned, output: OrderDetail }),
  assign: command('orders.assign', {
    needs: 'orders.assign',
    input: Target.extend({ workerId: Id }),
    output: OrderDetail,
  }),
  reassign: command('orders.reassign', {
    needs: 'orders.assign',
    input: Reasoned.extend({ workerId: Id }),
    output: OrderDetail,
  }),
  flag: command('orders.flag', { needs: 'orders.exception', input: Reasoned, output: OrderDetail }),
  resume: command('orders.resume', { needs: 'orders.exception', input: Reasoned, output: OrderDetail }),
  sendBack: command('orders.sendBack', { needs: 'orders.exception', input: Reasoned, output: OrderDetail }),
  complete: command('orders.complete', { needs: 'orders.complete', input: Reasoned, output: OrderDetail }),
  cancel: command('orders.cancel', {
    needs: 'orders.cancel',
    input: Target.extend({ code: z.enum(cancelCodes), reason: longText.default('') }).refine(
      asked => asked.code !== 'Z99' || asked.reason.length >= 2,
      { path: ['reason'], params: { word: 'sayWhy' } },
    ),
    output: OrderDetail,
  }),
}
