import { expect, test } from 'vitest'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn, signInByForm } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { holdAnswers } from '../setup/page/hold-answers.ts'
import { foodRows } from '../setup/page/orders.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const output = `${import.meta.dirname}/../output`
const headsOf = (page: Person) => page.getByRole('columnheader').allTextContents()
const firstRow = (page: Person) => foodRows(page).first()

async function widthOf(page: Person, head: string): Promise<number> {
  return (await page.getByRole('columnheader', { name: head, exact: true }).boundingBox())?.width ?? 0
}

test('Lists: while the first page is read, a list is busy and has no rows for a screen reader', async () => {
  const page = await product.openPage()
  const release = await holdAnswers(page, '**/api/orders/list')
  await signIn(page, 'dispatcher', '/order')
  await page.locator('[role=grid][aria-busy=true]').waitFor()
  expect(await page.getByRole('row').count()).toBe(1)
  await expectNoFaults(page)
  release()
  await firstRow(page).waitFor()
  await page.context().close()
})

test('Lists: show the keyboard shortcuts', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order')
  await firstRow(page).waitFor()
  const read = page.waitForResponse(answer => answer.url().includes('/api/orders/list'))
  await page.keyboard.press('r')
  await read
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: '键盘操作' })
  await dialog.getByText('上一行 / 下一行').waitFor()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  await page.context().close()
})

test('Lists: hidden, moved and widened columns are kept after a reload', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order')
  await firstRow(page).waitFor()
  const delivered = await headsOf(page)
  const [number = '', state = '', shop = '', customer = ''] = delivered

  await page.getByRole('button', { name: '列', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '列', exact: true })
  await panel.getByRole('checkbox', { name: customer }).uncheck()
  await panel.getByRole('button', { name: `上移“${shop}”` }).press('Enter')
  await expect.poll(() => panel.getByRole('checkbox', { name: number }).isDisabled()).toBe(true)
  const arranged = [number, shop, state, ...delivered.slice(4)]
  await expect.poll(() => headsOf(page)).toEqual(arranged)
  await expectNoFaults(page)
  await page.screenshot({ path: `${output}/lists-columns.png` })
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })

  const before = await widthOf(page, state)
  const edge = page.getByRole('separator', { name: `“${state}”列宽` })
  await edge.press('ArrowRight')
  await edge.press('ArrowRight')
  await expect.poll(() => widthOf(page, state)).toBe(before + 32)
  const handle = await page.getByRole('separator', { name: `“${number}”列宽` }).boundingBox()
  if (!handle) throw new Error('The edge of the first column is nowhere.')
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  const numberBefore = await widthOf(page, number)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => widthOf(page, number)).toBe(numberBefore + 40)

  await page.reload()
  await firstRow(page).waitFor()
  await expect.poll(() => headsOf(page)).toEqual(arranged)
  expect([await widthOf(page, state), await widthOf(page, number)]).toEqual([before + 32, numberBefore + 40])
  // Of this list only.
  await page.goto('/sendorder')
  await page.getByRole('columnheader', { name: customer, exact: true }).waitFor()

  await page.goto('/order')
  await page.getByRole('button', { name: '列', exact: true }).click()
  await panel.getByRole('button', { name: '恢复默认' }).click()
  await expect.poll(() => headsOf(page)).toEqual(delivered)
  await expect.poll(() => widthOf(page, state)).toBe(before)
  expect(page.reportedErrors).toEqual([])
})

test('Lists: save a view, share it with a role, and use it as a member of the role', async () => {
  const admin = await product.openPage()
  await signIn(admin, 'admin', '/order?queue=cancelled&leastFen=3000')
  await firstRow(admin).waitFor()
  await admin.getByRole('button', { name: '视图', exact: true }).click()
  const panel = admin.getByRole('dialog', { name: '视图', exact: true })
  await panel.getByText('还没有视图').waitFor()
  await panel.getByRole('button', { name: '保存当前条件为视图' }).click()
  await panel.getByLabel('视图名称').fill('大额取消')
  await choose(panel.getByLabel('谁可以使用'), '共享给“调度”')
  await expectNoFaults(admin)
  await admin.screenshot({ path: `${output}/lists-view-form.png` })
  await panel.getByRole('button', { name: '确定' }).click()
  const own = panel.getByRole('listitem').filter({ hasText: '大额取消' })
  await own.getByText('共享给“调度”').waitFor()

  const dispatcher = await product.openPage()
  await signIn(dispatcher, 'dispatcher', '/order')
  await dispatcher.getByRole('button', { name: '视图', exact: true }).click()
  const offered = dispatcher.getByRole('dialog', { name: '视图', exact: true })
  await offered.getByText('管理员 共享给“调度”').waitFor()
  expect(await offered.getByRole('button', { name: '删除“大额取消”' }).count()).toBe(0)
  await expectNoFaults(dispatcher)
  await dispatcher.screenshot({ path: `${output}/lists-views.png` })
  await offered.getByRole('button', { name: /大额取消/ }).click()
  await dispatcher.waitForURL(/queue=cancelled/)
  expect(new URL(dispatcher.url()).searchParams.get('leastFen')).toBe('3000')
  // The filters that are in force are in sight.
  await expect.poll(() => dispatcher.getByLabel('最低金额').inputValue()).toBe('30')

  await admin.keyboard.press('Escape')
  await admin.getByRole('tab', { name: /全部/ }).click()
  await admin.getByRole('button', { name: '视图', exact: true }).click()
  await panel.getByRole('button', { name: '用当前条件覆盖“大额取消”' }).click()
  await admin.getByText('“大额取消”已更新为当前条件').waitFor()
  await panel.getByRole('button', { name: '删除“大额取消”' }).click()
  await admin.getByRole('alertdialog').or(admin.getByRole('dialog')).getByRole('button', { name: '确定' }).click()
  await dispatcher.reload()
  await dispatcher.getByRole('button', { name: '视图', exact: true }).click()
  await expect.poll(() => offered.getByText('还没有视图').isVisible()).toBe(true)
  expect([...admin.reportedErrors, ...dispatcher.reportedErrors]).toEqual([])
})

test('Lists: move through a long list by keyboard; the current row stays visible', async () => {
  const page = await product.openPage()
  await signInByForm(page, 'dispatcher')
  await page.goto('/order')
  await firstRow(page).waitFor()
  const grid = page.getByRole('grid')
  const isInSight = (index: number) =>
    page.locator(`[aria-rowindex="${index}"]`).evaluateAll(([row]) => {
      const [inner, outer] = [row?.getBoundingClientRect(), row?.closest('[role=grid]')?.getBoundingClientRect()]
      return inner && outer ? inner.top >= outer.top && inner.bottom <= outer.bottom + 1 : false
    })
  await grid.press('End')
  await expect.poll(() => isInSight(50)).toBe(true)
  // The next page comes by itself.
  await page.locator('[aria-rowindex="53"]').waitFor({ state: 'attached' })
  for (let at = 0; at < 3; at += 1) await grid.press('ArrowDown')
  await expect.poll(() => isInSight(53)).toBe(true)
  await expect.poll(() => page.locator('[aria-rowindex]').count()).toBeLessThan(50)
  await grid.press('Home')
  await expect.poll(() => isInSight(1)).toBe(true)
  expect(page.reportedErrors).toEqual([])
})

test('Workers: of nobody the drawer says that they finished more orders than they took, or took more than they were offered', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/list?tab=rider')
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') })
  await rows.first().waitFor()
  for (const at of [0, 1, 2]) {
    await rows.nth(at).click()
    const drawer = page.getByRole('dialog')
    const said = await drawer.getByText(/^派单 \d+，接受/).textContent()
    const [offered = 0, accepted = 0, taken = 0, finished = 0] = (said?.match(/\d+/g) ?? []).map(Number)
    expect([accepted <= offered, accepted <= taken, finished <= taken, taken > 0]).toEqual([true, true, true, true])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
  expect(page.reportedErrors).toEqual([])
})
