import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

/** A city in which an order is at the door within seconds. */
const product = withProduct(300)

test('Orders: a new order notifies the desk, is assigned, and its row follows without a reload', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/user/me')

  const { no } = await product.city.placeOrder()
  const toast = page.getByText(`【外卖】新订单 ${no}`)
  await toast.waitFor()
  await toast.click()

  await page.waitForURL(address => address.pathname === '/order' && address.searchParams.get('no') === no)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('button', { name: '派单' }).click()
  const riders = page.getByRole('dialog', { name: /派单/ })
  await riders.getByRole('option').first().click()
  await riders.getByRole('button', { name: /^派给/ }).click()

  // Meanwhile events of the apps continue.
  for (let others = 0; others < 8; others += 1) await product.city.placeOrder()

  // Who gets it confirms that within a second of ours.
  const hasCome = /已送达|已完成/
  await drawer.getByText(hasCome).first().waitFor()
  await drawer.getByRole('tab', { name: '时间线' }).click()
  await page.getByRole('button', { name: /条新订单/ }).click()
  // The picture in the README.
  await page.screenshot({ path: `${import.meta.dirname}/../output/orders.png` })
  await page.keyboard.press('Escape')
  await page
    .getByRole('row', { name: new RegExp(no) })
    .getByText(hasCome)
    .waitFor()
  expect(page.reportedErrors).toEqual([])
})
