import { beforeAll, describe, expect, test } from 'vitest'
import { workers } from '#contract/people/workers.ts'
import { applicantKinds, termsOf } from '#contract/reviews/application-terms.ts'
import { applications } from '#contract/reviews/applications.ts'
import { webhookAbout } from '../../setup/open/webhooks.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import {
  admitted,
  apply,
  approvePapers,
  decide,
  decided,
  markAll,
  onboard,
  report,
} from '../../setup/reviews/applications.ts'

const server = withServer({ listens: true, settings: { SESSION_IDLE_MINUTES: '600' } })
let auditor: Desk
let colleague: Desk
let ops: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
  ops = await server.signIn('ops')
})

const read = (id: number) => auditor.call(applications.get, { id })

const webhookOf = (no: string, type: string) => webhookAbout(server.webhooks.receivedApplications, no, type)

/** What the log of the application tells, without its feature. */
async function actionsOf(id: number): Promise<string[]> {
  const { log } = await read(id)
  return log.map(({ action }) => action.replace('applications.', ''))
}

describe('an application', () => {
  for (const kind of applicantKinds) {
    test(`of a ${kind} goes the whole way from the app to what it becomes`, async () => {
      const { id, no, person } = await apply(server, { kind })
      expect(await read(id)).toMatchObject({ no, kind, state: 'submitted', completeness: 0, risks: [] })
      expect(await refusalOf(decide(auditor, id, { verdict: 'approve' }))).toMatchObject({ reason: 'papersMissing' })
      await approvePapers(server, auditor, { person, kind })
      const { hasSecondReview, depositFen } = termsOf(kind)
      if (!hasSecondReview)
        expect(await refusalOf(decide(auditor, id, { verdict: 'approve' }))).toMatchObject({ reason: 'checksMissing' })
      if (hasSecondReview) {
        expect(await decided(server, auditor, id, { verdict: 'approve' })).toBe('secondReview')
        expect(await webhookOf(no, 'application.forwarded')).toMatchObject({ state: 'secondReview' })
        expect(await refusalOf(decide(auditor, id, { verdict: 'approve' }))).toMatchObject({ reason: 'judgedBefore' })
        expect(await refusalOf(decide(colleague, id, { verdict: 'approve' }))).toMatchObject({
          reason: 'checksMissing',
        })
      }
      await markAll(auditor, id)
      const last = hasSecondReview ? colleague : auditor
      expect(await decided(server, last, id, { verdict: 'approve' })).toBe('onboarding')
      expect(await webhookOf(no, 'application.approved')).toMatchObject({ depositFen, trainingScore: 80 })

      const little = await report(server, { no, person }, 'progress', { trainingScore: 79 })
      expect(little).toMatchObject({ status: 200, body: { state: 'onboarding' } })
      const done = await onboard(server, { no, person }, kind)
      expect(done).toMatchObject({ status: 200, body: { state: 'activated' } })
      const seen = await read(id)
      expect(seen).toMatchObject({ state: 'activated', completeness: 100, risks: [] })
      const { memberNo, text } = await webhookOf(no, 'application.activated')
      expect(text).toMatch(/^恭喜，您的.+入驻已开通$/)
      expect(seen.activated?.no ?? null).toBe(memberNo)
      expect(memberNo === null).toBe(kind === 'cityAgent')
      expect(server.webhooks.faults).toEqual([])
    })
  }

  test('makes an offline worker of the same app and id, with the approved papers as credentials', async () => {
    const { no, person, number } = await admitted(server, { auditor, colleague }, { kind: 'chauffeur' })
    await onboard(server, { no, person }, 'chauffeur')
    const row = await server.db
      .selectFrom('workers')
      .innerJoin('users', 'users.id', 'workers.user_id')
      .select(['workers.user_id', 'workers.app_id', 'workers.kind', 'users.real_name'])
      .where('workers.external_id', '=', person.externalId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ app_id: 'customer-app', kind: 'chauffeur', real_name: '王小明' })
    const worker = await ops.call(workers.get, { id: row.user_id })
    expect(worker).toMatchObject({ workStatus: 'offline', status: 'enabled', licenceClass: 'C1' })
    const masked = `${number.slice(0, 4)}**********${number.slice(-4)}`
    expect(worker.credentials.map(({ kind, number: shown }) => [kind, shown])).toEqual(
      expect.arrayContaining([
        ['identity', masked],
        ['licence', masked],
      ]),
    )
  })

  test('makes a closed shop with its licences', async () => {
    const { no, person } = await admitted(server, { auditor, colleague }, { kind: 'merchant' })
    await onboard(server, { no, person }, 'merchant')
    const shop = await server.db
      .selectFrom('merchants')
      .selectAll()
      .where('external_id', '=', person.externalId)
      .executeTakeFirstOrThrow()
    expect(shop).toMatchObject({ app_id: 'customer-app', name: '小明面馆', is_open: false, prep_minutes: 15 })
    expect([shop.business_no, shop.food_no]).toEqual([expect.stringMatching(/\*/), expect.stringMatching(/\*/)])
  })

  test('is recorded step by step', async () => {
    const { id, no, person } = await admitted(server, { auditor, colleague }, { kind: 'cityAgent' })
    await onboard(server, { no, person }, 'cityAgent')
    expect(await actionsOf(id)).toEqual([
      'submit',
      ...Array.from({ length: 4 }, () => 'check'),
      'claim',
      'approve',
      'forward',
      'claim',
      'approve',
      'approved',
      'progress',
      'progress',
      'activate',
    ])
  })
})
