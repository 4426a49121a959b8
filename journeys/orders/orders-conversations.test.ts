import { expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { customerOf, personOf } from '../setup/chats/chats.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

test('an order shows the conversations of the people it concerns, and of nobody else', async () => {
  const desk = await server.signIn('kefu_leader')
  const order = await server.fixtures.order('preparing/accepted')
  const customer = await customerOf(server, order)
  const { chatId } = await customer.write('我的外卖到哪了')
  const rider = personOf(server, { kind: 'rider', externalId: order.worker?.externalId ?? '' })
  const { chatId: ridersChat } = await rider.write('商家还没出餐')
  await personOf(server).write('想问一下怎么开发票')
  const found = async (orderNo: string) =>
    (await desk.call(chats.list, { queue: 'all', orderNo })).rows.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(await found(order.no)).toEqual([chatId, ridersChat])
  const other = await server.fixtures.order('pending_accept')
  expect(await found(other.no)).toEqual([])
  expect(await found('WM0')).toEqual([])
  const { no } = await complain(server, { order })
  const { rows } = await desk.call(complaints.list, { queue: 'all', orderNo: order.no })
  expect(rows.map(row => row.no)).toEqual([no])
})
