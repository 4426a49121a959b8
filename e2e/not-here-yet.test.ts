import { expect, test } from 'vitest'
import { signIn } from './setup/browser.ts'
import { withProduct } from './setup/withProduct.ts'

/** So slow that the rider stays on the way. */
const product = withProduct(0.1)

test('“It is not here yet”: found by the end of a phone number and a name, the order shows who has it, and is urged', async () => {
  const { no, payFen, customer } = await product.street.order('food')
  await product.street.happen(no, { event: 'pay', by: 'payment', amountFen: payFen })
  await product.street.happen(no, { event: 'accept', by: 'merchant' })
  const dispatcher = await product.sitDown()
  await signIn(dispatcher, 'dispatcher')
  await dispatcher.goto(`/order?no=${no}`)
  await dispatcher.getByRole('dialog', { name: no }).getByRole('button', { name: '派单' }).click()
  await dispatcher.getByRole('dialog', { name: /派单/ }).getByRole('button', { name: /^派给/ }).click()
  const { workerId } = await product.street.hears(no, 'assigned')
  if (workerId === null) throw new Error('The order was given to nobody.')
  await product.street.happen(no, { event: 'take', by: 'rider', workerId })

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
  expect(await product.street.hears(no, 'urged')).toMatchObject({ workerId })
  await drawer.getByRole('tab', { name: '时间线' }).click()
  await drawer.getByText('员工 · 客服小李').first().waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/output/not-here-yet-urged.png` })

  // Pressing once more says when it may be pressed again, and tells nobody.
  await drawer.getByRole('button', { name: '催单' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByRole('alert').getByText('距上次催单不足3分钟，请稍后再催').waitFor()
  expect([...page.complaints, ...dispatcher.complaints]).toEqual([])
})
