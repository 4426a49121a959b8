import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import { type DepositState, deductionMachine, deductionMoves, depositMachine } from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import { makeChange } from '#server/kit/change.ts'
import { receiveDepositResult } from '#server/money/deposits/index.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { apply, payDeposit } from '../../setup/reviews/applications.ts'

const server = withServer()
let finance: Desk
let other: Desk
beforeAll(async () => {
  finance = await server.signIn('finance')
  other = await server.signIn('finance')
})

async function standing(state: DepositState) {
  const applied = await apply(server, { kind: 'chauffeur' })
  await payDeposit(server, applied, 5000)
  const set = { state, release_at: state === 'leaving' ? new Date() : null }
  return server.db
    .updateTable('deposits')
    .set(set)
    .where('application_id', '=', applied.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

test('Asking the channel again is offered, and accepted, exactly where the machine knows it', async () => {
  const wrong: string[] = []
  for (const state of depositMachine.states) {
    const { id, version, person_id } = await standing(state)
    const may = canMove(depositMachine, { state }, 'retry', 'staff')
    const [seen] = (await finance.call(deposits.ofPerson, { id: person_id })).deposits
    if (seen?.allowed.includes('retry') !== may) wrong.push(`${state}: offered ${!may}`)
    if ((await succeeds(finance.call(deposits.retry, { id, version }))) !== may)
      wrong.push(`${state}: accepted ${!may}`)
  }
  expect(wrong).toEqual([])
})

test('Giving it back is offered to partners, and accepted, exactly where the machine knows it', async () => {
  const wrong: string[] = []
  for (const state of depositMachine.states) {
    const { id, version, person_id, application_id } = await standing(state)
    await server.db.updateTable('applications').set({ state: 'activated' }).where('id', '=', application_id).execute()
    const may = canMove(depositMachine, { state }, 'giveBack', 'staff')
    const [seen] = (await finance.call(deposits.ofPerson, { id: person_id })).deposits
    if (seen?.allowed.includes('giveBack') !== may) wrong.push(`${state}: offered ${!may}`)
    const target = { id, version, reason: '合作终止' }
    if ((await succeeds(finance.call(deposits.giveBack, target))) !== may) wrong.push(`${state}: accepted ${!may}`)
  }
  expect(wrong).toEqual([])
})

test('What the channel says counts exactly where the machine knows it', async () => {
  const wrong: string[] = []
  for (const state of depositMachine.states) {
    for (const result of ['success', 'failed'] as const) {
      const { no, app_id: appId } = await standing(state)
      const may = canMove(depositMachine, { state }, result === 'success' ? 'arrive' : 'fail', 'channel')
      const change = { actor: { kind: 'payment', id: null, name: appId }, traceId: randomUUID() } as const
      const input = { result, amountFen: 5000 as never, message: '' }
      const after = await makeChange(server.runtime, change, one => receiveDepositResult(one, { appId, no, input }))
      const expected = may ? { success: 'returned', failed: 'failed' }[result] : state
      if (after.state !== expected) wrong.push(`${state} ${result}: ${after.state}`)
    }
  }
  expect(wrong).toEqual([])
})

test('Each decision about a deduction is offered, and accepted, exactly where the machine knows it', async () => {
  const wrong: string[] = []
  for (const state of deductionMachine.states) {
    for (const move of deductionMoves) {
      const { person_id } = await standing('held')
      const asked = await finance.call(deposits.deduct, { id: person_id, amountFen: 100, reason: '状态矩阵' })
      const posted = await server.db.selectFrom('ledger_transactions').select('id').executeTakeFirstOrThrow()
      const decided =
        state === 'pending'
          ? {}
          : { decided_by_id: person_id, ...(state === 'posted' && { transaction_id: posted.id }) }
      await server.db
        .updateTable('deposit_deductions')
        .set({ state, ...decided })
        .where('id', '=', asked.id)
        .execute()
      const desk = move === 'withdraw' ? finance : other
      const may = canMove(deductionMachine, { state }, move, 'staff')
      const { allowed, version } = await desk.call(deposits.deduction, { id: asked.id })
      if (allowed.includes(move) !== may) wrong.push(`${state}: ${move} is offered: ${!may}`)
      const target = { id: asked.id, version, reason: '状态矩阵' }
      if ((await succeeds(desk.call(deposits[move], target as never))) !== may) wrong.push(`${state}: ${move}: ${!may}`)
    }
  }
  expect(wrong).toEqual([])
})
