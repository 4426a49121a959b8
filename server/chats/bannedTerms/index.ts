import { type Selectable, sql } from 'kysely'
import type { Target } from '#contract/base/values.ts'
import { type BannedTerm, bannedTerms } from '#contract/chats/banned-terms.ts'
import { contains } from '#server/desk/searches/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { type Changes, changesBetween, recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction } from '#words/access/features.ts'

type Row = Selectable<Tables['banned_terms']>

const list = handle(bannedTerms.list, async ({ db, caller }, { search, after, limit }) => {
  const found = await db
    .selectFrom('banned_terms')
    .selectAll()
    .where(contains(sql.ref('term'), search))
    .where(afterId('id', after))
    .orderBy('id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: row => view(row, caller), cursorOf: row => row.id })
})

const add = handle(bannedTerms.add, async (context, terms) => {
  await refuseTaken(context, terms.term)
  const row = await context.db.insertInto('banned_terms').values(terms).returningAll().executeTakeFirstOrThrow()
  await record(context, 'bannedTerms.add', row, changesBetween({}, terms))
  return view(row, context.caller)
})

const update = handle(bannedTerms.update, async (context, { id, version, ...terms }) => {
  await refuseTaken(context, terms.term, id)
  const before = await lock(context, { id, version })
  const row = await context.db
    .updateTable('banned_terms')
    .set({ ...terms, version: before.version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'bannedTerms.update', row, changesBetween(before, terms))
  return view(row, context.caller)
})

const remove = handle(bannedTerms.remove, async (context, target) => {
  const row = await lock(context, target)
  await context.db.deleteFrom('banned_terms').where('id', '=', row.id).execute()
  await record(context, 'bannedTerms.remove', row)
  return {}
})

export { findBannedTerm, refuseBannedTerm } from './refuse-banned-term.ts'

export const bannedTermsFeature = feature(bannedTerms, { list, add, update, remove })

/** Under a lock of the term, before that of a row, so that two who add the same one at once do not both have it. */
async function refuseTaken({ db, sender }: CommandContext, term: string, ownId = 0): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('banned term ' || lower(${term}), 0))`.execute(db)
  const other = await db
    .selectFrom('banned_terms')
    .select('id')
    .where(sql<boolean>`lower(term) = lower(${term})`)
    .where('id', '<>', ownId)
    .executeTakeFirst()
  if (other) refuse('badInput', { fields: { term: fieldSentence('taken', sender.language) } })
}

function lock({ db, caller }: CommandContext, { id, version }: Target): Promise<Row> {
  return lockSeen(db, {
    subject: 'bannedTerms',
    id,
    version,
    lock: () => db.selectFrom('banned_terms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh: row => view(row, caller),
  })
}

async function record(context: CommandContext, action: EventAction, { id, term }: Row, changes?: Changes) {
  await recordEvent(context, { action, subject: 'bannedTerms', subjectId: id, subjectNo: term, changes })
  context.nudge({ word: 'bannedTerms.changed', id })
}

function view({ id, term, advice, version }: Row, caller: Caller): BannedTerm {
  return { id, term, advice, version, allowed: may(caller, 'bannedTerms.edit') ? ['update', 'remove'] : [] }
}
