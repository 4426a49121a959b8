import { expect, test } from 'vitest'
import { signIn } from '../../setup/browser.ts'
import { askedRefund } from '../../setup/records/queues.ts'
import { withProduct } from '../../setup/withProduct.ts'

const product = withProduct(0.1)

const output = `${import.meta.dirname}/../../output`

test('Lists: a row without a box begins where the others do, and the box in the head chooses all that can be', async () => {
  await askedRefund(product)
  const page = await product.openPage()
  await signIn(page, 'finance', '/finance/refund?tab=all')
  const boxes = page.getByRole('row').getByRole('checkbox')
  await expect.poll(() => boxes.count()).toBe(2)
  const begins = await page.getByText(/^TK\d+$/).evaluateAll(all => all.map(one => one.getBoundingClientRect().left))
  expect(begins.length).toBeGreaterThan(2)
  expect(new Set(begins).size).toBe(1)
  const all = page.getByRole('columnheader').getByRole('checkbox')
  await all.check()
  await page.screenshot({ path: `${output}/choose-all.png` })
  await page.getByText('已选 1 条').waitFor()
  expect(await boxes.last().isChecked()).toBe(true)
  await all.uncheck()
  await page.getByText('已选 1 条').waitFor({ state: 'detached' })
  expect(page.reportedErrors).toEqual([])
})

test('Lists: a new row is shown at once while nobody is at the rows; else it waits in the toolbar and moves nothing', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order')
  const numbers = page.getByRole('gridcell').getByText(/^WM\d+$/)
  await numbers.first().waitFor()
  const { no: first } = await product.apps.order('food')
  await page.getByRole('row').filter({ hasText: first }).waitFor()
  const pill = page.getByRole('button', { name: '有 1 条新订单' })
  expect(await pill.count()).toBe(0)

  await numbers.nth(2).hover()
  const places = () =>
    page
      .locator('[role=searchbox], [role=grid], [role=gridcell]')
      .evaluateAll(parts =>
        parts.map(part => [
          part.textContent?.slice(0, 20).replace(/\d+:\d\d/, ''),
          part.getBoundingClientRect().x,
          part.getBoundingClientRect().y,
        ]),
      )
  const before = await places()
  const { no: second } = await product.apps.order('food')
  await pill.waitFor()
  await page.screenshot({ path: `${output}/new-rows.png` })
  expect(await places()).toEqual(before)
  await pill.click()
  await page.getByRole('row').filter({ hasText: second }).waitFor()
  await pill.waitFor({ state: 'detached' })
  expect(page.reportedErrors).toEqual([])
})
