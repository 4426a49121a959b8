import { sql } from 'kysely'
import type { Target } from '#contract/base/values.ts'
import { type FeedbackTerm, feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { contains } from '#server/desk/searches/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { type Changes, changesBetween, recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { foldedText } from '#server/reviews/postTerms/index.ts'
import type { EventAction } from '#words/access/features.ts'
import type { TermRecord } from '../table.ts'

export const list = handle(feedbackTerms.list, async ({ db, caller }, { search, kind, after, limit }) => {
  const found = await db
    .selectFrom('feedback_terms')
    .selectAll()
    .where(contains(sql.ref('term'), search))
    .$if(kind !== undefined, rows => rows.where('kind', '=', kind ?? 'tag'))
    .where(afterId('id', after))
    .orderBy('id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: row => view(row, caller), cursorOf: row => row.id })
})

type Terms = Pick<TermRecord, 'kind' | 'term'>

export const add = handle(feedbackTerms.add, async (context, terms) => {
  const compared = await freeTerm(context, terms)
  const row = await context.db
    .insertInto('feedback_terms')
    .values({ ...terms, compared })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'feedbackTerms.add', row, changesBetween({}, fieldsOf(row)))
  return view(row, context.caller)
})

export const update = handle(feedbackTerms.update, async (context, { id, version, ...terms }) => {
  const compared = await freeTerm(context, terms, id)
  const before = await lock(context, { id, version })
  const row = await context.db
    .updateTable('feedback_terms')
    .set({ ...terms, compared, version: before.version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'feedbackTerms.update', row, changesBetween(fieldsOf(before), fieldsOf(row)))
  return view(row, context.caller)
})

export const remove = handle(feedbackTerms.remove, async (context, target) => {
  // Before the row, as whoever changes one does: two about one term would wait for each other.
  await lockTerms(context.db)
  const row = await lock(context, target)
  await context.db.deleteFrom('feedback_terms').where('id', '=', row.id).execute()
  await record(context, 'feedbackTerms.remove', row)
  return {}
})

async function lockTerms(db: Database): Promise<void> {
  await sql`lock table feedback_terms in share row exclusive mode`.execute(db)
}

/** How a term is compared; refuses one that is compared like another. Under a lock of the table, for two who add at once. */
async function freeTerm({ db, sender }: CommandContext, { kind, term }: Terms, ownId = 0): Promise<string> {
  const refuseTerm = (word: 'taken' | 'required') =>
    refuse('badInput', { fields: { term: fieldSentence(word, sender.language) } })
  const compared = foldedText(term)
  if (compared === '') refuseTerm('required')
  await lockTerms(db)
  const other = await db
    .selectFrom('feedback_terms')
    .select('id')
    .where('kind', '=', kind)
    .where('compared', '=', compared)
    .where('id', '<>', ownId)
    .executeTakeFirst()
  return other ? refuseTerm('taken') : compared
}

function lock({ db, caller }: CommandContext, { id, version }: Target): Promise<TermRecord> {
  return lockSeen(db, {
    subject: 'feedbackTerms',
    id,
    version,
    lock: () => db.selectFrom('feedback_terms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh: row => view(row, caller),
  })
}

function fieldsOf({ kind, term }: TermRecord) {
  return { feedback_term_kind: kind, feedback_term: term }
}

async function record(context: CommandContext, action: EventAction, { id, term }: TermRecord, changes?: Changes) {
  await recordEvent(context, { action, subject: 'feedbackTerms', subjectId: id, subjectNo: term, changes })
  context.nudge({ word: 'feedbackTerms.changed', id })
}

function view({ id, kind, term, version }: TermRecord, caller: Caller): FeedbackTerm {
  return { id, kind, term, version, allowed: may(caller, 'feedback.terms') ? ['update', 'remove'] : [] }
}
