import { beforeAll, expect, test } from 'vitest'
import { applications } from '#contract/reviews/applications.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { hold, withoutWrites } from '../../setup/held.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { admitted, newPhone, report } from '../../setup/reviews/applications.ts'

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '600' } })
let auditor: Desk
let colleague: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
})

const read = (id: number) => auditor.call(applications.get, { id })
const done = { trainingScore: 90 }

async function workersOf(externalIds: readonly string[]): Promise<number[]> {
  const rows = await server.db.selectFrom('workers').select('user_id').where('external_id', 'in', externalIds).execute()
  return rows.map(({ user_id }) => user_id)
}

const rounds = [1, 2, 3]

test('of two with the same phone number one is activated, though both are complete in the same moment', async () => {
  const phone = newPhone()
  const first = await admitted(server, { auditor, colleague }, { phone })
  const second = await admitted(server, { auditor, colleague }, { phone })
  const held = await hold(server, withoutWrites('workers'))
  const reports = Promise.all([report(server, first, 'progress', done), report(server, second, 'progress', done)])
  await held.untilWaiting(2)
  await held.commit()
  const answers = await reports
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const states = await Promise.all([read(first.id), read(second.id)])
  expect(states.map(({ state }) => state).toSorted()).toEqual(['activated', 'onboarding'])
  expect(states.find(({ state }) => state === 'onboarding')?.risks).toContain('alreadyWorks')
  expect(await workersOf([first.person.externalId, second.person.externalId])).toHaveLength(1)
})

test.each(rounds)('of many presses and reports at once one makes the worker, round %i', async () => {
  const applied = await admitted(server, { auditor, colleague })
  await server.db.updateTable('applications').set({ training_score: 90 }).where('id', '=', applied.id).execute()
  const { version } = await read(applied.id)
  const target = { id: applied.id, version }
  const presses = [auditor, colleague, auditor, colleague].map(desk => desk.call(applications.activate, target))
  const reports = [1, 2, 3].map(() => report(server, applied, 'progress', done))
  await Promise.allSettled([...presses, ...reports])
  const { state, log } = await read(applied.id)
  expect(state).toBe('activated')
  expect(log.filter(({ action }) => action === 'applications.activate')).toHaveLength(1)
  expect(await workersOf([applied.person.externalId])).toHaveLength(1)
})

test.each(rounds)('a paper that is revoked in that moment counts, whichever was first, round %i', async () => {
  const applied = await admitted(server, { auditor, colleague })
  const [id = 0] = applied.paperIds
  const { version } = await auditor.call(verifications.get, { id })
  await Promise.all([
    report(server, applied, 'progress', done),
    auditor.call(verifications.revoke, { id, version, reason: '经核实为他人证件' }),
  ])
  const { state } = await read(applied.id)
  const [workerId] = await workersOf([applied.person.externalId])
  expect(workerId === undefined).toBe(state === 'onboarding')
  if (workerId === undefined) return
  const identity = await server.db
    .selectFrom('worker_credentials')
    .select('revoked_at')
    .where('worker_id', '=', workerId)
    .where('kind', '=', 'identity')
    .executeTakeFirst()
  expect(identity?.revoked_at).toEqual(expect.any(Number))
})
