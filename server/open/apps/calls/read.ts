import { type SqlBool, sql } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import { type App, apps } from '#contract/open/apps.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { refusalWords } from '#words/base/refusals.ts'
import { moreCallWords } from '#words/open/reference/calls-more.ts'
import { moreRefusals } from '#words/open/reference/pages.ts'
import { callRefusals, callWords, otherRefusals } from '#words/open/reference.ts'

export const ofLastDay = sql<SqlBool>`hour > now() - interval '24 hours'`

const seen = ['outcome', 'at', 'status', 'address', 'request', 'answer'] as const

export const refusedCalls = handle(
  apps.refusedCalls,
  async ({ db, sender: { language } }, { id, outcome, call, after, limit }) => {
    const found = await db
      .selectFrom('app_refused_calls')
      .select(['id', 'call', ...seen])
      .where('app_id', '=', eb => eb.selectFrom('apps').select('apps.id').where('apps.number', '=', id))
      .$if(outcome !== undefined, rows => rows.where('outcome', '=', outcome ?? ''))
      .$if(call !== undefined, rows => rows.where('call', '=', call ?? ''))
      .where(afterId('app_refused_calls.id', after))
      .orderBy('id', 'desc')
      .limit(oneMore(limit))
      .execute()
    return pageOf(found, limit, { view: row => sayBoth(row, language), cursorOf: row => row.id })
  },
)

/** What came of the calls of an app. */
export async function readCalls(
  db: Database,
  appId: string,
  language: Language,
): Promise<Pick<App, 'outcomes' | 'lastCalls' | 'refusedKinds'>> {
  const outcomes = await db
    .selectFrom('app_call_counts')
    .select(['outcome', sql<number>`sum(calls)::bigint`.as('calls')])
    .where('app_id', '=', appId)
    .where(ofLastDay)
    .groupBy('outcome')
    .orderBy('calls', 'desc')
    .orderBy('outcome')
    .execute()
  const lastCalls = await db
    .selectFrom('app_last_calls')
    .select(seen)
    .where('app_id', '=', appId)
    .orderBy('at', 'desc')
    .execute()
  const kinds = await db
    .selectFrom('app_refused_calls')
    .select(['outcome', 'call'])
    .distinct()
    .where('app_id', '=', appId)
    .orderBy('outcome')
    .orderBy('call')
    .execute()
  return {
    outcomes: outcomes.map(row => say(row, language)),
    lastCalls: lastCalls.map(row => say(row, language)),
    refusedKinds: kinds.map(row => sayBoth(row, language)),
  }
}

type In = Partial<Record<Language, string>>
type Known = Readonly<Record<string, In | undefined>>
const reasons: readonly Known[] = [refusalWords, moreRefusals, otherRefusals, callRefusals]
const titles: Readonly<Record<string, { title: In } | undefined>>[] = [callWords, moreCallWords]

/** With the sentence that the reference has for the reason; what an answer fills in is left open. */
function say<Row extends { outcome: string }>(row: Row, language: Language) {
  const words: In = Object.assign({}, ...reasons.map(known => known[row.outcome]))
  return { ...row, said: (words[language] ?? '').replace(/\{\w+\}/g, '…') }
}

/** With the title of the operation, too. */
function sayBoth<Row extends { outcome: string; call: string }>(row: Row, language: Language) {
  const words: In = Object.assign({}, ...titles.map(known => known[row.call]?.title))
  return { ...say(row, language), title: words[language] ?? '' }
}
