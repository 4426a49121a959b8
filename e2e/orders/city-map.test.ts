import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moved, seenBy, zoomed } from '#web/shared/map/plot.ts'
import {
  cityMap,
  drawnWay,
  onDuty,
  openBoard,
  pixelOf,
  placePaid,
  placeWaiting,
  waiting,
} from '../setup/board/board.ts'
import { fingersOn, wayOf } from '../setup/board/fingers.ts'
import { signIn } from '../setup/browser.ts'
import { coloursOf, drawnIn } from '../setup/ground.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const cards = (page: Page) => onDuty(page).getByRole('listitem')

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
  await placeWaiting(product, page)
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
  const noRoom = cards(page)
    .filter({ hasText: '已满单' })
    .filter({ hasText: full?.name ?? '' })
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
  const { no } = await placePaid(product)
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

test('Dispatch board: the way of a rider who moves stays drawn until the next is known', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await openBoard(page)
  const no = await placeWaiting(product, page)
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

test('Dispatch board: streets and marks come when what draws them could not be fetched at first', async () => {
  const page = await product.openPage()
  const refused = new Set<string>()
  await page.route(/\/assets\/(ground|marks)Worker-/, (route, request) => {
    if (refused.has(request.url())) return route.continue()
    refused.add(request.url())
    return route.abort()
  })
  await signIn(page, 'dispatcher')
  await openBoard(page)
  for (const canvas of await cityMap(page).locator('canvas').all())
    await expect.poll(() => coloursOf(canvas)).toBeGreaterThan(2)
  expect(refused.size).toBe(2)
})

test('Dispatch board: the city is drawn before orders and riders are answered, and what somebody looks at meanwhile stays', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  const answered = Promise.withResolvers<void>()
  await page.route(/dispatch\/board/, async route => {
    await answered.promise
    await route.continue()
  })
  await page.goto('/order?view=board')
  const city = page.getByRole('group', { name: '订单与人员位置图' })
  const ground = city.locator('canvas').first()
  await expect.poll(() => coloursOf(ground)).toBeGreaterThan(5)
  expect(await city.getAttribute('aria-busy')).toBe('true')
  await waiting(page).getByRole('heading', { name: '待派', exact: true }).waitFor()
  expect(await waiting(page).getByRole('listitem').count()).toBe(0)

  const whole = await drawnIn(ground)
  await page.getByRole('button', { name: '放大' }).click()
  await expect.poll(async () => (await drawnIn(ground)) === whole).toBe(false)
  const nearer = await drawnIn(ground)
  answered.resolve()
  await cards(page).first().waitFor()
  expect((await drawnIn(ground)) === nearer).toBe(true)
  expect(page.reportedErrors).toEqual([])
})
