import { describe, expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank } from '../../setup/money/finance.ts'
import {
  age,
  approveAs,
  ask,
  bind,
  payAs,
  read,
  riderWith,
  rowOf,
  say,
  targetOf,
  walletOf,
  withdrawalOf,
} from '../../setup/money/withdrawals.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'

const server = withBank()

/** Somebody of finance whose phone number is this one. */
async function financeWith(phone: string): Promise<Desk> {
  const desk = await server.signIn('finance')
  await server.db.updateTable('users').set({ phone }).where('id', '=', desk.person.id).execute()
  return desk
}

async function phoneOf(id: number): Promise<string> {
  const { phone } = await server.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirstOrThrow()
  return phone
}

const receipt = { channelNo: 'HD20261123', fileId: '1', reason: '柜台转账' }

describe('four eyes', () => {
  test('below ¥1,000 one person reviews and pays', async () => {
    const finance = await server.signIn('finance')
    const { id } = await withdrawalOf(server, 99_999)
    await approveAs(finance, { id })
    await payAs(finance, { id })
    expect(await read(finance, { id })).toMatchObject({ state: 'paying' })
  })

  test('from ¥1,000 on the reviewer does not pay, try again or record a payment', async () => {
    const [reviewer, payer] = [await server.signIn('finance'), await server.signIn('finance')]
    const { id } = await withdrawalOf(server, 100_000)
    const { allowed, withheld } = await approveAs(reviewer, { id })
    expect(allowed).toEqual([])
    expect(withheld).toEqual([
      { action: 'pay', why: 'payerReviewed' },
      { action: 'recordManual', why: 'payerReviewed' },
    ])
    expect((await read(payer, { id })).withheld).toEqual([])
    const target = await targetOf(reviewer, { id })
    const { refused } = await reviewer.call(withdrawals.pay, { withdrawals: [target] })
    expect(refused).toMatchObject([{ id, refusal: '审核人与打款人不能为同一人' }])
    expect(await refusalOf(reviewer.call(withdrawals.recordManual, { ...target, ...receipt }))).toMatchObject({
      reason: 'payerReviewed',
    })
    expect((await read(payer, { id })).allowed).toEqual(['pay', 'recordManual'])
    const no = await payAs(payer, { id })
    await say(server, no, 'failed', { fault: 'TRANSFER_RISK' })
    expect((await read(reviewer, { id })).allowed).toEqual(['giveBack'])
    expect(await refusalOf(reviewer.call(withdrawals.retry, await targetOf(reviewer, { id })))).toMatchObject({
      reason: 'payerReviewed',
    })
    expect((await read(payer, { id })).allowed).toEqual(['retry', 'giveBack', 'recordManual'])
  })

  test('from ¥5,000 on two people review', async () => {
    const [one, two, three] = [
      await server.signIn('finance'),
      await server.signIn('finance'),
      await server.signIn('finance'),
    ]
    const { id } = await withdrawalOf(server, 500_000)
    expect(await approveAs(one, { id })).toMatchObject({
      state: 'secondReview',
      allowed: ['reject'],
      withheld: [{ action: 'approve', why: 'reviewedBefore' }],
    })
    expect(await refusalOf(one.call(withdrawals.approve, await targetOf(one, { id })))).toMatchObject({
      reason: 'reviewedBefore',
    })
    expect(await approveAs(two, { id })).toMatchObject({ state: 'approved' })
    for (const reviewer of [one, two]) expect((await read(reviewer, { id })).allowed).toEqual([])
    await payAs(three, { id })
    expect(await read(three, { id })).toMatchObject({
      reviewer: { id: one.person.id },
      secondReviewer: { id: two.person.id },
      payer: { id: three.person.id },
    })
    const below = await withdrawalOf(server, 499_999)
    expect(await approveAs(one, below)).toMatchObject({ state: 'approved' })
  })

  test('whoever rejects it in the second review is named beside the reviewer', async () => {
    const [one, two] = [await server.signIn('finance'), await server.signIn('finance')]
    const rejectAs = async (desk: Desk, of: { id: number }) =>
      desk.call(withdrawals.reject, { ...(await targetOf(desk, of)), code: 'other', reason: '账户有疑问' })
    const { id } = await withdrawalOf(server, 500_000)
    await approveAs(one, { id })
    const [reviewer, secondReviewer] = [{ id: one.person.id }, { id: two.person.id }]
    expect(await rejectAs(two, { id })).toMatchObject({ state: 'rejected', reviewer, secondReviewer })
    const own = await withdrawalOf(server, 500_000)
    await approveAs(one, own)
    expect(await rejectAs(one, own)).toMatchObject({ state: 'rejected', reviewer, secondReviewer: null })
  })

  test('whoever recorded a payment by hand does not confirm it', async () => {
    const [one, two] = [await server.signIn('finance'), await server.signIn('finance')]
    const { id, accountHolder } = await withdrawalOf(server, 60_000)
    await approveAs(one, { id })
    const { id: fileId } = await server.db
      .insertInto('files')
      .values({
        name: `${'r'.repeat(19)}${id}.webp`.slice(-27),
        module: 'chatimg',
        owner: one.person.id,
        app_id: null,
        mime: 'image/webp',
        bytes: 1,
        sha256: Buffer.alloc(32),
        title: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const foreign = await refusalOf(
      two.call(withdrawals.recordManual, { ...(await targetOf(two, { id })), ...receipt, fileId: String(fileId) }),
    )
    expect(foreign).toMatchObject({ reason: 'receiptMissing' })
    const recorded = await one.call(withdrawals.recordManual, {
      ...(await targetOf(one, { id })),
      ...receipt,
      fileId: String(fileId),
    })
    expect(recorded).toMatchObject({ state: 'manualReview', allowed: [], manual: { channelNo: 'HD20261123' } })
    expect(recorded.manual?.receiptUrl).toContain('/files/')
    expect(await refusalOf(one.call(withdrawals.confirmManual, await targetOf(one, { id })))).toMatchObject({
      reason: 'ownRequest',
    })
    expect((await read(two, { id })).allowed).toEqual(['confirmManual', 'refuseManual'])
    const refused = await two.call(withdrawals.refuseManual, { ...(await targetOf(two, { id })), reason: '凭证不清晰' })
    expect(refused).toMatchObject({ state: 'failed', manual: null })
    await one.call(withdrawals.recordManual, { ...(await targetOf(one, { id })), ...receipt, fileId: String(fileId) })
    expect(await two.call(withdrawals.confirmManual, await targetOf(two, { id }))).toMatchObject({ state: 'paid' })
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 0, withdrawingFen: 0 })
  })
})

describe('one’s own case', () => {
  const actions = ['approve', 'reject', 'pay', 'retry', 'giveBack', 'recordManual'] as const

  test('is nobody’s to approve, reject, pay, retry, return or record', async () => {
    const finance = await server.signIn('finance')
    const waiting = await withdrawalOf(server, 60_000)
    const approved = await withdrawalOf(server, 60_000)
    const failed = await withdrawalOf(server, 60_000)
    for (const one of [approved, failed]) await approveAs(finance, one)
    await say(server, await payAs(finance, failed), 'failed', { fault: 'TRANSFER_RISK' })
    const of = {
      approve: waiting,
      reject: waiting,
      pay: approved,
      retry: failed,
      giveBack: failed,
      recordManual: failed,
    }
    for (const action of actions) {
      const { id, accountHolder } = of[action]
      const self = await financeWith(await phoneOf(accountHolder.id))
      expect((await read(self, { id })).allowed).toEqual([])
      const target = await targetOf(self, { id })
      const input = { ...target, code: 'other', ...receipt, reason: '自己的' }
      if (action === 'pay') {
        const { refused } = await self.call(withdrawals.pay, { withdrawals: [target] })
        expect(refused[0]?.refusal).toContain('利益关联')
      } else {
        const refused = await refusalOf(self.call(withdrawals[action], input as never))
        expect(refused, action).toMatchObject({ reason: 'ownInterest' })
      }
    }
  })

  test('is found by the number that the owner has now, too', async () => {
    const { id, accountHolder } = await withdrawalOf(server, 60_000)
    await server.db.updateTable('users').set({ phone: '19911112222' }).where('id', '=', accountHolder.id).execute()
    const self = await financeWith('19911112222')
    expect(await refusalOf(self.call(withdrawals.approve, await targetOf(self, { id })))).toMatchObject({
      reason: 'ownInterest',
    })
  })
})

describe('what blocks', () => {
  test('another holder: is neither approved nor, if it changed since, paid', async () => {
    const finance = await server.signIn('finance')
    const accountHolder = await riderWith(server, 60_000)
    await bind(server, accountHolder, { holder: '别人' })
    await age(server, accountHolder)
    const { answer } = await ask(server, accountHolder, 60_000)
    const row = await read(finance, await rowOf(server, answer.no))
    // At night it is a risk of its own as well.
    expect(row.risks.filter(risk => risk !== 'night')).toEqual(['firstLarge', 'holderDiffers'])
    expect(row.riskScore).toBe(100)
    expect(row.account.isHolderOwner).toBe(false)
    expect(await refusalOf(finance.call(withdrawals.approve, row))).toMatchObject({ reason: 'withdrawalHolderDiffers' })
    const fine = await withdrawalOf(server, 60_000)
    await approveAs(finance, fine)
    await server.db
      .updateTable('workers')
      .set({ status: 'frozen' })
      .where('user_id', '=', fine.accountHolder.id)
      .execute()
    const { refused } = await finance.call(withdrawals.pay, { withdrawals: [await targetOf(finance, fine)] })
    expect(refused[0]?.refusal).toContain('冻结')
    expect((await read(finance, fine)).details.find(({ risk }) => risk === 'ownerFrozen')?.isBlocking).toBe(true)
  })
})
