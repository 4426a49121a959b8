import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody but the story touches an order. */
const product = withProduct(0.01)

const output = `${import.meta.dirname}/../output`
const choose = (page: Person, no: string) => page.getByRole('checkbox', { name: `选择 ${no}` }).check()
const ends = (numbers: readonly string[]) => numbers.map(no => no.slice(-6)).join(', ')
const confirm = (page: Person) =>
  page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click()

test('Together: urge several, then export them, each with its result', async () => {
  const numbers = await waitingOrders(product, 20, 25)
  const page = await product.openPage({ acceptDownloads: true })
  await signIn(page, 'ops', '/order?queue=dispatch')
  for (const no of numbers) await choose(page, no)
  await page.getByRole('button', { name: '催单 2 条' }).click()
  await confirm(page)
  await page.getByText(`成功 2 单：${ends(numbers)}`).waitFor()

  for (const no of numbers) await choose(page, no)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 2 条' }).click()
  await page.getByRole('button', { name: /导出完成，点击下载/ }).click()
  const lines = await readSheet(await readFile(await (await saving).path()))
  expect(lines.slice(2).map(([no]) => String(no))).toEqual(expect.arrayContaining([...numbers]))
  expect(lines.slice(2).length).toBe(2)
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
  await page.getByText(`成功 1 单：${ends([first])}`).waitFor()
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
  await signIn(page, 'dispatcher', '/order?queue=dispatch')
  const card = page.getByRole('article').filter({ hasText: no })
  await card.getByRole('button', { name: '派单' }).tap()
  const riders = page.getByRole('dialog', { name: /派单/ })
  await riders.getByRole('option').first().waitFor()
  await page.screenshot({ path: `${output}/phone-assign.png` })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await faultsOf(page)).toEqual([])
  await riders.getByRole('button', { name: /^派给/ }).tap()
  await riders.waitFor({ state: 'hidden' })
  await card.waitFor({ state: 'detached' })
  expect(page.reportedErrors).toEqual([])
})
