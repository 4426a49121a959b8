import type { OrderMove, Service } from '#contract/orders/service.ts'

/** The moves that must be made by the promised time. */
const promiseKept: Partial<Record<Service, readonly OrderMove[]>> = {
  food: ['deliver'],
  errand: ['deliver', 'finish'],
  chauffeur: ['arrive'],
  companion: ['start'],
}

export function keepsPromise(service: Service, move: OrderMove): boolean {
  return promiseKept[service]?.includes(move) ?? false
}
