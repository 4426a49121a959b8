import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { coloursOf } from '../setup/ground.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.01)

test('Zones: one is drawn over the streets of its city and the orders of today', async () => {
  const page = await product.openPage()
  // Just after midnight there is no other yet.
  await product.city.placeOrder({ service: 'food' })
  await signIn(page, 'ops', '/system/cities?search=郑州')
  await page.getByRole('row').filter({ hasText: '郑州' }).click()
  const drawer = page.getByRole('dialog', { name: '城市', exact: true })
  await drawer.getByRole('button', { name: '新增片区' }).click()
  const adding = page.getByRole('dialog', { name: '新增片区' })
  await adding.getByText(/^今天的 \d+ 单，按起点$/).scrollIntoViewIfNeeded()
  await adding.getByRole('group', { name: '郑州的边界与片区' }).locator('circle').first().waitFor()
  await expect.poll(() => coloursOf(adding.locator('canvas').first())).toBeGreaterThan(5)
  await page.screenshot({ path: `${import.meta.dirname}/../output/zones-ground.png` })
  expect(page.reportedErrors).toEqual([])
})
