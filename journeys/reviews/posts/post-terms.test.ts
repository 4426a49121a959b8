import { beforeAll, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { postTerms } from '#contract/reviews/post-terms.ts'
import { posts } from '#contract/reviews/posts.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { startTestServer, withServer } from '../../setup/process/server.ts'
import { machineSays, publish } from '../../setup/reviews/posts.ts'

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '600' } })
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops', { name: '运营' })
})

const terms = { term: '微信', level: 'review', label: 'contacts', isBySound: true } as const
const pass = machineSays('pass')

test('a list of terms: added, changed, lost in a race, removed, and told in the operation log', async () => {
  const added = await ops.call(postTerms.add, { ...terms, term: '代打' })
  expect(added).toMatchObject({ term: '代打', level: 'review', found: 0, version: 1, allowed: ['update', 'remove'] })
  const changed = await ops.call(postTerms.update, { ...terms, ...added, level: 'block', isBySound: false })
  expect(changed).toMatchObject({ level: 'block', isBySound: false, version: 2 })
  const late = await refusalOf(ops.call(postTerms.update, { ...terms, ...added, level: 'mark' }))
  expect(late).toMatchObject({ reason: 'changedByOther', record: { level: 'block' } })
  const { rows } = await ops.call(postTerms.list, { search: '代打', level: 'block', label: 'contacts' })
  expect(rows).toEqual([changed])
  expect((await ops.call(postTerms.list, { level: 'mark' })).rows).toEqual([])
  await ops.call(postTerms.remove, { id: changed.id, version: changed.version })
  expect((await ops.call(postTerms.list, { search: '代打' })).rows).toEqual([])
  const administrator = await server.signIn('super_admin')
  const log = await administrator.call(events.list, { limit: 200 })
  const told = log.rows.filter(({ action }) => action.startsWith('postTerms.'))
  expect(told.map(({ action }) => action)).toEqual(['postTerms.remove', 'postTerms.update', 'postTerms.add'])
})

test('two terms that are compared alike are one', async () => {
  await ops.call(postTerms.add, { ...terms, term: 'Telegram' })
  const calls = ['te1egram', 'Ｔｅｌｅｇｒａｍ', 't e l e g r a m'].map(term =>
    refusalOf(ops.call(postTerms.add, { ...terms, term })),
  )
  for (const refused of await Promise.all(calls)) expect(Object.keys(refused.fields)).toEqual(['term'])
  expect((await refusalOf(ops.call(postTerms.add, { ...terms, term: '!!! 🎉' }))).fields).toHaveProperty('term')
  const both = await Promise.allSettled(['加群', '加 群'].map(term => ops.call(postTerms.add, { ...terms, term })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a new term counts at once, on other nodes as well, and so does its removal', async () => {
  const node = await startTestServer({ joins: server })
  const onNode = { ...server, fixtures: node.fixtures, db: server.db }
  const text = '联系 w e i 信'
  expect((await publish(onNode, { text, machine: pass })).state).toBe('approved')
  const { id, version } = await ops.call(postTerms.add, terms)
  expect((await publish(onNode, { text, machine: pass })).state).toBe('pending')
  expect((await publish(server, { text, machine: pass })).state).toBe('pending')
  await ops.call(postTerms.remove, { id, version })
  expect((await publish(onNode, { text, machine: pass })).state).toBe('approved')
  await node.stop()
})

test('a text can be tried: where terms are, and how it is compared', async () => {
  await ops.call(postTerms.add, { ...terms, level: 'block' })
  const text = '加我ｖ①信 或 威信'
  const { compared, hits } = await ops.call(postTerms.tryText, { text })
  expect(compared).toBe('加我v1信或威信')
  expect(hits.map(({ from, to, ...hit }) => ({ ...hit, found: text.slice(from, to) }))).toEqual([
    { term: '微信', level: 'block', label: 'contacts', found: 'ｖ①信' },
    { term: '微信', level: 'block', label: 'contacts', found: '威信' },
  ])
  const viewer = await server.signIn('finance')
  expect((await refusalOf(viewer.call(postTerms.tryText, { text }))).reason).toBe('noPermission')
})

test('how often a term was found in 30 days is counted, once for a post', async () => {
  await ops.call(postTerms.add, { ...terms, term: '刷单', level: 'mark', label: 'fraud' })
  const found = async () => (await ops.call(postTerms.list, { search: '刷单' })).rows[0]?.found
  const { id } = await publish(server, { text: '刷单 刷 单 shuadan', topics: ['刷单'], machine: pass })
  const auditor = await server.signIn('auditor')
  expect((await auditor.call(posts.get, { id })).hits).toHaveLength(4)
  expect(await found()).toBe(1)
  await Promise.all(Array.from({ length: 8 }, () => publish(server, { text: '一起刷单', machine: pass })))
  expect(await found()).toBe(9)
  await passTime(31 * 86_400)
  ops = await server.signIn('ops')
  expect(await found()).toBe(0)
})
