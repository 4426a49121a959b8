import { notify } from '#server/desk/notifications/index.ts'
import { makeChange } from '#server/kit/change.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from './server.ts'
import { until } from './until.ts'

export type To = Parameters<typeof notify>[1]['to']

const said = { type: 13, kind: 'dispatch.exception', params: { no: '-' } } as const
const system = { actor: { kind: 'system', id: null, name: '' }, traceId: 'journey' } as const

/** Some news; its id. */
export function sendNotification(server: TestServer, to: To): Promise<number> {
  return makeChange(server.runtime, system, change => notify(change, { ...said, to }))
}

/** Acknowledgements are written together, a little after they have arrived. */
export async function untilAcknowledged(server: TestServer, { person }: Desk, ids: readonly number[]): Promise<void> {
  await until(async () => {
    const rows = await server.db
      .selectFrom('notification_receipts')
      .select('notification_id')
      .where('user_id', '=', person.id)
      .where('notification_id', 'in', ids)
      .where('acknowledged_at', 'is not', null)
      .execute()
    return rows.length === ids.length
  })
}

/** A transaction that has written its notification and commits when told to. */
export async function writeSlowly(server: TestServer, to: To): Promise<{ id: number; commit(): Promise<void> }> {
  const written = Promise.withResolvers<number>()
  const go = Promise.withResolvers<void>()
  const done = makeChange(server.runtime, system, async change => {
    written.resolve(await notify(change, { ...said, to }))
    await go.promise
  })
  return {
    id: await written.promise,
    async commit() {
      go.resolve()
      await done
    },
  }
}

/** Tells every connected person something; its id. What was told before it has arrived when this has. */
export async function notifyEverybody(server: TestServer): Promise<number> {
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
