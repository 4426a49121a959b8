import { expect, test } from 'vitest'
import { faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.01)
const output = `${import.meta.dirname}/../output`
const listOf = (page: Person) => page.getByRole('region', { name: '上手六步' })
const stepOf = (page: Person, name: string) => listOf(page).getByRole('listitem').filter({ hasText: name })
const ticked = (page: Person, name: string) => stepOf(page, name).getByRole('img', { name: '做过了' })

test('First steps: each ticks itself while one looks, by what one did; a colleague’s do not', async () => {
  await waitingOrders(product, -900, 2)
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await listOf(page).waitFor()
  expect(await listOf(page).getByRole('listitem').count()).toBe(6)
  expect(await listOf(page).getByRole('checkbox').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: `${output}/first-steps-1440.png` })
  const colleague = await product.openPage()
  await signIn(colleague, 'ops')
  await listOf(colleague).waitFor()

  // Of the same person, in another window.
  const second = await product.openPage()
  await signIn(second, 'dispatcher')
  await second
    .getByRole('region', { name: '最紧急的十单' })
    .getByRole('link', { name: /外卖订单/ })
    .first()
    .click()
  await second.getByRole('dialog', { name: /\d{12}/ }).waitFor()
  await ticked(page, '打开一笔订单').waitFor()
  await page.getByRole('button', { name: '帮助' }).click()
  await ticked(page, '帮助').waitFor()
  await listOf(page).getByText('做了 2 步，共 6 步').waitFor()
  expect(await ticked(page, '看看调度台').count()).toBe(0)
  expect(await listOf(colleague).getByRole('img', { name: '做过了' }).count()).toBe(0)

  await page.getByRole('dialog', { name: '帮助' }).getByRole('button', { name: '关闭' }).click()
  await second.goto('/order?view=board')
  await ticked(page, '看看调度台').waitFor()
  await listOf(page).getByRole('button', { name: '不再显示这些步骤' }).click()
  await listOf(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('[data-block]').first().waitFor()
  expect(await listOf(page).count()).toBe(0)
  expect(await listOf(colleague).count()).toBe(1)
  for (const each of [page, colleague, second]) expect(each.reportedErrors).toEqual([])
})

test.each(['zh-CN', 'en-US', 'es-ES', 'ja-JP'])('First steps in %s fit at 390 px, in light and dark', async locale => {
  const page = await product.openPage({ viewport: { width: 390, height: 900 }, locale })
  await signIn(page, 'kefu')
  await page.locator('#first-steps').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const place = page.locator('div:has(> [aria-labelledby=first-steps])')
  // As high as was kept free for it.
  expect((await place.boundingBox())?.height).toBeLessThanOrEqual(300)
  await place.screenshot({ path: `${output}/first-steps-390-${locale}.png` })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await faultsOf(page)).toEqual([])
  await place.screenshot({ path: `${output}/first-steps-390-${locale}-dark.png` })
  expect(page.reportedErrors).toEqual([])
})
