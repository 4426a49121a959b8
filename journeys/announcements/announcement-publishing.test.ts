import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { announcementLimits } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { postTerms } from '#contract/reviews/post-terms.ts'
import { sweepAnnouncements } from '#server/announcements/feature.ts'
import {
  audienceOf,
  publishText,
  submitText,
  targetOf,
  webhooksOf,
  writeText,
} from '../setup/announcements/announcements.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '100000' } })
let ops: Desk
let leader: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
  leader = await server.signIn('kefu_leader')
})

const minute = 60_000
const read = (id: number) => leader.call(announcements.get, { id })
const eventsOf = async (id: number) => (await read(id)).log.map(({ action }) => action.replace('announcements.', ''))

describe('what costs money or reaches many', () => {
  const everybody = audienceOf({ kinds: ['customer'] })

  beforeAll(async () => {
    await sql`insert into users (kind, nick_name, city_codes)
      select 'customer', '顾客' || n, array[${homeCity}] from generate_series(1, ${announcementLimits.confirmedAudience} + 1) n`.execute(
      server.db,
    )
  })

  test('is not published by whoever wrote it, in any version', async () => {
    for (const terms of [{ audience: everybody }, { channels: ['inbox' as const, 'sms' as const] }]) {
      const submitted = await submitText(ops, terms)
      expect(submitted.allowed).not.toContain('publish')
      const reason = terms.audience ? 'announcementOwn' : 'announcementSms'
      expect(await refusalOf(ops.call(announcements.publish, targetOf(submitted)))).toMatchObject({ reason })
    }
    // Somebody else has changed it since: both wrote it.
    const draft = await ops.call(announcements.add, writeText({ channels: ['sms'] }))
    const other = await server.signIn('ops')
    const changed = await other.call(announcements.update, {
      ...targetOf(draft),
      text: writeText({ channels: ['sms'] }),
    })
    const submitted = await other.call(announcements.submit, targetOf(changed))
    for (const writer of [ops, other])
      expect(await refusalOf(writer.call(announcements.publish, targetOf(submitted)))).toMatchObject({
        code: 40303,
        reason: 'announcementSms',
      })
    expect(await leader.call(announcements.publish, targetOf(submitted))).toMatchObject({ state: 'published' })
  })

  test('is published with the number of people, counted again', async () => {
    const submitted = await submitText(ops, { audience: everybody })
    const { total } = await ops.call(announcements.count, submitted.audience)
    expect(total).toBeGreaterThan(announcementLimits.confirmedAudience)
    const target = targetOf(submitted)
    for (const targets of [undefined, total - 1]) {
      const refused = await refusalOf(leader.call(announcements.publish, { ...target, targets }))
      expect(refused).toMatchObject({ reason: 'announcementTargets', record: { state: 'reviewing' } })
      expect(refused.message).toContain(String(total))
    }
    await sql`insert into users (kind, nick_name, city_codes) values ('customer', '新顾客', array[${homeCity}])`.execute(
      server.db,
    )
    expect(await refusalOf(leader.call(announcements.publish, { ...target, targets: total }))).toMatchObject({
      reason: 'announcementTargets',
    })
    const published = await leader.call(announcements.publish, { ...target, targets: total + 1 })
    expect(published).toMatchObject({ state: 'published', targets: total + 1, read: 0 })
    const { rows } = await sql`select from announcement_reads where announcement_id = ${published.id}`.execute(
      server.db,
    )
    expect(rows).toHaveLength(0)
  })

  test('stays small where it was small: its author may publish it', async () => {
    const submitted = await submitText(ops)
    expect(submitted.allowed).toContain('publish')
    expect(await ops.call(announcements.publish, targetOf(submitted))).toMatchObject({ state: 'published' })
  })

  test('is not made large by a newer text that its author publishes', async () => {
    const submitted = await submitText(ops)
    const published = await ops.call(announcements.publish, targetOf(submitted))
    const waiting = await ops.call(announcements.update, {
      ...targetOf(published),
      text: writeText({ audience: everybody }),
    })
    expect(await refusalOf(ops.call(announcements.publish, targetOf(waiting)))).toMatchObject({
      reason: 'announcementOwn',
    })
    const back = await leader.call(announcements.refuse, { ...targetOf(waiting), reason: '只发给员工' })
    expect(back).toMatchObject({ state: 'published', hasPending: false, reason: '只发给员工' })
    expect(back.revisions).toHaveLength(1)
  })
})

describe('a text', () => {
  const fieldsOf = async (overrides: Parameters<typeof writeText>[0]) =>
    (await refusalOf(ops.call(announcements.add, writeText(overrides)))).fields

  test('with hours, audience or length that cannot be is refused with a sentence at its field', async () => {
    const now = Date.now()
    expect(await fieldsOf({ title: '短' })).toEqual({ title: '至少 2 个字符' })
    expect(await fieldsOf({ audience: audienceOf({ cities: [homeCity] }) })).toEqual({ audience: '请选择至少一个受众' })
    expect(await fieldsOf({ publishAt: now + 4 * minute })).toEqual({ publishAt: '定时发布时间需晚于当前时间5分钟' })
    expect(await fieldsOf({ publishAt: now + 60 * minute, expireAt: now + 60 * minute })).toEqual({
      expireAt: '失效时间必须晚于生效时间',
    })
    expect(await fieldsOf({ expireAt: now - 1 })).toEqual({ expireAt: '失效时间必须晚于生效时间' })
    const draft = await ops.call(announcements.add, writeText())
    const refused = await refusalOf(
      ops.call(announcements.update, { ...targetOf(draft), text: writeText({ expireAt: now - 1 }) }),
    )
    expect(refused.fields).toEqual({ 'text.expireAt': '失效时间必须晚于生效时间' })
  })

  test('with a term of the word lists is refused with the term, in title, summary and content', async () => {
    const auditor = await server.signIn('auditor')
    await auditor.call(postTerms.add, { term: '刷单返利', level: 'block', label: 'fraud', isBySound: false })
    for (const written of [
      { title: '刷单返利通知' },
      { summary: '刷单返利' },
      { content: '<p>参加刷<strong>单返</strong>利</p>' },
    ]) {
      const refused = await refusalOf(ops.call(announcements.add, writeText(written)))
      expect(refused).toMatchObject({ reason: 'announcementTerm', message: '内容包含敏感词：刷单返利' })
    }
  })

  test('shows pictures that were uploaded for announcements, and no others', async () => {
    const src = '/files/AAAAAAAAAAAAAAAAAAAAAA.webp'
    for (const written of [{ content: `<p>文</p><img src="${src}">` }, { coverUrl: src }])
      expect(await refusalOf(ops.call(announcements.add, writeText(written)))).toMatchObject({
        reason: 'announcementImageUnknown',
      })
  })

  test('of somebody who sees some cities is for these cities and their people', async () => {
    const local = await server.signIn('ops', { cityCodes: [homeCity] })
    const foreign = await server.fixtures.rider({ cityCode: otherCity })
    const own = await server.fixtures.rider({ cityCode: homeCity })
    const named = (id: number) => audienceOf({ people: [{ kind: 'rider', id }] })
    for (const audience of [
      audienceOf({ kinds: ['staff'] }),
      audienceOf({ kinds: ['staff'], cities: [homeCity, otherCity] }),
      named(foreign.id),
    ])
      expect(await refusalOf(local.call(announcements.add, writeText({ audience })))).toMatchObject({
        reason: 'announcementCities',
      })
    for (const audience of [audienceOf({ kinds: ['staff'], cities: [homeCity] }), named(own.id)])
      await local.call(announcements.add, writeText({ audience }))
  })
})

describe('the clock', () => {
  test('publishes a scheduled one at its hour, once, with two nodes', async () => {
    const node = await startTestServer({ joins: server })
    const scheduled = await publishText(server, { title: '定时公告', publishAt: Date.now() + 10 * minute })
    expect(scheduled).toMatchObject({ state: 'scheduled', targets: null })
    await Promise.all([sweepAnnouncements(server.runtime), sweepAnnouncements(node.runtime)])
    expect(await read(scheduled.id)).toMatchObject({ state: 'scheduled' })
    await passTime(11 * 60)
    await Promise.all([server, node, server, node].map(({ runtime }) => sweepAnnouncements(runtime)))
    await expect.poll(async () => (await read(scheduled.id)).state).toBe('published')
    expect(await eventsOf(scheduled.id)).toEqual(['add', 'submit', 'schedule', 'publishDue'])
    const { rows } = await sql`select from notifications where params ->> 'title' = '定时公告'`.execute(server.db)
    expect(rows).toHaveLength(1)
    await node.stop()
  })

  test('does not publish one that has grown beyond the number that needs typing; the publisher types it', async () => {
    const audience = audienceOf({ kinds: ['customer'], cities: [otherCity] })
    const submitted = await submitText(ops, { title: '越长越大', audience, publishAt: Date.now() + 10 * minute })
    const scheduled = await leader.call(announcements.publish, targetOf(submitted))
    expect(scheduled.state).toBe('scheduled')
    await sql`insert into users (kind, nick_name, city_codes) select 'customer', '新顾客' || n, array[${otherCity}]
      from generate_series(1, ${announcementLimits.confirmedAudience} + 1) n`.execute(server.db)
    await passTime(11 * 60)
    await sweepAnnouncements(server.runtime)
    await expect.poll(async () => (await read(scheduled.id)).state).toBe('reviewing')
    const grown = await read(scheduled.id)
    expect(grown.targets).toBeNull()
    expect((await eventsOf(scheduled.id)).at(-1)).toBe('outgrow')
    const { rows } =
      await sql`select kind, to_user_id from notifications where params ->> 'title' = '越长越大'`.execute(server.db)
    expect(rows).toEqual([{ kind: 'announcement.outgrown', to_user_id: leader.person.id }])
    const refused = await refusalOf(leader.call(announcements.publish, targetOf(grown)))
    expect(refused.reason).toBe('announcementTargets')
    const { total: targets } = await leader.call(announcements.count, audience)
    const published = await leader.call(announcements.publish, { ...targetOf(grown), targets })
    expect(published).toMatchObject({ state: 'published', targets })
  })

  test('ends one at its hour', async () => {
    const published = await publishText(server, { expireAt: Date.now() + 20 * minute })
    const kefu = await server.signIn('kefu')
    await passTime(21 * 60)
    await sweepAnnouncements(server.runtime)
    await expect.poll(async () => (await read(published.id)).state).toBe('expired')
    expect((await eventsOf(published.id)).at(-1)).toBe('expire')
    expect(await refusalOf(kefu.call(announcements.get, { id: published.id }))).toMatchObject({ reason: 'notFound' })
    expect(await refusalOf(kefu.call(announcements.read, { id: published.id }))).toMatchObject({ reason: 'notFound' })
  })

  test('does not publish one whose end came, too, while no server ran: its author has it again', async () => {
    const hours = { publishAt: Date.now() + 10 * minute, expireAt: Date.now() + 20 * minute }
    const missed = await publishText(server, { title: '错过的公告', ...hours })
    await server.db
      .updateTable('announcements')
      .set({ publish_at: sql`now() - interval '20 minutes'`, expire_at: sql`now() - interval '10 minutes'` })
      .where('id', '=', missed.id)
      .execute()
    await sweepAnnouncements(server.runtime)
    expect(await read(missed.id)).toMatchObject({ state: 'draft', publishedAt: null, targets: null })
    expect((await eventsOf(missed.id)).at(-1)).toBe('missDue')
    const { rows } = await sql`select from notifications where params ->> 'title' = '错过的公告'`.execute(server.db)
    expect(rows).toEqual([])
    expect(await webhooksOf(server, missed.id)).toEqual([])
  })

  test('has passed the hour of a text that waited: it is not submitted, nor published after its end', async () => {
    const draft = await ops.call(announcements.add, writeText({ publishAt: Date.now() + 10 * minute }))
    const ending = await submitText(ops, { expireAt: Date.now() + 10 * minute })
    await passTime(11 * 60)
    expect((await refusalOf(ops.call(announcements.submit, targetOf(draft)))).fields).toHaveProperty('publishAt')
    expect((await refusalOf(leader.call(announcements.publish, targetOf(ending)))).fields).toHaveProperty('expireAt')
  })
})
