import { isFor, type Move, type Mover } from '#contract/base/machine.ts'
import type { Plan, StateQueue } from './plan.ts'
import { challenge } from './services/challenge.ts'
import { chauffeur } from './services/chauffeur.ts'
import { companion } from './services/companion.ts'
import { errand } from './services/errand.ts'
import { express } from './services/express.ts'
import { food } from './services/food.ts'

/** What the street can order. A new service is a plan, its line here, and what its orders are about. */
export const plans = { food, chauffeur, errand, express, companion, challenge } as const
export type Service = keyof typeof plans
export const services = Object.keys(plans) as [Service, ...Service[]]

type Plans = typeof plans
export type StateOf<S extends Service> = Plans[S]['states'][number]
export type MoveOf<S extends Service> = keyof Plans[S]['moves'] & string
export type QueueOf<S extends Service> = keyof Plans[S]['queues'] & string
/** The words of all services together; which of them go with which the plan knows. */
export type OrderState = { [S in Service]: StateOf<S> }[Service]
export type OrderMove = { [S in Service]: MoveOf<S> }[Service]
export type StateQueueName = { [S in Service]: QueueOf<S> }[Service]

/** The screen of each service. */
export const screenOfService: Record<Service, string> = {
  food: '/order',
  chauffeur: '/daiorder',
  errand: '/sendorder',
  express: '/sendorder',
  companion: '/gameorder',
  challenge: '/gamepk',
}

export function planOf(service: Service): Plan {
  return plans[service]
}

export function moveOf(service: Service, name: string): Move | undefined {
  return planOf(service).moves[name]
}

export function queueOf(service: Service, name: string): StateQueue | undefined {
  return planOf(service).queues[name]
}

/** Whether the plan of the service lets `by` make this move from `state`. */
export function canMove(order: { service: Service; state: string; kind: string }, name: string, by: Mover): boolean {
  const move = moveOf(order.service, name)
  if (!move?.from.includes(order.state)) return false
  return isFor(move, by, order.kind)
}

export const orderStates = wordsOf<OrderState>(plan => plan.states)
export const orderMoves = wordsOf<OrderMove>(plan => Object.keys(plan.moves))

function wordsOf<Word extends string>(read: (plan: Plan) => readonly string[]): [Word, ...Word[]] {
  return [...new Set(services.flatMap(service => read(planOf(service))))] as [Word, ...Word[]]
}
