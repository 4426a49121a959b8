import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Node } from '../../e2e/setup/process/nodes.ts'
import type { UnreliableProxy } from '../../e2e/setup/proxy.ts'
import type { Pooler } from './pooler.ts'
import type { Random } from './random.ts'

export type Target = {
  nodes: Node[]
  /** Connections of the devices to the nodes. */
  proxies: UnreliableProxy[]
  /** Connections of the nodes to the database. */
  databaseLines: UnreliableProxy[]
  databasePid: () => Promise<number>
  /** Between the nodes and the database, if there is one. */
  pooler: Pooler | undefined
  random: Random
}

/** How long a process is stopped. */
const standstillMs = 10_000

/** The faults by name. A fault has ended when its promise resolves. */
export const faults = {
  'node killed': async ({ nodes, random }) => {
    const node = random.oneOf(nodes)
    node.signal('SIGKILL')
    await pause(random.between(100, 2000))
    await node.start()
  },
  'node stopped': async ({ nodes, random }) => {
    const node = random.oneOf(nodes)
    node.signal('SIGSTOP')
    await pause(standstillMs)
    node.signal('SIGCONT')
  },
  'database killed': async ({ databasePid }) => {
    signal(await databasePid(), 'SIGKILL')
    await pause(1000)
  },
  'database stopped': async ({ databasePid }) => {
    const stopped = familyOf(await databasePid())
    for (const pid of stopped) signal(pid, 'SIGSTOP')
    await pause(standstillMs)
    for (const pid of stopped) signal(pid, 'SIGCONT')
  },
  'lines cut': async ({ proxies, random }) => {
    for (const proxy of proxies) proxy.cut(random.oneOf([0.3, 1]))
    await pause(500)
  },
  'lines half open': async ({ proxies, random }) => {
    for (const proxy of proxies) proxy.halfOpen(0.4)
    await pause(random.between(500, 3000))
  },
  'database lines half open': async ({ databaseLines, random }) => {
    for (const line of databaseLines) line.halfOpen(random.oneOf([0.4, 1]))
    await pause(random.between(500, 3000))
  },
  'lines slow': async ({ proxies, random }) => {
    const proxy = random.oneOf(proxies)
    proxy.slow(random.between(50, 800))
    await pause(standstillMs / 2)
    proxy.slow(0)
  },
  'pooler restarted': async ({ pooler }) => {
    await pooler?.restart()
    await pause(1000)
  },
} as const satisfies Record<string, (target: Target) => Promise<void>>

export type Fault = keyof typeof faults
export const faultNames = Object.keys(faults) as Fault[]

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has already ended.
  }
}

/** A process and its children; PostgreSQL's processes are direct children. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter(name => /^\d+$/.test(name) && parentOf(name) === pid)
  return [pid, ...children.map(Number)]
}

function parentOf(pid: string): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}
