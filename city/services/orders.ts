import type { Cast } from '#city/people/cast.ts'
import { wantErrand } from '#city/wants/errand.ts'
import { wantFood } from '#city/wants/food.ts'
import { wantChallenge, wantCompanion } from '#city/wants/game.ts'
import { wantParcel } from '#city/wants/parcel.ts'
import { wantRide } from '#city/wants/ride.ts'
import type { Wanted, Written } from '#city/wants/wanted.ts'
import { createRandom, type Random } from '#city/world/random.ts'
import type { Service } from '#contract/orders/service.ts'

const wants: { readonly [S in Service]: (cast: Cast, random: Random) => Wanted<S> } = {
  food: wantFood,
  chauffeur: wantRide,
  errand: wantErrand,
  express: wantParcel,
  companion: wantCompanion,
  challenge: wantChallenge,
}

/** What somebody wants; the same seed and key always want the same. */
export function planOrder<S extends Service = 'food'>(
  cast: Cast,
  seed: string,
  key: string,
  service: S = 'food' as S,
): Wanted<S> {
  return wants[service](cast, createRandom(`${seed}/plan/${key}`))
}

/** The order as the customer's app sends it. Its moments are on our clock, what lies ahead shortened by `speed`. */
export function writeOrder<S extends Service>(
  { after, ...said }: Wanted<S>,
  by: { externalNo: string; cityCode: string; speed: number },
): Written<S> {
  const placedAt = Date.now()
  const moment = (minutes: number) => new Date(placedAt + (minutes * 60_000) / by.speed).toISOString()
  const ahead = Object.entries(after).map(([name, minutes]) => [name, moment(minutes)])
  const { externalNo, cityCode } = by
  const written: unknown = { externalNo, cityCode, placedAt: moment(0), ...said, ...Object.fromEntries(ahead) }
  return written as Written<S>
}

/** What makes an order itself in every run: its number without the run. An order that is not ours is its own key. */
export function keyOf(externalNo: string): string {
  return /^C[0-9a-z]+-([a-z]+-\d+)$/.exec(externalNo)?.[1] ?? externalNo
}

export function externalNoOf(run: string, service: Service, index: number): string {
  return `C${run}-${service}-${String(index).padStart(4, '0')}`
}
