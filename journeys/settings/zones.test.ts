import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { cities } from '#contract/settings/cities.ts'
import { type Zone, type ZoneTerms, zoneLimits, zones } from '#contract/settings/zones.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { untilNudged } from '../setup/process/socket.ts'
import { addZone, cityIdOf, squareAround, zoneTerms } from '../setup/zones.ts'

const server = withServer()
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
})

const centre = { lng: 113.62, lat: 34.75 }
const east: Partial<ZoneTerms> = {
  code: 'EAST-1',
  names: { zh: '东区', en: 'East', es: 'Este', ja: '東区' },
  services: ['express', 'food'],
  outline: squareAround(centre, 0.05),
}

const listed = async (desk: Desk, code = homeCity) =>
  (await desk.call(zones.list, { cityId: await cityIdOf(server, code) })).zones
const termsOf = ({ id, version, code, names, services, outline }: Zone) => ({
  id,
  version,
  code,
  names,
  services,
  outline,
})

test('a zone is added, edited on the version that was seen, and deleted, each with an entry in the operation log', async () => {
  const socket = await ops.socket('zones')
  const added = await addZone(server, homeCity, east, { by: ops })
  expect(added).toMatchObject({ name: '东区', services: ['food', 'express'], outline: east.outline, version: 1 })
  await untilNudged(socket, 'zones.changed', added.id)
  socket.close()
  const twice = await refusalOf(addZone(server, homeCity, east, { by: ops }))
  expect(twice).toMatchObject({ reason: 'badInput', fields: { code: expect.any(String) } })
  expect((await addZone(server, otherCity, { code: 'EAST-1' }, { by: ops })).cityId).not.toBe(added.cityId)

  const changed = await ops.call(zones.update, { ...termsOf(added), services: [], code: 'E2' })
  expect(changed).toMatchObject({ code: 'E2', services: [], version: 2 })
  const late = await refusalOf(ops.call(zones.update, { ...termsOf(added), services: ['food'] }))
  expect(late).toMatchObject({ reason: 'changedByOther', record: changed })
  const other = await addZone(server, homeCity, { code: 'W1' }, { by: ops })
  const same = await refusalOf(ops.call(zones.update, { ...termsOf(other), code: 'E2' }))
  expect(same).toMatchObject({ reason: 'badInput', fields: { code: expect.any(String) } })
  for (const { id, version } of [changed, other]) await ops.call(zones.remove, { id, version })
  expect(await listed(ops)).toEqual([])

  const log = await (await server.signIn('auditor')).call(events.list, { action: 'zones' })
  const own = log.rows.filter(({ subjectNo }) => subjectNo?.startsWith('郑州 东区'))
  expect(own.map(({ action, changes }) => [action, Object.keys(changes).sort()])).toEqual([
    ['zones.remove', []],
    ['zones.update', ['code', 'services']],
    ['zones.add', ['code', 'names', 'outline', 'services']],
  ])
})

const { coordinates: [ring = []] = [] } = squareAround(centre, 0.05)
const outlineOf = (...rings: [number, number][][]) => ({ type: 'Polygon' as const, coordinates: rings })
const [southWest, southEast, northEast, northWest] = ring as [number, number][]
if (!southWest || !southEast || !northEast || !northWest) throw new Error('A square has four corners.')

const wrong: [what: string, terms: object, field: string, says: string][] = [
  ['an outline that does not close', { outline: outlineOf(ring.slice(0, 4)) }, 'outline.coordinates.0', '第一个点'],
  [
    'an outline that crosses itself',
    { outline: outlineOf([southWest, northEast, southEast, northWest, southWest]) },
    'outline.coordinates',
    '自身',
  ],
  [
    'longitude and latitude confused',
    { outline: outlineOf(ring.map(([lng, lat]) => [lat, lng / 2])) },
    'outline.coordinates',
    '经度',
  ],
  ['an outline as large as a province', { outline: squareAround(centre, 2) }, 'outline.coordinates', '3 度'],
  ['no polygon', { outline: { type: 'Point', coordinates: [113, 34] } }, 'outline.type', ''],
  [
    'too many points',
    { outline: outlineOf(Array(zoneLimits.points + 1).fill(southWest)) },
    'outline.coordinates.0',
    '',
  ],
  ['a service without a place', { services: ['companion'] }, 'services.0', ''],
  ['a name that is missing', { names: { ...east.names, ja: ' ' } }, 'names.ja', ''],
  ['a code with a space', { code: 'E 1' }, 'code', ''],
]

test.each(wrong)('%s is refused by its field, and adds nothing', async (_what, terms, field, says) => {
  const refused = await refusalOf(addZone(server, homeCity, terms, { by: ops }))
  expect(refused).toMatchObject({ reason: 'badInput', fields: { [field]: expect.stringContaining(says) } })
  expect(await listed(ops)).toEqual([])
})

test('a zone lies in its city: near its centre, or within its outline', async () => {
  const [row] = (await ops.call(cities.list, { search: '330200' })).rows
  const { id, version, names, services, hours, holidays } = await ops.call(cities.get, { id: row?.id ?? 0 })
  const terms = { names, services, hours, holidays }
  const ningbo = { lng: 121.55, lat: 29.87 }
  const far = { fields: { outline: expect.stringContaining('离该城市太远') } }
  const centred = await ops.call(cities.update, { id, version, ...terms, centre: ningbo, outline: null })
  expect(await refusalOf(addZone(server, '330200', east, { by: ops }))).toMatchObject(far)
  const zone = await addZone(server, '330200', { outline: squareAround(ningbo, 0.5) }, { by: ops })
  await ops.call(cities.update, {
    id,
    version: centred.version,
    ...terms,
    centre: null,
    outline: squareAround(ningbo, 0.1),
  })
  expect(await refusalOf(ops.call(zones.update, { ...termsOf(zone), code: 'WIDE' }))).toMatchObject(far)
  expect(await ops.call(zones.update, { ...termsOf(zone), outline: squareAround(ningbo, 0.2) })).toMatchObject({
    version: 2,
  })
})

test('whoever sees one city changes the zones of that one only; without the permission nobody changes any', async () => {
  const [own, foreign] = [
    await addZone(server, homeCity, { code: 'OWN' }),
    await addZone(server, otherCity, { code: 'FAR' }),
  ]
  const local = await server.signIn('ops', { cityCodes: [homeCity] })
  expect((await listed(local)).map(({ code }) => code)).toEqual(['OWN'])
  expect(await refusalOf(listed(local, otherCity))).toMatchObject({ reason: 'notFound' })
  expect(await refusalOf(local.call(zones.update, termsOf(foreign)))).toMatchObject({ reason: 'notFound' })
  expect(await refusalOf(local.call(zones.remove, { id: foreign.id, version: 1 }))).toMatchObject({
    reason: 'notFound',
  })
  const terms = { ...zoneTerms({ code: 'NEW' }), cityId: foreign.cityId }
  expect(await refusalOf(local.call(zones.add, terms))).toMatchObject({ reason: 'notFound' })
  const leader = await server.signIn('kefu_leader')
  expect((await listed(leader))[0]?.allowed).toEqual([])
  expect(await refusalOf(leader.call(zones.update, termsOf(own)))).toMatchObject({ reason: 'noPermission' })
  await local.call(zones.remove, { id: own.id, version: 1 })
})

test('of ten people who add the same zone at once, one does; a city has a hundred zones at most', async () => {
  const cityId = await cityIdOf(server, '330300')
  const added = await Promise.all(
    Array.from({ length: 10 }, () =>
      ops.call(zones.add, { ...zoneTerms({ code: 'SAME' }), cityId }).catch(error => error.reason),
    ),
  )
  expect(added.filter(each => each === 'badInput')).toHaveLength(9)
  for (let at = 1; at < zoneLimits.perCity; at++)
    await ops.call(zones.add, { ...zoneTerms({ code: `N${at}` }), cityId })
  const refused = await refusalOf(ops.call(zones.add, { ...zoneTerms({ code: 'ONE-MORE' }), cityId }))
  expect(refused).toMatchObject({ reason: 'tooManyZones', message: expect.stringContaining('100') })
})

test('a city that nobody uses goes with its zones', async () => {
  const names = { zh: '洛阳', en: 'Luoyang', es: 'Luoyang', ja: '洛陽' }
  const { id, version } = await ops.call(cities.add, { code: '410300', names, services: [] })
  await addZone(server, '410300', {}, { by: ops })
  await ops.call(cities.remove, { id, version })
  expect(await server.db.selectFrom('zones').select('id').where('city_id', '=', id).execute()).toEqual([])
})

test('orders of today stand under the zones, by the square in which they began; those of the day before and of other cities do not', async () => {
  const cityId = await cityIdOf(server, homeCity)
  const ordersOf = async (id = cityId) => (await ops.call(zones.list, { cityId: id })).orders
  const countOf = async () => (await ordersOf()).reduce((sum, { count }) => sum + count, 0)
  const before = await countOf()
  const placed = [await server.fixtures.order('preparing/wait_dispatch'), await server.fixtures.order('pending_accept')]
  expect(await countOf()).toBe(before + 2)
  for (const { lng, lat } of await ordersOf()) expect([lng, lat].every(Number.isFinite)).toBe(true)
  await sql`update orders set placed_at = now() - interval '1 day' where no = ${placed[0]?.no}`.execute(server.db)
  expect(await countOf()).toBe(before + 1)
  expect(await ordersOf(await cityIdOf(server, otherCity))).toEqual([])
})
