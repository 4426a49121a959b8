import { chauffeurContent } from '#city/order-content/chauffeur.ts'
import { errandContent } from '#city/order-content/errand.ts'
import { expressContent } from '#city/order-content/express.ts'
import { foodContent } from '#city/order-content/food.ts'
import { challengeContent, companionContent } from '#city/order-content/game.ts'
import type { OrderContent, SentOrder } from '#city/order-content/order-content.ts'
import type { Population } from '#city/people/population.ts'
import { createRandom, type Random } from '#city/world/random.ts'
import { minuteMs } from '#contract/base/durations.ts'
import type { Service } from '#contract/orders/service.ts'

const contents: { readonly [S in Service]: (population: Population, random: Random) => OrderContent<S> } = {
  food: foodContent,
  chauffeur: chauffeurContent,
  errand: errandContent,
  express: expressContent,
  companion: companionContent,
  challenge: challengeContent,
}

/** The same seed and key always give the same content. */
export function createOrderContent<S extends Service = 'food'>(
  population: Population,
  seed: string,
  key: string,
  service: S = 'food' as S,
): OrderContent<S> {
  return contents[service](population, createRandom(`${seed}/plan/${key}`))
}

/** The order as the customer's app sends it. Its times are real; delays are divided by `speed`. */
export function toOpenOrder<S extends Service>(
  { after, ...said }: OrderContent<S>,
  by: { externalNo: string; cityCode: string; speed: number },
): SentOrder<S> {
  const placedAt = Date.now()
  const moment = (minutes: number) => new Date(placedAt + (minutes * minuteMs) / by.speed).toISOString()
  const ahead = Object.entries(after).map(([name, minutes]) => [name, moment(minutes)])
  const { externalNo, cityCode } = by
  const written: unknown = { externalNo, cityCode, placedAt: moment(0), ...said, ...Object.fromEntries(ahead) }
  return written as SentOrder<S>
}

/** The number without the run, which is the same in every run. For orders that the city did not place, the whole number. */
export function keyOf(externalNo: string): string {
  return /^C[0-9a-z]+-([a-z]+-\d+)$/.exec(externalNo)?.[1] ?? externalNo
}

export function externalNoOf(run: string, service: Service, index: number): string {
  return `C${run}-${service}-${String(index).padStart(4, '0')}`
}
