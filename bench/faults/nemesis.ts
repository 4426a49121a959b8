import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Node } from '../../e2e/setup/nodes.ts'
import type { BadLine } from '../../e2e/setup/proxy.ts'
import type { Chance } from './chance.ts'

export type Target = {
  nodes: Node[]
  /** Between the people and the nodes. */
  proxies: BadLine[]
  /** Between the nodes and the database. */
  databaseLines: BadLine[]
  databasePid: () => Promise<number>
  chance: Chance
}

/** As long as something stands still, or is slow. */
const standstillMs = 10_000

/** Everything that goes wrong, by name. Each is over when it resolves. */
export const faults = {
  'node killed': async ({ nodes, chance }) => {
    const node = chance.oneOf(nodes)
    node.signal('SIGKILL')
    await pause(chance.between(100, 2000))
    await node.start()
  },
  'node stopped': async ({ nodes, chance }) => {
    const node = chance.oneOf(nodes)
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
  'lines cut': async ({ proxies, chance }) => {
    for (const proxy of proxies) proxy.cut(chance.oneOf([0.3, 1]))
    await pause(500)
  },
  'lines half open': async ({ proxies, chance }) => {
    for (const proxy of proxies) proxy.halfOpen(0.4)
    await pause(chance.between(500, 3000))
  },
  'database lines half open': async ({ databaseLines, chance }) => {
    for (const line of databaseLines) line.halfOpen(chance.oneOf([0.4, 1]))
    await pause(chance.between(500, 3000))
  },
  'lines slow': async ({ proxies, chance }) => {
    const proxy = chance.oneOf(proxies)
    proxy.slow(chance.between(50, 800))
    await pause(standstillMs / 2)
    proxy.slow(0)
  },
} as const satisfies Record<string, (target: Target) => Promise<void>>

export type Fault = keyof typeof faults
export const faultNames = Object.keys(faults) as Fault[]

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It is gone already.
  }
}

/** A process and its children; PostgreSQL's are all of the first generation. */
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
