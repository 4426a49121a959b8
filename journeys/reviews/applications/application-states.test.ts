import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { applications } from '#contract/reviews/applications.ts'
import { abandonApplications } from '#server/reviews/applications/feature.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'
import {
  admitted,
  apply,
  approvePapers,
  decide,
  decided,
  markAll,
  payDeposit,
  postApplication,
  report,
  writeApplication,
} from '../../setup/reviews/applications.ts'
import { stateAfterDecision } from '../../setup/reviews/cases.ts'

const server = withServer({
  listens: true,
  settings: { SESSION_IDLE_MINUTES: '600' },
})
let auditor: Desk
let colleague: Desk

beforeEach(signIn)

async function signIn(): Promise<void> {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
}

/** Nobody stays signed in for days. */
async function passDays(days: number): Promise<void> {
  await passTime(days * dayOf)
  await signIn()
}

const dayOf = 86_400
const read = (id: number) => auditor.call(applications.get, { id })
function received(no: string, type: string) {
  const found = server.webhooks.receivedApplications.find(({ body }) => body.data.no === no && body.type === type)
  return found && { ...found.body.data, text: found.body.text?.body }
}

describe('an application that is sent back', () => {
  test('waits for what is missing, and the same person may judge it again', async () => {
    const { id, no, person, body } = await apply(server)
    const codes = ['healthCertificate', 'phone']
    expect(await decided(server, auditor, id, { verdict: 'return', codes, note: '请补拍' })).toBe('supplement')
    const seen = await read(id)
    expect(seen.supplement).toMatchObject({ items: codes, note: '请补拍' })
    const left = (seen.supplement?.until ?? 0) - Date.now()
    expect(left).toBeGreaterThan(6.9 * dayOf * 1000)
    const said = await until(() => received(no, 'application.returned'))
    expect(said).toMatchObject({
      items: codes,
      text: '您的骑手入驻申请需补充：健康证；联系电话；请补拍。请在 7 天内提交',
      until: expect.any(String),
    })

    const other = { content: { kind: 'companion', games: ['game:王者荣耀'], priceFen: 3000, introduction: '' } }
    expect((await report(server, { no, person }, 'resubmit', other)).status).toBe(400)
    const event = { eventId: randomUUID(), content: { ...body.content, experienceMonths: 40 } }
    const answers = [
      await report(server, { no, person }, 'resubmit', event),
      await report(server, { no, person }, 'resubmit', event),
    ]
    expect(answers).toMatchObject([
      { status: 200, body: { state: 'submitted' } },
      { status: 200, body: { state: 'submitted' } },
    ])
    const again = await read(id)
    expect(again).toMatchObject({ state: 'submitted', supplement: null, content: { experienceMonths: 40 } })
    expect(again.case).toMatchObject({ purpose: 'first', state: 'waiting' })
    await approvePapers(server, auditor, { person, kind: 'rider' })
    await markAll(auditor, id)
    expect(await decided(server, auditor, id, { verdict: 'approve' })).toBe('onboarding')
    const told = await server.db
      .selectFrom('notifications')
      .select(['kind', 'type', 'link'])
      .where('kind', '=', 'application.supplemented')
      .execute()
    expect(told).toContainEqual({ kind: 'application.supplemented', type: 13, link: `/shenqing?open=${id}` })
  })

  test('is abandoned after seven days, and may be sent anew', async () => {
    const { id, no, person } = await apply(server)
    await decided(server, auditor, id, { verdict: 'return' })
    await passDays(6.9)
    await abandonApplications(server.runtime)
    expect(await read(id)).toMatchObject({ state: 'supplement' })
    await passDays(0.2)
    await abandonApplications(server.runtime)
    expect(await read(id)).toMatchObject({ state: 'abandoned', supplement: null })
    expect(await until(() => received(no, 'application.abandoned'))).toMatchObject({ state: 'abandoned' })
    const { status } = await postApplication(server, '', writeApplication({ person }))
    expect(status).toBe(200)
  })
})

describe('a judgement', () => {
  test('can be undone within ten seconds, by whoever made it', async () => {
    const { id } = await apply(server)
    await decide(auditor, id, { verdict: 'reject' })
    const { case: review } = await read(id)
    const target = { id, version: review?.version ?? 0 }
    expect(await refusalOf(colleague.call(applications.undo, target))).toMatchObject({ reason: 'reviewTakenBy' })
    expect(await auditor.call(applications.undo, target)).toMatchObject({ case: { state: 'waiting' } })
    expect(await stateAfterDecision(server, 'applications', id)).toBe('submitted')
    await decided(server, auditor, id, { verdict: 'reject' })
    const late = await read(id)
    const again = { id, version: late.case?.version ?? 0 }
    expect(await refusalOf(auditor.call(applications.undo, again))).toMatchObject({ reason: 'undoTooLate' })
  })

  test('of rejection is appealed against once, within seven days, and judged by somebody else', async () => {
    const { id, no, person } = await apply(server)
    await decided(server, auditor, id, { verdict: 'reject', codes: ['notReached'], note: '三次未接' })
    expect(await until(() => received(no, 'application.rejected'))).toMatchObject({
      codes: ['notReached'],
      text: '您的骑手入驻申请未通过：多次联系未果；三次未接。30 天后可再次申请；如有异议，请在 7 天内申诉一次',
    })
    const text = '我没有收到来电'
    expect(await report(server, { no, person }, 'appeal', { text })).toMatchObject({ body: { state: 'submitted' } })
    expect(await read(id)).toMatchObject({ appealText: text, case: { purpose: 'appeal', allowed: [] } })
    expect(await refusalOf(decide(auditor, id, { verdict: 'approve' }))).toMatchObject({ reason: 'judgedBefore' })
    expect(await decided(server, colleague, id, { verdict: 'reject' })).toBe('rejected')
    expect((await report(server, { no, person }, 'appeal', { text })).status).toBe(422)

    const late = await apply(server)
    await decided(server, auditor, late.id, { verdict: 'reject' })
    await passDays(7.01)
    const { status, body } = await report(server, late, 'appeal', { text })
    expect([status, body.message]).toEqual([422, 'An appeal is possible once, within 7 days of the rejection.'])
  })

  test('is for one person: of fifty who claim at once, each application is with one', async () => {
    const cityCode = '320100'
    for (let made = 0; made < 5; made += 1) await apply(server, { cityCode })
    const desks = await Promise.all(
      Array.from({ length: 10 }, () => server.signIn('auditor', { cityCodes: [cityCode] })),
    )
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, at) => desks[at % 10]?.call(applications.claim, { most: 1 })),
    )
    const holders = new Map<number, Set<number>>()
    for (const [at, claim] of claims.entries())
      for (const id of claim?.ids ?? []) holders.set(id, (holders.get(id) ?? new Set()).add(at % 10))
    expect(holders.size).toBe(5)
    expect([...holders.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1])
  })

  test('that is overdue after a day is told once, and no more once it was made', async () => {
    const open = await apply(server)
    const judged = await apply(server)
    await decided(server, auditor, judged.id, { verdict: 'reject' })
    await passDays(1.01)
    const notificationLinks = async () =>
      (
        await server.db.selectFrom('notifications').select('link').where('kind', '=', 'application.overdue').execute()
      ).map(({ link }) => link)
    await until(async () => (await notificationLinks()).includes(`/shenqing?open=${open.id}`))
    expect(await notificationLinks()).not.toContain(`/shenqing?open=${judged.id}`)
  })
})

describe('onboarding', () => {
  test('ends by hand with a reason, and by an appeal begins again with somebody else', async () => {
    const { id, no, person } = await admitted(server, { auditor, colleague })
    const { version, allowed } = await read(id)
    expect(allowed).toEqual(expect.arrayContaining(['activate', 'refuse']))
    const terms = { id, version, reason: '培训缺席三次', codes: ['untrue'] }
    // The clock put the decision into effect.
    expect(await refusalOf(auditor.call(applications.refuse, { ...terms, version: version - 1 }))).toMatchObject({
      reason: 'changedBySystem',
      record: { id },
    })
    expect(await auditor.call(applications.refuse, terms)).toMatchObject({ state: 'rejected', note: '培训缺席三次' })
    expect(await until(() => received(no, 'application.rejected'))).toMatchObject({ codes: ['untrue'] })
    await report(server, { no, person }, 'appeal', { text: '我都参加了' })
    expect(await refusalOf(decide(auditor, id, { verdict: 'approve' }))).toMatchObject({ reason: 'judgedBefore' })
    expect(await decided(server, colleague, id, { verdict: 'approve' })).toBe('onboarding')
  })

  test('says exactly what is missing, and makes one worker of two presses and a report at once', async () => {
    const applied = await admitted(server, { auditor, colleague }, { kind: 'chauffeur' })
    const { version } = await read(applied.id)
    const target = { id: applied.id, version }
    expect(await refusalOf(auditor.call(applications.activate, target))).toMatchObject({
      reason: 'onboardingMissing',
      message: '尚未满足开通条件：培训考核、保证金',
    })
    const done = { trainingScore: 80 }
    await payDeposit(server, applied, 50_000)
    await server.db.updateTable('applications').set({ training_score: 80 }).where('id', '=', applied.id).execute()
    const results = await Promise.allSettled([
      auditor.call(applications.activate, target),
      colleague.call(applications.activate, target),
      report(server, applied, 'progress', done),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    expect(await read(applied.id)).toMatchObject({ state: 'activated' })
    const made = await server.db
      .selectFrom('workers')
      .select('user_id')
      .where('external_id', '=', applied.person.externalId)
      .execute()
    expect(made).toHaveLength(1)
    const { log } = await read(applied.id)
    expect(log.filter(({ action }) => action === 'applications.activate')).toHaveLength(1)
  })
})
