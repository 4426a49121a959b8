import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cityMap, openBoard, placeWaiting, planDialog } from '../setup/board/board.ts'
import { openBrowser, openPage, signIn, signInByForm } from '../setup/browser.ts'
import { customerOf } from '../setup/customer.ts'
import { rowOf } from '../setup/desk.ts'
import { coloursOf } from '../setup/ground.ts'
import { foodRows } from '../setup/page/orders.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()
const output = `${import.meta.dirname}/../output`
const host = 'desk.local'
let office: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  // An address that is not this machine's own: over plain http, browsers trust it with less.
  office = await openBrowser({ switches: [`--host-resolver-rules=MAP ${host} 127.0.0.1`] })
})
afterAll(() => office.close())

const officeUrl = () => product.url.replace('127.0.0.1', host)
const openOffice = () => openPage(office, officeUrl())

/** As in Chromium 111: what newer ones have is gone before the page begins. */
function withoutNewer(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [
        Set.prototype,
        Object.getOwnPropertyNames(Set.prototype).filter(name => /^(union|.*ference|.*section|is.*)$/.test(name)),
      ],
      [Iterator.prototype, Object.getOwnPropertyNames(Iterator.prototype).filter(name => name !== 'constructor')],
      [Element.prototype, ['checkVisibility']],
      [globalThis, ['Iterator']],
    ]
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
  })
}

const filesOf = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

test('Browsers: an older one that lacks newer functions loads them and works', async () => {
  const page = await product.openPage()
  await withoutNewer(page)
  await signInByForm(page, 'admin')
  expect(await filesOf(page)).toContain(`${product.url}/newer.js`)
  for (const path of ['/order', '/kefumsg', '/system/role', '/tousu']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await page.getByRole('tablist', { name: '已打开的页面' }).waitFor()
  }
  expect(page.reportedErrors).toEqual([])
})

/** Popovers, which browsers have from Chromium 114 on. */
const panels = [
  ['列', '恢复默认'],
  ['视图', '还没有视图'],
] as const

const old = process.env.OLD_CHROMIUM

test.skipIf(!old)('Browsers: an old Chromium (OLD_CHROMIUM) shows every kind of screen, in both themes', async () => {
  const browser = await openBrowser({ program: old ?? '' })
  const page = await openPage(browser, product.url)
  await signInByForm(page, 'admin')
  for (const path of ['/dashboard', '/order', '/kefumsg', '/system/role', '/finance/ledger', '/system/settings']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await page.getByRole('tablist', { name: '已打开的页面' }).waitFor()
  }
  await page.goto('/order')
  await page.getByRole('button', { name: '帮助' }).click()
  await page.getByRole('dialog', { name: '帮助' }).getByRole('heading', { name: '订单', exact: true }).waitFor()
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  for (const [name, shown] of panels) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name, exact: true }).getByText(shown).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name, exact: true }).waitFor({ state: 'hidden' })
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const [ground, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    expect(ground).toBe(colorScheme === 'light' ? 'rgb(245, 246, 248)' : 'rgb(16, 19, 23)')
    expect(ink).toBe(colorScheme === 'light' ? 'rgb(29, 33, 41)' : 'rgb(231, 234, 238)')
    await page.screenshot({ path: `${output}/old-chromium-${colorScheme}.png` })
  }
  await page.context().clearCookies()
  await page.goto('/login')
  const fill = await page.locator('form button[type=submit]').evaluate(node => getComputedStyle(node).backgroundColor)
  expect(fill).not.toMatch(/transparent|rgba\(0, 0, 0, 0\)/)
  expect(unknown(page.reportedErrors)).toEqual([])
  await browser.close()
})

test.skipIf(!old)('Browsers: an old Chromium (OLD_CHROMIUM) draws the dispatch board and assigns on it', async () => {
  const browser = await openBrowser({ program: old ?? '' })
  const page = await openPage(browser, product.url)
  await signInByForm(page, 'dispatcher')
  await openBoard(page)
  await placeWaiting(product, page)
  await expect.poll(() => coloursOf(cityMap(page).locator('canvas').first())).toBeGreaterThan(3)
  await page.screenshot({ path: `${output}/old-chromium-board.png` })
  await page.keyboard.press('p')
  // The city goes on meanwhile.
  await planDialog(page)
    .getByRole('button', { name: /^确认派出 [1-9]/ })
    .click()
  await page.getByText(/^已派出 [1-9]\d* 单/).waitFor()
  expect(unknown(page.reportedErrors)).toEqual([])
  await browser.close()
})

/** That version announces what it does not have yet as an error. */
function unknown(errors: readonly string[]): string[] {
  return errors.filter(error => !error.includes("Found a 'popover' attribute"))
}

test('Browsers: a newer one loads nothing more; one that is too old gets a sentence, and so does one without scripts', async () => {
  const newer = await product.openPage()
  await newer.goto('/login')
  await newer.getByLabel('用户名').waitFor()
  expect(await filesOf(newer)).not.toContain(`${product.url}/newer.js`)
  await newer.getByText('浏览器版本过旧').waitFor({ state: 'hidden' })

  const tooOld = await product.openPage()
  await tooOld.addInitScript(() => Object.defineProperty(CSS, 'registerProperty', { value: undefined }))
  await tooOld.goto('/order')
  await tooOld.getByText('浏览器版本过旧，无法打开同城管家').waitFor()
  expect(await tooOld.locator('#root').count()).toBe(0)

  const silent = await product.openPage({ javaScriptEnabled: false })
  await silent.goto('/')
  // Text within this element is not found by its words.
  const said = silent.locator('noscript p').first()
  await said.waitFor()
  expect(await said.textContent()).toContain('同城管家需要 JavaScript')
})

test('Browsers: what the frame cannot draw is a sentence with a way back', async () => {
  const page = await product.openPage()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get() {
        throw new Error('a browser that is broken')
      },
    }),
  )
  await signIn(page, 'viewer', '/dashboard')
  await page.getByText('这个页面出错了').waitFor()
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'))
  await page.getByRole('button', { name: '重新打开' }).click()
  await page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab', { name: '首页' }).waitFor()
})

test('Browsers: over plain http copying works; microphone and system notifications say why not', async () => {
  const page = await openOffice()
  await signInByForm(page, 'kefu')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.goto('/order')
  const listed = foodRows(page)
  const [no = ''] = /WM\d{18}/.exec((await listed.first().textContent()) ?? '') ?? []
  await page.goto(`/order?no=${no}`)
  const drawer = page.getByRole('dialog', { name: no })
  const copy = drawer.getByRole('button', { name: /^复制 / }).first()
  const copied = (await copy.getAttribute('aria-label'))?.replace('复制 ', '') ?? ''
  await copy.click()
  await drawer.getByRole('button', { name: `已复制 ${copied}` }).waitFor()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: '搜索菜单' })
  await search.press('Control+v')
  await expect.poll(() => search.inputValue()).toBe(copied)
  await page.keyboard.press('Escape')

  const customer = customerOf(product, { name: '云一帆', externalId: 'C-browsers', phone: '13800138000' })
  await customer.write('在吗')
  await page.goto('/kefumsg?queue=waiting')
  await rowOf(page, customer.name).click()
  await page.getByRole('button', { name: '语音', exact: true }).click()
  await page.getByText('当前页面不是 https').waitFor()

  await page.keyboard.press('Control+k')
  await search.fill('通知设置')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/user/notifications')
  await page.getByText('请通过 https 打开本系统').waitFor()
  expect(page.reportedErrors).toEqual([])
})
