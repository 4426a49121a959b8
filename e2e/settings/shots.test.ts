import { test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

test('shots', async () => {
  for (const [width, language, theme] of [
    [1440, 'zh', 'light'],
    [992, 'en', 'dark'],
    [390, 'en', 'light'],
    [390, 'zh', 'dark'],
  ] as const) {
    const page = await product.openPage({ viewport: { width, height: 860 }, locale: language, colorScheme: theme })
    await signIn(page, 'admin', '/system/settings')
    await page.evaluate(lang => localStorage.setItem('language', lang), language)
    const shot = (name: string) =>
      page.screenshot({ path: `e2e/output/shot-${name}-${width}-${language}-${theme}.png` })
    for (const group of ['money', 'orders', 'retention']) {
      await page.goto(`/system/settings?group=${group}`)
      await page.locator('#settings-list li').first().waitFor()
      await shot(group)
    }
    await page.goto('/system/settings?group=money')
    const buttons = page
      .locator('#settings-list li button.inline-flex, #settings-list li button')
      .filter({ hasText: /^(修改参数|Change setting)$/ })
    await buttons.nth(0).click()
    await page.getByRole('dialog').waitFor()
    await shot('limits')
    await page.goto('/system/settings?group=orders')
    await buttons.nth(2).click()
    await page.getByRole('dialog').waitFor()
    await shot('clocks')
    await page.goto('/system/settings?group=money')
    await buttons.nth(5).click()
    await page.getByRole('dialog').waitFor()
    await shot('hours')
  }
})
