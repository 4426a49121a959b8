import { beforeAll, describe, expect, test } from 'vitest'
import { complaints } from '#contract/complaints/complaints.ts'
import { orders } from '#contract/orders/orders.ts'
import { farFromPlaceM } from '#contract/orders/worker-steps.ts'
import { sweepFiles } from '#server/desk/files/index.ts'
import { sweepSettlements } from '#server/money/settlements/feature.ts'
import {
  act,
  answer,
  type Complaint,
  complain,
  complaintIn,
  liability,
  state,
  uploadImage,
  verdict,
} from '../setup/complaints/complaints.ts'
import { pngOf, uploadTo } from '../setup/files/pictures.ts'
import { hold, withoutWrites } from '../setup/held.ts'
import { amountsOf, longSessions, settled, settlementOf, shopOfMeals, untilState } from '../setup/money/settlements.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { mealFor } from '../setup/people/money.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ settings: longSessions })
let leader: Desk
let finance: Desk
let picture: Buffer<ArrayBuffer>

beforeAll(async () => {
  leader = await server.signIn('kefu_leader', { name: '主管' })
  finance = await server.signIn('finance')
  picture = await pngOf(40, 30)
})

const read = ({ id }: Pick<Complaint, 'id'>, desk = leader) => desk.call(complaints.get, { id })
const namesOf = (images: readonly { url: string }[]) =>
  images.map(({ url }) => /^\/files\/([\w-]{22})\.webp\?/.exec(url)?.[1])
const upload = (app: 'customer' | 'rider' = 'customer') => uploadImage(server, app, picture)

test('where the rider was: as the app says with a step, else the nearest position within a minute, and how far from the place', async () => {
  const { fixtures } = server
  const worker = await fixtures.rider({ position: { lng: 113.7, lat: 34.7 } })
  const order = await fixtures.order('preparing/accepted', { worker })
  const { no, from, to, steps: none } = await leader.call(orders.get, order)
  expect(none).toBeNull()
  const pickedUp = await fixtures.sendEvent(order, { event: 'pickUp', by: 'rider' })
  await passTime(61)
  const arrived = await fixtures.sendEvent(pickedUp, { event: 'arrive', by: 'rider' })
  await passTime(61)
  const { lng = 0, lat = 0 } = to ?? {}
  // A hundredth of a degree of latitude.
  const position = { lng, lat: lat + 0.01 }
  await fixtures.sendEvent(arrived, { event: 'deliver', by: 'rider', position })

  const complaint = await complain(server, { order, type: 'D140' })
  const { steps } = await read(complaint)
  expect(steps).toMatchObject({ from: pointOf(from), to: pointOf(to) })
  const toShop = { lng: 113.7, lat: 34.7, at: expect.any(Number) }
  expect(steps?.steps).toMatchObject([
    { action: 'pickUp', place: 'from', worker: worker.name, position: toShop },
    { action: 'arrive', place: 'to', position: null, awayM: null },
    { action: 'deliver', place: 'to', position, awayM: 1112 },
  ])
  const [first, , last] = steps?.steps ?? []
  expect(first?.awayM).toBeGreaterThan(farFromPlaceM)
  expect(last?.position?.at).toBe(last?.at)
  expect((await leader.call(orders.get, { no })).steps).toEqual(steps)
  await expect(
    fixtures.sendEvent(arrived, { event: 'deliver', by: 'rider', position: { lng: 200, lat: 0 } }),
  ).rejects.toThrow('position')
})

const pointOf = (place: { lng: number; lat: number } | null) => place && { lng: place.lng, lat: place.lat }

describe('pictures', () => {
  test('one picture in two complaints at once is in one of them', async () => {
    const imageIds = [await upload()]
    const all = [await mealFor(server, 4000), await mealFor(server, 4000)]
    const held = await hold(server, withoutWrites('complaint_images'))
    const both = Promise.allSettled(all.map(order => complain(server, { order, imageIds })))
    await held.untilWaiting(2)
    await held.commit()
    const refused = (await both).flatMap(outcome => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
    expect(refused).toEqual([expect.stringContaining('imageIds')])
  })

  test('of a complaint stand in their order, private, at links of some minutes', async () => {
    const imageIds: string[] = []
    for (let made = 0; made < 9; made += 1) imageIds.push(await upload())
    const complaint = await complain(server, { imageIds })
    const { images, log } = await read(complaint)
    expect(namesOf(images)).toEqual(imageIds)
    expect(namesOf(log[0]?.images ?? [])).toEqual(imageIds)
    const link = images[0]?.url ?? ''
    const response = await fetch(server.url + link)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await fetch(server.url + link.split('?')[0])).status).toBe(404)
    await passTime(301)
    expect((await fetch(server.url + link)).status).toBe(404)
  })

  test('more than nine, of another app, of nobody, or sent before are refused, and no complaint is made', async () => {
    const used = await upload()
    await complain(server, { imageIds: [used] })
    const own = await upload()
    const wrong: Record<string, string[]> = {
      many: Array.from({ length: 10 }, () => own),
      twice: [own, own],
      used: [used],
      foreign: [await upload('rider')],
      unknown: ['x'.repeat(22)],
    }
    for (const [what, imageIds] of Object.entries(wrong)) {
      await expect(complain(server, { imageIds }), what).rejects.toThrow('imageIds')
    }
    await passTime(23 * 3600 + 1)
    await expect(complain(server, { imageIds: [own] })).rejects.toThrow('within the last day')
  })

  test('come with the statement of the other side, and with a note of staff', async () => {
    const complaint = await complaintIn(server, leader, 'evidence')
    const imageIds = [await upload('rider'), await upload('rider')]
    expect((await state(server, complaint, { imageIds })).status).toBe(200)
    const sent = await uploadTo(
      server.url,
      { token: leader.token, module: 'chatimg', name: 'e.png', type: 'image/png' },
      picture,
    )
    const noted = await act(leader, 'note', complaint.id, { text: '现场照片', imageIds: [sent.fileId] })
    expect(namesOf(noted.evidence?.images ?? [])).toEqual(imageIds)
    expect(noted.images).toEqual([])
    expect(noted.log.at(-1)).toMatchObject({ action: 'note', images: [{ url: expect.stringContaining(sent.url) }] })
    const colleague = await server.signIn('kefu_leader')
    const again = refusalOf(act(colleague, 'note', complaint.id, { text: '别人的图片', imageIds: [sent.fileId] }))
    expect((await again).fields).toHaveProperty('imageIds')
    await passTime(2 * 86_400)
    await sweepFiles(server.runtime)
    const kept = await server.db.selectFrom('files').select('id').where('id', '=', sent.fileId).execute()
    expect(kept).toHaveLength(1)
  })
})

describe('the settlement of the order', () => {
  test('stops while a complaint demands money, shows in both what and how much, and goes on when it is closed', async () => {
    await shopOfMeals(server)
    const order = await mealFor(server, 5000, 'completed')
    const complaint = await complain(server, { order, demand: 'compensation', about: 'merchant', type: 'D220' })
    const expected = amountsOf(await settlementOf(finance, order)).merchant
    expect((await read(complaint, finance)).stops).toEqual({ amountFen: expected, isExpected: true })
    // Whoever may not see what others earn sees that it is stopped.
    const kefu = await server.signIn('kefu')
    expect((await read(complaint, kefu)).stops).toEqual({ amountFen: null, isExpected: true })
    expect(await settled(finance, order, 'stopped')).toMatchObject({
      stopReason: 'complaint',
      stoppedBy: [{ id: complaint.id, no: complaint.no }],
    })
    await act(leader, 'claim', complaint.id)
    await leader.call(complaints.propose, {
      id: complaint.id,
      version: (await read(complaint)).version,
      liability,
      verdict,
      compensation: { kind: 'balance', amountFen: 500 },
    })
    await answer(server, complaint, 'accept')
    expect((await read(complaint, finance)).stops).toBeNull()
    await sweepSettlements(server.runtime)
    expect(await untilState(finance, order, 'held')).toMatchObject({ stoppedBy: [], givenFen: 500 })
  })

  test('is stopped between division and release, too; an apology stops nothing', async () => {
    await shopOfMeals(server)
    const order = await mealFor(server, 6000, 'completed')
    const held = await settled(finance, order, 'held')
    const calm = await complain(server, { order, about: 'merchant', type: 'D220' })
    expect((await read(calm, finance)).stops).toBeNull()
    const complaint = await complain(server, {
      order,
      demand: 'refund',
      about: 'merchant',
      type: 'D220',
      content: '少送了一份，退我的钱',
    })
    expect((await read(complaint, finance)).stops).toEqual({ amountFen: amountsOf(held).merchant, isExpected: false })
    await passTime(3 * 86_400)
    await until(async () => (await settlementOf(finance, order)).stopReason === 'complaint')
    expect(await settlementOf(finance, order)).toMatchObject({ state: 'held', stoppedBy: [{ no: complaint.no }] })
  })
})
