import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const ticksPerSecond = 100

const mostMs = 60_000

/** Until the process is idle: all clients are connected and have received waiting notifications. */
export async function untilIdle(pid: number): Promise<void> {
  const until = Date.now() + mostMs
  for (let before = -1; cpuOf(pid) - before > 0.05; ) {
    if (Date.now() > until)
      throw new Error(`The server still works after ${mostMs / 1000} s without a request, so nothing can be measured.`)
    before = cpuOf(pid)
    await pause(1500)
  }
}

/** CPU seconds so far. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
