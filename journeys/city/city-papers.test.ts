import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperKinds } from '#contract/reviews/paper.ts'
import { startTestCity, type TestCity } from '../setup/process/city.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let city: TestCity

beforeAll(async () => {
  city = await startTestCity(server, { quiet: true })
})
afterAll(() => city.stop())

async function checksOf(no: string): Promise<string[]> {
  const { hints } = await server.db
    .selectFrom('verifications')
    .select('hints')
    .where('no', '=', no)
    .executeTakeFirstOrThrow()
  return hints.map(({ check }) => check)
}

test('a quiet city sends the papers that a test asks for, of every kind, and nothing else', async () => {
  for (const kind of paperKinds) await city.sendPaper({ kind })
  await city.live(24 * 3600)
  const rows = await server.db.selectFrom('verifications').select('kind').orderBy('id').execute()
  expect(rows.map(({ kind }) => kind)).toEqual(paperKinds)
})

test.each([
  [{ flaw: 'wrongNumber' }, 'numberInvalid'],
  [{ flaw: 'expired' }, 'paperExpired'],
  [{ flaw: 'tooYoung', from: 'rider' }, 'underAge'],
  [{ flaw: 'misread' }, 'readingDiffers'],
  [{ flaw: 'pictureOfOther', from: 'rider' }, 'imageUsedBefore'],
  [{ kind: 'driverLicence', flaw: 'narrowLicence' }, 'licenceTooNarrow'],
  [{ kind: 'driverLicence', flaw: 'newDriver' }, 'drivesTooShort'],
] as const)('%o is found: %s', async (options, check) => {
  if (options.flaw === 'pictureOfOther') await city.sendPaper({ from: 'rider' })
  // Not every paper has a reading.
  const sent = await Promise.all(Array.from({ length: 4 }, () => city.sendPaper(options)))
  const checks = await Promise.all(sent.map(({ no }) => checksOf(no)))
  expect(checks.flat()).toContain(check)
})
