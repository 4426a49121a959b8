import { beforeAll, describe, expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import { type ApplicationState, applicationMachine } from '#contract/reviews/application.ts'
import { applications } from '#contract/reviews/applications.ts'
import { abandonApplications } from '#server/reviews/applications/feature.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { type Applied, apply, report } from '../../setup/reviews/applications.ts'

const server = withServer()
let auditor: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor')
})

/** An application that stands there, without the way to it. */
async function applicationIn(state: ApplicationState): Promise<Applied> {
  const applied = await apply(server)
  const until = state === 'supplement' ? new Date(Date.now() + 86_400_000) : null
  await server.db
    .updateTable('applications')
    .set({ state, supplement_until: until })
    .where('id', '=', applied.id)
    .execute()
  if (state !== 'submitted' && state !== 'secondReview')
    await server.db
      .updateTable('review_cases')
      .set({ state: 'withdrawn' })
      .where('subject', '=', 'applications')
      .where('subject_id', '=', applied.id)
      .execute()
  return applied
}

const read = (id: number) => auditor.call(applications.get, { id })

describe('the table of states of an application', () => {
  for (const state of applicationMachine.states) {
    test(`${state}: apps report exactly what it has`, async () => {
      const events = {
        resubmit: ({ body }: Applied) => ({ content: body.content }),
        withdraw: () => ({}),
        appeal: () => ({ text: '请再看一次' }),
        progress: () => ({ trainingScore: 50 }),
      }
      for (const event of Object.keys(events) as (keyof typeof events)[]) {
        const applied = await applicationIn(state)
        const { status } = await report(server, applied, event, events[event](applied))
        expect([event, status]).toEqual([event, canMove(applicationMachine, { state }, event, 'app') ? 200 : 422])
        if (status === 422) expect(await read(applied.id)).toMatchObject({ state })
      }
    })

    test(`${state}: staff are offered exactly the moves that it has`, async () => {
      for (const move of ['refuse', 'activate'] as const) {
        const { id } = await applicationIn(state)
        const { version, allowed } = await read(id)
        const isPossible = canMove(applicationMachine, { state }, move, 'staff')
        expect([move, allowed.includes(move)]).toEqual([move, isPossible])
        const terms = { id, version, reason: '旅程测试', codes: ['untrue'] }
        if (isPossible && move === 'refuse')
          expect(await auditor.call(applications.refuse, terms)).toMatchObject({ state: 'rejected' })
        else {
          // Where it can be activated, the papers are still missing.
          const reason = isPossible ? 'papersMissing' : 'reviewNotInThisState'
          expect(await refusalOf(auditor.call(applications[move], terms))).toMatchObject({ reason })
        }
      }
    })

    test(`${state}: ends by itself only if it waits for something in vain`, async () => {
      const { id } = await applicationIn(state)
      await server.db
        .updateTable('applications')
        .set({ supplement_until: new Date(Date.now() - 1000) })
        .where('id', '=', id)
        .execute()
      await abandonApplications(server.runtime)
      const isPossible = canMove(applicationMachine, { state }, 'abandon', 'clock')
      expect(await read(id)).toMatchObject({ state: isPossible ? 'abandoned' : state })
    })
  }
})

test('a check is marked and taken back while it is open, and only one that is asked for', async () => {
  for (const state of applicationMachine.states) {
    const { id } = await applicationIn(state)
    const { version, allowed } = await read(id)
    const mark = { id, version, check: 'agreementSigned', isDone: true } as const
    if (!allowed.includes('check')) {
      expect(await refusalOf(auditor.call(applications.check, mark))).toMatchObject({ reason: 'reviewNotInThisState' })
      continue
    }
    const marked = await auditor.call(applications.check, mark)
    const item = marked.checklist.find(({ check }) => check === 'agreementSigned')
    expect(item).toMatchObject({ isDone: true, by: expect.any(String), at: expect.any(Number) })
    expect(await refusalOf(auditor.call(applications.check, mark))).toMatchObject({ reason: 'changedByOther' })
    const back = await auditor.call(applications.check, { ...mark, version: marked.version, isDone: false })
    expect(back.checklist.find(({ check }) => check === 'agreementSigned')).toMatchObject({ isDone: false, by: null })
    const foreign = { ...mark, version: back.version, check: 'placeSeen' as const }
    expect(await refusalOf(auditor.call(applications.check, foreign))).toMatchObject({ reason: 'reviewNotInThisState' })
  }
})
