import { beforeAll, describe, expect, test } from 'vitest'
import { ledger } from '#contract/money/ledger.ts'
import { orders } from '#contract/orders/orders.ts'
import { merchants } from '#contract/people/merchants.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import { as } from '../access/access-calls.ts'
import type { Desk } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let desk: Desk
let order: Order
let shopId = 0
let riderId = 0

beforeAll(async () => {
  desk = await server.signIn('ops')
  const { fixtures } = server
  shopId = (await fixtures.merchant({ name: '胡辣汤（总店）' })).id
  riderId = (await fixtures.rider({ name: 'ＶＩＰ孙' })).id
  const { merchant, customer } = fixtures.writeOrder()
  const written = {
    merchant: { ...merchant, name: '胡辣汤【总店】' },
    customer: { ...customer, name: '阿依‧\u200b古丽' },
  }
  order = await fixtures.order('pending_accept', { written })
})

const shopsFound = async (search: string) => (await desk.call(merchants.list, { search })).rows.map(({ id }) => id)
const workersFound = async (search: string) =>
  (await desk.call(workers.list, { queue: 'all', search })).rows.map(({ id }) => id)
const peopleFound = async (search: string) =>
  (await as(server, desk, users.list, { search, kind: 'rider' })).rows.map(({ id }) => id)
const ordersFound = async (search: string) =>
  (await desk.call(orders.list, { service: 'food', queue: 'all', search })).rows.map(({ id }) => id)

describe('names are found however they are typed', () => {
  test.each(['胡辣汤(总店)', '胡辣汤（总店）', '胡辣汤[总店', '\u200e胡辣\u200b汤', '汤（总'])(
    'the shop by %j',
    async search => expect(await shopsFound(search)).toEqual([shopId]),
  )

  test.each(['VIP孙', 'vip孙', 'ＶＩＰ孙', 'Ｖip', 'p孙\u2060'])('the rider by %j', async search => {
    expect(await workersFound(search)).toEqual([riderId])
    expect(await peopleFound(search)).toEqual([riderId])
  })

  test.each(['胡辣汤(总店)', '阿依·古丽', '阿依•古丽', '阿依・古', '胡辣汤（总店） 阿依·古丽'])(
    'the order by %j',
    async search => expect(await ordersFound(search)).toEqual([order.id]),
  )

  test.each(['胡辣汤(分店)', 'VIP李', '阿依古丽', '%', '__'])('nobody by %j', async search =>
    expect([await shopsFound(search), await workersFound(search), await ordersFound(search)]).toEqual([[], [], []]),
  )
})

describe('a number is found however it is copied', () => {
  test.each([
    (no: string) => `\u202a${no}\u202c`,
    (no: string) => `${no.slice(0, 8)}\u200b${no.slice(8)}`,
    (no: string) => `订单号：${no}`,
    (no: string) => `Order No.: ${no}。`,
    (no: string) => no.toLowerCase().replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ])('an order', async copied => {
    expect(await ordersFound(copied(order.no))).toEqual([order.id])
    const { rows } = await desk.call(orders.find, { search: copied(order.no) })
    expect(rows.map(({ id }) => id)).toEqual([order.id])
  })

  test('a search of nothing but marks is none', async () => {
    const finance = await server.signIn('finance')
    const all = await finance.call(ledger.accounts, {})
    expect(await finance.call(ledger.accounts, { search: '\u200b\u202a' })).toEqual(all)
  })
})
