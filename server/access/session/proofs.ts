import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { hashToken } from './tokens.ts'

/** Distinguishes a proof from a password. */
const prefix = 'sso_'

/** A proof that whoever has this session has just signed in at the company's provider; only its hash is stored. */
export async function addProof(db: Database, sessionId: number): Promise<string> {
  const proof = `${prefix}${randomBytes(32).toString('base64url')}`
  await db
    .insertInto('session_proofs')
    .values({ proof_hash: hashToken(proof), session_id: sessionId })
    .execute()
  return proof
}

export function isProof(text: string): boolean {
  return text.startsWith(prefix)
}

/** Good for five minutes, in its own session, as often as it is needed. */
export async function isGoodProof(db: Database, sessionId: number, proof: string): Promise<boolean> {
  const row = await db
    .selectFrom('session_proofs')
    .select('session_id')
    .where('proof_hash', '=', hashToken(proof))
    .where('session_id', '=', sessionId)
    .where('created_at', '>', sql<number>`now() - interval '5 minutes'`)
    .executeTakeFirst()
  return row !== undefined
}
