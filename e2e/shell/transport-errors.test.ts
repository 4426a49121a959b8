import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOrders, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.1)

const kept = (page: Page) =>
  page.evaluate(() => ['roles', 'notifications'].filter(name => sessionStorage.getItem(name) !== null))

test('Time-out: said in the place that stays empty, before anything is tried again', async () => {
  const page = await product.openPage()
  await page.clock.install()
  await signIn(page, 'admin')
  let asked = 0
  await page.route('**/api/orders/list', () => {
    asked += 1
  })
  await openOrders(page)
  await expect.poll(() => asked).toBe(1)
  await page.clock.fastForward(20_000)
  await page.getByRole('main').getByText('服务器 20 秒内没有应答').first().waitFor()
  expect(asked).toBe(1)
  await page.context().close()
})

test('Lost connection: the session entries are removed, and are back with the next answer of the server', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin')
  await expect.poll(() => kept(page)).toEqual(['roles', 'notifications'])
  await page.route('**/api/**', route => route.abort())
  await openOrders(page)
  // The dashboard behind says so too, if it was still loading.
  await page.getByText('连接不上服务器').filter({ visible: true }).first().waitFor()
  await expect.poll(() => kept(page)).toEqual([])
  await page.getByRole('button', { name: /^消息/ }).click()
  await page.keyboard.press('Escape')
  expect(await kept(page)).toEqual([])
  await page.unroute('**/api/**')
  await expect.poll(() => kept(page)).toEqual(['roles', 'notifications'])
  await page.context().close()
})
