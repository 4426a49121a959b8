import type { Page } from 'playwright-core'
import { percentiles } from '../lists/figures.ts'

/** How many times slower a page is than a quiet machine with two cores, such as these benches ran on first. */
export const timesSlower = 4
/** What the loop takes there. */
const quietMs = 350
const rounds = 5

/**
 * Slows the CPU of a page down, less if other work or the neighbours of a virtual machine do so already, as Lighthouse
 * advises: otherwise their load would be measured. Answers with how many times as long as a quiet one the machine takes.
 */
export async function slowDown(page: Page): Promise<number> {
  const times = timesAsLong()
  const rate = Math.max(1, timesSlower / Math.max(1, times))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  console.log(
    `The machine takes ${times.toFixed(2)} times as long as a quiet one, so the page is slowed ${rate.toFixed(1)} times.`,
  )
  return times
}

/** Figures of a machine that became slower while it measured say nothing about the product. */
export function sayIfSlower(before: number): void {
  const times = timesAsLong()
  if (times > before * most)
    console.log(`The machine takes ${times.toFixed(2)} times as long now, ${before.toFixed(2)} before: measure again.`)
}

const most = 1.3

/** As a quiet machine. */
function timesAsLong(): number {
  return percentiles(Array.from({ length: rounds }, loopMs)).p50 / quietMs
}

function loopMs(): number {
  const start = performance.now()
  let sum = 0
  for (let number = 0; number < 1e8; number += 1) sum += number % 7
  if (sum === 0) throw new Error('The loop was left out.')
  return performance.now() - start
}
