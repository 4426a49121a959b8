import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subjectOf, type WebhookType, webhookSchema, webhookTypes } from '#contract/open/webhooks/catalogue.ts'
import { type OrderWebhookType, orderWebhookTypes } from '#contract/open/webhooks/order-types.ts'
import { sampleOf } from '#contract/open/webhooks/samples.ts'
import { webhooks } from '#contract/open/webhooks.ts'
import { longSessions } from '../setup/money/settlements.ts'
import { type ListeningApps, listenAsAllApps } from '../setup/open/stories/listening-apps.ts'
import { orderStories, playOrder } from '../setup/open/stories/orders.ts'
import { playAnnouncements, playPartners, playTalks } from '../setup/open/stories/people.ts'
import { playApplications, playPapers, playPosts, playWithdrawals } from '../setup/open/stories/reviews.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ settings: { ...longSessions, POST_SAMPLE_PERCENT: '100' } })
let apps: ListeningApps

beforeAll(async () => {
  await holdTimeouts(server.db)
  apps = await listenAsAllApps(server)
})
afterAll(() => apps.close())

const bodiesOf = (type: WebhookType) => apps.received.filter(body => body.type === type)
const untilReceived = (type: WebhookType) => until(() => bodiesOf(type).length > 0, { what: `a webhook ${type}` })

/** The schema takes the whole body: what it does not know, it would leave out. */
function expectFits(type: WebhookType, body: unknown): void {
  expect(webhookSchema(type).parse(body), type).toEqual(body)
}

test.each(webhookTypes)('the example of %s is what its schema describes', type => {
  expectFits(type, sampleOf(type))
})

const told = Object.keys(orderStories) as (keyof typeof orderStories)[]
const moved = orderWebhookTypes.filter(type => !(told as string[]).includes(type))

describe('orders', () => {
  test.each(moved)('%s: a move that the plan of a service has sends it', async type => {
    if (bodiesOf(type).length > 0) return
    expect(await playOrder(server, type as OrderWebhookType)).toBe(true)
    await untilReceived(type)
  })

  test.each(told)('%s', async type => {
    await orderStories[type](server)
    await untilReceived(type)
  })
})

/** What each story is played for, by what stands before the dot. */
const stories: [subjects: string[], play: (on: typeof server) => Promise<void>][] = [
  [['worker', 'merchant'], playPartners],
  [['chat', 'redpacket', 'user', 'complaint', 'feedback'], playTalks],
  [['verification'], playPapers],
  [['post'], playPosts],
  [['withdrawal', 'payout'], playWithdrawals],
  [['announcement'], playAnnouncements],
  [['application', 'deposit'], playApplications],
]

test.each(stories)('%s: every type is sent', async (subjects, play) => {
  await play(server)
  for (const type of webhookTypes.filter(each => subjects.includes(subjectOf(each)))) await untilReceived(type)
})

test('a test of an endpoint is sent to that one', async () => {
  const admin = await server.signIn('super_admin')
  await admin.call(webhooks.test, { id: apps.endpointIds[0] ?? 0 })
  await untilReceived('endpoint.test')
})

test('every type of the catalogue was received, each body as its schema says, and nothing else', () => {
  const received = new Set(apps.received.map(({ type }) => type))
  expect([...received].toSorted()).toEqual([...webhookTypes].toSorted())
  for (const body of apps.received) expectFits(body.type as WebhookType, body)
  expect(apps.faults).toEqual([])
})
