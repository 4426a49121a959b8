import { z } from 'zod'

/** One page of a keyset list. `after` of the next question is `next`; null means the end. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.string().nullable() })
}

export type Page<Row> = { rows: Row[]; next: string | null }

/** The end of the previous page, in a list ordered by id. */
export const AfterId = z
  .string()
  .regex(/^\d{1,15}$/)
  .nullish()

/** The end of the previous page, in a list ordered by rank and id: `<rank>.<id>`. */
export const AfterRank = z
  .string()
  .regex(/^\d{1,16}\.\d{1,15}$/)
  .nullish()

/** The end of the previous page, in a list that can be ordered by id and by rank. */
export const AfterIdOrRank = z
  .string()
  .regex(/^(\d{1,16}\.)?\d{1,15}$/)
  .nullish()

/** Rows of one page. */
export const PageLimit = z.int().min(1).max(200).default(50)

/** As many rows are handled together: as many as one looks through before one confirms. */
export const mostTogether = 50

/** By when records were made; the first is the usual order of their list. */
export const byAge = ['newest', 'oldest'] as const
export type AgeSort = (typeof byAge)[number]
/** By their amounts as well. */
export const byAgeAndAmount = [...byAge, 'largest', 'smallest'] as const
export type AmountSort = (typeof byAgeAndAmount)[number]

/** Which order is asked for; empty for the usual one. A list can have fewer under some of its tabs. */
export function sortInput<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.enum(sorts).or(z.literal('')).default('')
}
