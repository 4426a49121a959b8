import { beforeEach, describe, expect, test } from 'vitest'
import { applications } from '#contract/reviews/applications.ts'
import { homeCity } from '../../setup/open/fixtures.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'
import {
  apply,
  decided,
  newPhone,
  postApplication,
  report,
  writeApplication,
} from '../../setup/reviews/applications.ts'
import { newHolder } from '../../setup/reviews/papers.ts'

const server = withServer({
  settings: { SESSION_IDLE_MINUTES: '600' },
})
let auditor: Desk

beforeEach(signIn)

async function signIn(): Promise<void> {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
}

/** Nobody stays signed in for days. */
async function passDays(days: number): Promise<void> {
  await passTime(days * dayOf)
  await signIn()
}

const dayOf = 86_400
const read = (id: number) => auditor.call(applications.get, { id })

describe('who applies again', () => {
  const send = (options: Parameters<typeof writeApplication>[0]) =>
    postApplication(server, '', writeApplication(options))

  test('gets the stored one under the same number, and waits while one is open', async () => {
    const person = newHolder()
    const written = writeApplication({ person })
    const answers = await Promise.all([1, 2, 3].map(() => postApplication(server, '', written)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.no)).size).toBe(1)
    const { status, body } = await send({ person })
    expect([status, body.message]).toEqual([
      422,
      `Application ${answers[0]?.body.no} of this person and kind is still open. Wait for its result.`,
    ])
    expect((await send({ person, kind: 'companion' })).status).toBe(200)
  })

  test.each(['reject', 'withdraw'] as const)(
    'after a %s waits for thirty days, as the person and with the phone',
    async way => {
      const { id, no, person, phone } = await apply(server)
      if (way === 'reject') await decided(server, auditor, id, { verdict: 'reject' })
      else expect(await report(server, { no, person }, 'withdraw')).toMatchObject({ body: { state: 'withdrawn' } })
      const { reapplyAt, case: review } = await read(id)
      expect(reapplyAt).toBeGreaterThan(Date.now() + 29 * dayOf * 1000)
      if (way === 'withdraw') expect(review).toBeNull()
      expect(await send({ person })).toMatchObject({ status: 422 })
      expect(await send({ phone })).toMatchObject({ status: 422 })
      expect((await send({ phone: newPhone(), person: newHolder() })).status).toBe(200)
      await passDays(30.01)
      expect((await read(id)).reapplyAt).toBeNull()
      expect((await send({ person, phone })).status).toBe(200)
    },
  )

  test('under a name of our own is refused; numbers in a name are masked', async () => {
    expect(await send({ name: '平台客服' })).toMatchObject({ status: 422 })
    const { id } = await apply(server, { name: '王13812345678' })
    expect(await read(id)).toMatchObject({ name: '王138****5678' })
  })
})

describe('what staff are notified of', () => {
  test('new applications of a city are told of together, after five minutes', async () => {
    await passTime(301)
    await until(async () => (await server.db.selectFrom('notice_windows').selectAll().execute()).length === 0)
    await apply(server, { cityCode: '310100' })
    await apply(server, { cityCode: '310100' })
    await passTime(301)
    const last = await until(() =>
      server.db
        .selectFrom('notifications')
        .select(['params', 'type', 'link'])
        .where('kind', '=', 'application.submitted')
        .where('city_code', '=', '310100')
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    )
    expect(last).toEqual({ params: { count: 2 }, type: 13, link: '/shenqing' })
  })

  test('the tabs are counted as they are listed', async () => {
    const counted = await auditor.call(applications.counts, {})
    for (const queue of ['waiting', 'second', 'supplement', 'onboarding'] as const) {
      const { rows } = await auditor.call(applications.list, { queue, limit: 200 })
      expect([queue, rows.length]).toEqual([queue, counted[queue]])
    }
    const { rows } = await auditor.call(applications.list, { cityCode: homeCity, limit: 2 })
    expect(rows).toHaveLength(2)
  })
})
