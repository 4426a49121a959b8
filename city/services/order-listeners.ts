import { createCustomers } from '#city/people/customers.ts'
import { createEarlyDeliveries } from '#city/people/early-deliveries.ts'
import { createMerchants } from '#city/people/merchants.ts'
import type { Population } from '#city/people/population.ts'
import type { WorkerGroup } from '#city/people/worker-group.ts'
import type { Service } from '#contract/orders/service.ts'
import { createChallenges } from './challenges.ts'
import { createChauffeurCustomers } from './chauffeurs.ts'
import { createDisputes } from './companions.ts'
import { createErrandCustomers } from './errands.ts'
import { createExpress } from './express.ts'
import type { OrderListener, Simulation } from './simulation.ts'

export type WorkerGroups = { riders: WorkerGroup; chauffeurs: WorkerGroup; companions: WorkerGroup }

/** The actors that react to orders of each service. */
export function orderListenersOf(
  simulation: Simulation,
  population: Population,
  { riders, chauffeurs, companions }: WorkerGroups,
): Record<Service, OrderListener[]> {
  const customers = createCustomers(simulation)
  return {
    food: [customers, createMerchants(simulation, population.shops), createEarlyDeliveries(simulation), riders],
    chauffeur: [customers, createChauffeurCustomers(simulation), chauffeurs],
    errand: [customers, createErrandCustomers(simulation), riders],
    express: [customers, createExpress(simulation)],
    companion: [customers, createDisputes(simulation), companions],
    challenge: [customers, companions, createChallenges(simulation, { customers: population.customers, companions })],
  }
}
