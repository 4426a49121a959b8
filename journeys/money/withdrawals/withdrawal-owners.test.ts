import { describe, expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank, withDesks } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import {
  age,
  approveAs,
  ask,
  askedBy,
  bind,
  customerWith,
  payAs,
  read,
  riderWith,
  rowOf,
  type Saver,
  say,
  shopWith,
  targetOf,
  walletOf,
} from '../../setup/money/withdrawals.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { until } from '../../setup/process/until.ts'
import { judged } from '../../setup/reviews/papers.ts'

const server = withBank({ listens: true })
const staff = withDesks(server, { finance: 'finance', payer: 'finance', auditor: 'auditor' })

const owners = { merchant: shopWith, customer: customerWith } as const

/** What the owner's app heard of a withdrawal, in its order. */
async function heardOf(no: string, type: string) {
  return until(() => server.webhooks.heardWithdrawals.find(({ body }) => body.data.no === no && body.type === type))
}

describe.each(Object.entries(owners))('the withdrawal of a %s', (kind, ownerWith) => {
  test('is asked for, approved and paid; their app hears of it', async () => {
    const saver = await ownerWith(server, 80_000)
    const before = await balanceOf(server, 'channel:bank-app')
    const { id, no, state, actualFen } = await askedBy(server, saver, 60_000)
    expect({ state, actualFen }).toEqual({ state: 'review', actualFen: 60_000 })
    expect(await walletOf(server, saver)).toMatchObject({ availableFen: 20_000, withdrawingFen: 60_000 })
    const listed = await staff.finance.call(withdrawals.list, { owner: kind, queue: 'review' })
    expect(listed.rows[0]).toMatchObject({ no, owner: { kind, id: saver.id, name: saver.name } })
    expect(listed.rows.every(({ owner }) => owner.kind === kind)).toBe(true)

    expect(await approveAs(staff.finance, { id })).toMatchObject({ state: 'approved' })
    const payoutNo = await payAs(staff.payer, { id })
    const order = await until(() => server.webhooks.heardPayouts.find(({ body }) => body.data.no === payoutNo))
    expect(order.body.data).toMatchObject({ amountFen: 60_000, holder: saver.name })
    await say(server, payoutNo, 'success', { channelNo: `BK-${kind}` })
    expect(await read(staff.finance, { id })).toMatchObject({ state: 'paid', payouts: [{ channelNo: `BK-${kind}` }] })
    expect(await walletOf(server, saver)).toMatchObject({ availableFen: 20_000, withdrawingFen: 0 })
    expect((await balanceOf(server, 'channel:bank-app')) - before).toBe(-60_000)
    expect(await heardOf(no, 'withdrawal.paid')).toMatchObject({
      app: saver.app,
      body: { data: { owner: saver.owner } },
    })
  })

  test('is rejected with a sentence, and the money is theirs again', async () => {
    const saver = await ownerWith(server, 60_000)
    const { id, no } = await askedBy(server, saver, 60_000)
    const target = await targetOf(staff.finance, { id })
    await staff.finance.call(withdrawals.reject, { ...target, code: 'other', reason: '资料不齐' })
    expect(await walletOf(server, saver)).toMatchObject({ availableFen: 60_000, withdrawingFen: 0 })
    const heard = await heardOf(no, 'withdrawal.rejected')
    expect(heard).toMatchObject({ app: saver.app, body: { data: { code: 'other' } } })
    expect(heard.body.text?.body).toContain('资料不齐')
  })

  test('is refused by the app of somebody else, and to the account of somebody else', async () => {
    const saver = await ownerWith(server, 60_000)
    const rider = await riderWith(server, 60_000)
    expect((await ask(server, { ...saver, app: 'rider' }, 60_000)).status).toBe(404)
    expect((await bind(server, { ...saver, app: 'rider' })).status).toBe(404)
    // Under the number of an account that the app has bound for another owner.
    const other = await ownerWith(server, 0)
    const { body } = await bind(server, other)
    const taken = await bind(server, saver, { externalNo: body.externalNo })
    expect([taken.status, taken.answer.message]).toEqual([409, expect.stringMatching(/\w/)])
    expect(await walletOf(server, saver)).toMatchObject({ availableFen: 60_000, withdrawingFen: 0 })
    expect(await walletOf(server, rider)).toMatchObject({ availableFen: 60_000 })
  })

  test('to an account that another owner has as well is a risk, named with a link', async () => {
    const saver = await ownerWith(server, 60_000)
    const rider = await riderWith(server, 60_000)
    const { body } = await bind(server, rider)
    await bind(server, saver, { number: body.number })
    await age(server, saver)
    const { id } = await askedBy(server, saver, 60_000)
    const { details } = await read(staff.finance, { id })
    expect(details.find(({ risk }) => risk === 'accountShared')?.links).toHaveLength(1)
  })
})

test('A customer’s account with another name than their identity card has is neither approved nor paid', async () => {
  const saver = await customerWith(server, 120_000)
  const person = { kind: 'customer', externalId: saver.owner.externalId } as const
  const early = await askedBy(server, saver, 60_000)
  expect((await rowOf(server, early.no)).is_holder_owner).toBeNull()
  await approveAs(staff.finance, early)
  await judged(server, staff.auditor, 'approve', { person })
  const { id } = await askedBy(server, saver, 60_000)
  const target = await targetOf(staff.finance, { id })
  const refused = await refusalOf(staff.finance.call(withdrawals.approve, target))
  expect(refused).toMatchObject({
    reason: 'withdrawalHolderDiffers',
    message: expect.stringMatching(/\p{Script=Han}/u),
  })
  const targets = { withdrawals: [await targetOf(staff.payer, early)] }
  expect((await staff.payer.call(withdrawals.pay, targets)).refused).toMatchObject([
    { id: early.id, refusal: refused.message },
  ])
  expect(await read(staff.finance, { id })).toMatchObject({ state: 'review', version: target.version })
  expect(await read(staff.finance, early)).toMatchObject({ state: 'approved', payout: null })

  const own: Saver = { ...saver, name: '王小明' }
  await bind(server, own)
  await age(server, own)
  await staff.finance.call(withdrawals.reject, { ...target, code: 'nameDiffers', reason: '姓名不一致' })
  const again = await askedBy(server, own, 60_000)
  expect(await approveAs(staff.finance, again)).toMatchObject({ state: 'approved', account: { isHolderOwner: true } })
})
