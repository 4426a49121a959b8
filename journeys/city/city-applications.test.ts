import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantKinds, termsOf } from '#contract/reviews/application-terms.ts'
import { startTestCity, type TestCity } from '../setup/process/city.ts'
import { withServer } from '../setup/process/server.ts'
import { decide, markAll } from '../setup/reviews/applications.ts'
import { stateAfterDecision } from '../setup/reviews/cases.ts'
import { judge, settled } from '../setup/reviews/papers.ts'

const server = withServer()
let city: TestCity

beforeAll(async () => {
  city = await startTestCity(server, { quiet: true })
})
afterAll(() => city.stop())

test('a quiet city sends the applications that a test asks for, each after its papers, and nothing else', async () => {
  for (const kind of applicantKinds) await city.apply({ kind })
  await city.live(24 * 3600)
  const rows = await server.db.selectFrom('applications').select(['kind', 'person_id']).orderBy('id').execute()
  expect(rows.map(({ kind }) => kind)).toEqual(applicantKinds)
  for (const { kind, person_id } of rows) {
    const papers = await server.db
      .selectFrom('verifications')
      .select('kind')
      .where('person_id', '=', person_id)
      .orderBy('id')
      .execute()
    expect({ kind, papers: papers.map(paper => paper.kind) }).toEqual({ kind, papers: termsOf(kind).papers })
  }
})

test('an applicant who shows papers later or never applies without them', async () => {
  await city.apply({ papers: 'later' })
  await city.apply({ papers: 'never' })
  const count = async () => (await server.db.selectFrom('verifications').select('id').execute()).length
  const before = await count()
  await city.live(4 * 3600)
  await expect.poll(count).toBe(before + 2)
})

test('who was activated after training goes on duty like the others', async () => {
  const auditor = await server.signIn('auditor')
  const { no, externalId } = await city.apply({ reactions: { approved: 'finishes' } })
  const { id, person_id } = await server.db
    .selectFrom('applications')
    .select(['id', 'person_id'])
    .where('no', '=', no)
    .executeTakeFirstOrThrow()
  const papers = await server.db.selectFrom('verifications').select('id').where('person_id', '=', person_id).execute()
  for (const paper of papers) await judge(auditor, paper.id, 'approve')
  for (const paper of papers) expect(await settled(server, paper.id)).toBe('approved')
  await markAll(auditor, id)
  await decide(auditor, id, { verdict: 'approve' })
  expect(await stateAfterDecision(server, 'applications', id)).toBe('onboarding')
  await expect
    .poll(async () => {
      await city.live(12 * 3600)
      return server.db
        .selectFrom('workers')
        .select('is_online')
        .where('external_id', '=', externalId)
        .executeTakeFirst()
    })
    .toEqual({ is_online: true })
})
