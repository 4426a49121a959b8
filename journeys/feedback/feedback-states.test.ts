import { beforeAll, describe, expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import {
  type FeedbackAction,
  type FeedbackState,
  feedbackActions,
  feedbackMachine,
} from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import type { OpenFeedback } from '#contract/open/open-feedback.ts'
import { customerOf } from '../setup/chats/chats.ts'
import { act, feedbackIn, type Sent, sendFeedback, targetOf, writeAgain } from '../setup/feedback/feedback.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
const roles = ['kefu', 'kefu_leader', 'ops', 'auditor'] as const
const desks = {} as Record<(typeof roles)[number], Desk>
/** Brings feedback where it shall be. */
let leader: Desk
let order: Order
/** By the customer of the order. */
let written: Pick<OpenFeedback, 'person'>

beforeAll(async () => {
  for (const role of roles) desks[role] = await server.signIn(role)
  leader = await server.signIn('kefu_leader')
  order = await server.fixtures.order('preparing/accepted')
  const { externalId } = (await customerOf(server, order)).peer
  written = { person: { kind: 'customer', externalId, name: '顾客' } }
})

/** What an action needs besides its usual input. */
async function moreFor(action: FeedbackAction): Promise<Record<string, unknown>> {
  if (action === 'assign') return { toId: desks.ops.person.id }
  if (action === 'merge') {
    const { id } = await sendFeedback(server)
    return { duplicates: [await targetOf(leader, id)] }
  }
  return action === 'convert' ? { orderNo: order.no } : {}
}

/** Whether a role with this permission does it with feedback that `leader` brought to a state. */
function isPossible(desk: Desk, action: FeedbackAction, state: string, isOfOther: boolean): boolean {
  if (!desk.person.permissions.includes(feedback[action].needs)) return false
  const isOpenToAll = ['tag', 'assign', 'reopen'].includes(action)
  if (isOfOther && action === 'claim') return false
  if (isOfOther && !isOpenToAll && !desk.person.permissions.includes('feedback.assign')) return false
  if (action === 'merge') return state !== 'closed'
  return canMove(feedbackMachine, { state }, action, 'staff')
}

const standing = new Map<string, Promise<Sent>>()

/** Feedback in a state. Those that only hear refusals share one, which no refusal may touch. */
function feedbackFor(state: FeedbackState, isRefused: boolean): Promise<Sent> {
  const sent = (isRefused && standing.get(state)) || feedbackIn(server, leader, state, written)
  if (isRefused) standing.set(state, sent)
  return sent
}

describe('every state, action and role', () => {
  for (const role of roles) {
    for (const action of feedbackActions) {
      test(`${role}: ${action} exactly where the table and the permission say, as it is offered`, async () => {
        const desk = desks[role]
        const more = await moreFor(action)
        for (const state of feedbackMachine.states) {
          const expected = isPossible(desk, action, state, state !== 'pending')
          const sent = await feedbackFor(state, !expected)
          if (desk.person.permissions.includes('feedback.view')) {
            const { allowed } = await desk.call(feedback.get, { id: sent.id })
            expect([state, allowed.includes(action)]).toEqual([state, expected])
          }
          expect([state, await outcomeOf(desk, action, sent, more)]).toEqual([state, expected])
          if (expected && action === 'merge') Object.assign(more, await moreFor(action))
        }
      })
    }
  }

  /** Whether it was done; what is refused changes nothing. */
  async function outcomeOf(desk: Desk, action: FeedbackAction, { id }: Sent, more: object): Promise<boolean> {
    const { version } = await targetOf(leader, id)
    const input = { ...(await inputFor(action)), ...more, id, version }
    const before = await leader.call(feedback.get, { id })
    const done = await desk.call(feedback[action], input).then(
      () => true,
      () => false,
    )
    const { state } = await leader.call(feedback.get, { id })
    const to = action === 'merge' ? 'same' : feedbackMachine.moves[action].to
    expect(state).toBe(done && to !== 'same' ? to : before.state)
    return done
  }
})

const texts = { text: '已收到，谢谢', appVersion: '6.0', reason: '再看一次', tags: ['标签'] }
async function inputFor(action: FeedbackAction): Promise<object> {
  return { ...texts, ...(action === 'convert' && { about: 'worker', type: 'D240', demand: 'apology' }) }
}

describe('the person', () => {
  test('writes while it is open, and opens what was answered again', async () => {
    for (const state of feedbackMachine.states) {
      const sent = await feedbackIn(server, leader, state)
      const { status, body } = await writeAgain(server, sent)
      const isOpen = state === 'pending' || state === 'processing'
      expect([state, status, body.state]).toEqual([state, 200, isOpen ? state : 'processing'])
      const { messages } = await leader.call(feedback.get, { id: sent.id })
      expect(messages.at(-1)).toMatchObject({ by: 'person', text: '还是不行' })
    }
  })
})

describe('two people at once', () => {
  test('of two claims one counts, and the other is told whose it is', async () => {
    const { id } = await sendFeedback(server)
    const target = await targetOf(leader, id)
    const outcomes = await Promise.allSettled([desks.kefu, desks.ops].map(desk => desk.call(feedback.claim, target)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const late = await refusalOf(leader.call(feedback.claim, target))
    expect(late).toMatchObject({ reason: 'feedbackTakenBy' })
  })

  test('whoever saw an older version is shown the fresh one', async () => {
    const { id } = await sendFeedback(server)
    const target = await targetOf(leader, id)
    const changed = await act('tag', { desk: desks.ops, id })
    const late = await refusalOf(leader.call(feedback.close, { ...target, reason: '重复提交' }))
    expect(late).toMatchObject({ reason: 'changedByOther', record: { ...changed, allowed: expect.anything() } })
  })
})
