import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import { type EventRow, events } from '#contract/access/events.ts'
import type { Page } from '#contract/base/page.ts'
import type { Language } from '#contract/base/values.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { inScope, matching } from './matching.ts'
import { readNames } from './names.ts'
import { inSamePress, isFirstOfPress, type Press, readPresses } from './presses.ts'
import { readRecordNames } from './record-names.ts'
import { viewEvent } from './view.ts'

type Found = readonly Selectable<Tables['events']>[]

/** Newest first; `after` is the last id of the page before. */
export const list = handle(events.list, async ({ db, caller, sender }, { after, limit, byPress, ...filters }) => {
  const matches = (table: string) => matching(filters, caller, table)
  const found = await db
    .selectFrom('events')
    .selectAll()
    .where(matches('events'))
    .$if(byPress, rows => rows.where(isFirstOfPress(matches)))
    .where(afterId('events.id', after))
    .orderBy('events.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  const presses = byPress ? await readPresses(db, found, matches) : new Map<number, Press>()
  return viewPage(db, found, { limit, language: sender.language, presses })
})

/** All that one press did, of what this reader may see. */
export const press = handle(events.press, async ({ db, caller, sender }, { id, after, limit }) => {
  const one = await db
    .selectFrom('events')
    .selectAll()
    .where('events.id', '=', id)
    .where(inScope(caller, 'events'))
    .executeTakeFirst()
  if (!one) return refuse('notFound')
  const found = await db
    .selectFrom('events')
    .selectAll()
    .where(ofPress(one))
    .where(inScope(caller, 'events'))
    .where(afterId('events.id', after, 'asc'))
    .orderBy('events.id')
    .limit(oneMore(limit))
    .execute()
  return viewPage(db, found, { limit, language: sender.language, presses: new Map() })
})

function ofPress({ id, actor_id, request_id }: Found[number]): Expression<SqlBool> {
  if (actor_id === null || request_id === null) return sql<SqlBool>`events.id = ${id}`
  return inSamePress('events', { actorId: sql`${actor_id}::bigint`, requestId: sql`${request_id}::text` })
}

type ViewTerms = { limit: number; language: Language; presses: ReadonlyMap<number, Press> }

async function viewPage(db: Database, found: Found, { limit, language, presses }: ViewTerms): Promise<Page<EventRow>> {
  const [names, recordName] = await Promise.all([readNames(db, found, language), readRecordNames(db, found, language)])
  return pageOf(found, limit, {
    view: row => viewEvent(row, { names, recordName: recordName(row), press: presses.get(row.id) }),
    cursorOf: row => row.id,
  })
}
