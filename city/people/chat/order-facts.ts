import type { Population } from '#city/people/population.ts'
import type { CityOrder } from '#city/world/order-book.ts'
import type { Facts } from './situations.ts'

export const noFacts: Facts = {
  dish: null,
  shop: null,
  rider: null,
  minutes: null,
  no: null,
  address: null,
  amount: null,
  goods: null,
}

/** What a person remembers of their order. `minutes`: since they wait for it. */
export function factsOf(order: CityOrder, { riders, chauffeurs, companions }: Population, minutes: number): Facts {
  const { request, no, lastWorkerId } = order
  const worker = [...riders, ...chauffeurs, ...companions].find(({ externalId }) => externalId === lastWorkerId)
  return {
    rider: worker?.name ?? null,
    minutes: minutes >= 1 ? `${Math.round(minutes)}` : null,
    no: no.slice(-6),
    amount: request.payFen ? `${request.payFen / 100}` : null,
    ...contentOf(request),
  }
}

function contentOf(request: CityOrder['request']): Pick<Facts, 'dish' | 'shop' | 'address' | 'goods'> {
  const none = { dish: null, shop: null, address: null, goods: null }
  switch (request.service) {
    case 'food':
      return {
        ...none,
        dish: request.lines[0]?.name ?? null,
        shop: request.merchant.name,
        address: request.receiver.detail,
      }
    case 'errand':
      return { ...none, goods: request.goods }
    case 'express':
      return { ...none, goods: request.goods }
    case 'companion':
      return { ...none, goods: request.game }
    case 'challenge':
      return { ...none, goods: request.game }
    default:
      return none
  }
}
