import type { FastifyRequest } from 'fastify'
import pg from 'pg'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { KnownApp } from '#server/open/apps/index.ts'
import { OpenRefusal } from '#server/open/refusal.ts'
import type { Admission } from '#server/orders/index.ts'
import { isPassing } from '#server/process/outages/index.ts'
import type { Nonce } from './nonces.ts'
import { type Sent, sameIdOf } from './same-id.ts'
import { authenticateHeaders, isStillApp, type KnownApps, nonceOf, refuseOtherBody, spendNonce } from './signature.ts'

/** The app is no longer the one that this node remembered. */
class AppChanged extends Error {}

/** Checks a call and notes that it was received, by statements that its handler makes anyway. */
export function admissionOf(sent: Sent, known: KnownApp, nonce: Nonce): Admission {
  const { row, stored, hash } = sameIdOf(sent)
  return {
    isApp: isStillApp(known),
    stored,
    async accept(db, { is_app, stored_id }) {
      if (!is_app) throw new AppChanged()
      if (stored_id !== null && stored_id !== hash) refuse('requestReused')
      const spent = { app_id: known.app.id, ...nonce }
      if (stored_id !== null) await db.insertInto('app_nonces').values(spent).execute()
      else
        await db
          .with('spent', part => part.insertInto('app_nonces').values(spent))
          .insertInto('app_ids')
          .values(row)
          .execute()
    },
  }
}

type Terms = { runtime: Runtime; apps: KnownApps; request: FastifyRequest; body: Buffer }

/**
 * Makes a call whose nonce is spent with what it writes; where it is refused, the nonce is spent all the same. Another app than the one
 * that is remembered is asked for once.
 */
export async function admitting<Result>(
  { runtime, apps, request, body }: Terms,
  make: (known: KnownApp) => Promise<Result>,
): Promise<Result> {
  refuseOtherBody(request, body)
  /** Nothing is answered if the app is another one by now; then nothing was spent either. */
  const attempt = async (known: KnownApp): Promise<{ result: Result } | undefined> => {
    try {
      return { result: await make(known) }
    } catch (error) {
      if (isSpent(error)) throw new OpenRefusal('replay')
      if (isPassing(error)) throw error
      const isSame = !(error instanceof AppChanged) && (await spendNonce(runtime.db, known, nonceOf(request)))
      if (isSame) throw error
      apps.delete(known.app.id)
    }
  }
  const known = await authenticateHeaders(runtime, apps, request)
  const made = (await attempt(known)) ?? (await attempt(await authenticateHeaders(runtime, apps, request)))
  if (!made) throw new OpenRefusal('signature')
  return made.result
}

function isSpent(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && Boolean(error.table?.startsWith('app_nonces_'))
}
