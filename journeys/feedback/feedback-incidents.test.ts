import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { screenOf } from '#contract/desk/notification-screens.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { feedbackIncidents } from '#contract/feedback/incidents.ts'
import { foldedText } from '#server/reviews/postTerms/index.ts'
import { sendFeedback } from '../setup/feedback/feedback.ts'
import { hold, withoutWrites } from '../setup/held.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { startTestServer, type TestServer, withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let second: TestServer
let kefu: Desk
let ops: Desk
let numbered = 0

beforeAll(async () => {
  second = await startTestServer({ joins: server })
  kefu = await server.signIn('kefu')
  ops = await server.signIn('ops')
})
afterAll(() => second.stop())

/** A word of trouble that no other test has. */
let term = ''
beforeEach(async () => {
  numbered += 1
  term = `怪事${'甲乙丙丁戊己庚辛壬癸子丑寅卯'[numbered]}`
  await ops.call(feedbackTerms.add, { kind: 'trouble', term })
})

const report = (on: TestServer = server) => sendFeedback(on, { content: `又是${term}，请看看`, type: 'bug' })
const notificationsOf = (kind: string) =>
  server.db.selectFrom('notifications').selectAll().where('kind', '=', kind).execute()
const incidentsOf = async (word: string) =>
  (await kefu.call(feedbackIncidents.list, { limit: 200 })).rows.filter(one => one.term === word)

async function openOne() {
  for (let sent = 0; sent < 5; sent += 1) await report()
  const [incident] = await incidentsOf(term)
  if (!incident) throw new Error('There is no incident.')
  return incident
}

describe('an incident', () => {
  test('of 50 reports at once on two nodes is one, with one alarm, and all of them are counted into it', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, nth) => report(nth % 2 ? server : second)))
    expect(await incidentsOf(term)).toMatchObject([{ reports: 50, taker: null, allowed: ['take', 'close'] }])
    const [incident] = await incidentsOf(term)
    const alarms = (await notificationsOf('feedback.incident')).filter(({ params }) => params.term === term)
    expect(alarms).toMatchObject([
      { type: 15, is_claimable: true, params: { count: 5 }, to_permission: 'feedback.reply', city_code: null },
    ])
    const { rows } = await kefu.call(feedback.list, { queue: 'all', incidentId: incident?.id ?? 0, limit: 200 })
    expect(rows.length).toBe(50)
  })

  test('is opened by two who report in the same moment and do not see each other', async () => {
    for (let sent = 0; sent < 3; sent += 1) await report()
    const held = await hold(server, withoutWrites('notice_windows'))
    const both = Promise.all([report(), report(second)])
    await held.untilWaiting(2)
    await held.commit()
    await both
    expect(await incidentsOf(term)).toMatchObject([{ reports: 5 }])
  })

  test('needs five within ten minutes', async () => {
    for (let sent = 0; sent < 4; sent += 1) await report()
    await passTime(601)
    for (let sent = 0; sent < 4; sent += 1) await report()
    expect(await incidentsOf(term)).toEqual([])
    await report()
    expect(await incidentsOf(term)).toMatchObject([{ reports: 5 }])
  })

  test('is found however the word is written', async () => {
    const written = [term, term.split('').join(' '), term.split('').join('·'), `${term}！`, `【${term}】`]
    for (const content of written) await sendFeedback(server, { content: `出现了${content}的情况` })
    expect(await incidentsOf(term)).toMatchObject([{ reports: 5 }])
  })

  test('is taken once: its alarm ends for everybody', async () => {
    const { id, version } = await openOne()
    const taken = await kefu.call(feedbackIncidents.take, { id, version })
    expect(taken).toMatchObject({ taker: { id: kefu.person.id }, allowed: ['close'] })
    const late = await refusalOf(ops.call(feedbackIncidents.take, { id, version }))
    expect(late).toMatchObject({ reason: 'incidentTakenBy', record: { taker: { id: kefu.person.id } } })
    const { rows } = await ops.call(notifications.alarms, {})
    expect(rows.filter(({ link }) => link.endsWith(`incident=${id}`))).toEqual([])
  })

  test('belongs to whoever took its alarm', async () => {
    const { id, version } = await openOne()
    const alarm = (await notificationsOf('feedback.incident')).find(({ params }) => params.term === term)
    await ops.call(notifications.claim, { id: alarm?.id ?? 0 })
    expect(await incidentsOf(term)).toMatchObject([{ taker: { id: ops.person.id }, allowed: ['close'] }])
    expect(await refusalOf(kefu.call(feedbackIncidents.take, { id, version }))).toMatchObject({
      reason: 'incidentTakenBy',
    })
  })

  test('belongs to whoever takes its alarm while somebody else takes the incident', async () => {
    const { id, version } = await openOne()
    const held = await hold(server, db =>
      db
        .updateTable('notifications')
        .set({ claimed_by: ops.person.id, claimed_at: new Date() })
        .where('link', 'like', `%incident=${id}`)
        .execute(),
    )
    const refused = refusalOf(kefu.call(feedbackIncidents.take, { id, version }))
    await held.untilWaiting()
    await held.commit()
    expect(await refused).toMatchObject({ reason: 'incidentTakenBy', record: { taker: { id: ops.person.id } } })
  })

  test('is closed with a note; what was counted into it opens no second one, five new ones do', async () => {
    const { id, version } = await openOne()
    await kefu.call(feedbackIncidents.close, { id, version, note: '服务已恢复' })
    for (let sent = 0; sent < 4; sent += 1) await report()
    expect(await incidentsOf(term)).toMatchObject([{ id, note: '服务已恢复', allowed: [] }])
    await report()
    expect((await incidentsOf(term)).map(({ reports, closedAt }) => [reports, closedAt === null])).toEqual([
      [5, true],
      [5, false],
    ])
    const again = await refusalOf(kefu.call(feedbackIncidents.close, { id, version: version + 1, note: '再关一次' }))
    expect(again).toMatchObject({ reason: 'incidentClosed' })
  })
})

test('of two who change and remove a word of trouble at once, one is told that the other was faster', async () => {
  const { rows } = await ops.call(feedbackTerms.list, { search: term })
  const [{ id, version } = { id: 0, version: 0 }] = rows
  const held = await hold(server, db =>
    db.selectFrom('feedback_terms').select('id').where('id', '=', id).forUpdate().execute(),
  )
  const removed = ops.call(feedbackTerms.remove, { id, version })
  await held.untilWaiting()
  const changed = ops.call(feedbackTerms.update, { id, version, kind: 'trouble', term: `${term}了` })
  const both = Promise.allSettled([removed, changed])
  await held.untilWaiting(2)
  await held.rollback()
  expect(await both).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { reason: 'notFound' } }])
})

test('the words that are there from the start are compared as new ones are', async () => {
  const { rows } = await kefu.call(feedbackTerms.list, { limit: 200 })
  const stored = await server.db.selectFrom('feedback_terms').select(['term', 'compared']).execute()
  expect(rows.length).toBe(stored.length)
  expect(stored.map(({ compared }) => compared)).toEqual(stored.map(one => foldedText(one.term)))
})

/** Their jobs, too, are done: one that came later would end the next window early. */
async function endOpenWindows(): Promise<void> {
  await passTime(3601)
  await until(async () => (await server.db.selectFrom('notice_windows').selectAll().execute()).length === 0)
}

describe('hourly', () => {
  test('staff of a city get one notification of what came within an hour', async () => {
    await endOpenWindows()
    const before = (await notificationsOf('feedback.arrived')).length
    for (let sent = 0; sent < 6; sent += 1) await sendFeedback(server)
    await passTime(3590)
    expect((await notificationsOf('feedback.arrived')).length).toBe(before)
    await passTime(11)
    await until(async () => (await notificationsOf('feedback.arrived')).length > before)
    expect((await notificationsOf('feedback.arrived')).at(-1)).toMatchObject({
      type: 15,
      params: { count: 6 },
      to_permission: 'feedback.reply',
      city_code: homeCity,
      link: '/fankui?tab=pending',
    })
    expect(screenOf({ type: 15, msg: '' })).toBe('/fankui')
    await sendFeedback(server)
    await passTime(3601)
    await until(async () => (await notificationsOf('feedback.arrived')).length === before + 2)
    expect((await notificationsOf('feedback.arrived')).at(-1)?.params).toMatchObject({ count: 1 })
  })
})
