import { makeChange } from '#server/kit/change.ts'
import { notify } from '#server/notifications/index.ts'
import type { TestServer } from './server.ts'

/** Tells every connected person something; its id. What was told before it has arrived when this has. */
export async function tellEverybody(server: TestServer): Promise<number> {
  const actor = { kind: 'system', id: null, name: '' } as const
  await makeChange(server.runtime, { actor, traceId: 'marker' }, change =>
    notify(change, { type: 8, kind: 'dispatch.exception', params: { no: '-' }, to: 'everybody' }),
  )
  const { id } = await server.db
    .selectFrom('notifications')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
