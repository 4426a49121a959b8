import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moved, seenBy, zoomed } from '#web/shared/map/plot.ts'
import { cityMap, onDuty, openBoard, pixelOf, planDialog, waiting } from '../setup/board/board.ts'
import { fingersOn, wayOf } from '../setup/board/fingers.ts'
import { signIn } from '../setup/browser.ts'
import { coloursOf } from '../setup/ground.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const cards = (page: Page) => onDuty(page).getByRole('listitem')

/** An order that waits for a rider. */
async function placePaid(): Promise<{ no: string }> {
  const { no, payFen } = await product.apps.order('food')
  // The city may have been faster.
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen }).catch(() => {})
  await product.apps.send(no, { event: 'accept', by: 'merchant' }).catch(() => {})
  return { no }
}

/** An order that the board shows; answers its number. */
async function placeWaiting(page: Page): Promise<string> {
  const { no } = await placePaid()
  await waiting(page).getByText(no.slice(-6)).waitFor()
  return no
}

test('Dispatch board: the map shows the city, and a chosen order ranks the riders with arrival and obstacles', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  const { view, board } = await openBoard(page)
  await expect.poll(() => coloursOf(cityMap(page).locator('canvas').first())).toBeGreaterThan(5)
  const able = board.workers.filter(({ obstacle }) => obstacle === null)
  const [full, frozen] = able
  // A list as short as this is drawn whole.
  const others = able.slice(30).map(({ id }) => id)
  await product.queryDatabase(`update workers set status = 'disabled' where user_id in (0, ${others.join(', ')})`)
  await product.queryDatabase(`update workers set capacity = 0 where user_id = ${full?.id}`)
  await product.queryDatabase(`update workers set status = 'frozen' where user_id = ${frozen?.id}`)
  await placeWaiting(page)
  await cards(page)
    .filter({ hasText: '已冻结' })
    .filter({ hasText: frozen?.name ?? '' })
    .waitFor()
  await onDuty(page)
    .getByRole('heading', { name: /^不能接 \d+$/ })
    .waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/board-obstacles.png` })
  const listed = await cards(page).allTextContents()
  const head = listed.findIndex(each => each.startsWith('不能接'))
  for (const [place, each] of listed.entries()) expect(/资质过期|已满单|不在线|已冻结/.test(each)).toBe(place > head)

  await waiting(page).getByRole('listitem').getByRole('button').first().click()
  await cards(page)
    .first()
    .getByText(/^预计 \d\d:\d\d 到，(按时|晚 \d+ 分)$/)
    .waitFor()
  await cards(page)
    .first()
    .getByText(/公里 · 约 \d+ 分钟/)
    .waitFor()
  const noRoom = cards(page).filter({ hasText: '已满单' }).filter({ hasText: full?.name ?? '' })
  await noRoom.waitFor()
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

test('Dispatch board on a phone: one finger moves the map, two zoom, a line chooses orders, and taps assign', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'dispatcher')
  const { view: first } = await openBoard(page)
  const { no } = await placePaid()
  const card = page
    .getByRole('tabpanel', { name: /^待派/ })
    .getByRole('button')
    .filter({ hasText: no.slice(-6) })
  await card.waitFor()
  const answer = page.waitForResponse(/dispatch\/board/)
  const { data } = (await (await answer).json()) as { data: { orders: { no: string; from: Spot }[] } }
  const shop = data.orders.find(order => order.no === no)?.from
  const box = await cityMap(page).boundingBox()
  if (!shop || !box) throw new Error('Nothing waits.')
  const { pixel } = seenBy(box.width, box.height)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const { tap, drag } = await fingersOn(page)
  const bar = page.getByRole('status').filter({ hasText: /^已选/ })

  await drag(wayOf(middle, { x: middle.x + 60, y: middle.y - 30 }))
  const aside = moved(first, { x: -60 * pixel, y: 30 * pixel })
  await tap(await pixelOf(page, aside, shop))
  await bar.getByText('已选 1 单').waitFor()

  const apart = (by: number) => ({ x: middle.x + by, y: middle.y })
  await drag(wayOf(apart(-30), apart(-60)), wayOf(apart(30), apart(60)))
  await tap(await pixelOf(page, zoomed(aside, 2), shop))
  await bar.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: '显示全部' }).tap()
  await page.getByRole('button', { name: '圈选' }).tap()
  const [left, top] = [box.x + 4, box.y + 4]
  const [right, bottom] = [box.x + box.width - 4, box.y + box.height - 4]
  // A touch near a button is one of the button: the line begins where none is.
  const corners = [
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const
  await drag(corners.map(([x, y]) => ({ x, y })))
  await bar.getByText(`已选 ${data.orders.length} 单`).waitFor()
  await page.getByRole('button', { name: '取消选择' }).tap()
  await card.tap()

  await page.getByRole('tab', { name: /^在线人员/ }).tap()
  const riders = page.getByRole('tabpanel', { name: /^在线人员/ }).getByRole('button')
  await riders.nth(1).getByText(/^预计/).waitFor()
  const name = await riders.nth(1).locator('span span').first().textContent()
  await riders.nth(1).tap()
  await page.screenshot({ path: `${import.meta.dirname}/../output/board-phone.png` })
  await page.getByRole('button', { name: `派给${name}` }).tap()
  await page.getByText(`已派 1 单给 ${name}`).waitFor()
  expect(page.reportedErrors).toEqual([])
})

type Spot = { lng: number; lat: number }

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

/** How much of the map is drawn in the colour of ways. */
function drawnWay(page: Page): Promise<number> {
  return cityMap(page)
    .locator('canvas')
    .last()
    .evaluate(element => {
      const canvas = element as HTMLCanvasElement
      const probe = document.body.appendChild(document.createElement('span'))
      probe.style.color = 'var(--color-accent-ink)'
      const dot = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      dot.fillStyle = getComputedStyle(probe).color
      dot.fillRect(0, 0, 1, 1)
      probe.remove()
      const wanted = dot.getImageData(0, 0, 1, 1).data
      const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
        0,
        0,
        canvas.width,
        canvas.height,
      )
      let count = 0
      for (let at = 0; at < data.length; at += 4) {
        if ([0, 1, 2].every(part => Math.abs((data[at + part] ?? 0) - (wanted[part] ?? 0)) < 3)) count++
      }
      return count
    })
}

test('Dispatch board: the way of a rider who moves stays drawn until the next is known', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await openBoard(page)
  const no = await placeWaiting(page)
  expect(await drawnWay(page)).toBe(0)
  const ranked = page.waitForResponse(/dispatch\/candidates/)
  await waiting(page)
    .getByRole('button')
    .filter({ hasText: no.slice(-6) })
    .click()
  const { data } = (await (await ranked).json()) as { data: { id: number; name: string; obstacle: unknown }[] }
  // The way of one who is far away is long enough to be told from marks.
  const far = data.findLast(({ obstacle }) => obstacle === null)
  await cards(page)
    .filter({ hasText: far?.name ?? '' })
    .last()
    .hover()
  await expect.poll(() => drawnWay(page)).toBeGreaterThan(100)
  await page.waitForLoadState('networkidle')
  const drawn = await drawnWay(page)

  const asked = Promise.withResolvers<void>()
  await page.route(/dispatch\/ways/, () => asked.resolve())
  await product.queryDatabase(`update workers set lng = lng + 0.0001 where user_id = ${far?.id}`)
  await asked.promise
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await drawnWay(page)).toBeGreaterThan(drawn / 2)
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
  const no = await placeWaiting(page)
  await waiting(page).getByText(no.slice(-6)).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: '我来接管' }).click()
  await page.getByText('调度老周 已接管，系统不派单').waitFor()
  await ops.getByText('调度老周 已接管，系统不派单').waitFor()

  await ops.getByRole('combobox', { name: /自动派单/ }).click()
  await ops.getByRole('option', { name: '只建议' }).click()
  const proposals = page.getByRole('region', { name: '派单建议' })
  const [dismissed, confirmed] = [await placeWaiting(page), await placeWaiting(page)]
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

/** How many colours the streets, parks and water have; one if the ground is missing. */
