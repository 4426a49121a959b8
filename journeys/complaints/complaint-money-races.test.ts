import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { complaints } from '#contract/complaints/complaints.ts'
import { give, money, withComplaintMoney } from '../setup/complaints/complaint-money.ts'
import { act, type Complaint, complain, complaintIn, liability, verdict } from '../setup/complaints/complaints.ts'
import { deskOf } from '../setup/orders/desk.ts'
import { mealFor } from '../setup/people/money.ts'

const { server, node, desk, read, walletOf } = withComplaintMoney()

describe('the same money twice', () => {
  test('is impossible by presses, people and nodes at once', async () => {
    const leader = desk('kefu_leader')
    const people = [
      leader,
      desk('boss'),
      await deskOf(node().url, leader.token),
      await deskOf(node().url, desk('boss').token),
    ]
    for (const amountFen of [100, 1999, 20_000]) {
      const { id, ...complaint } = await complaintIn(server, leader, 'processing')
      const { version } = await read({ id, ...complaint })
      const requestId = randomUUID()
      const decision = { id, version, liability, verdict, compensation: money(amountFen) }
      const presses = people.flatMap(one => [
        one.call(complaints.propose, decision, { requestId }),
        one.call(complaints.propose, decision, { requestId }),
        one.call(complaints.propose, decision, { requestId: randomUUID() }),
      ])
      await Promise.allSettled(presses)
      const detail = await read({ id, ...complaint })
      expect(detail.given.compensations).toMatchObject([{ n: 1, state: 'paid', amountFen }])
      expect(await walletOf({ id, ...complaint })).toBe(amountFen)
    }
  })

  test('is impossible by two complaints about one order at once', async () => {
    const order = await mealFor(server, 9000)
    const cases = await Promise.all(
      ['第一次反映的事情', '第二次反映的事情'].map(content => complain(server, { order, content })),
    )
    for (const each of cases) await act(desk('kefu_leader'), 'claim', each.id)
    const [one, two] = cases as [Complaint, Complaint]
    const done = await Promise.allSettled([
      give(desk('kefu_leader'), one, money(500)),
      give(desk('boss'), two, money(500)),
    ])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await walletOf(one)).toBe(500)
  })

  test('is refused by the database itself', async () => {
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing')
    await give(desk('kefu_leader'), complaint, money(100))
    const copy = sql`insert into complaint_compensations (complaint_id, n, order_id, person_id, amount_fen, state, asked_by_id,
      asked_by) select complaint_id, n, order_id, person_id, amount_fen, 'pending', asked_by_id, asked_by
      from complaint_compensations where complaint_id = ${complaint.id}`
    await expect(copy.execute(server.db)).rejects.toThrow('complaint_compensations_complaint_id_n_key')
    const keys = await server.db
      .selectFrom('ledger_transactions')
      .select('business_key')
      .where('subject', '=', 'complaints')
      .where('subject_id', '=', complaint.id)
      .execute()
    expect(keys).toEqual([{ business_key: `compensate:complaints:${complaint.id}:1` }])
  })
})
