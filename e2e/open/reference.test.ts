import { expect, test } from 'vitest'
import { expectNoFaults } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

const titles = { zh: '下单', en: 'Place an order', es: 'Crear un pedido', ja: '注文を登録' }

test('Open API: the reference is read without signing in, in one language, without an error, with nothing from elsewhere', async () => {
  for (const width of [1440, 390]) {
    const page = await product.openPage({ locale: 'zh-CN', viewport: { width, height: 900 } })
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.goto('/open/docs')
    await page.getByRole('heading', { name: '开放接口文档' }).waitFor()
    await expectNoFaults(page)
    await fits()
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.screenshot({ path: `e2e/output/reference-${theme}-${width}.png`, fullPage: true })
    }
    for (const [language, title] of Object.entries(titles)) {
      await page.goto(`/open/docs/calls/placeOrder?lang=${language}`)
      await page.getByRole('heading', { name: title, exact: true }).waitFor()
      expect(((await page.locator('main').textContent()) ?? '').includes('A customer placed')).toBe(language === 'en')
      await fits()
    }
    await expectNoFaults(page)
    await page.screenshot({ path: `e2e/output/reference-call-${width}.png` })
    await page.goto('/open/docs/refusals#requestReused')
    await page.locator('section#requestReused').waitFor()
    await expectNoFaults(page)
    await fits()
    // A request to another host, and a style that the policy forbids, are errors, too.
    expect(page.reportedErrors).toEqual([])
  }
})

test('Open API: from an app on the desk, the samples have its id, in the language of the desk', async () => {
  const page = await product.openPage({ locale: 'zh-CN' })
  await signIn(page, 'admin', '/system/open')
  await page.getByRole('row').filter({ hasText: 'demo-customer' }).click()
  const link = page.getByRole('dialog', { name: '应用', exact: true }).getByRole('link', { name: '接口文档' })
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByText("app_id='demo-customer'").waitFor()
  await page.getByRole('radio', { name: 'Java' }).check({ force: true })
  await page.getByText('String appId = "demo-customer";').waitFor()
  expect(await page.getByText("app_id='demo-customer'").isVisible()).toBe(false)
  await page.getByLabel('您的应用编号').fill('my-app')
  await page.getByRole('button', { name: '填入示例' }).click()
  await page.getByText("app_id='my-app'").waitFor()
  expect(page.reportedErrors).toEqual([])
})
