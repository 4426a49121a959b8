import type { Service } from '#contract/orders/service.ts'

/** What a story knows of somebody on the fixtures. */
export type Worker = { id: number; externalId: string; name: string }

/** What a story knows of an order. */
export type Order = {
  service: Service
  kind: string
  cityCode: string
  id: number
  no: string
  version: number
  state: string
  externalNo: string
  payFen: number
  /** Where it goes, if it goes anywhere. */
  to: { lng: number; lat: number } | null
  /** Who carries it out or is asked to. */
  worker: Worker | null
}
