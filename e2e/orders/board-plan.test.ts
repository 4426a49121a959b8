import { expect, test } from 'vitest'
import { cityMap, drawnWay, onDuty, openBoard, placeWaiting, planDialog, waiting } from '../setup/board/board.ts'
import { signIn } from '../setup/browser.ts'
import { coloursOf, drawnIn } from '../setup/ground.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

test('Dispatch board: P proposes a rider for everything that waits, draws their routes, and one press confirms', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await openBoard(page)
  for (let placed = 0; placed < 3; placed++) await placeWaiting(product, page)
  const count = await waiting(page).getByRole('listitem').count()
  await page.keyboard.press('p')
  const confirm = planDialog(page).getByRole('button', { name: `确认派出 ${count} 单` })
  await confirm.waitFor()
  expect(
    await planDialog(page)
      .getByText(/^预计 \d\d:\d\d 到/)
      .count(),
  ).toBe(count)
  await expect.poll(() => confirm.evaluate(button => button === document.activeElement)).toBe(true)
  await planDialog(page)
    .getByText(/^合计晚到 \d+ → \d+ 分|^全部按时/)
    .waitFor()
  await planDialog(page)
    .getByText(/^手上 \d+ → \d+\/\d+ 单 · [\d.]+ 公里$/)
    .first()
    .waitFor()
  const colour = await planDialog(page)
    .locator('span[style]')
    .first()
    .evaluate(dot => (dot as HTMLElement).style.background)
  await expect.poll(() => drawnWay(page, colour)).toBeGreaterThan(100)
  await page.screenshot({ path: `${import.meta.dirname}/../output/board-plan.png` })
  // Whoever gets nothing any more rides nowhere.
  const lines = await planDialog(page).getByRole('checkbox').all()
  for (const line of lines) await line.uncheck()
  await expect.poll(() => drawnWay(page, colour)).toBe(0)
  expect(await planDialog(page).getByRole('button', { name: '确认派出 0 单' }).isDisabled()).toBe(true)
  for (const line of lines) await line.check()
  await expect.poll(() => drawnWay(page, colour)).toBeGreaterThan(100)
  await confirm.press('Enter')
  await page.getByText(`已派出 ${count} 单`).waitFor()
  await waiting(page).getByRole('heading', { name: '待派 0', exact: true }).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Dispatch board: the autopilot assigns as the system until a dispatcher takes over, and proposes where it shall only propose', async () => {
  const ops = await product.openPage()
  await signIn(ops, 'ops')
  await openBoard(ops)
  await ops.getByRole('combobox', { name: /自动派单/ }).click()
  await ops.getByRole('option', { name: '自动派' }).click()
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await openBoard(page)
  await page.getByText('系统正在自动派单').waitFor()
  const no = await placeWaiting(product, page)
  await waiting(page).getByText(no.slice(-6)).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: '我来接管' }).click()
  await page.getByText('调度老周 已接管，系统不派单').waitFor()
  await ops.getByText('调度老周 已接管，系统不派单').waitFor()

  await ops.getByRole('combobox', { name: /自动派单/ }).click()
  await ops.getByRole('option', { name: '只建议' }).click()
  const proposals = page.getByRole('region', { name: '派单建议' })
  const [dismissed, confirmed] = [await placeWaiting(product, page), await placeWaiting(product, page)]
  await product.queryDatabase(`update orders set state_at = now() - interval '1 minute' where no = '${dismissed}'`)
  await proposals.getByText('系统建议：1 单派给 1 人').waitFor()
  await proposals.getByRole('button', { name: '忽略这些建议' }).click()
  await page.getByText('已忽略，10 分钟内不再建议这 1 单').waitFor()
  await proposals.waitFor({ state: 'detached' })
  await product.queryDatabase(`update orders set state_at = now() - interval '1 minute' where no = '${confirmed}'`)
  await proposals.getByText('系统建议：1 单派给 1 人').waitFor()
  await proposals.getByRole('button', { name: '查看' }).click()
  const looked = page.getByRole('dialog', { name: '派单建议' })
  await looked.getByText(confirmed.slice(-6)).waitFor()
  await looked.getByRole('button', { name: '确认派出 1 单' }).click()
  await page.getByText('已派出 1 单').waitFor()
  await waiting(page).getByText(confirmed.slice(-6)).waitFor({ state: 'detached' })
  await waiting(page).getByText(dismissed.slice(-6)).waitFor()

  await page.goto(`/order?queue=all&no=${no}`)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('tab', { name: '时间线' }).click()
  await drawer.getByText(/^系统自动派单，约 \d+ 分钟到取货点/).waitFor()
  expect([...page.reportedErrors, ...ops.reportedErrors]).toEqual([])
})

test('Dispatch board: keys choose an order and assign it, and ? lists them', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await openBoard(page)
  await placeWaiting(product, page)
  await placeWaiting(product, page)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: '调度台快捷键' })
  await keys.getByText('派给最合适的人').waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })

  const pressed = () =>
    waiting(page)
      .getByRole('listitem')
      .getByRole('button')
      .evaluateAll(cards => cards.findIndex(card => card.getAttribute('aria-pressed') === 'true'))
  for (const [key, place] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
    ['Escape', -1],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(pressed).toBe(place)
  }
  const before = await waiting(page).getByRole('listitem').count()
  await onDuty(page).getByText(/^预计/).first().waitFor({ state: 'detached' })
  // At once, before anybody is ranked for what was chosen just now.
  await page.evaluate(async () => {
    for (const key of ['j', 'g']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await new Promise(next => setTimeout(next))
    }
  })
  await page.getByText(/^已派 1 单给/).waitFor()
  await expect.poll(() => waiting(page).getByRole('listitem').count()).toBe(before - 1)

  // Nearer, all of it, and farther: each draws another ground.
  const ground = cityMap(page).locator('canvas').first()
  let drawn = await drawnIn(ground)
  for (const key of ['+', '0', '-']) {
    await page.keyboard.press(key)
    await expect.poll(() => drawnIn(ground), { message: key }).not.toBe(drawn)
    drawn = await drawnIn(ground)
  }
  expect(page.reportedErrors).toEqual([])
})

test('Dispatch board: a service without orders and workers shows its city, and in a narrow window the map keeps half', async () => {
  await product.queryDatabase(`update workers set status = 'disabled' where kind = 'chauffeur'`)
  const page = await product.openPage({ viewport: { width: 992, height: 700 } })
  await signIn(page, 'dispatcher', '/daiorder')
  await page.getByRole('button', { name: '调度台' }).click()
  await waiting(page).getByText('现在没有待派订单').waitFor()
  await expect.poll(() => coloursOf(cityMap(page).locator('canvas').first())).toBeGreaterThan(5)
  expect((await cityMap(page).boundingBox())?.width).toBeGreaterThanOrEqual(992 / 2)
  await page.screenshot({ path: `${import.meta.dirname}/../output/board-empty.png` })
  expect(page.reportedErrors).toEqual([])
})
