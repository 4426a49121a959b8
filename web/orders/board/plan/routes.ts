import type { BoardOrder, Proposal } from '#contract/orders/dispatch.ts'
import type { Place } from '#contract/orders/maps/roads.ts'

/** `of` is the same while one of its ends moves. */
export type Leg = { of: string; from: Place; to: Place }

const pointOf = ({ lng, lat }: Place): Place => ({ lng, lat })

/** From where the worker is to each pick-up and destination in turn; orders of one shop are picked up together. */
export function legsOf(workerId: number, start: Place | undefined, own: readonly Proposal[]): Leg[] {
  let [here, shop]: [Place | undefined, string | undefined] = [start, undefined]
  return own.flatMap(({ order }) => {
    const stops = stopsOf(order, shop)
    shop = order.from?.name
    return stops.flatMap((to, at): Leg[] => {
      const from = here
      here = to
      return from ? [{ of: `${workerId} ${order.id} ${at}`, from: pointOf(from), to: pointOf(to) }] : []
    })
  })
}

function stopsOf({ from, to }: BoardOrder, shop: string | undefined): Place[] {
  return [from && from.name !== shop ? from : null, to].filter(place => place !== null)
}

const earthRadiusM = 6_371_000

/** How long a drawn way is. */
export function metresOf(way: readonly Place[]): number {
  const radians = Math.PI / 180
  return way.slice(1).reduce((sum, to, at) => {
    const from = way[at] ?? to
    const east = (to.lng - from.lng) * Math.cos(from.lat * radians) * radians
    return sum + Math.hypot(east, (to.lat - from.lat) * radians) * earthRadiusM
  }, 0)
}
