import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '#contract/desk/notifications.ts'
import type { DepositState } from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import { workers } from '#contract/people/workers.ts'
import { applications } from '#contract/reviews/applications.ts'
import { sweepDeposits } from '#server/money/deposits/feature.ts'
import { credit, debit, personAccount, platformAccount } from '#server/money/ledger/index.ts'
import { chauffeurWithDeposit, depositRowOf, paidFen } from '../../setup/money/deposits.ts'
import { balanceOf, findWrong, postNow } from '../../setup/money/ledger.ts'
import { longSessions } from '../../setup/money/settlements.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'
import { type Applied, admitted, apply, payDeposit, report } from '../../setup/reviews/applications.ts'

const server = withServer({ listens: true, settings: longSessions })
let auditor: Desk
let colleague: Desk
let finance: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor')
  colleague = await server.signIn('auditor')
  finance = await server.signIn('finance', { name: '小赵' })
})
afterEach(async () => {
  expect(await findWrong(server)).toEqual([])
  expect(server.webhooks.faults).toEqual([])
})

const depositOf = (id: number) => balanceOf(server, `person:${id}:deposit`)
const channel = () => balanceOf(server, 'channel:customer-app')

async function applicantOf({ id }: Pick<Applied, 'id'>): Promise<number> {
  const { person_id } = await server.db
    .selectFrom('applications')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return person_id
}

const rowOf = (applied: Pick<Applied, 'id'>) => depositRowOf(server, applied)
const asked = (no: string) => server.webhooks.receivedDeposits.filter(({ body }) => body.data.no === no)

/** What the app says became of giving it back. */
async function say(no: string, result: 'success' | 'failed', amountFen = paidFen, message = '') {
  const body = { result, amountFen, message }
  const response = await server.fixtures.post('customer', `/open/v1/deposits/${no}/results`, body)
  return { status: response.status, body: (await response.json()) as { state?: string } }
}

function untilState(workerId: number, state: DepositState) {
  return until(
    async () => {
      const [deposit] = (await finance.call(deposits.ofPerson, { id: workerId })).deposits
      return deposit?.state === state ? deposit : null
    },
    { what: `the deposit is ${state}` },
  )
}

async function resign(workerId: number): Promise<void> {
  const boss = await server.signIn('super_admin')
  const { version } = await boss.call(workers.get, { id: workerId })
  await boss.call(workers.resign, { id: workerId, version, reason: '本人申请' })
}

describe('The deposit of an application', () => {
  test('is a payment in the ledger: the same one again changes nothing, and the check of the onboarding reads it', async () => {
    const applied = await admitted(server, { auditor, colleague }, { kind: 'chauffeur' })
    const [personId, before] = [await applicantOf(applied), await channel()]
    const channelNo = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => payDeposit(server, applied, paidFen, channelNo)))
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { state: 'held', amountFen: paidFen } })
    expect(await depositOf(personId)).toBe(paidFen)
    expect((await channel()) - before).toBe(paidFen)
    expect((await payDeposit(server, applied, paidFen + 1, channelNo)).status).toBe(400)
    const seen = await auditor.call(applications.get, { id: applied.id })
    expect(seen.depositPaidFen).toBe(paidFen)
    expect(seen.checklist.find(({ check }) => check === 'deposit')).toMatchObject({ isDone: true })
    const done = await report(server, applied, 'progress', { trainingScore: 80 })
    expect(done).toMatchObject({ body: { state: 'activated' } })
  })

  test('in two parts activates when the second one arrives, and is the worker’s from then on', async () => {
    const applied = await admitted(server, { auditor, colleague }, { kind: 'chauffeur' })
    await report(server, applied, 'progress', { trainingScore: 80 })
    await payDeposit(server, applied, 30_000)
    expect(await auditor.call(applications.get, { id: applied.id })).toMatchObject({ state: 'onboarding' })
    await payDeposit(server, applied, 20_000)
    expect(await auditor.call(applications.get, { id: applied.id })).toMatchObject({ state: 'activated' })
    const { person_id: workerId } = await rowOf(applied)
    expect(await depositOf(await applicantOf(applied))).toBe(0)
    expect(await depositOf(workerId)).toBe(paidFen)
    const seen = await finance.call(deposits.ofPerson, { id: workerId })
    expect(seen).toMatchObject({ balanceFen: paidFen, freeFen: paidFen, mayDeduct: true, deductions: [] })
    expect(seen.deposits.map(({ paidFen: fen }) => fen)).toEqual([20_000, 30_000])
    expect(seen.movements.map(({ event }) => event)).toEqual(['depositIn', 'depositIn'])
  })

  test('goes back by the channel when the application is withdrawn: asked for once, booked once', async () => {
    const applied = await admitted(server, { auditor, colleague }, { kind: 'chauffeur' })
    const [personId, before] = [await applicantOf(applied), await channel()]
    const channelNo = randomUUID()
    await payDeposit(server, applied, paidFen, channelNo)
    await Promise.all([1, 2].map(() => report(server, applied, 'withdraw')))
    const { no } = await rowOf(applied)
    await until(() => asked(no)[0], { what: `${no} is asked back` })
    expect(asked(no).map(({ body }) => body.data)).toEqual([
      { no, applicationNo: applied.no, channelNo, amountFen: paidFen },
    ])
    expect(await depositOf(personId)).toBe(paidFen)
    expect((await say(no, 'success', paidFen - 1)).status).toBe(400)
    const said = await Promise.all([1, 2, 3].map(() => say(no, 'success')))
    for (const { status, body } of said) expect([status, body.state]).toEqual([200, 'returned'])
    expect([await depositOf(personId), (await channel()) - before]).toEqual([0, 0])
    expect((await say(no, 'failed')).body.state).toBe('returned')
  })

  test('that staff refuse goes back; what the channel could not pay is asked for again under its number', async () => {
    const applied = await admitted(server, { auditor, colleague }, { kind: 'chauffeur' })
    const personId = await applicantOf(applied)
    await payDeposit(server, applied, paidFen)
    const { version } = await auditor.call(applications.get, { id: applied.id })
    await auditor.call(applications.refuse, { id: applied.id, version, codes: ['untrue'], reason: '资料不实' })
    const { no } = await rowOf(applied)
    await until(() => asked(no)[0])
    expect((await say(no, 'failed', paidFen, '账户已注销')).body.state).toBe('failed')
    const [alarm] = (await finance.call(notifications.list, {})).rows
    expect(alarm?.msg).toContain(no)
    const seen = await finance.call(deposits.ofPerson, { id: personId })
    expect(seen.deposits[0]).toMatchObject({ state: 'failed', fault: '账户已注销', allowed: ['retry'] })
    const { id, version: seenVersion } = seen.deposits[0] ?? { id: 0, version: 0 }
    const ops = await server.signIn('ops')
    expect((await refusalOf(ops.call(deposits.retry, { id, version: seenVersion }))).reason).toBe('noPermission')
    await finance.call(deposits.retry, { id, version: seenVersion })
    await until(() => asked(no).length === 2)
    await say(no, 'success')
    expect(await depositOf(personId)).toBe(0)
  })

  test('that arrives after the application ended goes back at once', async () => {
    const applied = await apply(server, { kind: 'chauffeur' })
    await report(server, applied, 'withdraw')
    expect(await payDeposit(server, applied, paidFen)).toMatchObject({ body: { state: 'returning' } })
    const { no } = await rowOf(applied)
    await until(() => asked(no)[0])
    expect((await say(no, 'success')).body.state).toBe('returned')
  })

  test('of another app’s application is not found, except for a payment channel', async () => {
    const applied = await apply(server, { kind: 'chauffeur' })
    const body = { channelNo: randomUUID(), amountFen: 100, occurredAt: new Date().toISOString() }
    const path = `/open/v1/applications/${applied.no}/deposit`
    expect((await server.fixtures.post('rider', path, body)).status).toBe(404)
    expect(
      await server.db.selectFrom('deposits').where('application_id', '=', applied.id).selectAll().execute(),
    ).toEqual([])
  })
})

describe('A worker who leaves', () => {
  test('gets the deposit after 33 days, less what they owe', async () => {
    const { workerId } = await chauffeurWithDeposit(server, { auditor, colleague })
    await resign(workerId)
    await sweepDeposits(server.runtime)
    await untilState(workerId, 'leaving')
    const owe = [debit(personAccount(workerId, 'receivable'), 8000), credit(platformAccount('suspense'), 8000)]
    await postNow(server, { event: 'adjust', subject: 'test', subjectId: workerId, lines: owe })
    await passTime(33 * 86_400 - 3600)
    await sweepDeposits(server.runtime)
    expect(await depositOf(workerId)).toBe(paidFen)
    await passTime(2 * 3600)
    await Promise.all([1, 2].map(() => sweepDeposits(server.runtime)))
    await untilState(workerId, 'returned')
    expect(await depositOf(workerId)).toBe(0)
    expect(await balanceOf(server, `person:${workerId}:available`)).toBe(paidFen - 8000)
    expect(await balanceOf(server, `person:${workerId}:receivable`)).toBe(0)
    const [given] = (await finance.call(deposits.ofPerson, { id: workerId })).deposits
    expect(given).toMatchObject({ state: 'returned', usedFen: 8000, givenBackFen: paidFen - 8000 })
  })

  test('and comes back before that keeps it', async () => {
    const { workerId } = await chauffeurWithDeposit(server, { auditor, colleague })
    await resign(workerId)
    await sweepDeposits(server.runtime)
    await untilState(workerId, 'leaving')
    await server.db.updateTable('workers').set({ status: 'enabled' }).where('user_id', '=', workerId).execute()
    await passTime(40 * 86_400)
    await sweepDeposits(server.runtime)
    const kept = await untilState(workerId, 'held')
    expect(kept).toMatchObject({ state: 'held', releaseAt: null })
    expect(await depositOf(workerId)).toBe(paidFen)
  })

  test('gets it although the one of another, who left before, cannot be booked', async () => {
    const [stuck, other] = [
      (await chauffeurWithDeposit(server, { auditor, colleague })).workerId,
      (await chauffeurWithDeposit(server, { auditor, colleague })).workerId,
    ]
    for (const workerId of [stuck, other]) {
      await resign(workerId)
      await sweepDeposits(server.runtime)
      await untilState(workerId, 'leaving')
    }
    // Less is in the account than is to be released from it.
    const taken = [debit(personAccount(stuck, 'deposit'), 100), credit(platformAccount('suspense'), 100)]
    await postNow(server, { event: 'adjust', subject: 'test', subjectId: stuck, lines: taken })
    await passTime(34 * 86_400)
    await sweepDeposits(server.runtime)
    await untilState(other, 'returned')
    expect(await balanceOf(server, `person:${other}:available`)).toBe(paidFen)
    expect(await depositOf(stuck)).toBe(paidFen - 100)
    await untilState(stuck, 'leaving')
  })
})
