import { beforeAll, expect, test } from 'vitest'
import { merchants } from '#contract/people/merchants.ts'
import { people } from '#contract/people/people.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
})

test('Shops are found by number, phone and name, with what this reader may do', async () => {
  const { id } = await server.fixtures.merchant({ name: '老街烩面馆', phone: '13688887777', address: '花园路12号' })
  const { no } = await ops.call(merchants.get, { id })
  for (const search of [no, '7777', '烩面', '花园']) {
    const { rows } = await ops.call(merchants.list, { search })
    expect([search, rows.map(row => row.id)]).toEqual([search, [id]])
  }
  const viewer = await server.signIn('viewer')
  expect((await viewer.call(merchants.get, { id })).allowed).toEqual([])
  const { value } = await (await server.signIn('dispatcher')).call(people.reveal, {
    field: 'merchants.phone',
    id,
    reason: '需要回电',
  })
  expect(value).toBe('13688887777')
})

test('Shops are suspended with a reason and reinstated, and their app is notified', async () => {
  const { id, externalId } = await server.fixtures.merchant()
  const { version } = await ops.call(merchants.get, { id })
  const suspended = await ops.call(merchants.suspend, { id, version, reason: '后厨照片不符' })
  expect(suspended).toMatchObject({ status: 'suspended', statusReason: '后厨照片不符' })
  const again = { id, version: suspended.version, reason: '后厨照片不符' }
  expect((await refusalOf(ops.call(merchants.suspend, again))).reason).toBe('alreadySo')
  await ops.call(merchants.resume, again)
  const types = () =>
    server.webhooks.receivedAboutPeople.flatMap(({ app, body }) =>
      'merchantId' in body.data && body.data.merchantId === externalId ? [`${app} ${body.type}`] : [],
    )
  await until(() => types().length === 2)
  expect(types()).toEqual(['merchant merchant.suspended', 'merchant merchant.resumed'])
})

test('What staff decide about a shop is set, cleared and logged, and what is not said stays', async () => {
  const { id } = await server.fixtures.merchant()
  const { version } = await ops.call(merchants.get, { id })
  const set = await ops.call(merchants.update, { id, version, category: '烩面', remark: '老板姓王' })
  expect(set).toMatchObject({ category: '烩面', remark: '老板姓王' })
  const cleared = await ops.call(merchants.update, { id, version: set.version, remark: '' })
  expect(cleared).toMatchObject({ category: '烩面', remark: '', version: set.version + 1 })
  const events = await server.db
    .selectFrom('events')
    .select('changes')
    .where('action', '=', 'merchants.update')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(events.map(({ changes }) => changes)).toMatchObject([
    { category: [expect.anything(), '烩面'], remark: ['', '老板姓王'] },
    { remark: ['老板姓王', ''] },
  ])
  const stale = ops.call(merchants.update, { id, version, remark: '旧页面' })
  expect((await refusalOf(stale)).reason).toBe('changedByOther')
})
