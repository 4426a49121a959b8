import { createHash, randomBytes } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'

export type TicketQuery = { ticket?: unknown }

const goodForSeconds = 60

/** The address of a private file, good once, for a minute, and in a browser that this person is signed in with. */
export async function ticketTo({ db }: Change, file: { id: number; name: string }, personId: number): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await db
    .insertInto('file_tickets')
    .values({ ticket_hash: hashOf(ticket), file_id: file.id, person_id: personId })
    .execute()
  return `/files/${file.name}?ticket=${ticket}`
}

/** Whether the ticket was good; of two requests at once, one gets it. */
export async function takeTicket(
  db: Database,
  { ticket }: TicketQuery,
  { fileId, personId }: { fileId: number; personId: number },
): Promise<boolean> {
  if (typeof ticket !== 'string') return false
  const taken = await db
    .deleteFrom('file_tickets')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('file_id', '=', fileId)
    .where('person_id', '=', personId)
    .where(sql<SqlBool>`created_at > now() - make_interval(secs => ${goodForSeconds})`)
    .returning('file_id')
    .executeTakeFirst()
  return taken !== undefined
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
