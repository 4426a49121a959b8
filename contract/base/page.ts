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
