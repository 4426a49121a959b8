import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Staff } from '../../setup/staff.ts'
import type { Texts } from '../payloads.ts'

/** Who brings texts into the product: the apps of its people, and members of staff. */
export type Sources = {
  apps: Record<Role, OpenApi>
  admin: Staff
  leader: Staff
  finance: Staff
  /** The id of a record by its number. */
  idOf(table: string, no: string): Promise<number>
}

/** What is sent once decisions have taken effect. */
export type Rest = () => Promise<unknown>
/** One record, and what comes of it. */
export type Writer = (sources: Sources, nth: number, texts: Texts) => Promise<Rest | unknown>

export const cityCode = '410100'
export const point = { lng: 113.65, lat: 34.76 }

export const event = (what: string, nth: number) => ({
  eventId: `xss-${what}-${nth}`,
  occurredAt: new Date().toISOString(),
})

/** Somebody for records of one kind. */
export const customer = (who: string, nth: number, texts: Texts) => ({
  kind: 'customer' as const,
  externalId: `${who}-${nth}`,
  name: texts(64),
})
