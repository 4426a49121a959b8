import { expect, test } from 'vitest'
import { expectNoFaults, faultsOfTheme } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { moveTo, speak, watchRequests } from '../setup/move.ts'
import { confirm } from '../setup/page/confirm.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody but the story touches an order. */
const product = withProduct(0.01)

const output = `${import.meta.dirname}/../output`

test('Log: what one press did to several orders is one line, which unfolds to each order by its number', async () => {
  const numbers = await waitingOrders(product, 20, 25, 30)
  const [first = '', second = ''] = numbers
  const page = await product.openPage()
  watchRequests(page)
  await signIn(page, 'admin', '/order?queue=dispatch')
  for (const no of numbers) await page.getByRole('checkbox', { name: `选择 ${no}` }).check()
  await page.getByRole('button', { name: '催单 3 条' }).click()
  await confirm(page)
  await page.getByText('成功 3 条').waitFor()

  await moveTo(page, '/system/log?action=orders.urge')
  const line = page.getByRole('row').filter({ hasText: '3 个订单' })
  await line.waitFor()
  expect(await page.getByRole('row').filter({ hasText: '催单' }).count()).toBe(1)
  await page.screenshot({ path: `${output}/log-press.png` })
  await line.click()
  const drawer = page.getByRole('dialog')
  const lines = drawer.getByRole('region', { name: '同一次操作的 3 条记录' }).getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(3)
  expect(await lines.allTextContents()).toEqual(numbers.map(no => expect.stringContaining(no)))
  await page.screenshot({ path: `${output}/log-press-drawer.png` })
  await expectNoFaults(page)
  expect(await faultsOfTheme(page, 'dark')).toEqual([])
  await page.screenshot({ path: `${output}/log-press-dark.png` })
  await drawer.getByRole('link', { name: second }).click()
  await page.getByRole('dialog', { name: second }).waitFor()

  // About one of the orders there is its own line, with its name.
  await moveTo(page, `/system/log?action=orders.urge&record=${first}`)
  await page
    .getByRole('row')
    .filter({ hasText: `订单 ${first}` })
    .waitFor()
  await moveTo(page, '/system/log')
  await speak(page, 'en')
  await page.getByRole('row').filter({ hasText: 'Order × 3' }).waitFor()
  await page.screenshot({ path: `${output}/log-press-en.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Order × 3').waitFor()
  await page.screenshot({ path: `${output}/log-press-phone.png` })
  expect(page.reportedErrors).toEqual([])
})
