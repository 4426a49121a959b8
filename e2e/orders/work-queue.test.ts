import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { speak, watchRequests } from '../setup/move.ts'
import { confirm } from '../setup/page/confirm.ts'
import { findWrittenOver } from '../setup/page/find-written-over.ts'
import { holdAnswers } from '../setup/page/hold-answers.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody but the story touches an order. */
const product = withProduct(0.01)

const output = `${import.meta.dirname}/../output`
const rowOf = (page: Person, no: string) => page.getByRole('row').filter({ hasText: no })

const waiting = (...minutes: number[]) => waitingOrders(product, ...minutes)

/** The numbers of these orders in the order in which their rows stand. */
async function placesOf(page: Person, numbers: readonly string[]): Promise<string[]> {
  const rows = await page
    .getByRole('row')
    .evaluateAll(all =>
      all
        .toSorted((a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')))
        .map(row => row.textContent ?? ''),
    )
  return rows.flatMap(text => numbers.filter(no => text.includes(no)))
}

test('Work queue: the first to be late is on top; keys work from the start; heads sort', async () => {
  const [later = '', late = '', soon = ''] = await waiting(50, -500, -400)
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order?queue=dispatch')
  await rowOf(page, late).waitFor()
  expect(await placesOf(page, [later, late, soon])).toEqual([late, soon, later])
  const state = page.getByRole('columnheader', { name: '状态', exact: true })
  expect(await state.getAttribute('aria-sort')).toBe('ascending')

  // Nothing was clicked so far: past the menu with one Tab, or at once by the keys of the list.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: new RegExp(soon) })
  await drawer.waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('派单')
  await page.keyboard.press('k')
  await page.getByRole('dialog', { name: new RegExp(late) }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('a')
  await page.getByRole('dialog', { name: `派单 ${late}` }).waitFor()
  await page.keyboard.press('Escape')

  const placed = page.getByRole('columnheader', { name: '订单', exact: true })
  await placed.getByRole('button').click()
  await expect.poll(() => placesOf(page, [later, late, soon])).toEqual([soon, late, later])
  expect(await placed.getAttribute('aria-sort')).toBe('descending')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('newest')
  await expectNoFaults(page)
  expect(page.reportedErrors).toEqual([])
})

test('Work queue: a search says where else it finds something, and a press goes there', async () => {
  const [no = ''] = await waiting(30)
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order?queue=deliver')
  // Whole: the orders of another day have the same last digits.
  await page.getByRole('searchbox').fill(no)
  const link = page.getByRole('button', { name: '其他状态有 1 条' })
  await page.screenshot({ path: `${output}/work-queue-elsewhere.png` })
  await link.waitFor({ timeout: 20_000 })
  await page.screenshot({ path: `${output}/work-queue-elsewhere.png` })
  await link.click()
  await rowOf(page, no).waitFor()
  expect(new URL(page.url()).searchParams.get('queue')).toBeNull()
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  await page.getByRole('button', { name: '昨天', exact: true }).click()
  await rowOf(page, no).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '近7天', exact: true }).click()
  await rowOf(page, no).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Work queue: under a tab never stand the rows of the tab before', async () => {
  const [no = ''] = await waiting(30)
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order?queue=dispatch')
  await rowOf(page, no).waitFor()
  const release = await holdAnswers(page, '**/api/orders/list')
  const counts = await page.getByRole('tab', { name: /待派单/ }).textContent()
  await page.getByRole('tab', { name: /配送中/ }).click()
  await rowOf(page, no).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-busy')).toBe('true')
  expect(await page.getByRole('tab', { name: /待派单/ }).textContent()).toBe(counts)
  release()
  await expect.poll(() => page.getByRole('grid', { includeHidden: false }).count()).toBeLessThanOrEqual(1)
  await page.getByRole('tab', { name: /待派单/ }).click()
  await rowOf(page, no).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Work queue: cancel several at once; each says whether it was done, and why not', async () => {
  const [first = '', second = ''] = await waiting(20, 25)
  const page = await product.openPage()
  await signIn(page, 'ops', '/order?queue=dispatch')
  await rowOf(page, first).waitFor()
  for (const no of [first, second]) await page.getByRole('checkbox', { name: `选择 ${no}` }).check()
  await page.screenshot({ path: `${output}/work-queue-chosen.png` })
  await page.getByRole('button', { name: '取消 2 条' }).click()
  const question = page.getByRole('dialog', { name: /^取消 2 条/ })
  await question.getByText(/共 2 单，应付合计/).waitFor()
  await question.getByRole('group', { name: '原因' }).getByRole('button').first().click()
  await expectNoFaults(page)
  // A colleague is faster with one of them.
  await product.queryDatabase(`update orders set version = version + 1 where no = '${second}'`)
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByText(`成功 1 条：${first.slice(-6)}`).waitFor()
  await page.getByRole('alert').getByText(second).waitFor()
  await page.screenshot({ path: `${output}/work-queue-results.png` })
  await rowOf(page, first).waitFor({ state: 'detached' })
  expect(await page.getByRole('checkbox', { name: `选择 ${second}` }).isChecked()).toBe(true)
  expect(page.reportedErrors).toEqual([])
})

const choose = (page: Person, no: string) => page.getByRole('checkbox', { name: `选择 ${no}` }).check()
const ends = (numbers: readonly string[]) => numbers.map(no => no.slice(-6)).join(', ')

test('Together: urge several, then export them, each with its result', async () => {
  const numbers = await waitingOrders(product, 20, 25)
  const page = await product.openPage({ acceptDownloads: true })
  await signIn(page, 'ops', '/order?queue=dispatch')
  for (const no of numbers) await choose(page, no)
  await page.getByRole('button', { name: '催单 2 条' }).click()
  await confirm(page)
  await page.getByText(`成功 2 条：${ends(numbers)}`).waitFor()

  for (const no of numbers) await choose(page, no)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 2 条' }).click()
  await page.getByRole('button', { name: /导出完成，点击下载/ }).click()
  const lines = await readSheet(await readFile(await (await saving).path()))
  // Below the head, and above an empty line and who took them away.
  expect(
    lines
      .slice(1, -2)
      .map(([no]) => String(no))
      .toSorted(),
  ).toEqual(numbers.toSorted())
  expect(page.reportedErrors).toEqual([])
})

test('Together: assign several to one rider; a colleague who was faster with one is named', async () => {
  const numbers = await waitingOrders(product, 30, 35)
  const [first = '', second = ''] = numbers
  const page = await product.openPage()
  await signIn(page, 'ops', '/order?queue=dispatch')
  for (const no of numbers) await choose(page, no)
  await page.getByRole('button', { name: '派单 2 条' }).click()
  const riders = page.getByRole('dialog', { name: '派单 2 条' })
  await riders.getByRole('option').first().waitFor()

  const colleague = await product.openPage()
  await signIn(colleague, 'dispatcher', `/order?queue=dispatch&no=${second}`)
  await colleague.getByRole('dialog', { name: second }).getByRole('button', { name: '派单' }).click()
  const others = colleague.getByRole('dialog', { name: /派单/ }).last()
  await others.getByRole('button', { name: /^派给/ }).click()
  await others.waitFor({ state: 'hidden' })

  await riders.getByRole('button', { name: /^派给/ }).click()
  await page.getByText(`成功 1 条：${ends([first])}`).waitFor()
  await page
    .getByRole('alert')
    .getByText(new RegExp(`${second}.*调度老周.*派给`))
    .waitFor()
  await page.screenshot({ path: `${output}/together-assigned.png` })
  expect([...page.reportedErrors, ...colleague.reportedErrors]).toEqual([])
})

test('Together: with Shift, all from the last chosen one to this one are chosen', async () => {
  const numbers = await waitingOrders(product, -700, -690, -680)
  const page = await product.openPage()
  await signIn(page, 'ops', '/order?queue=dispatch')
  await choose(page, numbers[0] ?? '')
  await page.getByRole('checkbox', { name: `选择 ${numbers[2]}` }).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: '催单 3 条' }).waitFor()
  for (const no of numbers) expect(await page.getByRole('checkbox', { name: `选择 ${no}` }).isChecked()).toBe(true)
  expect(page.reportedErrors).toEqual([])
})

test('Together: on a phone the card of an order is assigned, and nothing is cut off', async () => {
  const [no = ''] = await waitingOrders(product, 5)
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  watchRequests(page)
  await signIn(page, 'dispatcher', '/order?queue=dispatch')
  const card = page.getByRole('article').filter({ hasText: no })
  await card.getByRole('button', { name: '派单' }).tap()
  const riders = page.getByRole('dialog', { name: /派单/ })
  await riders.getByRole('option').first().waitFor()
  await page.screenshot({ path: `${output}/phone-assign.png` })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await faultsOf(page)).toEqual([])
  // Here the reasons for a rider are longest.
  await speak(page, 'es')
  expect(await page.evaluate(findWrittenOver)).toEqual([])
  await page.screenshot({ path: `${output}/phone-assign-es.png` })
  await speak(page, 'zh')
  await riders.getByRole('button', { name: /^派给/ }).tap()
  await riders.waitFor({ state: 'hidden' })
  await card.waitFor({ state: 'detached' })
  expect(page.reportedErrors).toEqual([])
})
