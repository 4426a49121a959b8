import { type Expression, type SqlBool, sql } from 'kysely'
import { people } from '#contract/people/people.ts'
import { actorOf, may } from '#server/kit/caller.ts'
import { type Change, makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { budget } from '#server/process/limits/index.ts'
import { maskPhone } from './masks.ts'
import { refuseTooMany } from './reveal-limit.ts'
import { countAskedLately, noteOncePerHour } from './search-memory.ts'
import { type SearchedWord, wordsOf } from './searched-words.ts'

type Context = QueryContext | CommandContext

/**
 * The words of a search for people, as this reader may search them. A whole phone number is refused without the
 * permission to see one, and otherwise recorded, and counted as one that was shown; last four digits are paced. No other
 * part of a number finds anybody: it could be guessed digit by digit.
 */
export async function readSearch(context: Context, search: string): Promise<SearchedWord[]> {
  const words = wordsOf(search)
  for (const { phone } of words) {
    if (phone?.part === 'whole') await noteWhole(context, phone.digits)
    if (phone?.part === 'tail') await noteTail(context, phone.digits)
  }
  return words
}

async function noteWhole(context: Context, digits: string): Promise<void> {
  if (!may(context.caller, people.reveal.needs)) refuse('wholePhoneSearched')
  if ('isSearchNoted' in context) return
  if ('nudge' in context) return recordSearch(context, context, digits)
  const { caller, runtime, traceId } = context
  await noteOncePerHour(context, digits, () =>
    makeChange(runtime, { actor: actorOf(caller), traceId }, change => recordSearch(change, context, digits)),
  )
}

async function recordSearch(change: Change, { caller }: Context, digits: string): Promise<void> {
  await refuseTooMany({ db: change.db, caller })
  const shown = maskPhone(digits)
  await recordEvent(change, {
    action: 'people.search',
    subject: 'people',
    subjectId: caller.userId,
    subjectNo: shown,
    changes: { search: [null, shown] },
  })
}

async function noteTail(context: Context, digits: string): Promise<void> {
  if ('isSearchNoted' in context) return
  await noteOncePerHour(context, digits, async () => {
    const limit = budget.tailSearchesPerHour
    const count = countAskedLately(context, ({ length }) => length === digits.length)
    if (count >= limit) refuse('tailsSearchedTooMuch', { params: { limit } })
  })
}

/** Whether a column has the phone number that is searched, or ends with its last four; the index on its reverse finds it. */
export function phoneMatches(column: string, { phone }: SearchedWord): Expression<SqlBool>[] {
  if (!phone) return []
  const reversed = sql`reverse(${sql.ref(column)})`
  if (phone.part === 'whole') return [sql<SqlBool>`${reversed} = reverse(${phone.digits})`]
  return [sql<SqlBool>`${reversed} like reverse(${phone.digits}) || '%'`]
}
