import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import pino from 'pino'
import { makeChange } from '#server/kit/change.ts'
import { readConfig } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import { notify } from '#server/notifications/index.ts'
import { type RunningServer, startServer } from '#server/start.ts'
import { createNode, type Node } from '../e2e/setup/nodes.ts'
import { withDatabase } from './database.ts'
import { createPerson, type Person } from './faults/people.ts'
import { judge, percentiles } from './figures.ts'
import { type Flock, openFlock } from './sockets-flock.ts'

/**
 * What a delivery costs at so many sockets, against a bare loop over `ws` and over TCP in the same run; what an idle
 * socket costs; how long a commit takes to the wire; and everybody coming back at once. `node bench/sockets.ts [sockets]`
 */
const sockets = Number(process.argv[2] ?? 5000)
const socketsPerPerson = 20
const rounds = 20
const commits = 200
const ticksPerSecond = 100
const timeoutMs = 60_000

type Peer = { pid: number; port: number; everybody(bytes: number): void; stop(): void }
type Ours = { node: Node; here: RunningServer; people: Person[] }

await withDatabase(async databaseUrl => {
  const here = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent' }), databaseUrl, pino({ level: 'silent' }))
  const { db } = here.runtime
  const people: Person[] = []
  for (let count = 0; count < sockets / socketsPerPerson; count += 1)
    people.push(await createPerson(db, 'auditor', [], null))
  const node = await createNode(databaseUrl, { SOCKETS_PER_ADDRESS: '100000' })
  await node.start()
  const peers = { ws: await startPeer('ws'), tcp: await startPeer('tcp') }
  try {
    const costs = await measureCosts({ node, here, people }, peers)
    const waits = await measureWaits(here, node, people)
    judge([...costs, ...waits])
  } finally {
    for (const peer of Object.values(peers)) peer.stop()
    await node.stop()
    await here.stop(0)
  }
})

async function measureCosts(ours: Ours, peers: Record<'ws' | 'tcp', Peer>) {
  const { node, here, people } = ours
  const memoryBefore = memoryOf(node.pid())
  const flock = await openOurs(node.port, people)
  await untilCalm(node.pid())
  console.log(`${sockets} sockets are open.`)
  const idle = (memoryOf(node.pid()) - memoryBefore) / sockets
  const flocks = {
    ws: await openFlock({ port: peers.ws.port, paths: pathsFor(people) }),
    tcp: await openFlock({ port: peers.tcp.port, paths: pathsFor(people), isWebSocket: false }),
  }
  const table: Record<string, Record<string, number>> = {}
  const limits = []
  for (const perFrame of [1, 16]) {
    const mine = await cpuPerFrame(node.pid(), flock, () => notifyEverybody(here.runtime.db, perFrame))
    const bytes = 190 * perFrame
    const ws = await cpuPerFrame(peers.ws.pid, flocks.ws, async () => peers.ws.everybody(bytes))
    const tcp = await cpuPerFrame(peers.tcp.pid, flocks.tcp, async () => peers.tcp.everybody(bytes))
    console.log(`Frames of ${perFrame} are measured.`)
    table[`${perFrame} a frame`] = { 'ours, µs of CPU': mine, 'ws, µs': ws, 'TCP, µs': tcp }
    limits.push({ what: `CPU of a frame of ${perFrame} against a bare ws loop`, value: mine / ws, most: 4 })
    limits.push({ what: `CPU of a frame of ${perFrame} against bare TCP`, value: mine / tcp, most: 6 })
  }
  flock.close()
  await clearForEverybody(here.runtime.db)
  await notifyEverybody(here.runtime.db, 1)
  const storm = await stormSeconds(() => openOurs(node.port, people, { atOnce: sockets }))
  flocks.ws.close()
  const rawStorm = await stormSeconds(() =>
    openFlock({ port: peers.ws.port, paths: pathsFor(people), firstFrame: () => '{}', atOnce: sockets }),
  )
  console.table(table)
  console.table({ 'idle socket, KB': idle / 1024, 'storm, s': storm, 'storm at a bare ws, s': rawStorm })
  flocks.tcp.close()
  return [
    ...limits,
    { what: 'memory of an idle socket, KB', value: idle / 1024, most: 40 },
    { what: `${sockets} coming back at once, against a bare ws`, value: storm / rawStorm, most: 15 },
  ]
}

/** Everybody at once, with one notification waiting for each; over when each has it. */
async function stormSeconds(open: () => Promise<Flock>): Promise<number> {
  await pause(1500)
  const start = performance.now()
  const flock = await open()
  await untilHeard(flock, sockets)
  const seconds = (flock.lastAt() - start) / 1000
  flock.close()
  await pause(1500)
  return seconds
}

/** From the commit's answer to the socket, on the node that committed and on another. */
async function measureWaits(here: RunningServer, there: Node, people: Person[]) {
  const reader = people[0] as Person
  await sql`update notification_watermarks set seen = pg_current_snapshot()`.execute(here.runtime.db)
  const table: Record<string, { p50: number; p99: number }> = {}
  for (const [where, port] of [
    ['the same node', Number(new URL(here.url).port)],
    ['another node', there.port],
  ] as const) {
    const flock = await openOurs(port, [reader], { each: 1 })
    const times: number[] = []
    for (let count = 0; count < commits; count += 1) {
      const before = flock.frames()
      await makeChange(here.runtime, { actor: { kind: 'system', id: null, name: '' }, traceId: 'bench' }, change =>
        notify(change, { type: 9, kind: 'dispatch.exception', params: { no: '-' }, to: { userId: reader.id } }),
      )
      const start = performance.now()
      while (flock.frames() === before) await pause(1)
      times.push(Math.max(0, flock.lastAt() - start))
    }
    table[where] = percentiles(times)
    flock.close()
  }
  console.log(`commit to wire, milliseconds, ${commits} commits`)
  console.table(table)
  const [same, other] = Object.values(table)
  return [
    { what: 'commit to wire on the same node, p99, ms', value: same?.p99 ?? Number.NaN, most: 50 },
    { what: 'commit to wire on another node, p99, ms', value: other?.p99 ?? Number.NaN, most: 200 },
  ]
}

function openOurs(port: number, people: Person[], { each = socketsPerPerson, atOnce = 100 } = {}): Promise<Flock> {
  const byPath = new Map(people.map(person => [pathOf(person), person]))
  return openFlock({
    port,
    paths: pathsFor(people, each),
    atOnce,
    firstFrame: path => JSON.stringify({ senderId: byPath.get(path)?.id, action: 1 }),
  })
}

function pathOf({ token }: Person): string {
  return `/socket?token=${token}`
}

function pathsFor(people: Person[], each = socketsPerPerson): string[] {
  return people.flatMap(person => Array.from({ length: each }, () => pathOf(person)))
}

async function clearForEverybody(db: Kysely<Tables>): Promise<void> {
  await sql`insert into notification_watermarks (user_id, era, seen)
    select id, notification_era(), pg_current_snapshot() from users`.execute(db)
}

/** So many in one transaction, without a word to the nodes: the sweep finds them. */
async function notifyEverybody(db: Kysely<Tables>, count: number): Promise<void> {
  await sql`insert into notifications (type, kind, params, is_for_all)
    select 8, 'dispatch.exception', '{"no":"WM2611211016220001"}', true from generate_series(1, ${count})`.execute(db)
  await sql`select pg_notify('citydesk_news', ${JSON.stringify({
    from: 'bench',
    items: [{ word: 'notifications.changed', id: null }],
  })})`.execute(db)
}

/** Microseconds of the process's CPU for each frame that arrived. */
async function cpuPerFrame(pid: number, flock: Flock, tell: () => Promise<void>): Promise<number> {
  const before = flock.frames()
  const cpuBefore = cpuOf(pid)
  for (let round = 1; round <= rounds; round += 1) {
    await tell()
    await untilHeard(flock, before + round * sockets)
  }
  return ((cpuOf(pid) - cpuBefore) * 1_000_000) / (rounds * sockets)
}

async function untilHeard(flock: Flock, frames: number): Promise<void> {
  const until = Date.now() + timeoutMs
  while (flock.frames() < frames) {
    if (Date.now() > until) throw new Error(`${flock.frames()} of ${frames} frames arrived.`)
    await pause(2)
  }
}

/** Until the process has nothing to do: everybody has been let in and has had their backlog. */
async function untilCalm(pid: number): Promise<void> {
  for (let before = -1; cpuOf(pid) - before > 0.05; ) {
    before = cpuOf(pid)
    await pause(1500)
  }
}

/** Seconds of CPU so far. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Bytes in memory. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

async function startPeer(kind: 'ws' | 'tcp'): Promise<Peer> {
  const script = fileURLToPath(new URL('./sockets-peers.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [script, kind], { stdio: ['pipe', 'pipe', 'inherit'] })
  const port = await new Promise<number>(resolve => child.stdout?.once('data', line => resolve(Number(line))))
  return {
    pid: child.pid ?? 0,
    port,
    everybody: bytes => void child.stdin?.write(`${bytes}\n`),
    stop: () => void child.kill(),
  }
}
