import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createWork } from './faults/acknowledged.ts'
import { readCounts } from './lists/counts.ts'
import { checkLimits } from './lists/figures.ts'

/**
 * The disk of the server is full while apps place orders and pay and staff write notes; then there is space again. Needs Linux
 * and root, for a disk of its own in memory. `node bench/full-disk.ts [rounds]`
 */
const { rounds } = readCounts({ rounds: { usual: 3 } })
/** Until `/readyz` has to say how it is. */
const mostWaitMs = 60_000
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.log('Not run: only root on Linux can make a disk that is full.')
  process.exit(0)
}
const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-full-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=700', 'tmpfs', dataDir])
const filler = join(dataDir, 'filler')
const { node, ...work } = await createWork(dataDir)

/** The answer to whether it is ready is true. */
async function untilReadyIs(status: number): Promise<void> {
  const until = Date.now() + mostWaitMs
  for (;;) {
    if (Date.now() > until) throw new Error(`/readyz did not answer ${status} in ${mostWaitMs / 1000} s.`)
    const answer = await fetch(`${node.url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (answer?.status === status) return
    await pause(100)
  }
}

async function fill(): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => {})
}

async function isFull(): Promise<boolean> {
  const { bavail } = await statfs(dataDir)
  return bavail === 0
}

try {
  let notFull = 0
  await work.start()
  for (let round = 0; round < rounds; round += 1) {
    await work.untilMore(30)
    await fill()
    const filledAt = performance.now()
    await untilReadyIs(503)
    const refusedMs = Math.round(performance.now() - filledAt)
    const full = await isFull()
    if (!full) notFull += 1
    await pause(3000)
    await rm(filler)
    const freedAt = performance.now()
    await work.placeOne()
    await untilReadyIs(200)
    const readyMs = Math.round(performance.now() - freedAt)
    console.log(
      `${round + 1}  ${full ? 'full' : 'not full'}; not ready after ${refusedMs} ms; with space again, an order is placed and it is ready after ${readyMs} ms`,
    )
  }
  await work.stop()
  checkLimits([...(await work.lost()), { what: 'rounds in which the disk was not full', value: notFull, most: 0 }])
} finally {
  await node.stop()
  await pause(1000)
  execFileSync('umount', ['-l', dataDir])
  await rm(dataDir, { recursive: true, force: true })
}
