import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { expiringDays, urgentDays } from '#contract/people/fitness.ts'
import { type MerchantQuestion, merchants } from '#contract/people/merchants.ts'
import { isNamed } from '#server/desk/searches/index.ts'
import { may } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { phoneMatches, type Revealed, readSearch, type SearchedWord } from '#server/people/index.ts'
import { inScope, merchantsQuery } from './scope.ts'
import { viewMerchant } from './view.ts'

type Question = z.output<typeof MerchantQuestion>

const merchantRow = expressionBuilder<Tables, 'merchants'>()

/** One page, newest first; `after` is the last id of the page before. */
export const list = handle(merchants.list, async (context, question) => {
  const { db, caller } = context
  const { after, limit } = question
  const words = await readSearch(context, question.search)
  const found = await merchantsQuery(db)
    .where(inScope(caller))
    .where(merchantRow.and(words.map(matches)))
    .where(merchantRow.and(filters(question)))
    .where(afterId('id', after))
    .orderBy('id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: merchant => viewMerchant(merchant, caller), cursorOf: merchant => merchant.id })
})

function filters({ cityCode, status, isOpen, expiresIn }: Question): Expression<SqlBool>[] {
  return [
    ...(cityCode ? [merchantRow('city_code', '=', cityCode)] : []),
    ...(status ? [merchantRow('status', '=', status)] : []),
    ...(isOpen === undefined ? [] : [merchantRow('is_open', '=', isOpen)]),
    ...(expiresIn === undefined ? [] : [endsWithin(expiresIn)]),
  ]
}

function endsWithin(days: number): Expression<SqlBool> {
  return sql<SqlBool>`least(business_expires_on, food_expires_on) <= ${today} + ${days}::int`
}

/** A shop number, a phone number, whole or its last four, or two characters of its name or street. */
function matches(word: SearchedWord): Expression<SqlBool> {
  const search = word.words
  const texts = sql`(name || ' ' || address)`
  const ways = [isNamed(texts, search)]
  if (/^m?\d{4,8}$/i.test(search)) ways.push(merchantRow('number', '=', Number(search.replace(/\D/g, ''))))
  return merchantRow.or([...ways, ...phoneMatches('merchants.phone', word)])
}

export const counts = handle(merchants.counts, async ({ db, caller }) => {
  const count = (which: Expression<SqlBool>) => merchantRow.fn.countAll<number>().filterWhere(which)
  return db
    .selectFrom('merchants')
    .where(inScope(caller))
    .select([
      count(merchantRow('is_open', '=', true)).as('open'),
      count(endsWithin(expiringDays)).as('expiring'),
      count(endsWithin(urgentDays)).as('urgent'),
      count(endsWithin(-1)).as('expired'),
    ])
    .executeTakeFirstOrThrow()
})

export const get = handle(merchants.get, async ({ db, caller }, { id }) => {
  const merchant = await merchantsQuery(db).where('id', '=', id).where(inScope(caller)).executeTakeFirst()
  return merchant ? viewMerchant(merchant, caller) : refuse('notFound')
})

/** The phone number of a shop that this person may see. */
export async function phoneOfMerchant(
  { db, caller }: Pick<QueryContext, 'db' | 'caller'>,
  id: number,
): Promise<Revealed> {
  if (!may(caller, merchants.get.needs)) refuse('noPermission')
  const merchant = await merchantsQuery(db).where('id', '=', id).where(inScope(caller)).executeTakeFirst()
  return merchant ? { value: merchant.phone, subjectNo: merchant.no } : refuse('notFound')
}
