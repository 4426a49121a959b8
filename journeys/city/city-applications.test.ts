import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantKinds, termsOf } from '#contract/reviews/application.ts'
import { startTestCity, type TestCity } from '../setup/process/city.ts'
import { withServer } from '../setup/process/server.ts'

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
  expect(await count()).toBe(before + 2)
})
