import { type Expression, type SqlBool, sql } from 'kysely'
import { comparedForm } from '#contract/base/texts/typed-text.ts'

/** What somebody typed as a piece of a LIKE pattern: its own `%` and `_` stand for themselves. */
export function literal(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&')
}

/** The LIKE pattern of whatever contains what somebody typed. */
export function containing(typed: string): string {
  return `%${literal(typed)}%`
}

/** Whether a text contains what somebody typed, both in the form in which texts are compared. */
export function contains(text: Expression<unknown>, typed: string): Expression<SqlBool> {
  return sql<SqlBool>`strpos(compared_form(${text}), compared_form(${typed})) > 0`
}

/** Whether a text begins with it; an index on the form of the text finds it. */
export function startsWith(text: Expression<unknown>, typed: string): Expression<SqlBool> {
  return sql<SqlBool>`compared_form(${text}) ^@ compared_form(${typed})`
}

/**
 * Whether names contain it: the index of pairs of characters on their form narrows it down. A single character has no pairs, and every
 * name is read.
 */
export function isNamed(names: Expression<unknown>, typed: string): Expression<SqlBool> {
  if (/^.$/u.test(typed)) return sql<SqlBool>`${names} ilike ${containing(typed)}`
  return sql<SqlBool>`(bigrams(compared_form(${names})) @> bigrams(compared_form(${typed})) and ${contains(names, typed)})`
}

/**
 * Whether a text contains it whose index has the pairs of what was written: of pairs with brackets, dots and blanks, which may be
 * written otherwise, the index is not asked.
 */
export function isWrittenIn(text: Expression<unknown>, typed: string): Expression<SqlBool> {
  const certain = comparedForm(typed)
    .split(/[()·\s]+/)
    .filter(piece => /../u.test(piece))
  const pieces = certain.length > 0 ? certain : [typed]
  const pairs = sql.join(
    pieces.map(piece => sql`bigrams(${piece})`),
    sql` || `,
  )
  return sql<SqlBool>`(bigrams(${text}) @> (${pairs}) and ${contains(text, typed)})`
}

/** What somebody typed as the end of a number of records, or the whole of it: letters before it at most so many, then six digits or more. */
export function numberEnd(typed: string, letters = 2): string | null {
  const end = typed.toUpperCase()
  return new RegExp(`^[A-Z]{0,${letters}}\\d{6,}$`).test(end) ? end : null
}

/** Whether a number ends with it; an index on the number from its end finds it. */
export function endsWith(column: string, end: string): Expression<SqlBool> {
  return sql<SqlBool>`reverse(${sql.ref(column)}) like reverse(${end}) || '%'`
}
