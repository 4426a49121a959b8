import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { session } from '#contract/access/session.ts'
import { makeChange } from '#server/kit/change.ts'
import { readConfig } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import { notify } from '#server/notifications/index.ts'
import { type RunningServer, startServer } from '#server/start.ts'
import { testDataKey } from '../e2e/setup/data/data-key.ts'
import { memoryOf } from '../e2e/setup/memory.ts'
import { createNode, type Node } from '../e2e/setup/process/nodes.ts'
import { createPerson, type Person } from './faults/people.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, percentiles } from './lists/figures.ts'
import { type Clients, openClients } from './sockets/clients.ts'
import { cpuOf, untilIdle } from './sockets/processes.ts'

/**
 * The cost of a delivery with many sockets, compared with a bare loop over `ws` and over TCP in the same run; the memory of
 * an idle socket; the time from a commit to the socket; all clients reconnecting at once. `node bench/sockets.ts [sockets]`
 */
const sockets = Number(process.argv[2] ?? 5000)
const socketsPerPerson = 20
const rounds = 20
const commits = 200
const timeoutMs = 60_000
const agent = new Agent({ keepAlive: true, maxSockets: 100 })

type Peer = { pid: number; port: number; everybody(bytes: number): void; stop(): void }
type Ours = { node: Node; here: RunningServer; people: Person[] }

await withDatabase(async databaseUrl => {
  const here = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_KEY: testDataKey }), databaseUrl)
  const { db } = here.runtime
  const people: Person[] = []
  for (let count = 0; count < sockets / socketsPerPerson; count += 1)
    people.push(await createPerson(db, 'none', [], null))
  const node = await createNode(databaseUrl, { SOCKETS_PER_ADDRESS: '100000' })
  await node.start()
  const peers = { ws: await startPeer('ws'), tcp: await startPeer('tcp') }
  try {
    const costs = await measureCosts({ node, here, people }, peers)
    const reconnects = await measureReconnects({ node, here, people }, peers.ws)
    const waits = await measureWaits(here, node, people)
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
  const byTicket = await reconnectSeconds(() => openOurs(node.port, people, { atOnce: sockets }))
  const byToken = await reconnectSeconds(() => openOurs(node.port, people, { atOnce: sockets, isByTicket: false }))
  const bare = await reconnectSeconds(() =>
    openClients({ port: ws.port, paths: pathsFor(people), firstFrame: () => '{}', atOnce: sockets }),
  )
  console.table({ 'reconnect with tickets, s': byTicket, 'with tokens, s': byToken, 'to a bare ws, s': bare })
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

/** From the answer of the commit to the arrival at the socket, on the node that committed and on another. */
async function measureWaits(here: RunningServer, there: Node, people: Person[]) {
  const reader = people[0] as Person
  await sql`update notification_watermarks set seen = pg_current_snapshot()`.execute(here.runtime.db)
  const table: Record<string, { p50: number; p99: number }> = {}
  for (const [where, port] of [
    ['the same node', Number(new URL(here.url).port)],
    ['another node', there.port],
  ] as const) {
    const clients = await openOurs(port, [reader], { each: 1 })
    const times: number[] = []
    for (let count = 0; count < commits; count += 1) {
      const before = clients.frames()
      await makeChange(here.runtime, { actor: { kind: 'system', id: null, name: '' }, traceId: 'bench' }, change =>
        notify(change, { type: 9, kind: 'dispatch.exception', params: { no: '-' }, to: { userId: reader.id } }),
      )
      const start = performance.now()
      while (clients.frames() === before) await pause(1)
      times.push(Math.max(0, clients.lastAt() - start))
    }
    table[where] = percentiles(times)
    clients.close()
  }
  console.log(`commit to socket, milliseconds, ${commits} commits`)
  console.table(table)
  const [same, other] = Object.values(table)
  return [
    { what: 'commit to socket on the same node, p99, ms', value: same?.p99 ?? Number.NaN, most: 50 },
    { what: 'commit to socket on another node, p99, ms', value: other?.p99 ?? Number.NaN, most: 200 },
  ]
}

function openOurs(
  port: number,
  people: Person[],
  { each = socketsPerPerson, atOnce = 100, isByTicket = true } = {},
): Promise<Clients> {
  const byPath = new Map(people.map(person => [pathOf(person), person]))
  return openClients({
    port,
    paths: pathsFor(people, each),
    atOnce,
    addressOf: async path =>
      isByTicket ? withTicket(port, byPath.get(path)) : `/socket?token=${byPath.get(path)?.token}`,
    firstFrame: path => JSON.stringify({ senderId: byPath.get(path)?.id, action: 1 }),
  })
}

/** One for each person; the ticket is asked for when the socket is opened. */
function pathOf({ id }: Person): string {
  return `/socket?person=${id}`
}

/** The address of a socket with a ticket, as a page asks for it. */
function withTicket(port: number, person: Person | undefined): Promise<string> {
  const { method, path } = session.socketTicket
  const headers = { token: person?.token ?? '', 'content-type': 'application/json', 'content-length': 2 }
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent }, async answer => {
      let body = ''
      for await (const piece of answer) body += piece
      const [, ticket] = /"ticket":"([^"]+)"/.exec(body) ?? []
      if (ticket) resolve(`/socket?ticket=${ticket}`)
      else reject(new Error(`No ticket: ${answer.statusCode} ${body.slice(0, 200)}`))
    })
    asked.on('error', reject)
    asked.end('{}')
  })
}

function pathsFor(people: Person[], each = socketsPerPerson): string[] {
  return people.flatMap(person => Array.from({ length: each }, () => pathOf(person)))
}

async function clearForEverybody(db: Kysely<Tables>): Promise<void> {
  await sql`insert into notification_watermarks (user_id, era, seen)
    select id, notification_era(), pg_current_snapshot() from users`.execute(db)
}

/** Inserts `count` notifications in one transaction, then nudges the nodes. */
async function notifyEverybody(db: Kysely<Tables>, count: number): Promise<void> {
  await sql`insert into notifications (type, kind, params, is_for_all)
    select 8, 'dispatch.exception', '{"no":"WM2611211016220001"}', true from generate_series(1, ${count})`.execute(db)
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
