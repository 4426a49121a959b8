import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import type { CDPSession } from 'playwright-core'
import { openBrowser, type Person } from '../../e2e/setup/browser.ts'
import { startProduct } from '../../e2e/setup/product.ts'
import { readCounts } from '../lists/counts.ts'
import { checkLimits } from '../lists/figures.ts'
import { measureDashboard } from './dashboard.ts'

/**
 * The dashboard alone, without the storm: how long each click and key takes with all its blocks and a CPU four times slower.
 * `node bench/storm/blocks.ts [profile]` writes the CPU profile of the measured part to that file as well, for the
 * developer tools of Chromium.
 */
const {
  rest: [profile],
} = readCounts({}, { others: 1 })

const product = await startProduct({ citySpeed: 1 })
const browser = await openBrowser()
try {
  const load = () => loadavg()[0]?.toFixed(1)
  const before = load()
  const limits = await measureDashboard(browser, product.url, profile ? profiled(profile) : undefined)
  console.log(`load of the machine: ${before} before, ${load()} after`)
  checkLimits(limits)
} finally {
  await browser.close()
  await product.stop()
}

function profiled(path: string) {
  let devtools: CDPSession
  return {
    async begin(page: Person) {
      devtools = await page.context().newCDPSession(page)
      await devtools.send('Profiler.enable')
      await devtools.send('Profiler.setSamplingInterval', { interval: 500 })
      await devtools.send('Profiler.start')
    },
    async end() {
      const { profile: taken } = await devtools.send('Profiler.stop')
      await writeFile(path, JSON.stringify(taken))
    },
  }
}
