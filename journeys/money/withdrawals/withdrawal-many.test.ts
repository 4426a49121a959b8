import { describe, expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { createStaff } from '../../access/access-calls.ts'
import { withBank } from '../../setup/money/finance.ts'
import { approveAs, earn, read, targetOf, withdrawalOf } from '../../setup/money/withdrawals.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { refusalOf } from '../../setup/orders/desk.ts'

const server = withBank()

async function phoneOf(id: number): Promise<string> {
  const { phone } = await server.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirstOrThrow()
  return phone
}

describe('several at once', () => {
  test('what cannot be approved is named and changes nothing of the others', async () => {
    const finance = await server.signIn('finance')
    const [good, stale, blocked] = [
      await withdrawalOf(server, 60_000),
      await withdrawalOf(server, 60_000),
      await withdrawalOf(server, 60_000),
    ]
    await server.db
      .updateTable('workers')
      .set({ status: 'frozen' })
      .where('user_id', '=', blocked.accountHolder.id)
      .execute()
    const targets = await Promise.all([good, stale, blocked].map(one => targetOf(finance, one)))
    await finance.call(withdrawals.reject, {
      ...(targets[1] as { id: number; version: number }),
      code: 'other',
      reason: '先驳回',
    })
    const { approved, refused } = await finance.call(withdrawals.approveMany, { withdrawals: targets })
    expect(approved).toBe(1)
    expect(refused.map(({ no }) => no)).toEqual([stale.no, blocked.no])
    expect(refused[1]?.refusal).toContain('冻结')
    expect(await read(finance, good)).toMatchObject({ state: 'approved', reviewer: { id: finance.person.id } })
    expect(await read(finance, blocked)).toMatchObject({ state: 'review' })
  })

  test('of another city nothing is seen, approved or paid', async () => {
    const own = await server.signIn('finance', { cityCodes: [homeCity] })
    const finance = await server.signIn('finance')
    const [waiting, approved] = [
      await withdrawalOf(server, 60_000, { cityCode: otherCity }),
      await withdrawalOf(server, 60_000, { cityCode: otherCity }),
    ]
    await approveAs(finance, approved)
    expect(await refusalOf(read(own, waiting))).toMatchObject({ reason: 'notFound' })
    const outcome = await own.call(withdrawals.approveMany, { withdrawals: [await targetOf(finance, waiting)] })
    expect(outcome).toMatchObject({ approved: 0, refused: [{ id: waiting.id, no: '' }] })
    const paid = await own.call(withdrawals.pay, { withdrawals: [await targetOf(finance, approved)] })
    expect(paid).toMatchObject({ asked: 0, refused: [{ id: approved.id, no: '' }] })
    expect(await read(finance, approved)).toMatchObject({ state: 'approved', payout: null })
    for (const queue of ['review', 'approved'] as const) {
      const { rows } = await own.call(withdrawals.list, { queue })
      expect(rows.filter(({ cityCode }) => cityCode === otherCity)).toEqual([])
    }
  })

  test('whoever may only look does nothing', async () => {
    const reader = await createStaff(server, { permissions: ['withdrawals.view'] })
    const { id } = await withdrawalOf(server, 60_000)
    expect((await read(reader, { id })).allowed).toEqual([])
    expect(await refusalOf(reader.call(withdrawals.approve, await targetOf(reader, { id })))).toMatchObject({
      reason: 'noPermission',
    })
  })
})

test('a list is found by the end of a number, the beginning of a name and a whole phone number', async () => {
  const finance = await createStaff(server, { permissions: ['withdrawals.view', 'people.reveal'] })
  const { no, accountHolder } = await withdrawalOf(server, 60_000, { name: '欧阳寻金' })
  await earn(server, accountHolder, 1000)
  for (const search of [no, no.slice(-8), '欧阳', await phoneOf(accountHolder.id)]) {
    const { rows } = await finance.call(withdrawals.list, { search })
    expect(
      rows.map(row => row.no),
      search,
    ).toEqual([no])
  }
  expect((await finance.call(withdrawals.list, { search: '寻金' })).rows).toEqual([])
})
