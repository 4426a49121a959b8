import type { Customer, Shop } from '#city/people/cast.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import type { Place } from '#contract/open/open-values.ts'
import type { Service } from '#contract/orders/service.ts'

type ByService = { [S in Service]: Extract<OpenOrder, { service: S }> }
/** The order of one service as the customers' app sends it. */
export type Written<S extends Service = Service> = ByService[S]

type Moment = 'promisedAt' | 'startAt' | 'bookedFor'
type Said<S extends Service> = Omit<Written<S>, 'externalNo' | 'cityCode' | 'placedAt' | Moment>

/** What somebody wants, before it has a number and a time. `after`: so many minutes from when it is placed. */
export type Wanted<S extends Service = Service> = {
  [One in S]: Said<One> & { after: Partial<Record<Moment, number>> }
}[S]

export function askerOf({ externalId, name, phone }: Customer): Written['customer'] {
  return { externalId, name, phone }
}

export function placeOf({ name, detail, phone, point }: Customer | Shop): Place {
  return { name, detail, phone, ...point }
}
