import type { z } from 'zod'
import type { OpenAnnouncementRead } from '#contract/open/open-announcements.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { knownAs } from '#server/people/index.ts'
import type { Reader } from '../audience.ts'

export type AppReader = z.output<typeof OpenAnnouncementRead>

/** A person of this app, whom it must have reported or sent something of before. */
export async function findReader(db: Database, appId: string, asked: AppReader): Promise<Reader> {
  const known = await knownAs(db, appId, asked)
  return known ? { kind: asked.kind, id: known.id, cities: known.cityCodes, roles: [] } : refuse('notFound')
}
