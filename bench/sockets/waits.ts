import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { action, watchAll } from '#contract/desk/socket.ts'
import { notify } from '#server/desk/notifications/index.ts'
import { makeChange } from '#server/kit/change.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'
import type { RunningServer } from '#server/process/start.ts'
import type { Node } from '../../e2e/setup/process/nodes.ts'
import type { Person } from '../faults/people.ts'
import { percentiles } from '../lists/figures.ts'
import type { Clients } from './clients.ts'
import { openOurs } from './ours.ts'

const commits = 100
/** Longer than anything is folded: nothing else happens meanwhile. */
const restMs = 250

/** From the answer of the commit to the arrival at the socket, on the node that committed and on another: a notification, and a nudge. */
export async function measureWaits(here: RunningServer, there: Node, people: Person[]) {
  const reader = people[0] as Person
  await sql`update notification_watermarks set seen = pg_current_snapshot()`.execute(here.runtime.db)
  const ports = { 'the same node': Number(new URL(here.url).port), 'another node': there.port }
  const table: Record<string, { p50: number; p99: number }> = {}
  for (const [where, port] of Object.entries(ports)) {
    const clients = await openOurs(port, [reader], { each: 1 })
    table[`notification, ${where}`] = await waitsFor(clients, () =>
      makeChange(here.runtime, { actor: { kind: 'system', id: null, name: '' }, traceId: 'bench' }, change =>
        notify(change, { type: 9, kind: 'dispatch.exception', params: { no: '-' }, to: { userId: reader.id } }),
      ),
    )
    clients.send(JSON.stringify({ senderId: reader.id, action: action.watch, msg: watchAll }))
    await pause(restMs)
    const item: AddressedNudge = { word: 'notifications.changed', id: null, userId: reader.id, settled: [0] }
    table[`nudge, ${where}`] = await waitsFor(clients, async () => here.runtime.nudgeChannel.publish([item]))
    clients.close()
  }
  console.log(`commit to socket, milliseconds, ${commits} commits, ${restMs} ms after the one before`)
  console.table(table)
  const p50 = (what: string) => ({ what: `${what}, p50, ms`, value: table[what]?.p50 ?? Number.NaN })
  return [
    { ...p50('notification, the same node'), most: 10 },
    { ...p50('notification, another node'), most: 10 },
    { ...p50('nudge, the same node'), most: 20 },
    { ...p50('nudge, another node'), most: 20 },
  ]
}

async function waitsFor(clients: Clients, commit: () => Promise<unknown>) {
  const times: number[] = []
  for (let count = 0; count < commits; count += 1) {
    await pause(restMs)
    const before = clients.frames()
    await commit()
    const start = performance.now()
    while (clients.frames() === before) await pause(1)
    times.push(Math.max(0, clients.lastAt() - start))
  }
  return percentiles(times)
}
