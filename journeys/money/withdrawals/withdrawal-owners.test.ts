import { describe, expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank, withDesks } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import {
  type AccountHolder,
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

/** What the owner's app received about a withdrawal, in order. */
async function receivedOf(no: string, type: string) {
  return until(() => server.webhooks.receivedWithdrawals.find(({ body }) => body.data.no === no && body.type === type))
}

describe.each(Object.entries(owners))('the withdrawal of a %s', (kind, ownerWith) => {
  test('is asked for, approved and paid; their app receives a webhook', async () => {
    const accountHolder = await ownerWith(server, 80_000)
    const before = await balanceOf(server, 'channel:bank-app')
    const { id, no, state, actualFen } = await askedBy(server, accountHolder, 60_000)
    expect({ state, actualFen }).toEqual({ state: 'review', actualFen: 60_000 })
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 20_000, withdrawingFen: 60_000 })
    const listed = await staff.finance.call(withdrawals.list, { owner: kind, queue: 'review' })
    expect(listed.rows[0]).toMatchObject({ no, owner: { kind, id: accountHolder.id, name: accountHolder.name } })
    expect(listed.rows.every(({ owner }) => owner.kind === kind)).toBe(true)

    expect(await approveAs(staff.finance, { id })).toMatchObject({ state: 'approved' })
    const payoutNo = await payAs(staff.payer, { id })
    const order = await until(() => server.webhooks.receivedPayouts.find(({ body }) => body.data.no === payoutNo))
    expect(order.body.data).toMatchObject({ amountFen: 60_000, holder: accountHolder.name })
    await say(server, payoutNo, 'success', { channelNo: `BK-${kind}` })
    expect(await read(staff.finance, { id })).toMatchObject({ state: 'paid', payouts: [{ channelNo: `BK-${kind}` }] })
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 20_000, withdrawingFen: 0 })
    expect((await balanceOf(server, 'channel:bank-app')) - before).toBe(-60_000)
    expect(await receivedOf(no, 'withdrawal.paid')).toMatchObject({
      app: accountHolder.app,
      body: { data: { owner: accountHolder.owner } },
    })
  })

  test('is rejected with a sentence, and the money is theirs again', async () => {
    const accountHolder = await ownerWith(server, 60_000)
    const { id, no } = await askedBy(server, accountHolder, 60_000)
    const target = await targetOf(staff.finance, { id })
    await staff.finance.call(withdrawals.reject, { ...target, code: 'other', reason: '资料不齐' })
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 60_000, withdrawingFen: 0 })
    const received = await receivedOf(no, 'withdrawal.rejected')
    expect(received).toMatchObject({ app: accountHolder.app, body: { data: { code: 'other' } } })
    expect(received.body.text?.body).toContain('资料不齐')
  })

  test('is refused by the app of somebody else, and to the account of somebody else', async () => {
    const accountHolder = await ownerWith(server, 60_000)
    const rider = await riderWith(server, 60_000)
    expect((await ask(server, { ...accountHolder, app: 'rider' }, 60_000)).status).toBe(404)
    expect((await bind(server, { ...accountHolder, app: 'rider' })).status).toBe(404)
    // Under the number of an account that the app has bound for another owner.
    const other = await ownerWith(server, 0)
    const { body } = await bind(server, other)
    const taken = await bind(server, accountHolder, { externalNo: body.externalNo })
    expect([taken.status, taken.answer.message]).toEqual([409, expect.stringMatching(/\w/)])
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 60_000, withdrawingFen: 0 })
    expect(await walletOf(server, rider)).toMatchObject({ availableFen: 60_000 })
  })

  test('to an account that another owner has as well is a risk, named with a link', async () => {
    const accountHolder = await ownerWith(server, 60_000)
    const rider = await riderWith(server, 60_000)
    const { body } = await bind(server, rider)
    await bind(server, accountHolder, { number: body.number })
    await age(server, accountHolder)
    const { id } = await askedBy(server, accountHolder, 60_000)
    const { details } = await read(staff.finance, { id })
    expect(details.find(({ risk }) => risk === 'accountShared')?.links).toHaveLength(1)
  })
})

test('A customer’s account with another name than their identity card has is neither approved nor paid', async () => {
  const accountHolder = await customerWith(server, 120_000)
  const person = { kind: 'customer', externalId: accountHolder.owner.externalId } as const
  const early = await askedBy(server, accountHolder, 60_000)
  expect((await rowOf(server, early.no)).is_holder_owner).toBeNull()
  await approveAs(staff.finance, early)
  await judged(server, staff.auditor, 'approve', { person })
  const { id } = await askedBy(server, accountHolder, 60_000)
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

  const own: AccountHolder = { ...accountHolder, name: '王小明' }
  await bind(server, own)
  await age(server, own)
  await staff.finance.call(withdrawals.reject, { ...target, code: 'nameDiffers', reason: '姓名不一致' })
  const again = await askedBy(server, own, 60_000)
  expect(await approveAs(staff.finance, again)).toMatchObject({ state: 'approved', account: { isHolderOwner: true } })
})
