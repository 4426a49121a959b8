import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { command, query } from '#contract/base/operation.ts'
import { Id, Moment, Nothing, Target } from '#contract/base/values.ts'
import { unfitnesses } from '#contract/people/fitness.ts'
import { OrderRow } from './order.ts'
import { plans, services } from './service.ts'

export const Candidate = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  distanceM: z.int().nullable(),
  /** Estimated time until arrival, by the distance and the kind of worker. */
  minutes: z.int().nullable(),
  load: z.int(),
  capacity: z.int(),
  /** Orders in hand from the same place. */
  sameFrom: z.int(),
  /** Null if the worker can take the order. */
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
  /** `weak`: the position is older than a minute; `offline`: older than five, or off duty. */
  presence: z.enum(['idle', 'busy', 'weak', 'offline']),
})
export type BoardWorker = z.output<typeof BoardWorker>

/** Only their orders are given to workers by staff. */
export const boardServices = services.filter(service => 'assign' in plans[service].moves)

/** Maximum orders that are assigned to one worker by one command. */
export const mostAtOnce = 20

export const dispatch = {
  /** Workers of the order's city and service, the best first; those who cannot take it come last, with the reason. */
  candidates: query('dispatch.candidates', {
    needs: 'orders.assign',
    input: z.object({ id: Id }),
    output: z.array(Candidate),
  }),
  /** Orders that wait for a worker, the most urgent first, and the workers with a known position. */
  board: query('dispatch.board', {
    needs: 'orders.assign',
    input: z.object({ service: z.enum(boardServices) }),
    output: z.object({
      orders: z.array(OrderRow),
      workers: z.array(BoardWorker),
      /** Address of map tiles with `{z}`, `{x}` and `{y}`; null where none is configured. */
      tiles: z.string().nullable(),
    }),
  }),
  /** Shows colleagues for a minute that this person is choosing a worker; renewed while the dialog is open. */
  lease: command('dispatch.lease', { needs: 'orders.assign', input: z.object({ id: Id }), output: Nothing }),
  release: command('dispatch.release', { needs: 'orders.assign', input: z.object({ id: Id }), output: Nothing }),
  /** Several orders for one worker. Each is assigned or refused on its own; `refusal` is the sentence in the reader's language. */
  assignMany: command('dispatch.assignMany', {
    needs: 'orders.assign',
    input: z.object({ workerId: Id, orders: z.array(Target).min(1).max(mostAtOnce) }),
    output: z.object({ results: z.array(z.object({ id: Id, no: z.string(), refusal: z.string().nullable() })) }),
  }),
}
