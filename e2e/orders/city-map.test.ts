import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cityMap, onDuty, openBoard, pixelOf, planDialog, waiting } from '../setup/board/board.ts'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const cards = (page: Page) => onDuty(page).getByRole('listitem')

/** An order that waits for a rider; answers its number. */
async function placeWaiting(page: Page): Promise<string> {
  const { no, payFen } = await product.apps.order('food')
  // The city may have been faster.
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen }).catch(() => {})
  await product.apps.send(no, { event: 'accept', by: 'merchant' }).catch(() => {})
  await waiting(page).getByText(no.slice(-6)).waitFor()
  return no
}

test('Dispatch board: the map shows the city, and a chosen order ranks the riders with arrival and obstacles', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  const { view, board } = await openBoard(page)
  await expect.poll(() => coloursOfGround(page)).toBeGreaterThan(5)
  const [full] = board.workers
  await product.queryDatabase(`update workers set capacity = 0 where user_id = ${full?.id}`)
  await placeWaiting(page)

  await waiting(page).getByRole('listitem').getByRole('button').first().click()
  await cards(page)
    .first()
    .getByText(/^预计 \d\d:\d\d 到，(按时|晚 \d+ 分)$/)
    .waitFor()
  await cards(page)
    .first()
    .getByText(/公里 · 约 \d+ 分钟/)
    .waitFor()
  const noRoom = cards(page).filter({ hasText: '单量已满' })
  await noRoom.waitFor()
  expect(await noRoom.textContent()).toContain(full?.name)
  const greyed = await cards(page)
    .getByRole('button')
    .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-disabled') === 'true'))
  expect(greyed).toContain(false)
  expect(greyed.toSorted()).toEqual(greyed)

  const answer = page.waitForResponse(/dispatch\/board/)
  const { data } = (await (await answer).json()) as { data: typeof board }
  const [order] = data.orders
  if (!order?.from) throw new Error('Nothing waits.')
  const { x, y } = await pixelOf(page, view, order.from)
  await page.mouse.move(x, y, { steps: 2 })
  await cityMap(page).getByRole('tooltip').getByText(order.from.name).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Dispatch board: P proposes a rider for everything that waits, and one press confirms', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await openBoard(page)
  for (let placed = 0; placed < 3; placed++) await placeWaiting(page)
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
  await page.keyboard.press('Enter')
  await page.getByText(`已派出 ${count} 单`).waitFor()
  await waiting(page).getByRole('heading', { name: '待派 0', exact: true }).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Dispatch board: the autopilot assigns as the system until a dispatcher takes over', async () => {
  const ops = await product.openPage()
  await signIn(ops, 'ops')
  await openBoard(ops)
  await ops.getByRole('combobox', { name: /自动派单/ }).click()
  await ops.getByRole('option', { name: '自动派' }).click()
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await openBoard(page)
  await page.getByText('系统正在自动派单').waitFor()
  const no = await placeWaiting(page)
  await waiting(page).getByText(no.slice(-6)).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: '我来接管' }).click()
  await page.getByText('调度老周 已接管，系统不派单').waitFor()
  await ops.getByText('调度老周 已接管，系统不派单').waitFor()

  await page.goto(`/order?queue=all&no=${no}`)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('tab', { name: '时间线' }).click()
  await drawer.getByText(/^系统自动派单，约 \d+ 分钟到取货点/).waitFor()
  expect([...page.reportedErrors, ...ops.reportedErrors]).toEqual([])
})

/** How many colours the streets, parks and water have; one if the ground is missing. */
function coloursOfGround(page: Page): Promise<number> {
  return cityMap(page)
    .locator('canvas')
    .first()
    .evaluate(element => {
      const canvas = element as HTMLCanvasElement
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      const colours = new Set<string>()
      for (let at = 0; at < data.length; at += 4 * 997) colours.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`)
      return colours.size
    })
}
