import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contract/base/operation.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { countFeedback } from '#server/feedback/feature.ts'
import { allCounted, sendFeedback } from '../setup/feedback/feedback.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ listens: true })
/** Of all cities, of one, and of both. */
let [all, one, both]: Desk[] = []
const total = 70

/** A day in Shanghai, so many before today. */
const daysAgo = (days: number) => new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  all = await server.signIn('ops')
  one = await server.signIn('ops', { cityCodes: [homeCity] })
  both = await server.signIn('ops', { cityCodes: [homeCity, otherCity] })
  const { id } = await sendFeedback(server, { content: '希望增加深色模式', appVersion: '7.0.0', type: 'suggestion' })
  await allCounted(server)
  // One a day, of two cities by turns, the word of every third one another.
  await sql`insert into feedback (app_id, external_no, person_kind, person_external_id, person_name, person_id, city_code, type,
      content, app_version, system, language, words, created_at)
    select app_id, 'F' || n, person_kind, person_external_id, person_name, person_id,
      case n % 2 when 0 then ${homeCity} else ${otherCity} end, type, content, '7.0.' || n % 3, system, language,
      case n % 3 when 0 then '{皮肤}'::text[] else '{深色,模式}'::text[] end, now() - make_interval(days => n)
    from feedback, generate_series(1, ${total}) n where id = ${id}`.execute(server.db)
  await sql`delete from feedback where id = ${id}`.execute(server.db)
  await sql`delete from feedback_counts`.execute(server.db)
  await countFeedback(server.db, sql`true`)
})

describe('figures of feedback over weeks', () => {
  const read = (desk: Desk | undefined, from: number, to: number, cityCode?: string) =>
    (desk as Desk).call(feedback.insight, { from: daysAgo(from), to: daysAgo(to), ...(cityCode && { cityCode }) })
  const find = (found: OutputOf<typeof feedback.insight>['words'], name: string) =>
    found.find(counted => counted.name === name)?.count ?? 0
  const every = (from: number, to: number, is: (n: number) => boolean) =>
    Array.from({ length: from - to + 1 }, (_, later) => from - later).filter(n => n >= 1 && n <= total && is(n)).length

  test('are those of its days, wherever the weeks begin', async () => {
    for (let from = 30; from < 37; from++) {
      for (const to of [from, from - 6, from - 8, 3, 1]) {
        const figures = await read(all, from, to)
        expect(figures.total).toBe(from - to + 1)
        expect(figures.days.every(({ count }) => count === 1)).toBe(true)
        expect(find(figures.words, '皮肤')).toBe(every(from, to, n => n % 3 === 0))
        expect(find(figures.versions, '7.0.1')).toBe(every(from, to, n => n % 3 === 1))
        expect(figures.types).toEqual([{ name: 'suggestion', count: from - to + 1 }])
      }
    }
  })

  test('are those of the reader’s cities, and of the one that is chosen', async () => {
    const isHome = (n: number) => n % 2 === 0
    expect((await read(one, 60, 2)).total).toBe(every(60, 2, isHome))
    expect((await read(both, 60, 2)).total).toBe(59)
    expect((await read(both, 60, 2, otherCity)).total).toBe(every(60, 2, n => !isHome(n)))
    expect((await read(all, 60, 2, homeCity)).total).toBe(every(60, 2, isHome))
    expect((await read(one, 60, 2, otherCity)).total).toBe(0)
  })

  test('count each piece once, however often it is counted', async () => {
    await countFeedback(server.db, sql`true`)
    await sql`update feedback set is_counted = false where external_no = 'F5'`.execute(server.db)
    await Promise.all([1, 2, 3, 4].map(() => countFeedback(server.db, sql`external_no = 'F5'`)))
    expect((await read(all, 5, 5)).total).toBe(2)
    expect((await read(all, 40, 1)).total).toBe(41)
  })
})
