import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf, signInAt } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { passTime } from '../setup/process/clock.ts'
import { collectLog } from '../setup/process/log.ts'
import { withServer } from '../setup/process/server.ts'
import { caseTarget, identityNumber, judge, pictureOf, settled, showPaper } from '../setup/reviews/papers.ts'

import { setSetting } from '../setup/settings.ts'

let written = ''
const log = collectLog()
const logTo = {
  write(text: string) {
    written += text
    log.write(text)
  },
}
const server = withServer({ listens: true, logTo, settings: { LOG_LEVEL: 'trace' } })
let auditor: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor')
})

async function fetchAs(desk: Desk, path: string): Promise<number> {
  const response = await fetch(server.url + path, { headers: { cookie: `Admin-Token=${desk.token}` } })
  await response.arrayBuffer()
  return response.status
}

async function linkOf(desk: Desk, id: number): Promise<string> {
  const { images } = await desk.call(verifications.open, { id })
  return images[0]?.url ?? ''
}

describe('links of images', () => {
  test('open once, for the person they were made for', async () => {
    const { id, number } = await showPaper(server)
    const answer = await auditor.call(verifications.open, { id })
    expect(answer).toMatchObject({ number, left: expect.any(Number) })
    expect(answer.images).toHaveLength(2)
    const [front, back] = answer.images.map(({ url }) => url)
    expect(await fetchAs(auditor, front ?? '')).toBe(200)
    expect(await fetchAs(auditor, front ?? '')).toBe(404)
    const colleague = await server.signIn('auditor')
    expect(await fetchAs(colleague, back ?? '')).toBe(404)
    expect((await fetch(server.url + back)).status).toBe(404)
    expect(await fetchAs(auditor, (back ?? '').split('?')[0] ?? '')).toBe(404)
  })

  test('end after a minute', async () => {
    const { id } = await showPaper(server)
    const url = await linkOf(auditor, id)
    await passTime(61)
    expect(await fetchAs(auditor, url)).toBe(404)
  })

  test('are not made for papers of another city, nor without the permission', async () => {
    const { id } = await showPaper(server, { cityCode: otherCity })
    const local = await server.signIn('auditor', { cityCodes: [homeCity] })
    expect(await refusalOf(local.call(verifications.open, { id }))).toMatchObject({ reason: 'notFound' })
    const ops = await server.signIn('ops')
    expect(await refusalOf(ops.call(verifications.open, { id }))).toMatchObject({ reason: 'noPermission' })
  })

  test('are recorded, one event with the names of the images', async () => {
    const { id } = await showPaper(server)
    await linkOf(auditor, id)
    const events = await server.db
      .selectFrom('events')
      .select(['actor_id', 'changes'])
      .where('action', '=', 'verifications.open')
      .where('subject_id', '=', id)
      .execute()
    expect(events).toEqual([
      { actor_id: auditor.person.id, changes: { verification_images: [null, ['front', 'back']] } },
    ])
  })

  test('stay good for their person while others try them, and do not open in parts', async () => {
    const { id } = await showPaper(server)
    const url = server.url + (await linkOf(auditor, id))
    const colleague = await server.signIn('auditor')
    const as = ({ token }: Desk, more: RequestInit = {}, headers: Record<string, string> = {}) =>
      fetch(url, { ...more, headers: { token, ...headers } })
    expect((await as(colleague)).status).toBe(404)
    expect((await as(colleague, { method: 'HEAD' })).status).toBe(404)
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404)
    const answer = await as(auditor, {}, { range: 'bytes=0-9' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('accept-ranges')).toBeNull()
    expect(answer.headers.get('content-range')).toBeNull()
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10)
    expect((await as(auditor, {}, { range: 'bytes=10-' })).status).toBe(404)
  })

  test('open nothing once their person is signed out', async () => {
    const { id } = await showPaper(server)
    const desk = await server.signIn('auditor')
    const url = await linkOf(desk, id)
    await desk.call(session.logout, {})
    expect(await fetchAs(desk, url)).toBe(404)
  })

  test('stand nowhere: not in other answers, events, webhooks, notifications, stored requests, rows or the log', async () => {
    const { id } = await showPaper(server)
    const desk = await server.signIn('auditor')
    const { images } = await desk.call(verifications.open, { id })
    const [first, second] = images.map(({ url }) => url)
    expect(await fetchAs(desk, first ?? '')).toBe(200)
    await judge(desk, id, 'approve')
    await settled(server, id)
    const answers: unknown[] = [
      await desk.call(verifications.list, { queue: 'approved' }),
      await desk.call(verifications.get, { id }),
    ]
    for (const table of ['events', 'webhooks', 'notifications', 'requests', 'file_tickets'] as const)
      answers.push(await server.db.selectFrom(table).selectAll().execute())
    const text = JSON.stringify(answers) + written
    expect(text).toContain('verifications.open')
    for (const url of [first, second]) {
      const ticket = new URL(url ?? '', server.url).searchParams.get('ticket') ?? ''
      expect(ticket.length).toBeGreaterThan(20)
      expect(text).not.toContain(ticket)
    }
  })

  test('are made for so many images a day, each paper once, counted one after the other', async () => {
    const usual = server.runtime.settings.now('reviews.imagesADay')
    await setSetting(server, 'reviews.imagesADay', 10)
    const papers = await Promise.all(Array.from({ length: 7 }, () => showPaper(server)))
    const desk = await server.signIn('auditor')
    const open = ({ id }: { id: number }) => desk.call(verifications.open, { id })
    const outcomes = await Promise.allSettled(papers.map(open))
    const opened = papers.filter((_, at) => outcomes[at]?.status === 'fulfilled')
    const closed = papers.filter((_, at) => outcomes[at]?.status === 'rejected')
    expect([opened.length, closed.length]).toEqual([5, 2])
    expect(await Promise.all(opened.map(open))).toMatchObject(opened.map(() => ({ left: 0 })))
    const [one] = closed
    const refused = await refusalOf(open({ id: one?.id ?? 0 }))
    expect(refused).toMatchObject({ reason: 'imagesOpenedTooMuch', message: expect.stringContaining('10 张') })
    await passTime(24 * 3600)
    const again = await signInAt(server.url, { username: desk.person.username ?? '', password })
    expect(again.person.id).toBe(desk.person.id)
    expect((await again.call(verifications.open, { id: one?.id ?? 0 })).left).toBe(8)
    await setSetting(server, 'reviews.imagesADay', usual)
  })
})

test('an image of somebody else is found, and staff are told', async () => {
  const picture = await pictureOf()
  const { id, no } = await showPaper(server, { picture })
  const double = await showPaper(server, { picture })
  const desk = await server.signIn('auditor')
  const seen = await desk.call(verifications.get, { id: double.id })
  expect(seen.details).toMatchObject([{ check: 'imageUsedBefore', isBlocking: false, other: { id, no } }])
  const copied = await desk.call(verifications.get, { id })
  const { no: doubleNo } = double
  expect(copied.details).toMatchObject([{ check: 'imageUsedBefore', other: { id: double.id, no: doubleNo } }])
  expect(copied.details[0]?.other?.person?.name).toBe(seen.person.name)
  const { rows } = await desk.call(verifications.list, { queue: 'waiting', search: no })
  expect(rows).toMatchObject([{ hints: ['imageUsedBefore'], case: { risk: 90 } }])
  const told = await server.db
    .selectFrom('notifications')
    .select(['params', 'to_permission'])
    .where('kind', '=', 'verification.alike')
    .execute()
  expect(told).toEqual([{ params: { no: double.no }, to_permission: 'verifications.judge' }])
})

test('whose the copy of another city is stays in its cities', async () => {
  const picture = await pictureOf()
  const { id } = await showPaper(server, { picture })
  const far = await showPaper(server, { picture, cityCode: otherCity })
  const local = await server.signIn('auditor', { cityCodes: [homeCity] })
  const { details } = await local.call(verifications.get, { id })
  expect(details).toMatchObject([{ other: { no: far.no, person: null } }])
  expect(await refusalOf(local.call(verifications.get, { id: far.id }))).toMatchObject({ reason: 'notFound' })
})

test('a number stands nowhere as it is: not in answers, events, webhooks, rows or the log', async () => {
  const desk = await server.signIn('auditor')
  const numbers = [identityNumber(), identityNumber()]
  const [number, read] = numbers
  const fields = { number: read ?? '' }
  const { id } = await showPaper(server, { number: number ?? '', reading: { by: 'ocr', confidence: 60, fields } })
  await desk.call(verifications.claim, { id, most: 1 })
  const target = { ...(await caseTarget(desk, id)), seconds: 12 }
  await desk.call(verifications.approve, { ...target, reason: '号码与照片一致' })
  await settled(server, id)
  const answers = [
    await desk.call(verifications.list, { queue: 'approved' }),
    await desk.call(verifications.list, { queue: 'approved', search: '王小明' }),
    await desk.call(verifications.get, { id }),
  ]
  const shown = await desk.call(verifications.open, { id })
  expect(shown.number).toBe(number)
  const tables = [
    'verifications',
    'events',
    'webhooks',
    'notifications',
    'requests',
    'review_cases',
    'app_ids',
  ] as const
  for (const table of tables) answers.push((await server.db.selectFrom(table).selectAll().execute()) as never)
  const text = JSON.stringify(answers) + written
  expect(text).toContain('王小明')
  for (const one of numbers) {
    expect(text).not.toContain(one)
    expect(text).not.toContain(Buffer.from(one).toString('base64'))
  }
})
