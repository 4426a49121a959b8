import { randomUUID } from 'node:crypto'
import type { FeedbackAction, FeedbackDetail, FeedbackState } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import type { OpenFeedback } from '#contract/open/open-feedback.ts'
import { homeCity } from '../open/fixtures.ts'
import type { AppKind } from '../open/webhooks.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { until } from '../process/until.ts'

export type Sent = { id: number; no: string; app: AppKind; externalId: string; body: OpenFeedback }
type Answer = { status: number; body: Record<string, unknown> }

let numbered = 0

/** What the app would send. Every text is another one. */
export function writeFeedback(more: Partial<OpenFeedback> = {}): OpenFeedback {
  numbered += 1
  return {
    externalNo: randomUUID(),
    person: { kind: 'customer', externalId: `F-${randomUUID().slice(0, 12)}`, name: `反馈人${numbered}` },
    type: 'suggestion',
    content: `想法${randomUUID()}：界面再简单些`,
    appVersion: '5.2.0',
    system: 'android',
    cityCode: homeCity,
    ...more,
  }
}

function appOfPerson({ person: { kind } }: OpenFeedback): AppKind {
  if (kind === 'customer' || kind === 'merchant') return kind
  return 'rider'
}

export async function callFeedback(server: TestServer, app: AppKind, path: string, body?: object): Promise<Answer> {
  const method = body ? 'POST' : 'GET'
  const response = await server.fixtures.send(app, { method, path: `/open/v1/feedback${path}`, body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Somebody sends feedback in their app. */
export async function sendFeedback(server: TestServer, more: Partial<OpenFeedback> = {}): Promise<Sent> {
  const body = writeFeedback(more)
  const app = appOfPerson(body)
  const answer = await callFeedback(server, app, '', body)
  if (answer.status !== 200) throw new Error(`The feedback was refused: ${JSON.stringify(answer.body)}`)
  const no = String(answer.body.no)
  const { id } = await server.db.selectFrom('feedback').select('id').where('no', '=', no).executeTakeFirstOrThrow()
  return { id, no, app, externalId: body.person.externalId, body }
}

/** The person writes about it again. */
export function writeAgain(
  server: TestServer,
  { app, no, externalId }: Sent,
  text = '还是不行',
  eventId: string = randomUUID(),
): Promise<Answer> {
  return callFeedback(server, app, `/${no}/messages`, { eventId, externalId, text })
}

export async function targetOf(desk: Desk, id: number): Promise<{ id: number; version: number }> {
  const { version } = await desk.call(feedback.get, { id })
  return { id, version }
}

type Doing = { desk: Desk; id: number; more?: Record<string, unknown> }

const inputs: Record<FeedbackAction, object> = {
  claim: {},
  assign: {},
  tag: { tags: ['体验优化'] },
  reply: { text: '已收到，谢谢您的反馈' },
  adopt: { text: '我们会在新版本中改进', appVersion: '6.0.0' },
  merge: {},
  convert: { about: 'worker', type: 'D240', demand: 'apology' },
  close: { reason: '不予处理' },
  reopen: { reason: '再看一次' },
}

/** Does it with a piece of feedback as it is now. */
export async function act(action: FeedbackAction, { desk, id, more = {} }: Doing): Promise<FeedbackDetail> {
  const input = { ...(await targetOf(desk, id)), ...inputs[action], ...more }
  return desk.call(feedback[action], input)
}

const ways: Record<FeedbackState, FeedbackAction | null> = {
  pending: null,
  processing: 'claim',
  replied: 'reply',
  adopted: 'adopt',
  closed: 'close',
}

/** Feedback that stands in this state, brought there by `desk`. */
export async function feedbackIn(
  server: TestServer,
  desk: Desk,
  state: FeedbackState,
  more: Partial<OpenFeedback> = {},
): Promise<Sent> {
  const sent = await sendFeedback(server, more)
  const action = ways[state]
  if (action) await act(action, { desk, id: sent.id })
  return sent
}

/** Waits until the figures have all feedback that there is. */
export async function allCounted({ db }: TestServer): Promise<void> {
  const left = () => db.selectFrom('feedback').select('id').where('is_counted', '=', false).limit(1).execute()
  await until(async () => (await left()).length === 0, { what: 'all feedback to be counted' })
}
