/** Percentiles, in the unit of the given times. */
export function percentiles(times: number[]): { p50: number; p95: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Milliseconds of each of `count` sequential runs, after a tenth as many warm-up runs. */
export async function timesOf(count: number, run: () => Promise<unknown>): Promise<number[]> {
  for (let warming = 0; warming < count / 10; warming += 1) await run()
  const times: number[] = []
  for (let counted = 0; counted < count; counted += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return times
}

/** `says`: a sentence about what was measured, printed if the limit is exceeded. */
export type Limit = { what: string; value: number; most: number; says?: string }

/** Prints each value with its limit; the process fails if a limit is exceeded, or if there is nothing to compare. */
export function checkLimits(limits: readonly Limit[]): void {
  const broken = limits.filter(limit => !isKept(limit))
  for (const limit of limits) {
    const { what, value, most, says } = limit
    const measured = Number.isNaN(value) ? 'nothing was measured' : value.toFixed(2)
    console.log(`${isKept(limit) ? 'kept' : 'BROKEN'}  ${what}: ${measured} (at most ${Number(most.toFixed(2))})`)
    if (says && !isKept(limit)) console.log(`        ${says}`)
  }
  if (limits.length === 0) console.log('BROKEN  Nothing was measured, so no limit was compared.')
  else if (broken.length > 0) console.log(`${broken.length} of ${limits.length} limits are broken.`)
  if (limits.length === 0 || broken.length > 0) process.exitCode = 1
}

function isKept({ value, most }: Limit): boolean {
  return value <= most
}
