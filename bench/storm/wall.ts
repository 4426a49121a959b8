import { openBrowser, openPage } from '../../e2e/setup/browser.ts'
import { updatesInTenMinutes, watchWall } from '../../e2e/setup/dashboard/watch-wall.ts'
import { startProduct } from '../../e2e/setup/product.ts'
import { readCounts } from '../lists/counts.ts'
import { checkLimits } from '../lists/figures.ts'

/**
 * The big screen stands for a day by its own clock, with as many updates as in a real one: what the heap and the page grow
 * by after the first half hour. `node bench/storm/wall.ts [hours]`
 */
const { hours } = readCounts({ hours: { usual: 24 } })
/** Its clock is drawn once in five seconds; a day would take hours otherwise. */
const hasty = { isHasty: true }

// Nobody signs in again on a wall: its session lasts longer than the day.
const product = await startProduct({
  citySpeed: 5,
  settings: { SESSION_IDLE_MINUTES: '4320', SESSION_HOURS: '72' },
})
const browser = await openBrowser()
try {
  const page = await openPage(browser, product.url, { viewport: { width: 600, height: 400 } })
  const wall = await watchWall(page)
  await wall.update(3 * updatesInTenMinutes, hasty)
  const start = await wall.measure()
  console.log(`heap at the beginning ${(start.heap / 1e6).toFixed(2)} MB, ${start.elements} elements`)
  const startedAt = Date.now()
  let end = start
  for (let hour = 0; hour < hours; hour += 1) {
    await wall.update(6 * updatesInTenMinutes, hasty)
    end = await wall.measure()
    const passed = Math.round((Date.now() - startedAt) / 1000)
    console.log(`hour ${hour + 1}, after ${passed} s: heap ${(end.heap / 1e6).toFixed(2)} MB, ${end.elements} elements`)
  }
  checkLimits([
    { what: `heap after ${hours} hours / at the beginning`, value: end.heap / start.heap, most: 1.1 },
    { what: `elements after ${hours} hours / at the beginning`, value: end.elements / start.elements, most: 1.1 },
  ])
} finally {
  await browser.close()
  await product.stop()
}
