import { expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import { type WithdrawalState, withdrawalActions, withdrawalMachine } from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { moveOf } from '#server/money/withdrawals/guards.ts'
import { withBank } from '../../setup/money/finance.ts'
import { read, targetOf, withdrawalOf } from '../../setup/money/withdrawals.ts'
import { refusalOf } from '../../setup/orders/desk.ts'

const server = withBank()

/** With a try in the state that belongs to it. */
async function standing(state: WithdrawalState, isDouble: boolean): Promise<number> {
  const { id } = await withdrawalOf(server, 60_000)
  const set = { state, is_double: isDouble, ...(state === 'manualReview' && { manual_no: 'HD1' }) }
  await server.db.updateTable('withdrawals').set(set).where('id', '=', id).execute()
  const payout = { paying: 'asked', confirming: 'confirming', failed: 'failed', paid: 'success' } as const
  if (state in payout) {
    const values = { withdrawal_id: id, channel: 'bank-app', amount_fen: 60_000, state: payout[state as 'paying'] }
    await server.db
      .insertInto('payouts')
      .values(values as never)
      .execute()
  }
  return id
}

const refused = new Map<string, Promise<number>>()

/** A withdrawal for one action. Those that are only refused share one, which no refusal may touch. */
function withdrawalFor(state: WithdrawalState, isDouble: boolean, may: boolean): Promise<number> {
  const key = `${state} ${isDouble}`
  const shared = may ? undefined : refused.get(key)
  const withdrawal = shared ?? standing(state, isDouble)
  if (!may) refused.set(key, withdrawal)
  return withdrawal
}

const extra = { code: 'other', reason: '状态矩阵', channelNo: 'HD1', fileId: '0' }

for (const kind of ['single', 'double'] as const) {
  test(`each action of staff in each state of a ${kind} review: offered, and accepted, exactly where the machine knows it`, async () => {
    const wrong: string[] = []
    const finance = await server.signIn('finance')
    for (const state of withdrawalMachine.states) {
      const isDouble = kind === 'double'
      for (const action of withdrawalActions) {
        const move = moveOf({ state, is_double: isDouble }, action)
        const may =
          move === null
            ? ['paying', 'confirming'].includes(state)
            : canMove(withdrawalMachine, { state, kind }, move, 'staff')
        const id = await withdrawalFor(state, isDouble, may)
        const { allowed, ...found } = await read(finance, { id })
        if (found.state !== state) wrong.push(`${state}: a refusal made it ${found.state}`)
        if (allowed.includes(action) !== may) wrong.push(`${state}: ${action} is offered: ${!may}`)
        const target = await targetOf(finance, { id })
        const outcome =
          action === 'pay'
            ? (await finance.call(withdrawals.pay, { withdrawals: [target] })).refused.length === 0
            : await finance.call(withdrawals[action], { ...target, ...extra } as never).then(
                () => true,
                // It got as far as the receipt.
                async error => (error as { reason: string }).reason === 'receiptMissing',
              )
        if (outcome !== may) wrong.push(`${state}: ${action} is accepted: ${outcome}`)
      }
    }
    expect(wrong).toEqual([])
  })
}

test('an owner cancels until it is paid, and not after', async () => {
  for (const state of withdrawalMachine.states) {
    const { id, no, accountHolder } = await withdrawalOf(server, 60_000)
    await server.db.updateTable('withdrawals').set({ state }).where('id', '=', id).execute()
    const body = { eventId: `C-${id}`, owner: accountHolder.owner }
    const { status } = await server.fixtures.post('rider', `/open/v1/withdrawals/${no}/cancel`, body)
    expect([state, status]).toEqual([state, ['review', 'secondReview', 'approved'].includes(state) ? 200 : 422])
  }
})

test('a number that nobody has is not found', async () => {
  const finance = await server.signIn('finance')
  expect(await refusalOf(read(finance, { id: 999_999 }))).toMatchObject({ reason: 'notFound' })
})
