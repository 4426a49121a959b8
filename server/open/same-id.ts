import { createHash } from 'node:crypto'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

type Sent = { appId: string; call: string; params: object; input: object }

/** Refuses another message under an id that the app used before. Two at once wait for each other. */
export async function refuseOtherUnderSameId(db: Database, { appId, call, params, input }: Sent): Promise<void> {
  const externalId = idOf(input)
  if (externalId === undefined) return
  const inputHash = createHash('sha256')
    .update(JSON.stringify([params, input]))
    .digest()
  const key = { app_id: appId, call, external_id: externalId }
  const added = await db
    .insertInto('app_ids')
    .values({ ...key, input_hash: inputHash })
    .onConflict(conflict => conflict.doNothing())
    .returning('call')
    .executeTakeFirst()
  if (added) return
  const known = await db
    .selectFrom('app_ids')
    .select('input_hash')
    .where('app_id', '=', appId)
    .where('call', '=', call)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (known && !known.input_hash.equals(inputHash)) refuse('requestReused')
}

/** What the app calls an order, a refund or a complaint, an event or a message. */
function idOf(input: object): string | undefined {
  const ids: Record<string, unknown> = { ...input }
  const id = ids.externalNo ?? ids.eventId ?? ids.messageId
  return typeof id === 'string' ? id : undefined
}
