import { describe, expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { credit, debit, ownedAccount, platformAccount } from '#server/money/ledger/index.ts'
import { withBank } from '../../setup/money/finance.ts'
import { balanceOf, findWrong, postNow } from '../../setup/money/ledger.ts'
import {
  answerOf,
  ask,
  bind,
  read,
  riderWith,
  rowOf,
  standsIn,
  targetOf,
  walletOf,
  withdrawalOf,
} from '../../setup/money/withdrawals.ts'
import { until } from '../../setup/process/until.ts'

const server = withBank({ listens: true })

describe('a withdrawal by the open API', () => {
  test('takes the amount from what is available; the first of a week costs nothing, the next a share', async () => {
    const rider = await riderWith(server, 100_000)
    const first = await ask(server, rider, 30_000)
    expect(first).toMatchObject({ status: 200, answer: { state: 'review', feeFen: 0, taxFen: 0, actualFen: 30_000 } })
    expect(await walletOf(server, rider)).toMatchObject({ availableFen: 70_000, withdrawingFen: 30_000 })
    const second = await ask(server, rider, 50_001)
    expect(second.answer).toMatchObject({ feeFen: 300, actualFen: 49_701 })
    expect(await findWrong(server)).toEqual([])
  })

  test('sent again answers the same one; another under its number is refused', async () => {
    const rider = await riderWith(server, 100_000)
    const externalNo = `W-${rider.id}`
    const [one, again] = [
      await ask(server, rider, 30_000, { externalNo }),
      await ask(server, rider, 30_000, { externalNo }),
    ]
    expect(again.answer).toEqual(one.answer)
    expect((await ask(server, rider, 40_000, { externalNo })).status).toBe(409)
    expect(await walletOf(server, rider)).toMatchObject({ availableFen: 70_000, withdrawingFen: 30_000 })
  })

  test('is refused with a sentence that says why', async () => {
    const rider = await riderWith(server, 10_000)
    const refusal = async (amountFen: number) => {
      const { status, answer } = await ask(server, rider, amountFen)
      expect(status).toBe(422)
      return answer.message
    }
    expect(await refusal(999)).toContain('¥10.00')
    expect(await refusal(2_000_001)).toContain('¥20,000.00')
    expect(await refusal(10_001)).toContain('¥100.00 are available')
    for (const _ of [1, 2, 3]) expect((await ask(server, rider, 1000)).status).toBe(200)
    expect(await refusal(1000)).toContain('3 withdrawals a day')
  })

  test('is refused while the owner owes money, has no account, or is nobody we know', async () => {
    const rider = await riderWith(server, 10_000)
    await postNow(server, {
      event: 'refund',
      subject: 'test',
      subjectId: rider.id,
      lines: [debit(ownedAccount('person', rider.id, 'receivable'), 500), credit(platformAccount('compensation'), 500)],
    })
    expect((await ask(server, rider, 1000)).answer.message).toContain('¥5.00 are owed')
    const { id, externalId, name } = await server.fixtures.rider()
    const bare = { kind: 'person', id, app: 'rider', owner: { kind: 'rider', externalId }, name } as const
    expect((await ask(server, bare, 1000)).answer.message).toContain('No payout account')
    const nobody = { ...bare, owner: { kind: 'rider', externalId: 'nobody' } }
    expect((await ask(server, nobody, 1000)).status).toBe(404)
  })

  test('is cancelled by its owner, once, and by nobody else', async () => {
    const { no, id, accountHolder } = await withdrawalOf(server, 30_000)
    const body = { eventId: `C-${id}`, owner: accountHolder.owner }
    const other = await riderWith(server, 0)
    const path = `/open/v1/withdrawals/${no}/cancel`
    expect((await server.fixtures.post('rider', path, { eventId: `C-${id}-x`, owner: other.owner })).status).toBe(404)
    expect((await answerOf(await server.fixtures.post('rider', path, body))).answer).toMatchObject({
      state: 'cancelled',
    })
    expect((await answerOf(await server.fixtures.post('rider', path, body))).answer).toMatchObject({
      state: 'cancelled',
    })
    expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 30_000, withdrawingFen: 0 })
    expect((await server.fixtures.post('rider', path, { ...body, eventId: `C-${id}-2` })).status).toBe(422)
  })
})

describe('a payout account', () => {
  test('is stored encrypted and shown masked, and another replaces it', async () => {
    const rider = await riderWith(server, 30_000)
    const { body, answer } = await bind(server, rider, { number: '6222 0212 3456 7890' })
    expect(answer.number).toBe('6222********7890')
    expect((await bind(server, rider, body)).answer).toEqual(answer)
    const rows = await server.db
      .selectFrom('payout_accounts')
      .selectAll()
      .where('owner_id', '=', rider.id)
      .orderBy('id')
      .execute()
    expect(rows.map(row => row.replaced_at === null)).toEqual([false, true])
    expect(JSON.stringify(rows)).not.toContain('6222021234567890')
    const { answer: asked } = await ask(server, rider, 30_000)
    const finance = await server.signIn('finance')
    const row = await read(finance, await rowOf(server, asked.no))
    expect(row.account).toMatchObject({ number: '6222********7890', isHolderOwner: true, method: 'bank' })
    expect(row.owner.phone).toMatch(/^198\*{4}\d{4}$/)
    expect(JSON.stringify(row)).not.toContain('6222021234567890')
    const events = await server.db.selectFrom('events').selectAll().where('about_id', '=', rider.id).execute()
    expect(JSON.stringify(events)).not.toContain('6222021234567890')
  })

  test('of one owner cannot become that of another under its number', async () => {
    const [one, other] = [await riderWith(server, 0), await riderWith(server, 0)]
    const { body } = await bind(server, one)
    expect((await bind(server, other, { ...body, owner: other.owner })).status).toBe(409)
  })
})

describe('what needs no review', () => {
  test('small, without risk, to an account bound long ago: is approved by rule', async () => {
    const { no } = await withdrawalOf(server, 20_000)
    await standsIn(server, no, 'approved')
    const [event] = await server.db
      .selectFrom('events')
      .selectAll()
      .where('subject_no', '=', no)
      .where('action', '=', 'withdrawals.approveByRule')
      .execute()
    expect(event?.actor_kind).toBe('clock')
  })

  test('anything more waits for a person', async () => {
    const more = await withdrawalOf(server, 20_001)
    const fresh = await riderWith(server, 20_000)
    await bind(server, fresh)
    const { answer } = await ask(server, fresh, 20_000)
    const last = await withdrawalOf(server, 10_000)
    await standsIn(server, last.no, 'approved')
    expect(await rowOf(server, more.no)).toMatchObject({ state: 'review' })
    expect(await rowOf(server, answer.no)).toMatchObject({ state: 'review' })
  })
})

test('a withdrawal rejected gives the money back and tells the owner why', async () => {
  const { id, no, accountHolder } = await withdrawalOf(server, 60_000)
  const finance = await server.signIn('finance')
  const target = await targetOf(finance, { id })
  const rejected = await finance.call(withdrawals.reject, { ...target, code: 'other', reason: '资料不齐' })
  expect(rejected).toMatchObject({ state: 'rejected', rejectCode: 'other', allowed: [] })
  expect(await walletOf(server, accountHolder)).toMatchObject({ availableFen: 60_000, withdrawingFen: 0 })
  expect(await balanceOf(server, `person:${accountHolder.id}:withdrawing`)).toBe(0)
  const received = await until(() => server.webhooks.receivedWithdrawals.find(({ body }) => body.data.no === no))
  expect(received).toMatchObject({ app: 'rider', body: { type: 'withdrawal.rejected', data: { code: 'other' } } })
  expect(received.body.text.body).toContain('资料不齐')
})
