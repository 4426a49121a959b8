import { beforeEach, expect, test } from 'vitest'
import type { WithdrawalRisk } from '#contract/money/withdrawal-risk.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { credit, debit, ownedAccount, platformAccount } from '#server/money/ledger/index.ts'
import { complain } from '../../setup/complaints/complaints.ts'
import { postNow } from '../../setup/money/ledger.ts'
import { type AccountHolder, ask, bind, read, riderWith, rowOf, targetOf } from '../../setup/money/withdrawals.ts'
import { otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { avoidMidnight } from '../../setup/process/midnight.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let finance: Desk
beforeEach(async () => {
  await avoidMidnight()
  finance = await server.signIn('finance')
})

/** The risks of a withdrawal, as reviewers see them; those of the time of day are left out. */
async function risksOf(accountHolder: AccountHolder, amountFen: number, other: object = {}) {
  const { status, answer } = await ask(server, accountHolder, amountFen, other)
  expect(status, answer.message).toBe(200)
  const { details } = await read(finance, await rowOf(server, answer.no))
  return details.filter(({ risk }) => risk !== 'night')
}

const named = (found: { risk: WithdrawalRisk }[]) => found.map(({ risk }) => risk)

async function post(
  accountHolder: AccountHolder,
  event: 'settle' | 'packetOpen',
  amountFen: number,
  orderId?: number,
): Promise<void> {
  const from = platformAccount(event === 'settle' ? 'escrow' : 'redpacket')
  const lines = [debit(from, amountFen), credit(ownedAccount('person', accountHolder.id, 'available'), amountFen)]
  await postNow(server, {
    event,
    subject: 'test',
    subjectId: accountHolder.id,
    part: `${orderId ?? 0}`,
    orderId: orderId ?? null,
    lines,
  })
}

test('without a risk there is none', async () => {
  expect(await risksOf(await riderWith(server, 30_000), 30_000)).toEqual([])
})

test('an account that was bound just now; bound once more as it is, it stays as old as it was', async () => {
  const accountHolder = await riderWith(server, 60_000)
  const same = { number: '6222021234567890', method: 'bank' }
  await bind(server, accountHolder, same)
  expect(named(await risksOf(accountHolder, 10_000))).toEqual(['accountNew'])
  await server.db
    .updateTable('payout_accounts')
    .set({ bound_at: new Date(0) })
    .where('owner_id', '=', accountHolder.id)
    .execute()
  await bind(server, accountHolder, same)
  expect(await risksOf(accountHolder, 10_000)).toEqual([])
})

test('an account that somebody else has, too, with a link to their withdrawal', async () => {
  const [one, other] = [await riderWith(server, 30_000), await riderWith(server, 30_000)]
  const { body } = await bind(server, one)
  const { answer } = await ask(server, one, 30_000)
  const first = await rowOf(server, answer.no)
  await bind(server, other, { number: body.number })
  await server.db
    .updateTable('payout_accounts')
    .set({ bound_at: new Date(0) })
    .where('owner_id', '=', other.id)
    .execute()
  expect(await risksOf(other, 30_000)).toMatchObject([
    { risk: 'accountShared', links: [{ label: answer.no, path: `/tixian?tab=all&open=${first.id}` }] },
  ])
})

test('most income from one customer, with links to the orders', async () => {
  const accountHolder = await riderWith(server, 0)
  const [one, two] = [await server.fixtures.order('pending_accept'), await server.fixtures.order('pending_accept')]
  await post(accountHolder, 'settle', 20_001, one.id)
  await post(accountHolder, 'settle', 20_000, two.id)
  expect(await risksOf(accountHolder, 30_000)).toMatchObject([
    { risk: 'oneCounterparty', links: [{ label: one.no, path: `/order?no=${one.no}` }] },
  ])
  await post(accountHolder, 'settle', 20_001, (await server.fixtures.order('pending_accept')).id)
  const next = await risksOf(accountHolder, 20_000)
  expect(named(next)).not.toContain('oneCounterparty')
})

test('mostly red packets', async () => {
  const accountHolder = await riderWith(server, 20_000)
  await post(accountHolder, 'packetOpen', 10_000)
  expect(named(await risksOf(accountHolder, 10_000))).toEqual(['mostlyGifts'])
})

test('a worker whose score is below 60, with the way to the worker', async () => {
  const accountHolder = await riderWith(server, 30_000)
  const setScore = (score: number) =>
    server.db
      .updateTable('workers')
      .set({ score })
      .where('user_id', '=', accountHolder.id)
      .returning('no')
      .executeTakeFirstOrThrow()
  await setScore(60)
  expect(await risksOf(accountHolder, 10_000)).toEqual([])
  const { no } = await setScore(59)
  expect(await risksOf(accountHolder, 10_000)).toMatchObject([
    {
      risk: 'lowScore',
      points: 10,
      isBlocking: false,
      links: [{ label: `${no} · 59`, path: `/list?open=${accountHolder.id}` }],
    },
  ])
})

test('another city than the owner’s, or a device that they never used', async () => {
  const accountHolder = await riderWith(server, 30_000)
  expect(named(await risksOf(accountHolder, 5000, { cityCode: otherCity, deviceId: 'phone' }))).toEqual(['otherPlace'])
  expect(await risksOf(accountHolder, 5000, { deviceId: 'phone' })).toEqual([])
  expect(named(await risksOf(accountHolder, 5000, { deviceId: 'tablet' }))).toEqual(['otherPlace'])
})

test('an open complaint about the owner, with its link, until it is closed', async () => {
  const accountHolder = await riderWith(server, 30_000)
  const worker = { id: accountHolder.id, externalId: accountHolder.owner.externalId, name: accountHolder.name }
  const order = await server.fixtures.order('delivered', { worker })
  const { id, no } = await complain(server, { order })
  await server.db
    .updateTable('complaints')
    .set({ respondent_kind: 'rider', respondent_app_id: 'rider-app', respondent_external_id: worker.externalId })
    .where('id', '=', id)
    .execute()
  expect(await risksOf(accountHolder, 5000)).toMatchObject([
    { risk: 'openComplaint', links: [{ label: no, path: `/tousu?open=${id}` }] },
  ])
  await server.db
    .updateTable('complaints')
    .set({ state: 'closed', closed_at: new Date() })
    .where('id', '=', id)
    .execute()
  expect(await risksOf(accountHolder, 5000)).toEqual([])
})

test('three times what is usual', async () => {
  const accountHolder = await riderWith(server, 200_000)
  await ask(server, accountHolder, 10_000)
  await server.db
    .updateTable('withdrawals')
    .set({ asked_at: new Date(Date.now() - 5 * 86_400_000), state: 'paid' })
    .where('owner_id', '=', accountHolder.id)
    .execute()
  expect(await risksOf(accountHolder, 30_000)).toEqual([])
  expect(named(await risksOf(accountHolder, 60_100))).toEqual(['unusualAmount'])
})

test('a debt and a freeze that came after it was asked for', async () => {
  const accountHolder = await riderWith(server, 60_000)
  const { answer } = await ask(server, accountHolder, 60_000)
  const owes = [
    debit(ownedAccount('person', accountHolder.id, 'receivable'), 100),
    credit(platformAccount('escrow'), 100),
  ]
  await postNow(server, { event: 'refund', subject: 'test', subjectId: accountHolder.id, lines: owes })
  await server.db.updateTable('users').set({ status: 'banned' }).where('id', '=', accountHolder.id).execute()
  const { details, riskScore } = await read(finance, await rowOf(server, answer.no))
  expect(named(details)).toEqual(expect.arrayContaining(['debt', 'ownerFrozen']))
  expect(riskScore).toBe(100)
})

test('of the highest risk is approved by itself and with a reason', async () => {
  const [first, second] = [await riderWith(server, 60_000), await riderWith(server, 60_000)]
  const same = { number: '6222027777666655', method: 'bank' }
  for (const accountHolder of [first, second]) await bind(server, accountHolder, same)
  await ask(server, first, 10_000)
  const { answer } = await ask(server, second, 60_000, { cityCode: otherCity })
  const row = await rowOf(server, answer.no)
  const target = await targetOf(finance, row)
  expect((await read(finance, row)).riskScore).toBe(100)
  for (const remark of ['', ' 好 ']) {
    expect(await refusalOf(finance.call(withdrawals.approve, { ...target, remark }))).toMatchObject({
      reason: 'topRiskNeedsReason',
    })
  }
  const { approved, refused } = await finance.call(withdrawals.approveMany, { withdrawals: [target] })
  expect({ approved, refused }).toMatchObject({ approved: 0, refused: [{ id: row.id }] })
  const remark = '已视频核实本人'
  expect(await finance.call(withdrawals.approve, { ...target, remark })).toMatchObject({ state: 'approved', remark })
})
