import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

/** What the first read of a call found. */
export type Admitted = { is_app: boolean; stored_id: string | null }

/** What a call of an app is checked by, as a part of its handler's first read, and what is then written with its writes. */
export type Admission = {
  /** Whether the app is still the one that signed. */
  isApp: RawBuilder<boolean>
  /** What was stored of an earlier message under the same id. */
  stored: RawBuilder<string | null>
  /** Refuses another message under the same id, or stores with what is written next that this one was received. */
  accept(db: Database, found: Admitted): Promise<void>
}

/** Of what no app sends. */
export const noAdmission: Admission = { isApp: sql`true`, stored: sql`null::text`, accept: async () => {} }
