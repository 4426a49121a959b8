import type { Page, WebSocket } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Person, signIn } from './setup/browser.ts'
import { withProduct } from './setup/withProduct.ts'

const product = withProduct()

/** Every note that this window plays from now on, counted in the page. */
async function countNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      document.documentElement.dataset.notes = String(Number(document.documentElement.dataset.notes ?? 0) + 1)
      return createOscillator.call(this)
    }
  })
}

const notesIn = async (page: Page) => Number((await page.locator('html').getAttribute('data-notes')) ?? 0)
const unreadIn = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
const newOrder = (page: Page, no: string) => page.getByRole('status').getByText(`【外卖】新订单 ${no}`)

function linesOf(page: Page): WebSocket[] {
  const lines: WebSocket[] = []
  page.on('websocket', line => lines.push(line))
  return lines
}

/** Another window of the same browser, on which somebody has clicked. */
async function openWindow(first: Person): Promise<{ page: Page; lines: WebSocket[] }> {
  const page = await first.context().newPage()
  const lines = linesOf(page)
  await countNotes(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '外卖订单' }).click()
  await page.waitForURL(/\/order/)
  return { page, lines }
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('tablist').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索菜单' }).fill('系统设置')
  await page.keyboard.press('Enter')
}

test('Two windows of one browser share one line: one tells, both count, and closing one loses nothing', async () => {
  const first = await product.sitDown()
  const firstLines = linesOf(first)
  await countNotes(first)
  await signIn(first, 'dispatcher')
  await expect.poll(() => firstLines.length).toBe(1)
  const { page: second, lines } = await openWindow(first)

  const before = await unreadIn(first)
  const { no } = await product.city.placeOrder()
  await newOrder(second, no).waitFor()
  expect(await newOrder(first, no).count()).toBe(0)
  expect(await notesIn(second)).toBeGreaterThan(0)
  expect(await notesIn(first)).toBe(0)
  await expect.poll(() => unreadIn(first)).toBeGreaterThan(before)
  await expect.poll(async () => (await unreadIn(second)) - (await unreadIn(first))).toBe(0)
  expect([firstLines.length, lines.length]).toEqual([1, 0])

  expect(first.complaints).toEqual([])
  await first.close()
  await expect.poll(() => lines.length).toBe(1)
  const notes = await notesIn(second)
  const { no: next } = await product.city.placeOrder()
  await newOrder(second, next).waitFor()
  expect(await notesIn(second)).toBeGreaterThan(notes)
  expect(lines.length).toBe(1)
})

test('Read in one window is read in the other, and what a person silences makes no sound', async () => {
  const first = await product.sitDown()
  await countNotes(first)
  await signIn(first, 'dispatcher')
  const { no } = await product.city.placeOrder()
  const { page: second } = await openWindow(first)
  const message = (page: Page) => page.getByRole('dialog', { name: '消息' }).getByText(`【外卖】新订单 ${no}`)
  const bell = (page: Page) => page.getByRole('button', { name: /^消息/ })
  await bell(first).click()
  await message(first).waitFor()
  await bell(second).click()
  await message(second).click()
  await second.waitForURL(address => address.searchParams.get('no') === no)
  await message(first).waitFor({ state: 'hidden' })
  await first.close()

  await second.goto('/dashboard')
  await openSettings(second)
  const settings = second.getByRole('dialog', { name: '系统设置' })
  const orders = settings.getByRole('button', { name: '订单', exact: true })
  const quiet = settings.getByRole('switch', { name: '免打扰时段' })
  const saved = second.waitForResponse(answer => answer.request().postData()?.includes('22:00') ?? false)
  await orders.click()
  await quiet.click()
  await settings.getByLabel('开始').waitFor()
  await saved
  await second.reload()
  await openSettings(second)
  await expect.poll(() => orders.getAttribute('aria-pressed')).toBe('false')
  expect(await quiet.getAttribute('aria-checked')).toBe('true')
  await quiet.click()
  await settings.getByLabel('开始').waitFor({ state: 'hidden' })
  await second.keyboard.press('Escape')
  await settings.waitFor({ state: 'hidden' })
  const { no: silent } = await product.city.placeOrder()
  await newOrder(second, silent).waitFor()
  expect(await notesIn(second)).toBe(0)
})
