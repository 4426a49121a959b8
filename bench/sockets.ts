import { type ChildProcess, spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { readConfig } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import { type RunningServer, startServer } from '#server/process/start.ts'
import { testDataKey } from '../e2e/setup/data/data-key.ts'
import { memoryOf } from '../e2e/setup/memory.ts'
import { createNode, type Node } from '../e2e/setup/process/nodes.ts'
import { createPerson, type Person } from './faults/people.ts'
import { readCounts, refuse } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits } from './lists/figures.ts'
import { type Clients, openClients } from './sockets/clients.ts'
import { countBusy, openOurs, pathsFor, socketsPerPerson } from './sockets/ours.ts'
import { cpuOf, untilIdle } from './sockets/processes.ts'
import { measureWaits } from './sockets/waits.ts'

/**
 * The cost of a delivery with many sockets, compared with a bare loop over `ws` and over TCP in the same run; the memory of
 * an idle socket; the time from a commit to the socket; all clients reconnecting at once. `node bench/sockets.ts [sockets]`
 */
const { sockets } = readCounts({ sockets: { usual: 5000, least: 1000 } })
if (sockets % socketsPerPerson > 0) refuse(`Each person has ${socketsPerPerson} sockets: give a multiple of that.`)
const rounds = 20
const timeoutMs = 60_000

type Peer = { pid: number; port: number; everybody(bytes: number): void; stop(): void }
type Ours = { node: Node; here: RunningServer; people: Person[] }

await withDatabase(async databaseUrl => {
  const here = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_KEY: testDataKey }), databaseUrl)
  const { db } = here.runtime
  const people: Person[] = []
  for (let count = 0; count < sockets / socketsPerPerson; count += 1)
    people.push(await createPerson(db, 'none', [], null))
  const node = await createNode(databaseUrl, { SOCKETS_PER_ADDRESS: '100000', LAG_MILLISECONDS: '5000' })
  await node.start()
  const peers = { ws: await startPeer('ws'), tcp: await startPeer('tcp') }
  const load = () => loadavg()[0]?.toFixed(1)
  const before = load()
  try {
    const costs = await measureCosts({ node, here, people }, peers)
    const reconnects = await measureReconnects({ node, here, people }, peers.ws)
    const waits = await measureWaits(here, node, people)
    console.log(`load of the machine: ${before} before, ${load()} after`)
    checkLimits([...costs, ...reconnects, ...waits])
  } finally {
    for (const peer of Object.values(peers)) peer.stop()
    await node.stop()
    await here.stop(0)
  }
})

async function measureCosts(ours: Ours, peers: Record<'ws' | 'tcp', Peer>) {
  const { node, here, people } = ours
  const memoryBefore = await memoryOf(node.pid())
  const clients = await openOurs(node.port, people)
  await untilIdle(node.pid())
  console.log(`${sockets} sockets are open.`)
  const idle = ((await memoryOf(node.pid())) - memoryBefore) / sockets
  const peerClients = {
    ws: await openClients({ port: peers.ws.port, paths: pathsFor(people) }),
    tcp: await openClients({ port: peers.tcp.port, paths: pathsFor(people), isWebSocket: false }),
  }
  const table: Record<string, Record<string, number>> = {}
  const limits = []
  for (const perFrame of [1, 16]) {
    const mine = await cpuPerFrame(node.pid(), clients, () => notifyEverybody(here.runtime.db, perFrame))
    const bytes = 190 * perFrame
    const ws = await cpuPerFrame(peers.ws.pid, peerClients.ws, async () => peers.ws.everybody(bytes))
    const tcp = await cpuPerFrame(peers.tcp.pid, peerClients.tcp, async () => peers.tcp.everybody(bytes))
    console.log(`Frames of ${perFrame} are measured.`)
    table[`${perFrame} a frame`] = { 'ours, µs of CPU': mine, 'ws, µs': ws, 'TCP, µs': tcp }
    limits.push({ what: `CPU of a frame of ${perFrame} / a bare ws loop`, value: mine / ws, most: 4 })
    limits.push({ what: `CPU of a frame of ${perFrame} / bare TCP`, value: mine / tcp, most: 6 })
  }
  clients.close()
  peerClients.ws.close()
  peerClients.tcp.close()
  console.table(table)
  console.table({ 'idle socket, KB': idle / 1024 })
  return [...limits, { what: 'memory of an idle socket, KB', value: idle / 1024, most: 40 }]
}

async function measureReconnects({ node, here, people }: Ours, ws: Peer) {
  await clearForEverybody(here.runtime.db)
  await notifyEverybody(here.runtime.db, 1)
  await untilIdle(node.pid())
  const busyBefore = countBusy()
  const byTicket = await reconnectSeconds(() => openOurs(node.port, people, { atOnce: sockets }))
  const busy = countBusy() - busyBefore
  const byToken = await reconnectSeconds(() => openOurs(node.port, people, { atOnce: sockets, isByTicket: false }))
  const bare = await reconnectSeconds(() =>
    openClients({ port: ws.port, paths: pathsFor(people), firstFrame: () => '{}', atOnce: sockets }),
  )
  console.table({ 'reconnect with tickets, s': byTicket, 'with tokens, s': byToken, 'to a bare ws, s': bare })
  if (busy > 0)
    console.log(
      `While all asked for tickets at once, ${busy} answers were that the server is busy; these were asked again.`,
    )
  return [
    { what: `${sockets} reconnecting at once with tokens / a bare ws`, value: byToken / bare, most: 15 },
    // A ticket is a request more, which identifies the person and writes a row.
    { what: `${sockets} reconnecting at once with tickets / with tokens`, value: byTicket / byToken, most: 2 },
  ]
}

/** Opens all sockets at once, until each has received the one notification that waits for it. */
async function reconnectSeconds(open: () => Promise<Clients>): Promise<number> {
  await pause(1500)
  const start = performance.now()
  const clients = await open()
  await untilReceived(clients, sockets)
  const seconds = (clients.lastAt() - start) / 1000
  clients.close()
  await pause(1500)
  return seconds
}

async function clearForEverybody(db: Kysely<Tables>): Promise<void> {
  await sql`insert into notification_watermarks (user_id, era, seen)
    select id, notification_era(), pg_current_snapshot() from users`.execute(db)
}

/** Inserts `count` notifications in one transaction, then nudges the nodes. */
async function notifyEverybody(db: Kysely<Tables>, count: number): Promise<void> {
  await sql`insert into notifications (type, kind, topic, params, is_for_all)
    select 8, 'dispatch.exception', 'announcement', '{"no":"WM2611211016220001"}', true from generate_series(1, ${count})`.execute(
    db,
  )
  await sql`select pg_notify('citydesk_news', ${JSON.stringify({
    from: 'bench',
    items: [{ word: 'notifications.changed', id: null }],
  })})`.execute(db)
}

/** CPU microseconds of the process per received frame. */
async function cpuPerFrame(pid: number, clients: Clients, send: () => Promise<void>): Promise<number> {
  const before = clients.frames()
  const cpuBefore = cpuOf(pid)
  for (let round = 1; round <= rounds; round += 1) {
    await send()
    await untilReceived(clients, before + round * sockets)
  }
  return ((cpuOf(pid) - cpuBefore) * 1_000_000) / (rounds * sockets)
}

async function untilReceived(clients: Clients, frames: number): Promise<void> {
  const until = Date.now() + timeoutMs
  while (clients.frames() < frames) {
    if (Date.now() > until) throw new Error(`${clients.frames()} of ${frames} frames arrived.`)
    await pause(2)
  }
}

async function startPeer(kind: 'ws' | 'tcp'): Promise<Peer> {
  const script = fileURLToPath(new URL('./sockets/peers.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [script, kind], { stdio: ['pipe', 'pipe', 'inherit'] })
  const port = await new Promise<number>(resolve => child.stdout?.once('data', line => resolve(Number(line))))
  return {
    pid: child.pid ?? 0,
    port,
    everybody: bytes => void child.stdin?.write(`${bytes}\n`),
    stop: () => void child.kill(),
  }
}
