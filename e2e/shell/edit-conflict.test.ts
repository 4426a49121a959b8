import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

test('Roles: two people edit one role; the slower keeps the input, sees the other’s changes and saves with the next press', async () => {
  const [one, other] = [await product.openPage(), await product.openPage()]
  await signIn(one, 'admin')
  await signIn(other, 'admin')
  const [slow, fast] = [await editRole(one), await editRole(other)]

  await fast.getByLabel('名称（English）', { exact: true }).fill('Read only')
  await fast.getByRole('button', { name: '确定' }).click()
  await fast.waitFor({ state: 'detached' })

  await slow.getByLabel('名称（中文）', { exact: true }).fill('只读观察员')
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.getByRole('status').getByText('该记录已被').waitFor()
  expect(await slow.getByLabel('名称（中文）', { exact: true }).inputValue()).toBe('只读观察员')
  expect(await slow.getByLabel('名称（English）', { exact: true }).inputValue()).toBe('Read only')

  await slow.getByRole('button', { name: '确定' }).click()
  await slow.waitFor({ state: 'detached' })
  const again = await editRole(one, '只读观察员')
  expect(await again.getByLabel('名称（English）', { exact: true }).inputValue()).toBe('Read only')
  expect([...one.reportedErrors, ...other.reportedErrors]).toEqual([])
})

test('Menus: two people edit one title; the slower sees the saved value', async () => {
  const [one, other] = [await product.openPage(), await product.openPage()]
  await signIn(one, 'admin')
  await signIn(other, 'admin')
  const [slow, fast] = [await editEntry(one), await editEntry(other)]

  await fast.getByLabel('标题（中文）', { exact: true }).fill('投诉工单')
  await fast.getByRole('button', { name: '确定' }).click()
  await fast.waitFor({ state: 'detached' })

  await slow.getByLabel('标题（中文）', { exact: true }).fill('客诉管理')
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.getByRole('status').getByText('该记录已被').waitFor()
  await slow.getByText('当前记录为「投诉工单」').waitFor()
  expect(await slow.getByLabel('标题（中文）', { exact: true }).inputValue()).toBe('客诉管理')

  await slow.getByRole('button', { name: '确定' }).click()
  await slow.waitFor({ state: 'detached' })
  await other.getByRole('list', { name: '菜单管理' }).getByText('客诉管理').waitFor()
  expect([...one.reportedErrors, ...other.reportedErrors]).toEqual([])
})

async function editRole(page: Page, name = '只读观察'): Promise<Locator> {
  await page.goto('/system/role')
  await page.getByRole('columnheader').getByRole('button', { name }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  return page.getByRole('dialog', { name: new RegExp(`编辑.*${name}`) })
}

async function editEntry(page: Page): Promise<Locator> {
  await page.goto('/system/menu')
  await page.getByRole('button', { name: /编辑.*投诉管理/ }).click()
  return page.getByRole('dialog', { name: /编辑.*投诉管理/ })
}
