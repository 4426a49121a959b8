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

export type Limit = { what: string; value: number; most: number }

/** Prints each value with its limit; the process fails if a limit is exceeded. */
export function checkLimits(limits: Limit[]): void {
  for (const { what, value, most } of limits) {
    const result = value <= most ? 'kept' : 'BROKEN'
    console.log(`${result}  ${what}: ${value.toFixed(2)} (at most ${most})`)
  }
  if (limits.some(({ value, most }) => !(value <= most))) process.exitCode = 1
}
