import { expect, test } from 'vitest'
import { menus } from '#contract/access/menus.ts'
import { faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { openStaff } from '../setup/staff.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

const place = (page: Person) => page.getByRole('list', { name: '菜单管理' }).getByRole('listitem')

/** Titles of entries that have no other above them, as the server has them. */
async function stored(): Promise<string[]> {
  const admin = await openStaff(product.url, 'admin')
  const rows = await admin.call(menus.list, {})
  const top = rows.filter(({ parentId }) => parentId === null)
  return top.toSorted((one, other) => one.sort - other.sort || one.id - other.id).map(({ titles }) => titles.zh ?? '')
}

test('Menus: moves are undone one after the other, and the menu is as it was', async () => {
  const before = await stored()
  const page = await product.openPage()
  await signIn(page, 'admin', '/system/menu')
  await place(page).first().waitFor()
  const undo = page.getByRole('button', { name: '撤销这次移动' })
  expect(await undo.count()).toBe(0)
  const [first = '', second = ''] = before
  await page.getByRole('button', { name: `下移“${first}”`, exact: true }).click()
  await page.getByText(`“${first}”已移到第 2 位`).waitFor()
  await expect.poll(stored).toEqual([second, first, ...before.slice(2)])
  await page.getByRole('button', { name: `下移“${first}”`, exact: true }).click()
  await page.getByText(`“${first}”已移到第 3 位`).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'e2e/output/menus-moved.png' })
  await undo.click()
  await page.getByText(`“${first}”已移到第 2 位`).waitFor()
  await undo.click()
  await undo.waitFor({ state: 'detached' })
  await expect.poll(stored).toEqual(before)
  expect(page.reportedErrors).toEqual([])
})
