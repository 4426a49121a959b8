import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifications } from '#contract/reviews/verifications.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { appeal, judge, judged, settled, showPaper } from '../setup/reviews/papers.ts'

const server = withServer()
let auditor: Desk
let colleague: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
})

const read = (id: number) => auditor.call(verifications.get, { id })

describe('an appeal', () => {
  test('is judged by somebody else, once, within seven days', async () => {
    const shown = await judged(server, auditor, 'reject', { note: '反光看不清' })
    const eventId = randomUUID()
    const answers = [await appeal(server, shown, { eventId }), await appeal(server, shown, { eventId })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const seen = await read(shown.id)
    expect(seen).toMatchObject({ state: 'pending', appealText: '照片是本人，请复核', case: { purpose: 'appeal' } })
    expect(seen.case?.allowed).toEqual([])
    expect(await refusalOf(judge(auditor, shown.id, 'approve'))).toMatchObject({ reason: 'judgedBefore' })
    await judge(colleague, shown.id, 'reject')
    expect(await settled(server, shown.id)).toBe('rejected')
    expect((await appeal(server, shown)).status).toBe(422)
    expect((await read(shown.id)).state).toBe('rejected')
  })

  test('is too late after seven days', async () => {
    const shown = await judged(server, auditor, 'reject')
    await server.db
      .updateTable('verifications')
      .set({ state_at: new Date(Date.now() - 7 * 86_400_000 - 1000) })
      .where('id', '=', shown.id)
      .execute()
    const { status, body } = await appeal(server, shown)
    expect([status, body.message]).toEqual([422, 'An appeal is possible once, within 7 days of the rejection.'])
  })
})

describe('what staff are notified of', () => {
  test('new papers of a city are told of together, after five minutes', async () => {
    await passTime(301)
    await until(async () => (await server.db.selectFrom('notice_windows').selectAll().execute()).length === 0)
    const before = await submitted()
    const { id } = await showPaper(server, { cityCode: '310100' })
    await showPaper(server, { cityCode: '310100' })
    expect(await submitted()).toBe(before)
    await passTime(301)
    await until(async () => (await submitted()) === before + 1)
    const last = await server.db
      .selectFrom('notifications')
      .select(['params', 'city_code'])
      .where('kind', '=', 'verification.submitted')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(last).toEqual({ params: { count: 2 }, city_code: '310100' })
    await judge(auditor, id, 'reject')
  })

  async function submitted(): Promise<number> {
    const rows = await server.db
      .selectFrom('notifications')
      .select('id')
      .where('kind', '=', 'verification.submitted')
      .execute()
    return rows.length
  }

  test('a nudge for each change, to those who may see papers', async () => {
    const socket = await auditor.socket('verifications')
    const { id } = await showPaper(server)
    await until(() =>
      socket.nudges.some(({ nudge, ids }) => nudge === 'verifications.changed' && ids.includes(String(id))),
    )
    socket.close()
  })
})
