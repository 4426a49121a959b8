import { expect, test } from 'vitest'
import { signIn } from './setup/browser.ts'
import { withProduct } from './setup/withProduct.ts'

/** Slow enough that the rider is still on the way when the customer calls. */
const product = withProduct(5)

test('“It is not here yet”: found by the end of a phone number and a name, the order shows who has it, and is urged', async () => {
  const { no, customer } = await product.street.order('food')
  const dispatcher = await product.sitDown()
  await signIn(dispatcher, 'dispatcher')
  await dispatcher.goto(`/order?no=${no}`)
  await dispatcher.getByRole('dialog', { name: no }).getByRole('button', { name: '派单' }).click()
  await dispatcher.getByRole('dialog', { name: /派单/ }).getByRole('button', { name: /^派给/ }).click()
  await product.street.hears(no, 'taken')

  const page = await product.sitDown()
  await signIn(page, 'kefu')
  await page.getByRole('tablist').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索菜单' }).fill(`${customer.phone.slice(-4)} ${customer.name}`)
  const hit = page.getByRole('option').filter({ hasText: no })
  await hit.getByText(`${customer.name} ${customer.phone.slice(-4)}`).waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/output/not-here-yet-palette.png` })
  await page.keyboard.press('Enter')

  await page.waitForURL(address => address.searchParams.get('no') === no)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('region', { name: '骑手' }).waitFor()
  await drawer.getByRole('timer').waitFor()
  await drawer.getByRole('button', { name: '催单' }).click()
  const question = page.getByRole('dialog', { name: '系统提示' })
  await question.getByText(no).waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await question.waitFor({ state: 'detached' })
  const heard = await product.street.hears(no, 'urged')
  expect(heard.workerId).toMatch(/^R\d{4}$/)
  await drawer.getByRole('tab', { name: '时间线' }).click()
  await drawer.getByText('员工 · 客服小李').first().waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/output/not-here-yet-urged.png` })

  // Pressing once more says when it may be pressed again, and tells nobody.
  await drawer.getByRole('button', { name: '催单' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByRole('alert').filter({ hasText: /催/ }).waitFor()
  expect([...page.complaints.filter(said => !said.includes('409')), ...dispatcher.complaints]).toEqual([])
})
