import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { demoAccountWords } from '#words/access/demo-accounts.ts'
import { orderInTrouble } from '../setup/alarms.ts'
import { faultsOf } from '../setup/axe.ts'
import { lessWork, openBrowser, openPage, type Person, signIn, signInByForm } from '../setup/browser.ts'
import { customerOf } from '../setup/customer.ts'
import { rowOf } from '../setup/desk.ts'
import { collectToasts } from '../setup/notices.ts'
import { holdAnswers } from '../setup/page/hold-answers.ts'
import { watchShifts } from '../setup/page/shifts.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(60)

const output = `${import.meta.dirname}/../output`
const alarms = (page: Person) => page.getByRole('region', { name: '未处理的警报' })

/** Whether two parts of the page share a pixel. */
async function doTouch(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of the two is not on the page.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('Notices: at the bottom right, above the composer; held while a drawer is open, then one line that counts', async () => {
  const page = await product.openPage()
  await page.clock.install()
  await signInByForm(page, 'admin')
  const customer = customerOf(product, '阮小七')
  await customer.write('在吗')
  await page.goto('/kefumsg?queue=waiting')
  await rowOf(page, customer.name).click()
  const composer = page.getByRole('textbox', { name: '回复', exact: true })
  await composer.waitFor()
  const { no } = await product.city.placeOrder()
  const notices = page.getByRole('status')
  const card = notices.getByText(`【外卖】新订单 ${no}`).locator('xpath=ancestor::div[1]')
  await card.waitFor()
  for (const part of [composer, page.getByRole('button', { name: '发送', exact: true }), page.getByRole('banner')])
    expect(await doTouch(card, part)).toBe(false)
  const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {}
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  expect(window.width - (x + width)).toBeLessThan(12)
  expect(y).toBeGreaterThan(window.height / 2)
  await page.screenshot({ path: `${output}/toast-composer.png` })

  // The conversations in front say by themselves that another one has come.
  const other = customerOf(product, '阮小五')
  await other.write('有人吗')
  await rowOf(page, other.name).waitFor()
  await page.goto('/daiorder')
  await page.getByRole('row').nth(1).waitFor()
  const seen = await collectToasts(page)
  const unread = async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
  const before = await unread()
  await page.getByRole('button', { name: /^消息(，|$)/ }).click()
  const drawer = page.getByRole('dialog', { name: '消息' })
  await drawer.waitFor()
  for (let count = 1; count <= 2; count += 1) {
    await product.city.placeOrder()
    await expect.poll(unread).toBeGreaterThanOrEqual(before + count)
    await page.clock.runFor(6000)
  }
  expect(await seen()).toEqual([])
  await page.keyboard.press('Escape')
  await notices.getByText(/\+2 新单/).waitFor()
  await page.screenshot({ path: `${output}/toast-counts.png` })
  expect((await seen()).join()).not.toContain('有人吗')

  // On a phone the menu covers the page as a drawer does.
  await page.clock.runFor(10_000)
  await expect.poll(async () => (await notices.allTextContents()).join('')).toBe('')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '主菜单' }).click()
  await page.getByRole('dialog', { name: '主菜单' }).waitFor()
  const said = (await seen()).length
  const unreadBefore = await unread()
  await product.city.placeOrder()
  await expect.poll(unread).toBeGreaterThan(unreadBefore)
  await page.clock.runFor(6000)
  expect(await seen()).toHaveLength(said)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(said)
})

test('Alarms: the strip is as high for three as for one, and unfolds by a press', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order')
  const first = await orderInTrouble(product)
  await alarms(page).getByText(first).waitFor()
  const heightOf = async () => (await alarms(page).boundingBox())?.height ?? 0
  const one = await heightOf()
  const table = async () => (await page.getByRole('grid').boundingBox())?.y
  const before = await table()
  const others = [await orderInTrouble(product), await orderInTrouble(product)]
  const more = alarms(page).getByRole('button', { expanded: false })
  await more.waitFor()
  expect([await heightOf(), await table()]).toEqual([one, before])
  await more.click()
  for (const no of [first, ...others]) await alarms(page).getByText(no).waitFor()
  await expect.poll(heightOf).toBeGreaterThan(one * 2)
  await page.screenshot({ path: `${output}/alarms-unfolded.png` })
  await alarms(page).getByRole('button', { expanded: true }).click()
  await expect.poll(heightOf).toBe(one)
  expect(page.reportedErrors).toEqual([])
})

test('Alarms on a phone: targets of 44 px with a gap, and the whole reason by a press', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 } })
  await signIn(page, 'dispatcher', '/order')
  const no = await orderInTrouble(product)
  const reason = alarms(page).getByRole('button', { name: no })
  await reason.waitFor()
  const unfold = alarms(page).getByRole('button', { expanded: false })
  const claim = alarms(page).getByRole('button', { name: '我来处理' }).first()
  const [taken, folded] = [await claim.boundingBox(), await unfold.boundingBox()]
  if (!taken || !folded) throw new Error('A button of the strip is not on the page.')
  expect(folded.x - taken.x - taken.width).toBeGreaterThanOrEqual(8)
  for (const { width, height } of [taken, folded]) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await unfold.click()
  await expect.poll(() => reason.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
  await page.screenshot({ path: `${output}/alarms-phone.png` })
  expect(page.reportedErrors).toEqual([])
})

test('A lost connection says since when, counts down to the next try, and stops the clocks', async () => {
  const page = await product.openPage()
  await page.clock.install()
  await signIn(page, 'dispatcher', '/order?queue=dispatch')
  await page.getByRole('row').nth(1).waitFor()
  await page.route('**/api/**', route => route.abort())
  await page.getByRole('button', { name: '刷新' }).click()
  const strip = page.getByRole('status').filter({ hasText: '数据截至' })
  await strip.getByText(/数据截至 \d\d:\d\d/).waitFor()
  await strip.getByText(/[1-7] 秒后重试/).waitFor()
  const clocks = () => page.getByRole('timer').allTextContents()
  const stopped = await clocks()
  // Held still, so that the next try by itself does not come before the press below.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const left = async () => Number(/(\d+) 秒后重试/.exec((await strip.textContent()) ?? '')?.[1] ?? -1)
  await expect
    .poll(async () => {
      const before = await left()
      await page.clock.runFor(1000)
      return before - (await left())
    })
    .toBe(1)
  expect(await clocks()).toEqual(stopped)
  expect(await doTouch(strip, page.locator('[data-page-scroll]'))).toBe(false)
  await page.unroute('**/api/**')
  await strip.getByRole('button', { name: '重试' }).click()
  await page.clock.resume()
  await strip.waitFor({ state: 'hidden' })
})

test('The bar shows the time of the city, in a demo with its speed, and says which time counts for records', async () => {
  const page = await product.openPage()
  await signIn(page, 'viewer', '/user/me')
  const clock = page.getByRole('button', { name: /^演示 \d\d:\d\d · \d+ 倍速$/ })
  const first = await clock.textContent()
  await expect.poll(() => clock.textContent()).not.toBe(first)
  await clock.click()
  const panel = page.getByRole('dialog', { name: /^演示/ })
  await panel.getByText(/城里现在是 \d\d:\d\d:\d\d/).waitFor()
  await panel.getByText(`按真实的北京时间：${shanghaiDay(Date.now()).replaceAll('-', '/')}`).waitFor()
  expect(await faultsOf(page)).toEqual([])
})

test('The text of a button appears once the pointer rests on it, not while it passes over', async () => {
  const page = await product.openPage()
  await page.clock.install()
  await signIn(page, 'admin', '/user/me')
  const button = page.getByRole('button', { name: '主题' })
  await button.waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const shown = () => page.locator('span[popover]').filter({ visible: true }).allInnerTexts()
  const later = async () => {
    await page.clock.runFor(100)
    return shown()
  }
  await button.hover()
  for (let times = 0; times < 2; times += 1) expect(await later()).toEqual([])
  await page.mouse.move(700, 600)
  for (let times = 0; times < 4; times += 1) expect(await later()).toEqual([])
  await button.hover()
  await expect.poll(later).toEqual(['主题'])
  await page.mouse.down()
  await expect.poll(later).toEqual([])
  expect(page.reportedErrors).toEqual([])
})

test('Sign-in: on a first visit nothing moves, not even by the scrollbar that the accounts of the demo bring', async () => {
  const browser = await openBrowser({ switches: lessWork, showsScrollbars: true })
  for (const [width, locale, title] of [
    [1440, 'zh-CN', demoAccountWords.title.zh],
    [390, 'es', demoAccountWords.title.es],
  ] as const) {
    const options = { locale, viewport: { width, height: 844 }, isMobile: width < 640 }
    const page = await openPage(browser, product.url, options)
    const shifts = await watchShifts(page)
    const release = await holdAnswers(page, '**/signInOffers*')
    await page.goto('/login')
    await page.getByRole('textbox').first().waitFor()
    expect(await shifts()).toEqual([])
    release()
    await page.getByRole('region', { name: title }).waitFor()
    expect(await shifts()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true)
    expect(page.reportedErrors).toEqual([])
  }
  await browser.close()
})
