import { expect, test } from 'vitest'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

test('Word lists: a term is added, tried in a text with its marks, changed and removed', async () => {
  const term = '内部秒杀群'
  const typed = `欢迎加入${term}，先到先得`
  const page = await product.openPage()
  await signIn(page, 'auditor', '/system/post-terms')
  await page.getByRole('button', { name: '新增敏感词' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '新增敏感词' })
  await dialog.getByLabel('敏感词').fill(term)
  await choose(dialog.getByRole('combobox', { name: '处理方式' }), '拦截')
  await choose(dialog.getByRole('combobox', { name: '违规类型' }), '广告')
  await dialog.getByRole('button', { name: '确定' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  // The demo has terms of its own, below which a new one waits.
  await page.getByRole('searchbox').fill(term)
  const row = page.getByRole('row').filter({ hasText: term })
  await row.getByText('拦截').waitFor()

  const asked: string[] = []
  page.on('request', request => request.url().includes('tryText') && asked.push(request.url()))
  await page.getByRole('button', { name: '试一试' }).press('Enter')
  const box = page.getByRole('dialog', { name: '试一试' })
  await box.getByRole('textbox').pressSequentially(typed)
  const mark = box.locator('mark')
  await mark.getByText('拦截 · 广告').waitFor()
  expect(await mark.count()).toBe(1)
  expect(await mark.textContent()).toContain(term)
  await box.getByText('命中 1 处').waitFor()
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThan(typed.length)
  await expectNoFaults(page)
  await page.keyboard.press('Escape')

  await row.click()
  const drawer = page.getByRole('dialog', { name: '敏感词' })
  expect(await faultsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: '编辑' }).press('Enter')
  const editing = page.getByRole('dialog', { name: term })
  await choose(editing.getByRole('combobox', { name: '处理方式' }), '仅标记')
  await editing.getByRole('button', { name: '确定' }).press('Enter')
  await row.getByText('仅标记').waitFor()
  // A row that was removed stays under the pointer until it leaves.
  await page.mouse.move(0, 0)
  await drawer.getByRole('button', { name: '删除' }).press('Enter')
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).press('Enter')
  await row.waitFor({ state: 'detached' })
  expect(page.reportedErrors).toEqual([])
})
