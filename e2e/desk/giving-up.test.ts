import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { givingUpWords } from '#words/base/lists.ts'
import { uiWords } from '#words/base/ui.ts'
import { signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { moveTo, watchRequests } from '../setup/move.ts'
import { foodRows } from '../setup/page/orders.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

const questionOf = (page: Page) => page.getByRole('dialog').filter({ hasText: givingUpWords.sure.zh })
const keepWriting = (page: Page) => page.getByRole('button', { name: givingUpWords.keepWriting.zh }).click()
const giveUp = (page: Page) => page.getByRole('button', { name: givingUpWords.giveUp.zh }).click()

/** Beside the dialog, where nothing is behind that would be pressed. */
const pressBeside = (page: Page) => page.mouse.click(5, 895)

type Ways = { field: Locator; dialog: Locator; close: () => Promise<unknown>; again?: () => Promise<unknown> }

/** Typed text stays until one says that it may go; without it, the same closes at once. */
async function expectQuestion(page: Page, { field, dialog, close, again }: Ways): Promise<void> {
  await field.fill('写到一半')
  await close()
  await questionOf(page).waitFor()
  await keepWriting(page)
  await questionOf(page).waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('写到一半')
  await field.fill('')
  await close()
  await dialog.waitFor({ state: 'hidden' })
  if (!again) return
  await again()
  await field.fill('又写了一半')
  await close()
  await giveUp(page)
  await dialog.waitFor({ state: 'hidden' })
  await questionOf(page).waitFor({ state: 'hidden' })
}

test('Nothing typed is lost: Esc, a press beside a dialog, 取消 and × ask first; what was submitted asks nothing', async () => {
  const page = await product.openPage()
  watchRequests(page)
  await signIn(page, 'admin', '/system/role')
  const role = page.getByRole('dialog', { name: '新增角色' })
  const addRole = () => page.getByRole('button', { name: '新增角色' }).click()
  await addRole()
  await expectQuestion(page, {
    dialog: role,
    field: role.getByRole('textbox').nth(1),
    close: () => page.keyboard.press('Escape'),
    again: addRole,
  })

  await moveTo(page, '/system/post-terms')
  const term = page.getByRole('dialog', { name: '新增敏感词' })
  const addTerm = () => page.getByRole('button', { name: '新增敏感词' }).click()
  await addTerm()
  const word = term.getByLabel('敏感词')
  await expectQuestion(page, { dialog: term, field: word, close: () => pressBeside(page), again: addTerm })
  await addTerm()
  await expectQuestion(page, {
    dialog: term,
    field: word,
    close: () => term.getByRole('button', { name: uiWords.no.zh }).click(),
  })
  await addTerm()
  await word.fill('写完的词')
  await choose(term.getByRole('combobox', { name: '处理方式' }), '拦截')
  await choose(term.getByRole('combobox', { name: '违规类型' }), '广告')
  await term.getByRole('button', { name: uiWords.yes.zh }).click()
  await term.waitFor({ state: 'hidden' })
  expect(await questionOf(page).count()).toBe(0)
  expect(page.reportedErrors).toEqual([])
})

test('Nothing typed is lost: the drawer of an order asks for a note, also from another part of it', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order?queue=all')
  await foodRows(page).first().click()
  const drawer = page.getByRole('dialog').first()
  const notes = drawer.getByRole('tab', { name: /备注/ })
  await notes.click()
  const field = drawer.getByLabel('写一条备注')
  const close = () => drawer.getByRole('button', { name: `${uiWords.close.zh} Esc` }).click()
  await field.fill('顾客说不要香菜')
  await drawer.getByRole('tab', { name: '时间线' }).click()
  await close()
  await keepWriting(page)
  await notes.click()
  expect(await field.inputValue()).toBe('顾客说不要香菜')
  await close()
  await giveUp(page)
  await drawer.waitFor({ state: 'hidden' })
  expect(page.reportedErrors).toEqual([])
})
