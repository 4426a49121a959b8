import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { notifications } from '#contract/desk/notifications.ts'
import type { LedgerAdjustment } from '#contract/money/adjustment.ts'
import { ledger } from '#contract/money/ledger.ts'
import { credit, debit, personAccount, platformAccount } from '#server/money/ledger/index.ts'
import { balanceOf, findWrong, postNow } from '../../setup/money/ledger.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let maker: Desk
let checker: Desk
let customer: number
let wallet: string
const reason = '漏记的赔付'

beforeAll(async () => {
  maker = await server.signIn('finance', { name: '小赵' })
  checker = await server.signIn('finance', { name: '小钱' })
  customer = await newCustomer(homeCity)
  wallet = `person:${customer}:available`
})

async function newCustomer(cityCode: string): Promise<number> {
  const order = await server.fixtures.order('pending_accept', { cityCode })
  const { customer_id } = await server.db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  return customer_id
}

const lines = (amountFen: number, code = wallet) => [
  { code: 'platform:compensation', side: 'debit', amountFen },
  { code, side: 'credit', amountFen },
]
const ask = (amountFen: number, desk = maker) => desk.call(ledger.adjust, { lines: lines(amountFen), reason })
const target = ({ id, version }: LedgerAdjustment) => ({ id, version })
const balance = () => balanceOf(server, wallet)

describe('an adjustment', () => {
  test('is posted when a colleague approves it, and not before', async () => {
    const asked = await ask(700)
    expect(asked).toMatchObject({
      state: 'pending',
      askedBy: { name: '小赵' },
      transaction: null,
      allowed: ['withdraw'],
    })
    expect(await balance()).toBe(0)
    const [seen] = (await checker.call(ledger.adjustments, { state: 'pending' })).rows
    expect(seen).toMatchObject({ id: asked.id, allowed: ['approve', 'reject'] })
    const posted = await checker.call(ledger.approve, target(asked))
    expect(posted).toMatchObject({ state: 'posted', decidedBy: { name: '小钱' }, allowed: [] })
    expect(await balance()).toBe(700)
    const transaction = await checker.call(ledger.get, { id: posted.transaction?.id ?? 0 })
    expect(transaction).toMatchObject({
      event: 'adjust',
      subjectNo: asked.no,
      by: '小钱',
      description: reason,
      totalFen: 700,
    })
    const { rows } = await (await server.signIn('super_admin')).call(events.list, { record: asked.no })
    expect(rows.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['ledger.approve', 'pending', 'posted'],
      ['ledger.adjust', null, 'pending'],
    ])
    expect(await findWrong(server)).toEqual([])
  })

  test('tells those who may approve it', async () => {
    const asked = await ask(100)
    const { rows } = await checker.call(notifications.list, {})
    expect(rows[0]).toMatchObject({ type: 9, msg: expect.stringContaining(asked.no) })
    expect(rows[0]?.link).toContain('/finance/ledger')
  })

  test('is never decided by who asked, nor withdrawn by a colleague', async () => {
    const asked = await ask(100)
    expect((await refusalOf(maker.call(ledger.approve, target(asked)))).reason).toBe('ownRequest')
    expect((await refusalOf(maker.call(ledger.reject, { ...target(asked), reason }))).reason).toBe('ownRequest')
    expect((await refusalOf(checker.call(ledger.withdraw, target(asked)))).reason).toBe('noPermission')
    await expect(
      server.db
        .updateTable('ledger_adjustments')
        .set({ state: 'posted', decided_by_id: maker.person.id })
        .where('id', '=', asked.id)
        .execute(),
    ).rejects.toThrow('ledger_adjustments_check')
    expect((await maker.call(ledger.withdraw, target(asked))).state).toBe('withdrawn')
  })

  test('that was rejected or withdrawn moves nothing, and is not decided again', async () => {
    const before = await balance()
    const asked = await ask(100)
    const rejected = await checker.call(ledger.reject, { ...target(asked), reason: '金额不对' })
    expect(rejected).toMatchObject({ state: 'rejected', remark: '金额不对', transaction: null })
    const again = await refusalOf(checker.call(ledger.approve, target(rejected)))
    expect(again).toMatchObject({ reason: 'notInThisState', record: { state: 'rejected' } })
    expect((await refusalOf(checker.call(ledger.approve, target(asked)))).reason).toBe('changedByOther')
    expect(await balance()).toBe(before)
  })

  test('is posted once, by whom of two is faster', async () => {
    const before = await balance()
    const third = await server.signIn('finance')
    const asked = await ask(300)
    const outcomes = await Promise.allSettled([checker, third].map(desk => desk.call(ledger.approve, target(asked))))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await balance()).toBe(before + 300)
  })

  test('is refused in a sentence where its lines differ, an account is not there or has too little', async () => {
    const [one, other] = lines(500)
    const differing = await refusalOf(maker.call(ledger.adjust, { lines: [one, { ...other, amountFen: 499 }], reason }))
    expect(differing.message).toContain('借方合计 5.00 元，贷方合计 4.99 元')
    for (const code of ['platform:nothing', 'person:999999:available', 'channel:nobody', `person:${customer}:escrow`]) {
      const missing = await refusalOf(maker.call(ledger.adjust, { lines: lines(500, code), reason }))
      expect(missing).toMatchObject({ reason: 'noSuchAccount', message: expect.stringContaining(code) })
    }
    const staffAccount = `person:${maker.person.id}:available`
    const own = await refusalOf(maker.call(ledger.adjust, { lines: lines(500, staffAccount), reason }))
    expect(own.reason).toBe('noSuchAccount')
    const held = await balance()
    const back = [
      { code: wallet, side: 'debit', amountFen: held + 1 },
      { code: 'platform:compensation', side: 'credit', amountFen: held + 1 },
    ]
    expect((await refusalOf(maker.call(ledger.adjust, { lines: back, reason }))).reason).toBe('balanceTooLow')
  })

  test('that was possible when it was asked for is refused if the money has gone since', async () => {
    const held = await balance()
    const back = (amountFen: number) => [
      { code: wallet, side: 'debit', amountFen },
      { code: 'platform:compensation', side: 'credit', amountFen },
    ]
    const [first, second] = [
      await maker.call(ledger.adjust, { lines: back(held), reason }),
      await maker.call(ledger.adjust, { lines: back(held), reason }),
    ]
    const outcomes = await Promise.allSettled([first, second].map(asked => checker.call(ledger.approve, target(asked))))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await balance()).toBe(0)
    expect(await findWrong(server)).toEqual([])
  })
})

describe('a reversal', () => {
  test('posts the mirrored lines of a transaction, once', async () => {
    const paid = [debit(platformAccount('compensation'), 900), credit(personAccount(customer, 'available'), 900)]
    const id = await postNow(server, { event: 'compensate', subject: 'orders', subjectId: 77, lines: paid })
    const before = await balance()
    const [first, second] = [
      await maker.call(ledger.adjust, { reverses: id, reason }),
      await maker.call(ledger.adjust, { reverses: id, reason }),
    ]
    expect(first.reverses?.id).toBe(id)
    const posted = await checker.call(ledger.approve, target(first))
    const transaction = await checker.call(ledger.get, { id: posted.transaction?.id ?? 0 })
    expect(transaction).toMatchObject({ event: 'reverse', reverses: { id } })
    expect(transaction.lines.map(({ code, line, amountFen }) => [code, line, amountFen])).toEqual([
      [wallet, 'debit', 900],
      ['platform:compensation', 'credit', 900],
    ])
    expect(await checker.call(ledger.get, { id })).toMatchObject({ reversedBy: { id: transaction.id } })
    expect(await balance()).toBe(before - 900)
    expect((await refusalOf(checker.call(ledger.approve, target(second)))).reason).toBe('reversedBefore')
    expect((await refusalOf(maker.call(ledger.adjust, { reverses: id, reason }))).reason).toBe('reversedBefore')
  })
})

describe('somebody limited to a city', () => {
  test('neither sees nor asks for adjustments of another', async () => {
    const stranger = `person:${await newCustomer(otherCity)}:available`
    const local = await server.signIn('finance', { cityCodes: [homeCity] })
    const refused = await refusalOf(local.call(ledger.adjust, { lines: lines(100, stranger), reason }))
    expect(refused.reason).toBe('noSuchAccount')
    const foreign = await maker.call(ledger.adjust, { lines: lines(100, stranger), reason })
    const own = await ask(100)
    const seen = (await local.call(ledger.adjustments, {})).rows.map(({ id }) => id)
    expect(seen).toContain(own.id)
    expect(seen).not.toContain(foreign.id)
    expect((await refusalOf(local.call(ledger.approve, target(foreign)))).reason).toBe('notFound')
    expect(await maker.call(ledger.adjustment, { id: foreign.id })).toMatchObject({ no: foreign.no, state: 'pending' })
    expect((await refusalOf(local.call(ledger.adjustment, { id: foreign.id }))).reason).toBe('notFound')
    expect((await refusalOf(local.call(ledger.trialBalance, {}))).reason).toBe('needsAllCities')
  })
})
