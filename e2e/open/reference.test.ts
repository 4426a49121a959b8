import { expect, test } from 'vitest'
import { faultsOf } from '../setup/axe.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there sends anything by themselves. */
const product = withProduct(0.1)

test('Open API: the reference is read without signing in, loads nothing from elsewhere and has no faults for axe', async () => {
  const page = await product.openPage()
  const foreign: string[] = []
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(product.url)) foreign.push(request.url())
  })
  await page.goto('/open/docs')
  await page.getByText('Every request is signed', { exact: false }).first().waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Place an order · 下单' }).first().click()
  await page.getByText('/open/v1/orders', { exact: true }).first().waitFor()
  await page.getByText('externalNo', { exact: false }).first().waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/open/docs/refusals#requestReused')
  await page.locator('section#requestReused').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await faultsOf(page)).toEqual([])
  expect(foreign).toEqual([])
})
