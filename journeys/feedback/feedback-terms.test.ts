import { beforeAll, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { feedbackIncidents } from '#contract/feedback/incidents.ts'
import { sendFeedback } from '../setup/feedback/feedback.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let ops: Desk
let kefu: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
  kefu = await server.signIn('kefu')
})

const incidentsOf = async (word: string) =>
  (await kefu.call(feedbackIncidents.list, { limit: 200 })).rows.filter(({ term }) => term === word)

async function report(word: string): Promise<void> {
  for (let sent = 0; sent < 5; sent += 1) await sendFeedback(server, { content: `又是${word}，请看看`, type: 'bug' })
}

test('A word of trouble is changed on the version that was seen; from then on the new one is searched for', async () => {
  const added = await ops.call(feedbackTerms.add, { kind: 'trouble', term: '白屏闪退' })
  const changed = await ops.call(feedbackTerms.update, { ...added, term: '登录转圈' })
  expect(changed).toMatchObject({ id: added.id, term: '登录转圈', version: added.version + 1 })
  const late = await refusalOf(ops.call(feedbackTerms.update, { ...added, term: '迟到的修改' }))
  expect(late).toMatchObject({ reason: 'changedByOther', record: changed })
  await report('白屏闪退')
  await report('登录转圈')
  expect([await incidentsOf('白屏闪退'), await incidentsOf('登录转圈')]).toMatchObject([[], [{ reports: 5 }]])
})

test('A word that is removed is searched for no more; what was done stands in the operation log', async () => {
  const added = await ops.call(feedbackTerms.add, { kind: 'trouble', term: '地图偏移' })
  expect(await refusalOf(kefu.call(feedbackTerms.remove, added))).toMatchObject({ reason: 'noPermission' })
  await ops.call(feedbackTerms.remove, added)
  const { rows } = await kefu.call(feedbackTerms.list, { search: '地图偏移' })
  expect(rows).toEqual([])
  await report('地图偏移')
  expect(await incidentsOf('地图偏移')).toEqual([])
  const admin = await server.signIn('super_admin')
  const log = await admin.call(events.list, { action: 'feedbackTerms', record: '地图偏移' })
  expect(log.rows.map(({ action }) => action)).toEqual(['feedbackTerms.remove', 'feedbackTerms.add'])
})
