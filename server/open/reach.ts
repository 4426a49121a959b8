import { sql } from 'kysely'
import { isWorker, type Mover } from '#contract/base/machine.ts'
import { planOf, type Service, services } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'
import type { CallingApp } from '#server/open/apps/index.ts'
import { OpenRefusal } from './refusal.ts'

/** `call` is the path as it was declared, `/orders/:no/events`. */
type Asked = { call: string; params: { no?: string }; input: object }
/** What a call is about. `services` are those of which the app needs one. */
type About = { cityCode?: string | null; services?: readonly Service[] }

/**
 * Refuses a call about a city or a service that the app does not speak for, whether the call names it or a record stands in
 * it. What a payment channel says of payouts is about no city: they were ordered from it.
 */
export async function refuseForeign(db: Database, app: CallingApp, asked: Asked): Promise<void> {
  if (app.services === null && app.cityCodes === null) return
  for (const { cityCode, services: some } of [...saidIn(asked), ...(await recordsOf(db, app.id, asked))]) {
    if (cityCode && app.cityCodes && !app.cityCodes.includes(cityCode)) throw new OpenRefusal('city')
    const own = app.services
    if (some?.length && own && !some.some(service => own.includes(service))) throw new OpenRefusal('service')
  }
}

type Person = { kind?: string; externalId?: string }
/** Fields of calls that say what they are about. */
type Said = {
  cityCode?: string
  service?: Service
  orderNo?: string
  workerId?: string
  owner?: Person
  kind?: string
  externalId?: string
  content?: Person
  workers?: readonly (Person & { cityCode: string })[]
  merchants?: readonly (Person & { cityCode: string })[]
}

function saidIn({ call, input }: Asked): About[] {
  const said: Said = input
  const listed = [
    ...(said.workers ?? []).map(worker => ({ cityCode: worker.cityCode, services: servicesOf(worker.kind) })),
    ...(said.merchants ?? []).map(({ cityCode }) => ({ cityCode, services: servicesOf('merchant') })),
  ]
  // Where somebody was when they asked for their money is no city that the app speaks for.
  const cityCode = call === '/withdrawals' ? undefined : said.cityCode
  const applied = call === '/applications' ? servicesOf(said.content?.kind) : []
  return [{ cityCode: cityCode ?? null, services: said.service ? [said.service] : applied }, ...listed]
}

async function recordsOf(db: Database, appId: string, { call, params, input }: Asked): Promise<About[]> {
  const said: Said = input
  const [, room = ''] = call.split('/')
  const owner = call.startsWith('/wallets/') ? said : said.owner
  const found = await Promise.all([
    recordOf(db, room, params.no),
    recordOf(db, 'orders', said.orderNo),
    workersOf(db, appId, [...(said.workers ?? []).map(idOf), said.workerId ?? '', ownId(owner, isWorkerKind)]),
    merchantsOf(db, appId, [...(said.merchants ?? []).map(idOf), ownId(owner, kind => kind === 'merchant')]),
  ])
  return found.flat()
}

/** A record by its number: the city and, where it is about an order, the service. */
async function recordOf(db: Database, room: string, no: string | undefined): Promise<About[]> {
  if (no === undefined) return []
  if (room === 'orders') {
    const orders = await db.selectFrom('orders').select(['city_code', 'service']).where('no', '=', no).execute()
    return orders.map(({ city_code, service }) => ({ cityCode: city_code, services: [service] }))
  }
  if (room === 'complaints') {
    const complaints = await db
      .selectFrom('complaints')
      .innerJoin('orders', 'orders.id', 'complaints.order_id')
      .select(['complaints.city_code', 'orders.service'])
      .where('complaints.no', '=', no)
      .execute()
    return complaints.map(({ city_code, service }) => ({ cityCode: city_code, services: [service] }))
  }
  if (!isRoomOfCities(room)) return []
  const { rows } = await sql<{ city_code: string }>`select city_code from ${sql.table(room)} where no = ${no}`.execute(
    db,
  )
  return rows.map(({ city_code }) => ({ cityCode: city_code }))
}

/** Paths that are called like the table of their records. */
const roomsOfCities = ['applications', 'posts', 'feedback', 'verifications', 'withdrawals'] as const

function isRoomOfCities(room: string): room is (typeof roomsOfCities)[number] {
  return (roomsOfCities as readonly string[]).includes(room)
}

/** Workers of the app that are there already: one of a foreign city is not taken into another by reporting them anew. */
async function workersOf(db: Database, appId: string, externalIds: readonly string[]): Promise<About[]> {
  const wanted = externalIds.filter(Boolean)
  if (wanted.length === 0) return []
  const workers = await db
    .selectFrom('workers')
    .select(['city_code', 'kind'])
    .where('app_id', '=', appId)
    .where('external_id', 'in', wanted)
    .execute()
  return workers.map(({ city_code, kind }) => ({ cityCode: city_code, services: servicesOf(kind) }))
}

async function merchantsOf(db: Database, appId: string, externalIds: readonly string[]): Promise<About[]> {
  const wanted = externalIds.filter(Boolean)
  if (wanted.length === 0) return []
  const merchants = await db
    .selectFrom('merchants')
    .select('city_code')
    .where('app_id', '=', appId)
    .where('external_id', 'in', wanted)
    .execute()
  return merchants.map(({ city_code }) => ({ cityCode: city_code, services: servicesOf('merchant') }))
}

/** The services that somebody takes part in; none for those who take part in any. */
function servicesOf(kind: string | undefined): Service[] {
  if (kind === 'merchant') return ['food']
  return isWorkerKind(kind) ? services.filter(service => planOf(service).worker === kind) : []
}

function isWorkerKind(kind: string | undefined): boolean {
  return kind !== undefined && isWorker(kind as Mover)
}

function ownId(owner: Person | undefined, isMeant: (kind: string | undefined) => boolean): string {
  return isMeant(owner?.kind) ? idOf(owner ?? {}) : ''
}

function idOf({ externalId = '' }: Person): string {
  return externalId
}
