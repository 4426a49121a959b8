import { expect, test } from 'vitest'
import { recon } from '#contract/money/recon/recon.ts'
import { recompare } from '#server/money/recon/feature.ts'
import {
  dayOf,
  daysAgo,
  differencesOf,
  kindsOf,
  momentOf,
  postMovement,
  sendBill,
  settle,
} from '../../setup/money/bills.ts'
import { withDesks } from '../../setup/money/finance.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
const staff = withDesks(server, { finance: { role: 'finance', name: '小赵' } })

test('A movement at midnight may stand in the day of its neighbour, on either side', async () => {
  const [first, second, third] = [daysAgo(14), daysAgo(13), daysAgo(12)]
  await postMovement(server, 'M1', 100, momentOf(second, '00:00:02'))
  await postMovement(server, 'M2', 200, momentOf(second, '23:59:59'))
  await sendBill(server, first, [{ no: 'M1', netFen: 100, at: momentOf(first, '23:59:59') }])
  expect(await dayOf(staff.finance, first)).toMatchObject({ state: 'balanced', matched: 1 })
  await sendBill(server, second, [])
  expect(await kindsOf(staff.finance, second)).toEqual([['onlyOurs', 'open', -200]])
  await sendBill(server, third, [{ no: 'M2', netFen: 200, at: momentOf(third, '00:00:01') }])
  expect(await dayOf(staff.finance, third)).toMatchObject({ state: 'balanced', matched: 1 })
  expect(await dayOf(staff.finance, second)).toMatchObject({ state: 'balanced' })
  expect((await differencesOf(staff.finance, second)).map(({ outcome }) => outcome)).toEqual(['arrived'])
})

test('Two days later is not the same movement, unless somebody said that it would be corrected', async () => {
  const [first, third] = [daysAgo(10), daysAgo(7)]
  await sendBill(server, first, [{ no: 'T1', netFen: 300, at: momentOf(first, '10:00') }])
  await postMovement(server, 'T1', 300, momentOf(third, '10:00'))
  await recompare(server.runtime)
  const [only] = await differencesOf(staff.finance, first)
  expect(only).toMatchObject({ kind: 'onlyTheirs', state: 'open' })
  await settle(staff.finance, only?.id ?? 0, 'correctOurs')
  const { id } = await dayOf(staff.finance, first)
  await staff.finance.call(recon.compare, { id })
  await sendBill(server, third, [])
  expect(await dayOf(staff.finance, first)).toMatchObject({ state: 'balanced', matched: 1 })
  expect(await dayOf(staff.finance, third)).toMatchObject({ state: 'balanced' })
})

test('What we learn later settles the difference by itself', async () => {
  const day = daysAgo(5)
  await sendBill(server, day, [{ no: 'L1', netFen: 400, at: momentOf(day, '10:00') }])
  expect(await kindsOf(staff.finance, day)).toEqual([['onlyTheirs', 'open', 400]])
  await postMovement(server, 'L1', 400, momentOf(day, '10:00'))
  await recompare(server.runtime)
  expect(await dayOf(staff.finance, day)).toMatchObject({ state: 'balanced' })
  const { id } = await dayOf(staff.finance, day)
  const events = await server.db
    .selectFrom('events')
    .select('action')
    .where('subject', '=', 'recon')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['recon.differ', 'recon.balance'])
})

test('A bill in parts is compared as far as it goes; what overlaps is refused, another bill under the same number too', async () => {
  const day = daysAgo(3)
  await postMovement(server, 'P1', 100, momentOf(day, '08:00'))
  await postMovement(server, 'P2', 200, momentOf(day, '15:00'))
  const part = await sendBill(server, day, [{ no: 'P1', netFen: 100, at: momentOf(day, '08:00') }], { until: '12:00' })
  expect(await dayOf(staff.finance, day)).toMatchObject({ state: 'balanced', isWhole: false, ours: { count: 1 } })
  await expect(sendBill(server, day, [], { from: '11:59', until: '13:00' })).rejects.toThrow('was received already')
  await expect(server.fixtures.app('customer').sendBill({ ...part, lines: [] })).rejects.toThrow('409')
  await sendBill(server, day, [], { from: '12:00' })
  expect(await dayOf(staff.finance, day)).toMatchObject({
    state: 'unbalanced',
    isWhole: true,
    ours: { count: 2 },
    open: 1,
  })
})

test('A new difference of a confirmed day stops payouts again', async () => {
  const day = daysAgo(2)
  await sendBill(server, day, [{ no: 'N1', netFen: 100, at: momentOf(day, '08:00') }], { until: '12:00' })
  const { id, version } = await dayOf(staff.finance, day)
  await staff.finance.call(recon.confirm, { id, version, reason: '已核实' })
  await sendBill(server, day, [{ no: 'N2', netFen: 100, at: momentOf(day, '13:00') }], { from: '12:00' })
  expect(await staff.finance.call(recon.get, { id })).toMatchObject({ day, confirmed: null, open: 2 })
  expect(await refusalOf(staff.finance.call(recon.get, { id: 999_999 }))).toMatchObject({ reason: 'notFound' })
})

test('A movement near the end of the bill waits for the next one', async () => {
  const day = daysAgo(1)
  await postMovement(server, 'W1', 100, momentOf(day, '11:50'))
  await postMovement(server, 'W2', 100, momentOf(day, '10:50'))
  await sendBill(server, day, [], { from: '09:00', until: '12:00' })
  expect(await dayOf(staff.finance, day)).toMatchObject({ open: 1, waiting: 1 })
  await sendBill(server, day, [], { from: '12:00', until: '13:00' })
  expect(await dayOf(staff.finance, day)).toMatchObject({ open: 2, waiting: 0 })
})
