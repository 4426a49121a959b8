import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { packets } from '#contract/money/packets.ts'
import { refunds } from '#contract/money/refunds.ts'
import { users } from '#contract/people/users.ts'
import { customerOf, ownChat } from '../setup/chats/chats.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { askFor, mealFor, target } from '../setup/people/money.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

const setPhone = (desk: Desk, phone: string) => desk.call(users.update, { phone })

async function phoneOfCustomer(orderId: number): Promise<string> {
  const { phone } = await server.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'customer_id')
    .select('phone')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return phone
}

describe('whoever had a customer’s phone number', () => {
  test('does not refund their order after getting rid of it, nor decide about it', async () => {
    const [desk, colleague] = [await server.signIn('kefu'), await server.signIn('kefu')]
    const [order, other] = [await mealFor(server, 4000), await mealFor(server, 60_000)]
    await setPhone(desk, await phoneOfCustomer(order.id))
    await setPhone(desk, '')
    expect((await refusalOf(askFor(desk, order, 100))).reason).toBe('ownCase')
    const leader = await server.signIn('kefu_leader')
    await setPhone(leader, await phoneOfCustomer(other.id))
    await setPhone(leader, '13900001234')
    await askFor(colleague, other, 6000)
    const seen = await target(leader, other)
    expect((await refusalOf(leader.call(refunds.approve, seen))).reason).toBe('ownCase')
  })

  test('gives them no red packet', async () => {
    const desk = await server.signIn('kefu')
    const order = await mealFor(server, 4000)
    const chat = await ownChat(server, desk, await customerOf(server, order))
    await setPhone(desk, await phoneOfCustomer(order.id))
    await setPhone(desk, '')
    const packet = { chatId: chat.id, clientId: randomUUID(), amountFen: 500, reasonCode: 'late' } as const
    const sent = desk.call(packets.send, { ...packet, orderNo: order.no, confirmedFen: 100_000 })
    expect((await refusalOf(sent)).reason).toBe('ownInterest')
  })

  test('is still one with them when the customer’s number changes', async () => {
    const desk = await server.signIn('kefu')
    const order = await mealFor(server, 4000)
    await setPhone(desk, await phoneOfCustomer(order.id))
    const customer = server.db.updateTable('users').set({ phone: '13900005555' })
    await customer
      .where('id', '=', row => row.selectFrom('orders').select('customer_id').where('orders.id', '=', order.id))
      .execute()
    expect((await refusalOf(askFor(desk, order, 100))).reason).toBe('ownCase')
  })
})

test('Nobody tries number after number: the fourth change in a month is refused, and changes nothing', async () => {
  const desk = await server.signIn('kefu')
  for (const phone of ['13900000001', '13900000002', '13900000003', '13900000004']) await setPhone(desk, phone)
  expect((await refusalOf(setPhone(desk, ''))).reason).toBe('phoneChangedOften')
  const [{ phone } = { phone: '' }] = await server.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', desk.person.id)
    .execute()
  expect(phone).toBe('13900000004')
  await desk.call(users.update, { nickName: '小周' })
})
