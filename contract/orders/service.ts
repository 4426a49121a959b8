import type { Move } from '#contract/base/machine.ts'
import type { Plan, StateQueue } from './plan.ts'
import { type Service, services } from './service-names.ts'
import { challenge } from './services/challenge.ts'
import { chauffeur } from './services/chauffeur.ts'
import { companion } from './services/companion.ts'
import { errand } from './services/errand.ts'
import { express } from './services/express.ts'
import { food } from './services/food.ts'

export { type Service, services }

/** A new service needs a plan, its line here, its name in `service-names.ts`, and its part of `ServiceDetails`. */
export const plans = { food, chauffeur, errand, express, companion, challenge } as const satisfies Record<Service, Plan>

type Plans = typeof plans
export type StateOf<S extends Service> = Plans[S]['states'][number]
type MoveOf<S extends Service> = keyof Plans[S]['moves'] & string
type QueueOf<S extends Service> = keyof Plans[S]['queues'] & string
/** Of all services together. */
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

export const orderStates = namesOf<OrderState>(plan => plan.states)
export const orderMoves = namesOf<OrderMove>(plan => Object.keys(plan.moves))

function namesOf<Name extends string>(read: (plan: Plan) => readonly string[]): [Name, ...Name[]] {
  return [...new Set(services.flatMap(service => read(planOf(service))))] as [Name, ...Name[]]
}
