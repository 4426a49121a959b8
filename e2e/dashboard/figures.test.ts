import { expect, test } from 'vitest'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const output = `${import.meta.dirname}/../output`
const blockOf = (page: Person, name: string) => page.getByRole('region', { name, exact: true })
const tileOf = (page: Person, name: string) =>
  blockOf(page, '核心指标').locator('dl > div', { has: page.getByText(name, { exact: true }) })
const linesOf = (page: Person, name: string) => tileOf(page, name).locator('p').allTextContents()

test('Figures: of few orders the earlier number is said and no percentage, and what is under way is compared later', async () => {
  const page = await product.openPage()
  // So few are left of the days before that no percentage says anything, however late in the day it is.
  await product.queryDatabase("delete from order_hours where service = 'challenge'")
  await product.city.placeOrder({ service: 'challenge' })
  await signIn(page, 'admin', '/dashboard?service=challenge')
  await blockOf(page, '核心指标').scrollIntoViewIfNeeded()
  await tileOf(page, '下单量').waitFor()
  expect(await linesOf(page, '下单量')).toEqual([
    expect.stringMatching(/^前一日同期 1?\d$/),
    expect.stringMatching(/^一周前同期 1?\d$/),
  ])
  expect(await linesOf(page, '有效订单')).toEqual(['进行中，结束后再比较'])
  for (const line of await blockOf(page, '核心指标').locator('dl p').allTextContents())
    expect(line).not.toMatch(/\d{4}%|,\d{3}%/)
  await page.screenshot({ path: `${output}/figures-few.png` })

  const tiles = await blockOf(page, '核心指标').locator('dl dt').count()
  await page.getByRole('button', { name: '这些数字怎么算' }).click()
  const hints = page.getByRole('dialog', { name: '指标口径' })
  await hints.getByText('期间支付且已完成或已取消的订单中，完成的占比').waitFor()
  await hints.getByText('按入账日').waitFor()
  expect(await hints.locator('dt').count()).toBe(tiles)
  await expectNoFaults(page)
  await page.screenshot({ path: `${output}/figures-hints.png` })
  await page.keyboard.press('Escape')
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('Figures: the hour that is not over says so, and the funnel says of what its share is', async () => {
  const page = await product.openPage()
  // Just after midnight there is no other yet.
  await product.city.placeOrder({ service: 'food' })
  await signIn(page, 'admin', '/dashboard?service=food')
  const trend = blockOf(page, '订单趋势')
  await trend.scrollIntoViewIfNeeded()
  const points = trend.locator('[data-point]')
  await expect.poll(() => points.count()).toBe(24)
  const names = await points.evaluateAll(all => all.map(point => point.getAttribute('aria-label') ?? ''))
  const running = names.filter(name => name.includes('（进行中）'))
  expect(running).toHaveLength(1)
  // Whatever comes after it is not known yet.
  const after = names.slice(names.indexOf(running[0] ?? '') + 1)
  expect(after.filter(name => name.includes('今日'))).toEqual([])
  const isFirst = names.indexOf(running[0] ?? '') === 0
  expect(await trend.locator('path[data-running]').count()).toBe(isFirst ? 0 : 1)
  await page.screenshot({ path: `${output}/figures-trend.png` })
  const funnel = blockOf(page, '订单漏斗')
  await funnel.scrollIntoViewIfNeeded()
  await funnel
    .getByText(/占全部提交（含未付款和进行中）的 [\d.]+%/)
    .first()
    .waitFor()
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})
