import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createWork } from './faults/acknowledged.ts'
import { readCounts } from './lists/counts.ts'
import { checkLimits, percentiles } from './lists/figures.ts'

/**
 * `kill -9` of server, postmaster and one backend in turn, while apps place orders and pay and staff write notes. What was
 * acknowledged is kept, with its notifications. `node bench/kills.ts [rounds]`
 */
const victims = ['server', 'postmaster', 'backend'] as const
const { rounds } = readCounts({ rounds: { usual: 40, least: victims.length } })
/** Until an order is placed again, in the median: twice what was measured once for the slowest. */
const mostReadyMs = 5000
/** Acknowledged writes between two kills, at least. */
const betweenKills = 12

const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-kills-'))
const { node, ...work } = await createWork(dataDir)

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function backendOf(parent: number): Promise<number | undefined> {
  for (const name of (await readdir('/proc')).filter(name => Number(name) > 0)) {
    const [stat, command] = await Promise.all(
      ['stat', 'cmdline'].map(file => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
    )
    if (Number(stat?.split(') ')[1]?.split(' ')[1]) === parent && command?.includes('citydesk citydesk'))
      return Number(name)
  }
  return undefined
}

async function kill(victim: (typeof victims)[number]): Promise<void> {
  if (victim === 'server') return node.signal('SIGKILL')
  const parent = await postmaster()
  const pid = victim === 'postmaster' ? parent : await backendOf(parent)
  if (!pid) throw new Error('No backend serves the server.')
  process.kill(pid, 'SIGKILL')
}

async function startAgain(): Promise<void> {
  const pid = node.pid()
  const isThere = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (isThere()) await pause(10)
  await node.start()
}

try {
  await work.start()
  const ready = victims.map(victim => ({ victim, times: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    await work.untilMore(betweenKills)
    const victim = victims[round % victims.length] ?? 'server'
    const killedAt = performance.now()
    await kill(victim)
    if (victim === 'server') await startAgain()
    await work.placeOne()
    const ms = Math.round(performance.now() - killedAt)
    ready[round % victims.length]?.times.push(ms)
    console.log(`${String(round + 1).padStart(3)}  ${victim.padEnd(10)} ready after ${ms} ms`)
  }
  await work.stop()
  checkLimits([
    ...(await work.lost()),
    ...ready.map(({ victim, times }) => ({
      what: `until an order is placed after a killed ${victim}, median in ms`,
      value: percentiles(times).p50,
      most: mostReadyMs,
    })),
  ])
} finally {
  await node.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
