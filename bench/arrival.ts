import { openBrowser, openPage, signIn } from '../e2e/setup/browser.ts'
import { startProduct } from '../e2e/setup/product.ts'
import { checkLimits, percentiles } from './lists/figures.ts'

/** From an order's payment to its toast in a browser, including 0.8 s of batching. `node bench/arrival.ts` */
const orders = 5

const product = await startProduct({ citySpeed: 60 })
const browser = await openBrowser()
try {
  const page = await openPage(browser, product.url)
  await signIn(page, 'dispatcher', '/dashboard')
  const times: number[] = []
  for (let placed = 0; placed < orders; placed += 1) {
    const { no } = await product.city.placeOrder()
    const start = performance.now()
    const toast = page.getByText(`【外卖】新订单 ${no}`)
    await toast.waitFor()
    times.push(performance.now() - start)
    // Otherwise the next order would be batched with this one.
    await toast.waitFor({ state: 'hidden' })
  }
  const { p50 } = percentiles(times)
  console.table({ 'order to toast, milliseconds': { p50, worst: Math.max(...times) } })
  checkLimits([{ what: 'order to toast, worst, in seconds', value: Math.max(...times) / 1000, most: 3 }])
} finally {
  await browser.close()
  await product.stop()
}
