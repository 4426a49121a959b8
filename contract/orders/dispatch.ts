import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { command, query } from '#contract/base/operation.ts'
import { Id, Moment, Nothing, Target } from '#contract/base/values.ts'
import { GeoPoint } from '#contract/open/open-values.ts'
import { MapFiles } from '#contract/orders/maps/map-files.ts'
import { unfitnesses } from '#contract/people/fitness.ts'
import { mostPlanned } from './board.ts'
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
  /** Orders in hand that go near its destination. */
  sameWay: z.int(),
  /** At the shop, until the meal is ready by what the shop says it needs. */
  waitMinutes: z.int(),
  /** 0 to 100. */
  score: z.int(),
  /** When it would be at its destination, a ride at its start; null where that is unknown. */
  doneAt: Moment.nullable(),
  /** Minutes between that and the promise, below zero before it; null without a promise. */
  lateMinutes: z.int().nullable(),
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
  /** Degrees from north, clockwise; null where their app does not say. */
  heading: z.number().nullable(),
  locatedAt: Moment,
  score: z.int(),
  load: z.int(),
  capacity: z.int(),
  /** `weak`: the position is older than a minute; `offline`: older than five, or off duty. */
  presence: z.enum(['idle', 'busy', 'weak', 'offline']),
  /** Why they can take no order of the service at all; null if nothing but an order itself could be against it. */
  obstacle: z.enum(unfitnesses).nullable(),
})
export type BoardWorker = z.output<typeof BoardWorker>

/** What the board shows of an order that waits. */
export const BoardOrder = OrderRow.pick({
  id: true,
  no: true,
  stateAt: true,
  dueAt: true,
  promisedAt: true,
  from: true,
  to: true,
  leasedBy: true,
  version: true,
})
export type BoardOrder = z.output<typeof BoardOrder>

/** Why a plan has nobody for an order. `full`: whoever could take it has no room, or gets it filled by the plan. */
export const leftReasons = ['full', 'declined', 'papers', 'unsuited', 'nobody'] as const
export type LeftReason = (typeof leftReasons)[number]

/** One order for one worker, as it would be assigned. */
export const Proposal = z.object({
  order: BoardOrder,
  worker: z.object({ id: Id, name: z.string() }),
  ...Candidate.pick({
    minutes: true,
    sameFrom: true,
    sameWay: true,
    waitMinutes: true,
    doneAt: true,
    lateMinutes: true,
  }).shape,
})
export type Proposal = z.output<typeof Proposal>

/** Only their orders are given to workers by staff. */
export const boardServices = services.filter(service => 'assign' in plans[service].moves)

/** Maximum orders that are assigned to one worker by one command. */
export const mostAtOnce = 20

/** Maximum ways that are drawn at once. */
const mostWays = 2 * mostPlanned

const Result = z.object({ id: Id, no: z.string(), refusal: z.string().nullable() })

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
      orders: z.array(BoardOrder),
      workers: z.array(BoardWorker),
    }),
  }),
  /** Shows colleagues for a minute that this person is choosing a worker; renewed while the dialog is open. */
  lease: command('dispatch.lease', { needs: 'orders.assign', input: z.object({ id: Id }), output: Nothing }),
  release: command('dispatch.release', { needs: 'orders.assign', input: z.object({ id: Id }), output: Nothing }),
  /** Several orders for one worker. Each is assigned or refused on its own; `refusal` is the sentence in the reader's language. */
  assignMany: command('dispatch.assignMany', {
    needs: 'orders.assign',
    input: z.object({ workerId: Id, orders: z.array(Target).min(1).max(mostAtOnce) }),
    output: z.object({ results: z.array(Result) }),
  }),
  /** From one place to another along the streets; null where they are not known. */
  ways: query('dispatch.ways', {
    needs: 'orders.assign',
    input: z.object({
      ends: z
        .array(z.object({ from: GeoPoint, to: GeoPoint }))
        .min(1)
        .max(mostWays),
    }),
    output: z.object({ ways: z.array(z.array(GeoPoint).nullable()) }),
  }),
  /** The ground of the caller's cities, and their shops. */
  ground: query('dispatch.ground', {
    needs: 'orders.assign',
    input: z.object({}),
    output: z.object({
      ...MapFiles,
      shops: z.array(z.object({ id: Id, name: z.string(), lng: z.number(), lat: z.number() })),
    }),
  }),
  /**
   * Which worker could take which waiting order, so that all together are least late: of the named orders or of the most
   * urgent ones. `workerId` gets as many as they have room for first.
   */
  propose: query('dispatch.propose', {
    needs: 'orders.assign',
    input: z.object({
      service: z.enum(boardServices),
      ids: z.array(Id).max(mostPlanned).optional(),
      workerId: Id.optional(),
    }),
    output: z.object({
      proposals: z.array(Proposal),
      /** Orders that nobody can take now. */
      left: z.array(BoardOrder.extend({ why: z.enum(leftReasons) })),
      /** Minutes late in all, if each of the planned orders in turn went to whoever is nearest and has room. */
      lateNearest: z.int(),
    }),
  }),
  /** Several orders, each for its own worker, and each assigned or refused on its own. */
  assignProposed: command('dispatch.assignProposed', {
    needs: 'orders.assign',
    input: z.object({
      assignments: z
        .array(Target.extend({ workerId: Id }))
        .min(1)
        .max(mostPlanned),
    }),
    output: z.object({ results: z.array(Result) }),
  }),
}
