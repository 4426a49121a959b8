import { expect, test } from 'vitest'
import type { Operation } from '#contract/base/operation.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type FirstStep, firstStepNames, firstSteps } from '#contract/dashboard/first-steps.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { ledger } from '#contract/money/ledger.ts'
import { reconDifferences } from '#contract/money/recon/recon.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { workers } from '#contract/people/workers.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { ownChat, say } from '../setup/chats/chats.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { withdrawalOf } from '../setup/money/withdrawals.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Role } from '../setup/people/people.ts'
import { sendNotification } from '../setup/process/notices.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { showPaper } from '../setup/reviews/papers.ts'

const server = withServer()

const stepsOf = async (desk: Desk) => (await desk.call(firstSteps.list, {})).steps
const doneOf = async (desk: Desk) => (await stepsOf(desk)).flatMap(({ step, isDone }) => (isDone ? [step] : []))

const expected: Record<Role, readonly FirstStep[]> = {
  super_admin: ['openOrder', 'assignOrder', 'openBoard', 'answerChat'],
  ops: ['openOrder', 'assignOrder', 'openBoard', 'openWithdrawal'],
  dispatcher: ['openOrder', 'assignOrder', 'openBoard', 'noteOrder'],
  kefu: ['openOrder', 'answerChat', 'noteOrder', 'openComplaint'],
  kefu_leader: ['openOrder', 'answerChat', 'noteOrder', 'openComplaint'],
  finance: ['openOrder', 'openWithdrawal', 'openTransaction', 'openBill'],
  auditor: ['openOrder', 'claimReview', 'openComplaint', 'openWorker'],
  viewer: ['openOrder', 'openWorker', 'openReport', 'arrangeHome'],
}

test.each(Object.entries(expected))('somebody new who is %s has six steps that they may do', async (role, special) => {
  const desk = await server.signIn(role as Role)
  const steps = await stepsOf(desk)
  expect(steps.map(({ step }) => step)).toEqual([...special, 'takeNotice', 'openGuide'])
  expect(steps.every(({ isDone }) => !isDone)).toBe(true)
})

/** Who does each step, and how. */
const deeds: Record<FirstStep, { role: Role; act: (desk: Desk) => Promise<unknown> }> = {
  openOrder: {
    role: 'viewer',
    act: async desk => desk.call(orders.get, { no: (await server.fixtures.order('preparing/wait_dispatch')).no }),
  },
  assignOrder: {
    role: 'dispatcher',
    async act(desk) {
      const { id, version } = await server.fixtures.order('preparing/wait_dispatch')
      const { id: workerId } = await server.fixtures.rider()
      return desk.call(orders.assign, { id, version, workerId })
    },
  },
  openBoard: { role: 'dispatcher', act: desk => desk.call(dispatch.board, { service: 'food' }) },
  answerChat: {
    role: 'kefu',
    async act(desk) {
      const { id } = await ownChat(server, desk)
      await say(desk, id, '给同事的备注', { isPrivate: true })
      expect(await doneOf(desk)).not.toContain('answerChat')
      await say(desk, id, '马上为您查')
    },
  },
  claimReview: {
    role: 'auditor',
    async act(desk) {
      await showPaper(server)
      return desk.call(verifications.claim, {})
    },
  },
  openWithdrawal: {
    role: 'finance',
    act: async desk => desk.call(withdrawals.get, { id: (await withdrawalOf(server, 60_000)).id }),
  },
  openTransaction: {
    role: 'finance',
    async act(desk) {
      const { rows } = await desk.call(ledger.list, {})
      return desk.call(ledger.get, { id: rows[0]?.id ?? 0 })
    },
  },
  openBill: { role: 'finance', act: desk => desk.call(reconDifferences.list, {}) },
  noteOrder: {
    role: 'kefu',
    async act(desk) {
      const { id, version } = await server.fixtures.order('preparing/wait_dispatch')
      return desk.call(orders.note, { id, version, text: '顾客不吃辣' })
    },
  },
  openComplaint: {
    role: 'kefu',
    async act(desk) {
      const { id } = await complain(server, { order: await server.fixtures.order('completed') })
      return desk.call(complaints.get, { id })
    },
  },
  openWorker: {
    role: 'viewer',
    act: async desk => desk.call(workers.get, { id: (await server.fixtures.rider()).id }),
  },
  openReport: { role: 'viewer', act: desk => desk.call(dashboard.report, {}) },
  arrangeHome: {
    role: 'viewer',
    async act(desk) {
      await desk.call(dashboard.arrange, { blocks: [], isTourDone: true })
      expect(await doneOf(desk)).not.toContain('arrangeHome')
      await desk.call(dashboard.arrange, {
        blocks: [{ block: 'trend', size: 'full', isHidden: false }],
        isTourDone: true,
      })
    },
  },
  takeNotice: {
    role: 'dispatcher',
    async act(desk) {
      await sendNotification(server, { userId: desk.person.id })
      const { rows } = await desk.call(notifications.list, {})
      return desk.call(notifications.read, { ids: rows.map(({ id }) => id) })
    },
  },
  openGuide: { role: 'kefu', act: desk => desk.call(firstSteps.openGuide, {}) },
}

test.each(firstStepNames)('%s is done by doing it: at once for who did it, and for nobody else', async step => {
  const { role, act } = deeds[step]
  const [doer, colleague] = [await server.signIn(role), await server.signIn(role)]
  const [socket, other] = [await doer.socket('firstSteps'), await colleague.socket('firstSteps')]
  // The money of a completed order is in the ledger by then.
  if (step === 'openTransaction') await withdrawalOf(server, 60_000)
  await act(doer)
  expect(await doneOf(doer)).toEqual([step])
  await until(() => socket.nudges.some(({ nudge }) => nudge === 'firstSteps.changed'))
  const received = socket.nudges.length
  await act(doer).catch(() => {})
  expect(await doneOf(doer)).toEqual([step])
  await socket.settled()
  expect(socket.nudges.filter(({ nudge }) => nudge === 'firstSteps.changed')).toHaveLength(received)
  expect(await doneOf(colleague)).toEqual([])
  await other.settled()
  expect(other.nudges).toEqual([])
})

test('what was refused is not done, alone or with others', async () => {
  const desk = await server.signIn('dispatcher')
  const { id, version } = await server.fixtures.order('preparing/wait_dispatch')
  const { id: workerId } = await server.fixtures.rider({ online: false })
  await refusalOf(desk.call(orders.assign, { id, version, workerId }))
  const { results } = await desk.call(dispatch.assignMany, { workerId, orders: [{ id, version }] })
  expect(results.map(({ refusal }) => refusal)).not.toContain(null)
  await refusalOf(desk.call(orders.get, { no: 'WM000000000000000000' }))
  expect(await doneOf(desk)).toEqual([])
})

test('the list is gone once all six are done', async () => {
  const desk = await server.signIn('viewer')
  for (const step of await stepsOf(desk)) await deeds[step.step].act(desk).catch(() => {})
  expect(await stepsOf(desk)).toEqual([])
})

test('whoever puts it away never sees it again, and a colleague still does', async () => {
  const [desk, colleague] = [await server.signIn('kefu'), await server.signIn('kefu')]
  await desk.call(firstSteps.dismiss, {})
  await desk.call(firstSteps.openGuide, {})
  expect(await stepsOf(desk)).toEqual([])
  expect(await stepsOf(colleague)).toHaveLength(6)
})

test('no operation says of a step that it is done', () => {
  const inputs = Object.values(firstSteps).map(({ input }: Operation) => JSON.stringify(input.parse({})))
  expect(inputs).toEqual(['{}', '{}', '{}'])
})
