import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { command, query } from '#contract/base/operation.ts'
import { Id, Moment, Nothing, Target } from '#contract/base/values.ts'
import { unfitnesses } from '#contract/people/fitness.ts'
import { OrderRow } from './order.ts'
import { services } from './service.ts'

export const Candidate = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  distanceM: z.int().nullable(),
  /** Until the worker is there, by the distance and the kind of worker. */
  minutes: z.int().nullable(),
  load: z.int(),
  capacity: z.int(),
  /** Orders in hand from the same place. */
  sameFrom: z.int(),
  /** null means eligible. */
  obstacle: z.enum(unfitnesses).nullable(),
})
export type Candidate = z.output<typeof Candidate>

export const BoardWorker = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(workerKinds),
  lng: z.number(),
  lat: z.number(),
  locatedAt: Moment,
  load: z.int(),
  capacity: z.int(),
  /** `weak`: not heard of for a minute; `offline`: for five, or off duty. */
  presence: z.enum(['idle', 'busy', 'weak', 'offline']),
})
export type BoardWorker = z.output<typeof BoardWorker>

const Service = z.object({ service: z.enum(services) })

/** The most orders that go to one worker in one go. */
const mostAtOnce = 20

export const dispatch = {
  /** The workers who could serve it, the best first; who cannot stands below, with the reason. */
  candidates: query('dispatch.candidates', {
    needs: 'orders.assign',
    input: z.object({ id: Id }),
    output: z.array(Candidate),
  }),
  /** What waits for a worker, the most urgent first, and everybody who is out there. */
  board: query('dispatch.board', {
    needs: 'orders.assign',
    input: Service,
    output: z.object({
      orders: z.array(OrderRow),
      workers: z.array(BoardWorker),
      /** An address with `{z}`, `{x}` and `{y}` where pictures of the ground are; null where nobody set one. */
      tiles: z.string().nullable(),
    }),
  }),
  /** Shows colleagues for a minute that this person is choosing a worker for it; asked again while the dialog is open. */
  lease: command('dispatch.lease', { needs: 'orders.assign', input: z.object({ id: Id }), output: Nothing }),
  release: command('dispatch.release', { needs: 'orders.assign', input: z.object({ id: Id }), output: Nothing }),
  /** Several orders for one worker. Each goes or is refused by itself; the answer says which and why, in the reader's words. */
  assignMany: command('dispatch.assignMany', {
    needs: 'orders.assign',
    input: z.object({ workerId: Id, orders: z.array(Target).min(1).max(mostAtOnce) }),
    output: z.object({ results: z.array(z.object({ id: Id, no: z.string(), refusal: z.string().nullable() })) }),
  }),
}
