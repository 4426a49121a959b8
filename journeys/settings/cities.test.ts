import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { type City, cities } from '#contract/settings/cities.ts'
import { cityNames } from '#contract/settings/city-names.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { untilNudged } from '../setup/process/socket.ts'

const server = withServer()
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
})

const wuhan = {
  code: '420100',
  names: { zh: '武汉', en: 'Wuhan', es: 'Wuhan', ja: '武漢' },
  services: ['food' as const],
}
const square = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [114, 30],
      [115, 30],
      [115, 31],
      [114, 30],
    ] satisfies [number, number][],
  ],
}

const listed = async (desk: Desk, question = {}) => (await desk.call(cities.list, question)).rows.map(row => row.code)
const termsOf = ({ id, version, names, services, hours, holidays, centre, outline }: City) => {
  const terms = { names, services, hours, holidays, centre, outline }
  return { id, version, ...terms }
}

async function cityOf(code: string): Promise<City> {
  const found = (await ops.call(cities.list, { search: code })).rows[0]
  return ops.call(cities.get, { id: found?.id ?? 0 })
}

test('a city is added, edited on the version that was seen, and deleted, each with an entry in the operation log', async () => {
  const added = await ops.call(cities.add, wuhan)
  expect(added).toMatchObject({ name: '武汉', hours: '', holidays: [], centre: null, standing: 'open' })
  const twice = await refusalOf(ops.call(cities.add, wuhan))
  expect(twice).toMatchObject({ reason: 'badInput', fields: { code: expect.any(String) } })
  const terms = { hours: '9-22', holidays: ['2026-10-02', '2026-10-01'], centre: { lng: 114.3, lat: 30.6 } }
  const changed = await ops.call(cities.update, { ...termsOf(added), ...terms, outline: square })
  expect(changed).toMatchObject({ ...terms, holidays: ['2026-10-01', '2026-10-02'], outline: square, version: 2 })
  const late = await refusalOf(ops.call(cities.update, { ...termsOf(added), hours: '8-20' }))
  expect(late).toMatchObject({ reason: 'changedByOther', record: changed })
  await ops.call(cities.update, termsOf(changed))
  await ops.call(cities.remove, { id: changed.id, version: changed.version })
  expect(await listed(ops, { search: '武汉' })).toEqual([])
  const log = await (await server.signIn('auditor')).call(events.list, { action: 'cities' })
  expect(log.rows.map(({ action, changes }) => [action, Object.keys(changes).sort()])).toEqual([
    ['cities.remove', []],
    ['cities.update', ['centre', 'holidays', 'hours', 'outline']],
    ['cities.add', ['holidays', 'hours', 'names', 'services']],
  ])
})

const wrong: [what: string, terms: object, field: string][] = [
  ['hours that are the same', { hours: '9-09' }, 'hours'],
  ['hours that a day does not have', { hours: '9-25' }, 'hours'],
  ['a name that is missing', { names: { ...wuhan.names, ja: ' ' } }, 'names.ja'],
  ['an unknown service', { services: ['laundry'] }, 'services.0'],
  ['a day that does not exist', { holidays: ['2026-02-30'] }, 'holidays.0'],
  ['a centre beyond the earth', { centre: { lng: 214, lat: 30 } }, 'centre.lng'],
  ['an outline that does not close', { outline: open(square) }, 'outline.coordinates.0'],
  ['a code of five digits', { code: '42010' }, 'code'],
]

test.each(wrong)('%s is refused by its field, and adds nothing', async (_what, terms, field) => {
  const refused = await refusalOf(ops.call(cities.add, { ...wuhan, ...terms } as never))
  expect(refused).toMatchObject({ reason: 'badInput', fields: { [field]: expect.any(String) } })
  expect(await listed(ops, { search: wuhan.code })).toEqual([])
})

/** Without its last point. */
function open({ type, coordinates: [ring = []] }: typeof square) {
  return { type, coordinates: [[...ring, [116, 32]]] }
}

test('whoever sees one city changes that one only; without the permission nobody changes any', async () => {
  const local = await server.signIn('ops', { cityCodes: [homeCity] })
  expect(await listed(local)).toEqual([homeCity])
  const other = await cityOf(otherCity)
  expect(await refusalOf(local.call(cities.get, { id: other.id }))).toMatchObject({ reason: 'notFound' })
  expect(await refusalOf(local.call(cities.update, termsOf(other)))).toMatchObject({ reason: 'notFound' })
  expect(await refusalOf(local.call(cities.add, wuhan))).toMatchObject({ reason: 'cityNotYours' })
  const leader = await server.signIn('kefu_leader')
  expect((await leader.call(cities.list, { search: homeCity })).rows[0]?.allowed).toEqual([])
  expect(await refusalOf(leader.call(cities.update, termsOf(other)))).toMatchObject({ reason: 'noPermission' })
})

test('a city with orders, people, shops or apps is kept', async () => {
  const uses: [code: string, use: () => Promise<unknown>][] = [
    ['320100', () => server.signIn('kefu', { cityCodes: ['320100'] })],
    ['330100', () => server.fixtures.merchant({ cityCode: '330100' })],
    ['330200', () => server.fixtures.rider({ cityCode: '330200' })],
    ['330300', () => server.fixtures.order('pending_accept', { cityCode: '330300' })],
    [
      '310100',
      () =>
        server.db
          .updateTable('apps')
          .set({ city_codes: ['310100'] })
          .where('id', '=', 'rider-app')
          .execute(),
    ],
  ]
  for (const [code, use] of uses) {
    await use()
    const { id, version } = await cityOf(code)
    expect(await refusalOf(ops.call(cities.remove, { id, version }))).toMatchObject({ reason: 'cityInUse' })
  }
  expect(await listed(ops)).toEqual(expect.arrayContaining(uses.map(([code]) => code)))
})

describe('names', () => {
  test('are read by everybody signed in, in their language, and follow a change at once', async () => {
    const viewer = await server.signIn('viewer', { cityCodes: [otherCity] })
    const nameOf = async (language: 'zh' | 'en') =>
      (await viewer.call(cityNames.list, {}, { language })).find(({ code }) => code === homeCity)?.name
    expect([await nameOf('zh'), await nameOf('en')]).toEqual(['郑州', 'Zhengzhou'])
    const socket = await viewer.socket('cityNames')
    const city = await cityOf(homeCity)
    await ops.call(cities.update, { ...termsOf(city), names: { ...city.names, en: 'Zhengzhou City' } })
    await untilNudged(socket, 'cityNames.changed', city.id)
    socket.close()
    expect(await nameOf('en')).toBe('Zhengzhou City')
  })

  test('of the reference list are offered by code or name, without those that are there already', async () => {
    const offered = async (search: string) =>
      (await ops.call(cities.reference, { search })).map(({ code, names }) => [code, names.zh])
    expect(await offered('4101')).toEqual([])
    expect(await offered('luoyang')).toEqual([['410300', '洛阳']])
    expect(await offered('洛')).toEqual([
      ['410300', '洛阳'],
      ['611000', '商洛'],
      ['632600', '果洛'],
    ])
    expect((await offered('')).length).toBe(20)
  })
})
