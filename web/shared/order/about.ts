import type { Service } from '#contract/orders/service.ts'
import type { ServiceDetails } from '#contract/orders/service-details.ts'
import type { OrderWords } from '#words/orders/order.ts'

/** Summary of an order in two short lines, for every service. */
export function aboutLines(about: ServiceDetails, text: OrderWords): [string, string] {
  switch (about.service) {
    case 'food':
      return [about.items, text.items(about.itemCount)]
    case 'chauffeur':
      return [about.plate, `${about.car} · ${text.gearboxes[about.gearbox]}`]
    case 'errand':
      return [`${text.kinds[about.kind]} · ${about.goods}`, errandSize(about, text)]
    case 'express':
      return [`${about.carrier} · ${about.goods}`, [about.waybillNo, weightOf(about, text)].filter(Boolean).join(' · ')]
    case 'companion': {
      const amount = about.unit === 'hour' ? text.hours(about.quantity) : text.rounds(about.quantity)
      return [
        `${about.game} · ${text.kinds[about.kind]}`,
        [about.gameServer, about.rank, amount].filter(Boolean).join(' · '),
      ]
    }
    case 'challenge':
      return [`${about.game} · ${kindName('challenge', about.kind, text)}`, challengeState(about, text)]
  }
}

/** A companion coaches the customer, or plays against them. */
export function kindName(service: Service, kind: string, text: OrderWords): string {
  const names: Readonly<Record<string, string>> = text.kinds
  return service === 'challenge' && kind === 'coach' ? text.coachMatch : (names[kind] ?? kind)
}

function kilograms(grams: number): string {
  return (grams / 1000).toFixed(1)
}

function errandSize(
  { kind, minutes, weightG }: Extract<ServiceDetails, { service: 'errand' }>,
  text: OrderWords,
): string {
  return kind === 'queue' || kind === 'do'
    ? minutes > 0
      ? text.minutes(minutes)
      : ''
    : text.kilograms(kilograms(weightG))
}

/** The declared weight and, where it differs, the measured one. */
export function weightOf(
  { weightG, realWeightG }: Extract<ServiceDetails, { service: 'express' }>,
  text: OrderWords,
): string {
  const real = realWeightG === null || realWeightG === weightG ? '' : ` → ${text.kilograms(kilograms(realWeightG))}`
  return text.kilograms(kilograms(weightG)) + real
}

/** A coach is shown as the order's worker. */
function challengeState(about: Extract<ServiceDetails, { service: 'challenge' }>, text: OrderWords): string {
  const { kind, bestOf, opponent, winner } = about
  const versus = opponent === null ? kind === 'event' && text.noOpponent : `VS ${opponent}`
  return [text.bestOf(bestOf), versus, winner && text.winners[winner]].filter(Boolean).join(' · ')
}
