import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Notification } from '#contract/desk/notifications.ts'
import { signInByForm } from '../../setup/browser.ts'
import { customerOf } from '../../setup/customer.ts'
import { rowOf, thread } from '../../setup/desk.ts'
import { countNotes, linesOf, notesIn, openWindow } from '../../setup/notices.ts'
import { withProduct } from '../../setup/withProduct.ts'

const product = withProduct()

test('Messages: arrivals wait while the pointer is on the list, and clearing keeps them', async () => {
  const page = await product.openPage()
  await signInByForm(page, 'dispatcher')
  const drawer = page.getByRole('dialog', { name: '消息' })
  const message = (no: string) => drawer.getByText(`【外卖】新订单 ${no}`)
  const { no: first } = await product.city.placeOrder()
  await page.getByRole('button', { name: /^消息(?!提醒)/ }).click()
  await message(first).hover()
  const stood = await message(first).boundingBox()
  const { no: second } = await product.city.placeOrder()
  const pill = drawer.getByRole('button', { name: /^\d+ 条新消息$/ })
  await pill.waitFor()
  expect(await message(first).boundingBox()).toEqual(stood)
  expect(await message(second).count()).toBe(0)
  await pill.click()
  await message(second).hover()
  const { no: third } = await product.city.placeOrder()
  await pill.waitFor()
  await drawer.getByRole('button', { name: '全部清除' }).focus()
  await page.keyboard.press('Enter')
  await message(second).waitFor({ state: 'detached' })
  await message(third).waitFor()
  expect(page.reportedErrors).toEqual([])
})

/** Lets through what these people say, whatever else goes on in the city; answers what came. */
async function hearOnly(page: Page, names: string[]): Promise<string[]> {
  const frames: string[] = []
  await page.routeWebSocket(/\/socket/, line => {
    const server = line.connectToServer()
    line.onMessage(frame => server.send(frame))
    server.onMessage(frame => {
      const said = JSON.parse(String(frame)) as Notification[] | { nudge: string }
      const received = Array.isArray(said) ? said.filter(({ sendName }) => names.includes(sendName)) : said
      if (Array.isArray(received) && received.length === 0) return
      frames.push(JSON.stringify(received))
      line.send(JSON.stringify(received))
    })
  })
  return frames
}

test('Messages: the open conversation causes no sound and no toast and counts as read', async () => {
  const here = customerOf(product, '贺知章')
  const elsewhere = customerOf(product, '孟浩然')
  const agent = await product.openPage()
  await countNotes(agent)
  const frames = await hearOnly(agent, [here.name, elsewhere.name])
  await signInByForm(agent, 'kefu')
  const toast = (text: string) => agent.getByRole('status').getByText(text)
  await here.write('有人吗')
  await toast('消息提醒').waitFor()
  await agent.goto('/kefumsg?queue=waiting')
  await rowOf(agent, here.name).click()
  await thread(agent).getByText('有人吗').waitFor()
  await agent.keyboard.press('c')
  await agent.getByRole('button', { name: '结束会话' }).waitFor()
  const before = await notesIn(agent)
  // News of one conversation comes at most every few seconds.
  async function sayAgain(): Promise<boolean> {
    await here.write('还在吗')
    return frames.some(frame => frame.includes('"还在吗"'))
  }
  await expect.poll(sayAgain, { interval: 2000 }).toBe(true)
  await thread(agent).getByText('还在吗').first().waitFor()
  await elsewhere.write('另一件事')
  await expect.poll(() => notesIn(agent)).toBe(before + 1)

  await agent.getByRole('button', { name: /^消息(?!提醒)/ }).click()
  const drawer = agent.getByRole('dialog', { name: '消息' })
  await drawer.getByText('另一件事').waitFor()
  for (const text of ['有人吗', '还在吗']) await drawer.getByText(text).waitFor({ state: 'detached' })
  // The conversations in front have said it.
  expect(await toast('另一件事').count()).toBe(0)
  expect(agent.reportedErrors).toEqual([])
})

test('Messages: after a change of language every window uses it', async () => {
  const first = await product.openPage()
  const firstLines = linesOf(first)
  const frames: string[] = []
  first.on('websocket', line => line.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await signInByForm(first, 'dispatcher')
  await expect.poll(() => firstLines.length).toBe(1)
  const { page: second, lines } = await openWindow(first)
  await second.keyboard.press('Control+k')
  await second.getByRole('combobox', { name: '搜索菜单' }).fill('English')
  await second.keyboard.press('Enter')
  for (const page of [first, second]) await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  // The line is opened anew for it; what comes before that is worded as before.
  await expect.poll(() => firstLines.length + lines.length).toBeGreaterThan(1)
  const { no } = await product.city.placeOrder()
  await expect.poll(() => frames.find(frame => frame.includes(no)) ?? '').toContain(`[Food] New order ${no}`)
  for (const page of [first, second]) {
    await page.getByRole('button', { name: /^Messages/ }).click()
    await page.getByRole('dialog', { name: 'Messages' }).getByText(`[Food] New order ${no}`).waitFor()
  }
  expect(first.reportedErrors).toEqual([])
})
