import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pulseNudge, pulseTimeoutMs } from '#contract/desk/socket.ts'
import { alarmOf, orderInTrouble } from '../../setup/alarms.ts'
import { signInByForm } from '../../setup/browser.ts'
import { collectToasts, countNotes, linesOf, notesIn, openWindow } from '../../setup/notices.ts'
import { withProduct } from '../../setup/withProduct.ts'

const product = withProduct(60, { ALARM_REPEAT_SECONDS: '4' }, { showsNotifications: true })

const unreadIn = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
const newOrder = (page: Page, no: string) => page.getByRole('status').getByText(`【外卖】新订单 ${no}`)

test('Messages: two windows share one socket; one shows the toast, both count, closing one loses nothing', async () => {
  const first = await product.openPage()
  const firstLines = linesOf(first)
  await countNotes(first)
  await signInByForm(first, 'dispatcher')
  await expect.poll(() => firstLines.length).toBe(1)
  const { page: second, lines } = await openWindow(first)
  // The list of the order would say it by itself.
  await second.getByRole('link', { name: '代驾订单' }).click()
  await second.waitForURL(/\/daiorder/)

  const before = await unreadIn(first)
  // What was unread at sign-in may have rung in the first window, which was the only one.
  const counted = { first: await notesIn(first), second: await notesIn(second) }
  const { no } = await product.city.placeOrder()
  await newOrder(second, no).waitFor()
  expect(await newOrder(first, no).count()).toBe(0)
  await expect.poll(() => notesIn(second)).toBeGreaterThan(counted.second)
  expect(await notesIn(first)).toBe(counted.first)
  await expect.poll(() => unreadIn(first)).toBeGreaterThan(before)
  await expect.poll(async () => (await unreadIn(second)) - (await unreadIn(first))).toBe(0)
  expect([firstLines.length, lines.length]).toEqual([1, 0])

  expect(first.reportedErrors).toEqual([])
  await first.close()
  await expect.poll(() => lines.length).toBe(1)
  const notes = await notesIn(second)
  const { no: next } = await product.city.placeOrder()
  await newOrder(second, next).waitFor()
  await expect.poll(() => notesIn(second)).toBeGreaterThan(notes)
  expect(lines.length).toBe(1)
})

test('Messages: read state is shared between windows; each topic is told as the person chose: in the list only, or not at all', async () => {
  const first = await product.openPage()
  await countNotes(first)
  await signInByForm(first, 'dispatcher')
  const { no } = await product.city.placeOrder()
  const { page: second } = await openWindow(first)
  const message = (page: Page, order = no) =>
    page.getByRole('dialog', { name: '消息' }).getByText(`【外卖】新订单 ${order}`)
  const bell = (page: Page) => page.getByRole('button', { name: /^消息(，|$)/ })
  await bell(first).click()
  await message(first).waitFor()
  await bell(second).click()
  await message(second).click()
  await second.waitForURL(address => address.searchParams.get('no') === no)
  await message(first).waitFor({ state: 'hidden' })
  await first.close()

  const frames: string[] = []
  second.on('websocket', line => line.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await second.goto('/dashboard')
  await bell(second).click()
  await second.getByRole('button', { name: '通知设置' }).click()
  await second.waitForURL('**/user/notifications')
  const level = (topic: string, name: string) =>
    second.getByRole('group', { name: topic }).getByRole('button', { name, exact: true })
  const quiet = second.getByRole('switch', { name: '免打扰时段' })
  await level('新单', '声音').waitFor()
  // Who dispatches is not told of papers, and never without what happens to the account.
  expect(await second.getByRole('group', { name: '实名认证' }).count()).toBe(0)
  expect(await level('系统与账号', '不要').count()).toBe(0)
  const saved = second.waitForResponse(answer => answer.request().postData()?.includes('22:00') ?? false)
  await level('新单', '只进铃铛').click()
  await level('催单', '提醒').click()
  await quiet.click()
  await second.getByLabel('开始').waitFor()
  await saved
  await second.reload()
  await expect.poll(() => level('新单', '只进铃铛').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => level('催单', '提醒').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => quiet.getAttribute('aria-checked')).toBe('true')
  await quiet.click()
  await second.getByLabel('开始').waitFor({ state: 'hidden' })
  const toasts = await collectToasts(second)
  const before = await unreadIn(second)
  const { no: listed } = await product.city.placeOrder()
  await expect.poll(() => unreadIn(second)).toBeGreaterThan(before)
  expect(await notesIn(second)).toBe(0)

  const refused = second.waitForResponse(answer => answer.request().postData()?.includes('"newOrder":"none"') ?? false)
  await level('新单', '不要').click()
  await refused
  await expect.poll(() => unreadIn(second)).toBe(0)
  const { no: unwanted } = await product.city.placeOrder()
  await expect.poll(() => frames.some(frame => frame.includes(unwanted))).toBe(true)
  expect(await unreadIn(second)).toBe(0)

  // Shown by the next toast, which would be about all if one had been waiting for it.
  const heardAgain = second.waitForResponse(
    answer => answer.request().postData()?.includes('"newOrder":"sound"') ?? false,
  )
  await level('新单', '声音').click()
  await heardAgain
  const tried = await notesIn(second)
  expect(tried).toBeGreaterThan(0)
  const { no: heard } = await product.city.placeOrder()
  await newOrder(second, heard).waitFor()
  await expect.poll(() => notesIn(second)).toBeGreaterThan(tried)
  expect((await toasts()).filter(text => text.includes(listed) || text.includes(unwanted))).toEqual([])
  await bell(second).click()
  await message(second, heard).waitFor()
  expect(await message(second, unwanted).count()).toBe(0)
})

/** How often a page says that it is there. */
const heartbeatMs = 20_000

test('Messages: a half-open socket is replaced and missed messages arrive', async () => {
  const page = await product.openPage()
  await page.clock.install()
  let lines = 0
  let isFirstDead = false
  let pulses = 0
  const frames: Record<string, unknown>[] = []
  const addresses: URL[] = []
  await page.routeWebSocket(/\/socket/, line => {
    lines += 1
    addresses.push(new URL(line.url()))
    const isFirst = lines === 1
    const server = line.connectToServer()
    line.onMessage(frame => {
      frames.push(JSON.parse(String(frame)) as Record<string, unknown>)
      if (!(isFirst && isFirstDead)) server.send(frame)
    })
    server.onMessage(frame => {
      if (String(frame).includes(pulseNudge.nudge)) pulses += 1
      if (!(isFirst && isFirstDead)) line.send(frame)
    })
  })
  await signInByForm(page, 'dispatcher')
  await expect.poll(() => page.title()).toMatch(/首页/)
  // The first pulse is answered after all that waited for this person.
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  await page.clock.fastForward(heartbeatMs)
  await expect.poll(() => pulses).toBe(1)
  isFirstDead = true
  const { no } = await product.city.placeOrder()
  await page.clock.fastForward(heartbeatMs)
  expect(lines).toBe(1)
  await page.clock.fastForward(pulseTimeoutMs)
  await newOrder(page, no).waitFor()
  expect(lines).toBe(2)
  for (const frame of frames) expect(Object.keys(frame).sort()).toEqual(['action', 'msg', 'msgIds', 'senderId'])
  const tickets = addresses.map(({ searchParams }) => searchParams.get('ticket'))
  expect(new Set(tickets).size).toBe(2)
  for (const { searchParams } of addresses) expect(searchParams.has('token')).toBe(false)
})

test('Alarms: ring repeatedly at everybody with the permission until one claims', async () => {
  const people = [await product.openPage(), await product.openPage()] as const
  const [first, second] = people
  const frames: string[] = []
  second.on('websocket', line => line.on('framereceived', ({ payload }) => frames.push(String(payload))))
  const timesSent = (no: string) => frames.filter(frame => frame.includes(`派单预警：订单 ${no}`)).length
  for (const page of people) await countNotes(page)
  await Promise.all([signInByForm(first, 'dispatcher'), signInByForm(second, 'admin')])
  // In this order they ring, so that a window where the second rings again would have rung for the first.
  const taken = await orderInTrouble(product)
  const open = await orderInTrouble(product)
  for (const page of people) for (const no of [taken, open]) await alarmOf(page, no).waitFor()

  await alarmOf(first, taken).getByRole('button', { name: '我来处理' }).click()
  for (const page of people) await alarmOf(page, taken).waitFor({ state: 'hidden' })
  const [sentBefore, ...notes] = [timesSent(taken), ...(await Promise.all(people.map(notesIn)))]
  const openBefore = timesSent(open)
  expect(openBefore).toBeGreaterThan(0)
  await expect.poll(() => timesSent(open)).toBeGreaterThan(openBefore)
  for (const [at, page] of people.entries()) await expect.poll(() => notesIn(page)).toBeGreaterThan(notes[at] ?? 0)
  expect(timesSent(taken)).toBe(sentBefore)
  await alarmOf(second, open).getByRole('button', { name: '我来处理' }).click()
  for (const page of people) await alarmOf(page, open).waitFor({ state: 'hidden' })
  for (const page of people) expect(page.reportedErrors).toEqual([])
})

test('Messages: a hidden page raises a system notification, a visible one does not', async () => {
  const page = await product.openPage({ permissions: ['notifications'] })
  // A page under test is always shown; whether anybody looks is therefore said, all else is the browser's own.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => document.documentElement.dataset.away === 'yes' })
    globalThis.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        this.addEventListener('show', () => (document.documentElement.dataset.raised = `${title} ${options?.body}`))
      }
    }
  })
  await signInByForm(page, 'dispatcher')
  const raised = () => page.locator('html').getAttribute('data-raised')
  const { no: seen } = await product.city.placeOrder()
  await newOrder(page, seen).waitFor()
  expect(await raised()).toBeNull()
  await page.locator('html').evaluate(html => html.setAttribute('data-away', 'yes'))
  const { no } = await product.city.placeOrder()
  await newOrder(page, no).waitFor()
  await expect.poll(raised).toContain(`【外卖】新订单 ${no}`)
  expect(page.reportedErrors).toEqual([])
})
