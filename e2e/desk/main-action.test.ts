import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcements } from '#contract/announcements/announcements.ts'
import { allRead, openOrders, signIn, signInByForm } from '../setup/browser.ts'
import { type AccountHolder, type Money, startMoney } from '../setup/money/money.ts'
import { textWith } from '../setup/records/announcements.ts'
import { askedRefund, complaintAboutShop } from '../setup/records/queues.ts'
import { openStaff } from '../setup/staff.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there asks for anything by themselves. */
const product = withProduct(0.1)
const unsure = { by: 'app', suggests: 'review', label: null, score: 50 } as const

let money: Money
beforeAll(async () => {
  money = await startMoney(product)
})
afterAll(() => money?.stop())

async function withdrawal(): Promise<string> {
  const [accountHolder] = await money.accountHolders(1, 50_000)
  return money.withdraw(accountHolder as AccountHolder, 30_000)
}

async function noticeInReview(): Promise<string> {
  const ops = await openStaff(product.url, 'ops')
  const { id, version, no } = await ops.call(announcements.add, textWith({ title: '今晚维护两小时' }))
  await ops.call(announcements.submit, { id, version })
  return no
}

type Queue = { path: string; who: string; add: () => Promise<string>; focus: string; reader?: string }

/** Each queue, who works there, and what they most often do with a record. */
const queues: readonly Queue[] = [
  { path: '/finance/refund', who: 'finance', add: () => askedRefund(product), focus: '通过' },
  { path: '/tixian', who: 'finance', add: withdrawal, focus: '通过' },
  { path: '/tousu', who: 'kefu', add: () => complaintAboutShop(product, '林晓'), focus: '受理' },
  {
    path: '/fankui',
    who: 'kefu',
    add: async () => (await product.city.feedback.send({ content: '地图页面返回按钮点不动', language: 'zh' })).no,
    focus: '认领',
  },
  { path: '/gonggao?tab=reviewing', who: 'leader', add: noticeInReview, focus: '发布' },
  {
    path: '/user/renzheng',
    who: 'auditor',
    add: async () => (await product.city.sendPaper({ from: 'customer' })).no,
    focus: '审核',
  },
  {
    path: '/user/dongtailist',
    who: 'auditor',
    add: async () => (await product.city.posts.publish({ kind: 'text', machine: unsure })).no,
    focus: '审核',
  },
  {
    path: '/shenqing',
    who: 'auditor',
    add: async () => (await product.city.apply({ kind: 'rider' })).no,
    focus: '审核',
  },
]

test.each(queues)('Main action: Enter opens a record of $path, and what one does there has the focus', async queue => {
  const no = await queue.add()
  const page = await product.openPage()
  await signIn(page, queue.who, `${queue.path}${queue.path.includes('?') ? '&' : '?'}search=${no}`)
  await page.getByRole('row').filter({ hasText: no }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(queue.focus)
  expect(page.reportedErrors).toEqual([])
})

test('Main action: a record without one has the focus itself, so that Enter presses nothing that was not chosen', async () => {
  const page = await product.openPage()
  await signIn(page, 'auditor', '/system/log')
  await page.getByRole('row').nth(1).waitFor()
  await allRead(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.waitFor()
  await expect.poll(() => drawer.evaluate(own => own === document.activeElement)).toBe(true)
  expect(page.reportedErrors).toEqual([])
})

const kept = (page: Page) =>
  page.evaluate(() => ['roles', 'notifications'].filter(name => sessionStorage.getItem(name) !== null))

test('Time-out: said in the place that stays empty, before anything is tried again', async () => {
  const page = await product.openPage()
  await page.clock.install()
  // A socket that opens afterwards has the list asked again.
  const isListening = page.waitForEvent('websocket').then(line => line.waitForEvent('framesent'))
  await signIn(page, 'admin', '/user/me')
  await isListening
  let asked = 0
  await page.route('**/api/orders/list', () => {
    asked += 1
  })
  await openOrders(page)
  await expect.poll(() => asked).toBe(1)
  await page.clock.fastForward(20_000)
  await page.getByRole('main').getByText('服务器 20 秒内没有应答').first().waitFor()
  expect(asked).toBe(1)
  await page.context().close()
})

test('Lost connection: the session entries are removed, and are back with the next answer of the server', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/user/me')
  await expect.poll(() => kept(page)).toEqual(['roles', 'notifications'])
  await page.route('**/api/**', route => route.abort())
  await openOrders(page)
  // The dashboard behind says so too, if it was still loading.
  await page.getByText('连接不上服务器').filter({ visible: true }).first().waitFor()
  await expect.poll(() => kept(page)).toEqual([])
  await page.getByRole('button', { name: /^消息/ }).click()
  await page.keyboard.press('Escape')
  expect(await kept(page)).toEqual([])
  await page.unroute('**/api/**')
  await expect.poll(() => kept(page)).toEqual(['roles', 'notifications'])
  await page.context().close()
})

test('Messages: changes before the socket is open are shown once it is', async () => {
  const { no } = await product.apps.order('chauffeur')
  const page = await product.openPage()
  await signInByForm(page, 'dispatcher')
  // Its first try goes nowhere, and the next one comes seconds later.
  await page.addInitScript(() => {
    const Line = WebSocket
    let tries = 0
    window.WebSocket = class extends Line {
      constructor(url: string | URL) {
        tries += 1
        super(tries === 1 ? String(url).replace('/socket', '/nowhere') : url)
      }
    }
  })
  await page.goto(`/daiorder?no=${no}`)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('button', { name: '派单' }).waitFor()
  await product.apps.send(no, { event: 'cancel', by: 'customer', reason: '行程有变' })
  await drawer.getByText('已取消').first().waitFor()
})
