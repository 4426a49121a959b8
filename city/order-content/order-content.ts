import type { Customer, Shop } from '#city/people/population.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import type { Place } from '#contract/open/open-values.ts'
import type { Service } from '#contract/orders/service.ts'

type ByService = { [S in Service]: Extract<OpenOrder, { service: S }> }
/** The order of one service as the customers' app sends it. */
export type SentOrder<S extends Service = Service> = ByService[S]

type Moment = 'promisedAt' | 'startAt' | 'bookedFor'
type ContentFields<S extends Service> = Omit<SentOrder<S>, 'externalNo' | 'cityCode' | 'placedAt' | Moment>

/** An order without number and time. `after`: minutes from when it is placed. */
export type OrderContent<S extends Service = Service> = {
  [One in S]: ContentFields<One> & { after: Partial<Record<Moment, number>> }
}[S]

export function customerOf({ externalId, name, phone }: Customer): SentOrder['customer'] {
  return { externalId, name, phone }
}

export function placeOf({ name, detail, phone, point }: Customer | Shop): Place {
  return { name, detail, phone, ...point }
}
