import { test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

test('look', async () => {
  await product.queryDatabase(
    `delete from settings where name like 'setup.skipped.%'`,
    `update cities set outline = '{"type":"Polygon","coordinates":[[[113.4,34.6],[113.9,34.5],[114.0,34.8],[113.7,34.95],[113.5,34.85],[113.4,34.6]]]}', lng = 113.66, lat = 34.75, holidays = '{2026-10-01,2026-10-02}'`,
    `insert into cities (code, names, services, hours) values ('410300', '{"zh":"洛阳","en":"Luoyang","es":"Luoyang","ja":"洛陽"}', '{food,errand}', '20-6'), ('410200', '{"zh":"开封","en":"Kaifeng","es":"Kaifeng","ja":"開封"}', '{}', '')`,
  )
  for (const [width, height, lang, theme] of [
    [1440, 900, 'zh-CN', 'light'],
    [1440, 900, 'en', 'dark'],
    [992, 800, 'en', 'light'],
    [390, 844, 'en', 'light'],
    [390, 844, 'zh-CN', 'dark'],
  ] as const) {
    const page = await product.openPage({ viewport: { width, height }, locale: lang, colorScheme: theme })
    const shot = (name: string) => page.screenshot({ path: `e2e/output/look-${name}-${width}-${lang}-${theme}.png` })
    await signIn(page, 'admin', '/system/cities')
    await page
      .getByText(lang === 'en' ? 'Luoyang' : '洛阳')
      .first()
      .waitFor()
    await shot('cities')
    await page
      .getByText(lang === 'en' ? 'Zhengzhou' : '郑州')
      .first()
      .click()
    await page.getByRole('button', { name: lang === 'en' ? 'Edit' : '编辑', exact: true }).waitFor()
    await shot('drawer')
    await page.getByRole('button', { name: lang === 'en' ? 'Edit' : '编辑', exact: true }).click()
    await page.locator('details summary').click()
    await shot('dialog')
    await page.goto('/welcome')
    await page.locator('ol > li').first().waitFor()
    await shot('welcome')
    await page.goto('/dashboard')
    await page.getByRole('region', { name: lang === 'en' ? 'Getting started' : '开始使用' }).waitFor()
    await shot('dashboard')
    await page.context().close()
  }
})
