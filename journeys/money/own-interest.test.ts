import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ledger } from '#contract/money/ledger.ts'
import { packets } from '#contract/money/packets.ts'
import { refunds } from '#contract/money/refunds.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { customerOf, ownChat } from '../setup/chats/chats.ts'
import { withBank } from '../setup/money/finance.ts'
import {
  approveAs,
  ask,
  askedBy,
  bind,
  customerWith,
  read,
  riderWith,
  rowOf,
  shopWith,
} from '../setup/money/withdrawals.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { askFor, mealFor, target as refundOf } from '../setup/people/money.ts'
import { password } from '../setup/people/people.ts'
import { judge, newHolder, showPaper } from '../setup/reviews/papers.ts'

const server = withBank()
const target = ({ id, version }: { id: number; version: number }) => ({ id, version })

const setPhone = (desk: Desk, phone: string) => desk.call(users.update, { phone, proof: password })

async function phoneOf(id: number): Promise<string> {
  const { phone } = await server.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirstOrThrow()
  return phone
}

const linesTo = (code: string) => [
  { code: 'platform:compensation', side: 'debit' as const, amountFen: 700 },
  { code, side: 'credit' as const, amountFen: 700 },
]

/** The withdrawal offers this person nothing, and refuses what they try. */
async function expectOwn(desk: Desk, no: string): Promise<void> {
  const { id, version } = await rowOf(server, no)
  expect((await read(desk, { id })).allowed).toEqual([])
  expect((await refusalOf(desk.call(withdrawals.approve, { id, version }))).reason).toBe('ownInterest')
  const other = await server.signIn('finance')
  expect(await approveAs(other, { id })).toMatchObject({ state: 'approved' })
}

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
    const seen = await refundOf(leader, other)
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

test('An attempt with a wrong amount is refused for the amount, whosever number one has', async () => {
  const desk = await server.signIn('kefu')
  const [own, other] = [await mealFor(server, 4000), await mealFor(server, 4000)]
  await setPhone(desk, await phoneOfCustomer(own.id))
  for (const order of [own, other]) {
    expect((await refusalOf(askFor(desk, order, 10_000_000))).reason).toBe('refundTooMuch')
  }
})

describe('whoever has a number of theirs', () => {
  test('does not cancel their order, which colleagues do', async () => {
    const [desk, colleague] = [await server.signIn('kefu'), await server.signIn('kefu')]
    const order = await server.fixtures.order('preparing/accepted')
    await setPhone(desk, await phoneOfCustomer(order.id))
    const { id, version } = await colleague.call(orders.get, { no: order.no })
    const cancel = { id, version, code: 'U01', reason: '顾客要求取消' } as const
    expect((await refusalOf(desk.call(orders.cancel, cancel))).reason).toBe('ownCase')
    await colleague.call(orders.cancel, cancel)
  })

  test('moves no money to their account, which colleagues do', async () => {
    const [desk, colleague] = [await server.signIn('finance'), await server.signIn('finance')]
    const { id } = await customerWith(server, 5000)
    await setPhone(desk, await phoneOf(id))
    const asked = { lines: linesTo(`person:${id}:available`), reason: '漏记的赔付' }
    expect((await refusalOf(desk.call(ledger.adjust, asked))).reason).toBe('ownInterest')
    const adjustment = await colleague.call(ledger.adjust, asked)
    expect((await refusalOf(desk.call(ledger.approve, target(adjustment)))).reason).toBe('ownInterest')
    const third = await server.signIn('finance')
    await third.call(ledger.approve, target(adjustment))
  })

  test('does not judge their papers', async () => {
    const desk = await server.signIn('auditor')
    const paper = await showPaper(server, { kind: 'realName' })
    const { person_id: id } = await server.db
      .selectFrom('verifications')
      .select('person_id')
      .where('id', '=', paper.id)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('users').set({ phone: '13900006666' }).where('id', '=', id).execute()
    await setPhone(desk, '13900006666')
    expect((await refusalOf(judge(desk, paper.id, 'approve'))).reason).toBe('ownInterest')
  })
})

/** A customer with the number of somebody of finance, and a rider with nothing of that number. */
async function twoLives() {
  const desk = await server.signIn('finance')
  const [customer, rider] = [await customerWith(server, 90_000), await riderWith(server, 90_000)]
  await setPhone(desk, await phoneOf(customer.id))
  return { desk, customer, rider }
}

describe('whoever shares with them', () => {
  test('a device is known by it', async () => {
    const { desk, customer, rider } = await twoLives()
    const deviceId = `device-${customer.id}`
    await ask(server, customer, 60_000, { deviceId })
    const { answer } = await ask(server, rider, 60_000, { deviceId })
    await expectOwn(desk, answer.no)
  })

  test('an account is known by it, also by one that was replaced since', async () => {
    const { desk, customer, rider } = await twoLives()
    const number = `6222${String(customer.id).padStart(12, '0')}`
    await bind(server, customer, { number })
    await bind(server, customer)
    await bind(server, rider, { number })
    const { answer } = await ask(server, rider, 60_000)
    await expectOwn(desk, answer.no)
  })

  test('the number of a paper is known by it', async () => {
    const { desk, customer, rider } = await twoLives()
    const number_hash = Buffer.from(`paper of ${customer.id}`.padEnd(32))
    for (const person of [customer, rider]) {
      const paper = await showPaper(server, { kind: 'realName', person: newHolder() })
      await server.db
        .updateTable('verifications')
        .set({ person_id: person.id, number_hash })
        .where('id', '=', paper.id)
        .execute()
    }
    const { answer } = await ask(server, rider, 60_000)
    await expectOwn(desk, answer.no)
  })

  test('nothing is nobody’s', async () => {
    const { desk, rider } = await twoLives()
    const { id } = await askedBy(server, rider, 60_000)
    expect((await read(desk, { id })).allowed).toContain('approve')
    await approveAs(desk, { id })
  })
})

test('A shop that had their number is theirs', async () => {
  const desk = await server.signIn('finance')
  const shop = await shopWith(server, 90_000)
  const { phone } = await server.db
    .selectFrom('merchants')
    .select('phone')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('merchants').set({ phone: '0371-65550001' }).where('id', '=', shop.id).execute()
  await setPhone(desk, phone)
  const { answer } = await ask(server, shop, 60_000)
  await expectOwn(desk, answer.no)
})
