/** Percentiles of the given times, in the unit they came in. */
export function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

/** Milliseconds each of `count` runs takes, one after the other, after a tenth as many that do not count. */
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

/** Prints each figure against its limit; the process fails if one is over. */
export function judge(limits: Limit[]): void {
  for (const { what, value, most } of limits) {
    const verdict = value <= most ? 'kept' : 'BROKEN'
    console.log(`${verdict}  ${what}: ${value.toFixed(2)} (at most ${most})`)
  }
  if (limits.some(({ value, most }) => !(value <= most))) process.exitCode = 1
}
