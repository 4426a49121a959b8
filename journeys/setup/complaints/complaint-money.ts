import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { ComplaintDetail } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { balanceOf, findWrong } from '../money/ledger.ts'
import { homeCity } from '../open/fixtures.ts'
import type { Desk } from '../orders/desk.ts'
import { avoidMidnight } from '../process/midnight.ts'
import { startTestServer, type TestServer, withServer } from '../process/server.ts'
import { act, type Complaint } from './complaints.ts'

export type ComplaintMoney = {
  server: TestServer
  /** A second node, once the tests run. */
  node(): TestServer
  /** `kefu`, `kefu_leader`, `ops`, and a second leader named `boss`. */
  desk(role: string): Desk
  read(complaint: Complaint): Promise<ComplaintDetail>
  /** The id of who complained. */
  personOf(complaint: Complaint): Promise<number>
  /** What whoever complained can withdraw, in fen. */
  walletOf(complaint: Complaint): Promise<number>
}

/** Two nodes and the people who decide on complaints. After each test the ledger is right. */
export function withComplaintMoney(): ComplaintMoney {
  const server = withServer({ listens: true })
  let node: TestServer | undefined
  const desks: Record<string, Desk> = {}
  beforeAll(async () => {
    node = await startTestServer({ joins: server })
    for (const role of ['kefu', 'kefu_leader', 'ops'] as const) {
      desks[role] = await server.signIn(role, { name: role, cityCodes: [homeCity] })
    }
    desks.boss = await server.signIn('kefu_leader', { name: '大主管', cityCodes: [homeCity] })
  })
  afterAll(() => node?.stop())
  beforeEach(avoidMidnight)
  afterEach(async () => expect(await findWrong(server)).toEqual([]))

  async function personOf({ id }: Complaint): Promise<number> {
    const { complainant_id } = await server.db
      .selectFrom('complaints')
      .select('complainant_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return complainant_id ?? 0
  }
  const desk = (role: string) => desks[role] as Desk
  return {
    server,
    node: () => node as TestServer,
    desk,
    read: ({ id }) => desk('boss').call(complaints.get, { id }),
    personOf,
    walletOf: async complaint => balanceOf(server, `person:${await personOf(complaint)}:available`),
  }
}

/** A compensation to the balance. */
export const money = (amountFen: number, more: object = {}) => ({ kind: 'balance', amountFen, ...more })

/** Decides on a complaint with this compensation. */
export function give(by: Desk, { id }: Complaint, compensation: object): Promise<ComplaintDetail> {
  return act(by, 'propose', id, { compensation })
}
