import { z } from 'zod'
import { AfterId, PageLimit } from './page.ts'
import { Id, Version } from './values.ts'

/** What the list of a plain table is asked; filters are added under the names of their columns. */
export const PlainQuestion = z.object({ search: z.string().max(64).default(''), after: AfterId, limit: PageLimit })
export type PlainQuestion = z.output<typeof PlainQuestion>

/** What each record of a plain table has beside its own fields. */
export const PlainRecord = z.object({ id: Id, version: Version, allowed: z.array(z.enum(['update', 'remove'])) })
