import { type Selectable, sql } from 'kysely'
import type { Target } from '#contract/base/values.ts'
import { type PostTerm, postTerms } from '#contract/reviews/post-terms.ts'
import { contains } from '#server/desk/searches/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { type Changes, changesBetween, recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction } from '#words/access/features.ts'
import { comparedText, foldedText } from './compare/characters.ts'
import { findTerms } from './find.ts'

export { foldedText } from './compare/characters.ts'
export { findTerms } from './find.ts'
export { noteFinds } from './finds.ts'

type Row = Selectable<Tables['post_terms']>
type Listed = Row & { found: number }

/** Days that finds are added up of. */
const foundDays = 30

const list = handle(postTerms.list, async ({ db, caller }, { search, level, label, after, limit }) => {
  const found = await termsWithFinds(db)
    .where(contains(sql.ref('term'), search))
    .$if(level !== undefined, rows => rows.where('level', '=', level ?? 'mark'))
    .$if(label !== undefined, rows => rows.where('label', '=', label ?? 'other'))
    .where(afterId('id', after))
    .orderBy('id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: row => view(row, caller), cursorOf: row => row.id })
})

function termsWithFinds(db: Database) {
  return db
    .selectFrom('post_terms')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(found), 0)::int from post_term_finds
        where term_id = post_terms.id and day > ${today} - ${sql.lit(foundDays)})`.as('found'),
    )
}

const add = handle(postTerms.add, async (context, terms) => {
  const compared = await freeTerm(context, terms.term)
  const { isBySound: is_by_sound, ...values } = terms
  const row = await context.db
    .insertInto('post_terms')
    .values({ ...values, is_by_sound, compared })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'postTerms.add', row, changesBetween({}, fieldsOf(row)))
  return view({ ...row, found: 0 }, context.caller)
})

const update = handle(postTerms.update, async (context, { id, version, ...terms }) => {
  const compared = await freeTerm(context, terms.term, id)
  const before = await lock(context, { id, version })
  const { isBySound: is_by_sound, ...values } = terms
  const row = await context.db
    .updateTable('post_terms')
    .set({ ...values, is_by_sound, compared, version: before.version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(context, 'postTerms.update', row, changesBetween(fieldsOf(before), fieldsOf(row)))
  return view({ ...row, found: before.found }, context.caller)
})

const remove = handle(postTerms.remove, async (context, target) => {
  // Before the row, as whoever changes one does: two about one term would wait for each other.
  await lockTerms(context.db)
  const row = await lock(context, target)
  await context.db.deleteFrom('post_terms').where('id', '=', row.id).execute()
  await record(context, 'postTerms.remove', row)
  return {}
})

const tryText = handle(postTerms.tryText, async ({ db }, { text }) => ({
  compared: comparedText(text),
  hits: (await findTerms(db, [text])).flat().map(({ termId: _, ...hit }) => hit),
}))

export const postTermsFeature = feature(postTerms, { list, add, update, remove, tryText })

async function lockTerms(db: Database): Promise<void> {
  await sql`lock table post_terms in share row exclusive mode`.execute(db)
}

/** How a term is compared; refuses one that is compared like another. Under a lock of the table, for two who add at once. */
async function freeTerm({ db, sender }: CommandContext, term: string, ownId = 0): Promise<string> {
  const compared = foldedText(term)
  if (compared === '') refuse('badInput', { fields: { term: fieldSentence('required', sender.language) } })
  await lockTerms(db)
  const other = await db
    .selectFrom('post_terms')
    .select('id')
    .where('compared', '=', compared)
    .where('id', '<>', ownId)
    .executeTakeFirst()
  if (other) refuse('badInput', { fields: { term: fieldSentence('taken', sender.language) } })
  return compared
}

async function lock({ db, caller }: CommandContext, { id, version }: Target): Promise<Listed> {
  const row = await lockSeen(db, {
    subject: 'postTerms',
    id,
    version,
    lock: () => db.selectFrom('post_terms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh: async () => view(await withFinds(db, id), caller),
  })
  return { ...row, found: (await withFinds(db, id)).found }
}

function withFinds(db: Database, id: number): Promise<Listed> {
  return termsWithFinds(db).where('id', '=', id).executeTakeFirstOrThrow()
}

function fieldsOf({ term, level, label, is_by_sound }: Row) {
  return { post_term: term, post_term_level: level, post_term_label: label, post_term_by_sound: is_by_sound }
}

async function record(context: CommandContext, action: EventAction, { id, term }: Row, changes?: Changes) {
  await recordEvent(context, { action, subject: 'postTerms', subjectId: id, subjectNo: term, changes })
  context.nudge({ word: 'postTerms.changed', id })
}

function view({ id, term, level, label, is_by_sound, found, version }: Listed, caller: Caller): PostTerm {
  const allowed: PostTerm['allowed'] = may(caller, 'postTerms.edit') ? ['update', 'remove'] : []
  return { id, term, level, label, isBySound: is_by_sound, found, version, allowed }
}
