import { expect, test } from 'vitest'
import { type Person, signIn } from '../../setup/browser.ts'
import { withProduct } from '../../setup/withProduct.ts'

const product = withProduct(0.1)

const output = `${import.meta.dirname}/../../output`

const own = (page: Person) => page.locator('[role=row][data-own]')

async function addCity(page: Person, name: string, option: string): Promise<void> {
  await page.getByRole('button', { name: '新增城市' }).click()
  const dialog = page.getByRole('dialog', { name: '新增城市' })
  await dialog.getByLabel('选择城市').fill(name)
  await page.getByRole('option', { name: option }).click()
  await dialog.getByRole('checkbox', { name: '外卖订单' }).check()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('Lists: what somebody makes stands marked in the list, beyond its loaded rows and in spite of its filters, too', async () => {
  await product.queryDatabase(`insert into cities (code, names, services)
    select '2199' || lpad(n::text, 2, '0'), jsonb_build_object('zh', '北城' || n, 'en', 'North ' || n, 'es', 'Norte ' || n, 'ja', '北' || n),
      array['food'] from generate_series(1, 60) as n`)
  const page = await product.openPage()
  await signIn(page, 'ops', '/system/cities')
  const rows = page.locator('[role=row][aria-selected]')
  await rows.first().waitFor()

  // The list is by codes: this one is the last, behind a page that nobody has loaded.
  await addCity(page, '乌鲁木齐', '乌鲁木齐 650100')
  await own(page).getByText('乌鲁木齐').waitFor()
  expect(await rows.first().textContent()).toContain('乌鲁木齐')
  await page.screenshot({ path: `${output}/own-made-beyond.png` })
  // At its place in the list it stands once.
  await page.getByRole('searchbox').fill('6501')
  await expect.poll(() => rows.count()).toBe(1)
  expect(await own(page).count()).toBe(1)

  // The search hides this one.
  await addCity(page, '开封', '开封 410200')
  const note = page.getByRole('status').filter({ hasText: '不符合当前筛选' })
  await note.getByText('“开封”').waitFor()
  await page.screenshot({ path: `${output}/own-made-hidden.png` })
  expect(await own(page).getByText('开封').count()).toBe(0)
  await note.getByRole('button', { name: '仍在列表中显示' }).click()
  await own(page).getByText('开封').waitFor()
  await note.waitFor({ state: 'detached' })
  await page.screenshot({ path: `${output}/own-made-shown.png` })

  // Without the search, its own place is loaded.
  await page.getByRole('searchbox').fill('')
  await own(page).getByText('开封').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${output}/own-made-390-dark.png` })
  expect(page.reportedErrors).toEqual([])
})
