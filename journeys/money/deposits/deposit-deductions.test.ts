import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { deposits } from '#contract/money/deposits.ts'
import { chauffeurWithDeposit, paidFen } from '../../setup/money/deposits.ts'
import { balanceOf, findWrong } from '../../setup/money/ledger.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let auditor: Desk
let colleague: Desk
let finance: Desk
let other: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor')
  colleague = await server.signIn('auditor')
  finance = await server.signIn('finance', { name: '小赵' })
  other = await server.signIn('finance', { name: '小钱' })
})
afterEach(async () => expect(await findWrong(server)).toEqual([]))

const depositOf = (id: number) => balanceOf(server, `person:${id}:deposit`)

describe('A deduction', () => {
  const reason = '赔付顾客损失'

  test('is posted when a colleague approves it, once, and lessens the platform’s compensation', async () => {
    const { workerId } = await chauffeurWithDeposit(server, { auditor, colleague })
    const before = await balanceOf(server, 'platform:compensation')
    const waiting = await finance.call(deposits.deduct, { id: workerId, amountFen: 12_000, reason })
    expect(waiting).toMatchObject({ state: 'pending', allowed: ['withdraw'], askedBy: { name: '小赵' } })
    expect(await depositOf(workerId)).toBe(paidFen)
    const [told] = (await other.call(notifications.list, {})).rows
    expect(told).toMatchObject({ link: `/list?open=${workerId}` })
    const target = { id: waiting.id, version: waiting.version }
    expect((await refusalOf(finance.call(deposits.approve, target))).reason).toBe('ownRequest')
    const outcomes = await Promise.allSettled([1, 2].map(() => other.call(deposits.approve, target)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await depositOf(workerId)).toBe(paidFen - 12_000)
    expect((await balanceOf(server, 'platform:compensation')) - before).toBe(-12_000)
    const seen = await other.call(deposits.deduction, { id: waiting.id })
    expect(seen).toMatchObject({ state: 'posted', decidedBy: { name: '小钱' }, allowed: [] })
    const admin = await server.signIn('super_admin')
    const { rows } = await admin.call(events.list, { action: 'deposits', record: waiting.no })
    expect(rows.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['deposits.approve', workerId],
      ['deposits.deduct', workerId],
    ])
  })

  test('that is rejected or withdrawn takes nothing, and takes no more than there is', async () => {
    const { workerId } = await chauffeurWithDeposit(server, { auditor, colleague })
    const much = await refusalOf(finance.call(deposits.deduct, { id: workerId, amountFen: paidFen + 1, reason }))
    expect(much).toMatchObject({ reason: 'depositTooLow', message: '可扣除的保证金只有 ¥500.00' })
    const [one, two, all] = [
      await finance.call(deposits.deduct, { id: workerId, amountFen: 100, reason }),
      await finance.call(deposits.deduct, { id: workerId, amountFen: 200, reason }),
      await finance.call(deposits.deduct, { id: workerId, amountFen: paidFen, reason }),
    ]
    const third = await finance.call(deposits.deduct, { id: workerId, amountFen: 1, reason })
    await other.call(deposits.reject, { id: one.id, version: one.version, reason: '依据不足' })
    expect((await refusalOf(other.call(deposits.withdraw, { id: two.id, version: two.version }))).reason).toBe(
      'noPermission',
    )
    await finance.call(deposits.withdraw, { id: two.id, version: two.version })
    expect(await depositOf(workerId)).toBe(paidFen)
    await other.call(deposits.approve, { id: all.id, version: all.version })
    expect(await depositOf(workerId)).toBe(0)
    const late = await refusalOf(other.call(deposits.approve, { id: third.id, version: third.version }))
    expect(late.reason).toBe('depositTooLow')
    const [used] = (await finance.call(deposits.ofPerson, { id: workerId })).deposits
    expect(used).toMatchObject({ state: 'used', usedFen: paidFen })
  })

  test('is of the cities of whoever asks', async () => {
    const { workerId } = await chauffeurWithDeposit(server, { auditor, colleague })
    const { id, version } = await finance.call(deposits.deduct, { id: workerId, amountFen: 100, reason })
    const elsewhere = await server.signIn('finance', { cityCodes: ['110100'] })
    for (const call of [
      () => elsewhere.call(deposits.ofPerson, { id: workerId }),
      () => elsewhere.call(deposits.deduction, { id }),
      () => elsewhere.call(deposits.deduct, { id: workerId, amountFen: 100, reason }),
      () => elsewhere.call(deposits.approve, { id, version }),
    ])
      expect((await refusalOf(call())).reason).toBe('notFound')
  })
})
