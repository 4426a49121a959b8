import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const ticksPerSecond = 100

/** Until the process is idle: all clients are connected and have received waiting notifications. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = -1; cpuOf(pid) - before > 0.05; ) {
    before = cpuOf(pid)
    await pause(1500)
  }
}

/** CPU seconds so far. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
