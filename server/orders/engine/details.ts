import { comparedForm } from '#contract/base/texts/typed-text.ts'
import type { Fen } from '#contract/base/values.ts'
import type { PlacedOrder } from '#contract/open/open-orders.ts'
import type { Place } from '#contract/open/open-values.ts'
import type { ServiceDetails } from '#contract/orders/service-details.ts'
import { asWritten, shownName } from '#server/people/index.ts'

type Own<S extends PlacedOrder['service'], Name extends keyof Extract<PlacedOrder, { service: S }>> = Pick<
  Extract<PlacedOrder, { service: S }>,
  Name
>

/** The two places of an order; null where there is none. */
type Places = { from: Place | null; to: Place | null; note: string }

/** What an order was placed with, by service; amounts in fen. */
export type DetailsOf = {
  food: Places & { from: Place; to: Place } & Own<'food', 'lines' | 'packFen' | 'deliveryFen' | 'discountFen'>
  chauffeur: Places & { from: Place } & Own<'chauffeur', 'bookedFor' | 'passenger' | 'plate' | 'car' | 'gearbox'> &
    Own<'chauffeur', 'estimatedM'>
  errand: Places & { to: Place } & Own<'errand', 'goods' | 'weightG' | 'goodsValueFen' | 'insuredFen' | 'minutes'> &
    Own<'errand', 'goodsEstimateFen' | 'feeFen' | 'tipFen' | 'discountFen'>
  express: Places & { from: Place; to: Place } & Own<'express', 'carrier' | 'goods' | 'weightG' | 'freightFen'> &
    Own<'express', 'insuranceFen'>
  companion: Places &
    Own<'companion', 'game' | 'gameServer' | 'rank' | 'unit' | 'quantity' | 'unitPriceFen'> &
    Own<'companion', 'discountFen' | 'startAt' | 'companionId'>
  challenge: Places & Own<'challenge', 'game' | 'bestOf' | 'startAt' | 'prizeFen'>
}
export type Details = DetailsOf[keyof DetailsOf]

type Verdict = NonNullable<Extract<ServiceDetails, { service: 'companion' }>['verdict']>
type Challenge = Extract<ServiceDetails, { service: 'challenge' }>

/** What moves added to an order, of every service. Times are epoch milliseconds. */
export type Facts = {
  drivenM?: number
  waitSeconds?: number
  tollFen?: number
  helpAt?: number
  helpSettledAt?: number
  caseNo?: string
  /** Before staff corrected the fare, or moved the destination. */
  firstFareFen?: Fen
  firstTo?: Pick<Place, 'lng' | 'lat'>
  isUnpaid?: boolean
  goodsFen?: number
  minutes?: number
  waybillNo?: string
  courier?: string
  realWeightG?: number
  realFreightFen?: number
  differencePaidFen?: number
  track?: string
  askedFen?: number
  verdict?: Verdict
  opponent?: { externalId: string; name: string }
  reports?: Challenge['reports']
  winner?: Challenge['winner']
  judgedById?: number
  judgedAt?: number
  ratingComment?: string
  ratedAt?: number
  evidence?: { by: string; text: string; at: number }[]
}

/** What a ride cost before staff corrected that. */
export function firstFareOf({ pay_fen, facts }: { pay_fen: Fen; facts: Facts }): Fen {
  return facts.firstFareFen ?? pay_fen
}

/** Where an order went before staff moved that. */
export function firstDestinationOf({ details, facts }: { details: Details; facts: Facts }): Facts['firstTo'] {
  const { to } = details
  return facts.firstTo ?? (to ? { lng: to.lng, lat: to.lat } : undefined)
}

/** The columns of a placed order that differ by service. */
export function detailsOf(placed: PlacedOrder): { details: Details; kind: string; promisedAt: Date | null } {
  const { note } = placed
  switch (placed.service) {
    case 'food': {
      const { merchant, receiver, lines, packFen, deliveryFen, discountFen } = placed
      const details = { from: merchant, to: receiver, lines, packFen, deliveryFen, discountFen, note }
      return { details, kind: '', promisedAt: new Date(placed.promisedAt) }
    }
    case 'chauffeur': {
      const { from, to = null, bookedFor, passenger, plate, car, gearbox, estimatedM } = placed
      const details = { from, to, bookedFor, passenger, plate, car, gearbox, estimatedM, note }
      return { details, kind: '', promisedAt: bookedFor ? new Date(bookedFor) : null }
    }
    case 'errand': {
      const { pickup = null, drop, goods, weightG, goodsValueFen, insuredFen, goodsEstimateFen, minutes } = placed
      const { feeFen, tipFen, discountFen } = placed
      const what = { goods, weightG, goodsValueFen, insuredFen, goodsEstimateFen, minutes }
      const details = { from: pickup, to: drop, ...what, feeFen, tipFen, discountFen, note }
      return { details, kind: placed.kind, promisedAt: new Date(placed.promisedAt) }
    }
    case 'express': {
      const { sender, receiver, carrier, goods, weightG, freightFen, insuranceFen } = placed
      const details = { from: sender, to: receiver, carrier, goods, weightG, freightFen, insuranceFen, note }
      return { details, kind: '', promisedAt: null }
    }
    case 'companion': {
      const { game, gameServer, rank, unit, quantity, unitPriceFen, discountFen, startAt, companionId } = placed
      const what = { game, gameServer, rank, unit, quantity, unitPriceFen, discountFen, startAt, companionId }
      return { details: { from: null, to: null, ...what, note }, kind: placed.kind, promisedAt: new Date(startAt) }
    }
    case 'challenge': {
      const { game, bestOf, startAt, prizeFen } = placed
      const details = { from: null, to: null, game, bestOf, startAt, prizeFen, note }
      return { details, kind: placed.kind, promisedAt: new Date(startAt) }
    }
  }
}

/** The words that an order is searched by, besides its number and the customer's phone: as staff see them, in the form that is compared. */
export function searchOf(placed: PlacedOrder): string {
  const { details } = detailsOf(placed)
  const names = [details.from?.name, shownName(placed.customer.name), details.to?.name]
  if (placed.service === 'chauffeur') names.push(shownName(placed.passenger.name), placed.plate)
  if (placed.service === 'errand' || placed.service === 'express') names.push(withoutCodes(placed.goods))
  if (placed.service === 'companion' || placed.service === 'challenge') names.push(placed.game)
  return comparedForm(asWritten([...new Set(names.filter(Boolean))].join(' ')))
}

/** Masks a pick-up code that the customer wrote into the text: it is meant for the rider alone. */
export function withoutCodes(text: string): string {
  return text.replace(/((?:取件|取货|提货|验证)码\D{0,4})\d{4,8}/g, '$1****')
}
