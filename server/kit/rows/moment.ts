import { type RawBuilder, sql } from 'kysely'

/** A moment, in epoch milliseconds or in ISO form, to compare a column of times with: its type is what they are once they are read. */
export const moment = (at: number | string): RawBuilder<number> => sql<number>`${new Date(at)}`
