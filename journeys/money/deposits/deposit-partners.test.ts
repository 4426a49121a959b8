import { afterEach, beforeAll, expect, test } from 'vitest'
import { notifications } from '#contract/desk/notifications.ts'
import { deposits } from '#contract/money/deposits.ts'
import { type ApplicantKind, termsOf } from '#contract/reviews/application-terms.ts'
import { applications } from '#contract/reviews/applications.ts'
import { sweepDeposits } from '#server/money/deposits/feature.ts'
import { merchantAccount } from '#server/money/ledger/feature.ts'
import { credit, debit, personAccount, platformAccount } from '#server/money/ledger/index.ts'
import { depositRowOf } from '../../setup/money/deposits.ts'
import { balanceOf, findWrong, postNow } from '../../setup/money/ledger.ts'
import { longSessions } from '../../setup/money/settlements.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'
import { type Applied, admitted, onboard, payDeposit } from '../../setup/reviews/applications.ts'

const server = withServer({ listens: true, settings: longSessions })
let judges: { auditor: Desk; colleague: Desk }
let finance: Desk
let ops: Desk

beforeAll(async () => {
  judges = { auditor: await server.signIn('auditor'), colleague: await server.signIn('auditor') }
  finance = await server.signIn('finance')
  ops = await server.signIn('ops')
})
afterEach(async () => {
  expect(await findWrong(server)).toEqual([])
})

const reason = '合作终止，账目已结清'

/** A shop or a city agent that was activated with a deposit. */
async function partner(kind: ApplicantKind): Promise<Applied> {
  const applied = await admitted(server, judges, { kind })
  await onboard(server, applied, kind)
  expect(await finance.call(applications.get, { id: applied.id })).toMatchObject({ state: 'activated' })
  return applied
}

async function seenOf(applied: Applied, desk = finance) {
  const { person_id } = await depositRowOf(server, applied)
  const [deposit] = (await desk.call(deposits.ofPerson, { id: person_id })).deposits
  if (!deposit) throw new Error('No deposit was paid.')
  return deposit
}

async function giveBack(applied: Applied, desk = finance) {
  const { id, version } = await seenOf(applied)
  return desk.call(deposits.giveBack, { id, version, reason })
}

async function say(no: string, result: 'success' | 'failed', amountFen: number) {
  await until(() => server.webhooks.receivedDeposits.find(({ body }) => body.data.no === no), {
    what: `${no} asked back`,
  })
  const body = { result, amountFen, message: '账户已注销' }
  return (await server.fixtures.post('customer', `/open/v1/deposits/${no}/results`, body)).status
}

for (const kind of ['merchant', 'cityAgent'] as const) {
  test(`The deposit of a ${kind} stays longer than a worker’s who left, and goes back the way it came when finance says that it ended`, async () => {
    const applied = await partner(kind)
    const { depositFen } = termsOf(kind)
    const { person_id } = await depositRowOf(server, applied)
    await passTime(40 * 86_400)
    await sweepDeposits(server.runtime)
    expect(await seenOf(applied)).toMatchObject({ state: 'held', allowed: ['giveBack'] })
    expect((await seenOf(applied, ops)).allowed).toEqual([])
    expect((await refusalOf(giveBack(applied, ops))).reason).toBe('noPermission')

    const [asked] = (await giveBack(applied)).deposits
    expect(asked).toMatchObject({ state: 'returning', allowed: ['retry'] })
    expect((await refusalOf(giveBack(applied))).reason).toBe('depositNotInThisState')
    const { no } = await depositRowOf(server, applied)
    expect(await say(no, 'failed', depositFen)).toBe(200)
    const [alarm] = (await finance.call(notifications.list, {})).rows
    expect(alarm).toMatchObject({ link: `/shenqing?open=${applied.id}`, msg: expect.stringContaining(no) })
    const { id, version } = await seenOf(applied)
    await finance.call(deposits.retry, { id, version })
    expect(await say(no, 'success', depositFen)).toBe(200)
    expect(await seenOf(applied)).toMatchObject({ state: 'returned', givenBackFen: depositFen, allowed: [] })
    expect(await balanceOf(server, `person:${person_id}:deposit`)).toBe(0)
  })
}

test('While the person or their shop owes something, nothing goes back', async () => {
  const applied = await partner('merchant')
  const { person_id } = await depositRowOf(server, applied)
  const { member_id } = await server.db
    .selectFrom('applications')
    .select('member_id')
    .where('id', '=', applied.id)
    .executeTakeFirstOrThrow()
  const owing = [merchantAccount(member_id ?? 0, 'receivable'), personAccount(person_id, 'receivable')]
  for (const [nth, account] of owing.entries()) {
    const post = (lines: Parameters<typeof postNow>[1]['lines'], subjectId: number) =>
      postNow(server, { event: 'adjust', subject: 'test', subjectId, lines })
    const subjectId = applied.id * 10 + nth * 2
    await post([debit(account, 1250), credit(platformAccount('suspense'), 1250)], subjectId)
    const refused = await refusalOf(giveBack(applied))
    expect(refused).toMatchObject({ reason: 'withdrawalOwesFirst', message: '账户存在欠款 ¥12.50，请先抵扣' })
    await post([debit(platformAccount('suspense'), 1250), credit(account, 1250)], subjectId + 1)
  }
  expect((await giveBack(applied)).deposits).toMatchObject([{ state: 'returning' }])
})

test('A deposit of somebody who is not activated, or who became a worker, is not given back so', async () => {
  const waiting = await admitted(server, judges, { kind: 'merchant' })
  await payDeposit(server, waiting, 1000)
  const chauffeur = await partner('chauffeur')
  for (const applied of [waiting, chauffeur]) {
    expect(await seenOf(applied)).toMatchObject({ state: 'held', allowed: [] })
    expect((await refusalOf(giveBack(applied))).reason).toBe('depositNotInThisState')
    expect(await seenOf(applied)).toMatchObject({ state: 'held' })
  }
})
