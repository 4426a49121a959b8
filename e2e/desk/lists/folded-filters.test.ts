import { expect, test } from 'vitest'
import { labelWords } from '#words/base/labels.ts'
import { expectNoFaults } from '../../setup/axe.ts'
import { signIn } from '../../setup/browser.ts'
import { moveTo, speak, watchRequests } from '../../setup/move.ts'
import { withProduct } from '../../setup/withProduct.ts'

const product = withProduct(0.1)
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The lists with several filters. */
const lists = [
  '/order?queue=all',
  '/finance/refund?tab=all',
  '/finance/settlements?tab=all',
  '/finance/ledger',
  '/finance/ledger?tab=accounts',
  '/finance/recon',
  '/tixian?tab=all',
  '/tousu?tab=all',
  '/fankui?tab=all',
  '/gonggao',
  '/list',
  '/list?tab=shop',
  '/user/list',
  '/user/renzheng?tab=all',
  '/user/dongtailist?tab=all',
  '/shenqing?tab=all',
  '/system/log',
  '/system/signin',
]

test('On a phone: the filters of a list are behind one chip, and its first record stands on the first screen', async () => {
  const page = await product.openPage(phone)
  watchRequests(page)
  await signIn(page, 'admin', '/user/me')
  for (const path of lists) {
    await moveTo(page, path)
    const chip = page.getByRole('main').getByRole('button', { name: '筛选' })
    await chip.waitFor()
    expect([path, await chip.count(), await chip.getAttribute('aria-expanded')]).toEqual([path, 1, 'false'])
    // Where the records begin; the tallest card has 176 px.
    const { y = 844 } = (await chip.locator('xpath=../following-sibling::div[1]').boundingBox()) ?? {}
    expect([path, y + 176 <= 844]).toEqual([path, true])
    await page.screenshot({ path: `e2e/output/folded${path.replaceAll(/\W+/g, '-')}.png` })
  }
  expect(page.reportedErrors).toEqual([])
})

test('On a phone: the chip of the filters says how many are set, opens them in place and closes them', async () => {
  const page = await product.openPage(phone)
  watchRequests(page)
  await signIn(page, 'admin', '/finance/refund?tab=all&service=food&search=TK')
  const main = page.getByRole('main')
  const chip = main.getByRole('button', { name: /^筛选/ })
  const week = main.getByRole('button', { name: '近7天' })
  await expect.poll(() => chip.textContent()).toBe('筛选 · 1')
  expect(await week.count()).toBe(0)

  await chip.press('Enter')
  await week.waitFor()
  expect(await chip.getAttribute('aria-expanded')).toBe('true')
  const below = (await week.boundingBox())?.y ?? 0
  expect(below).toBeGreaterThan((await chip.boundingBox())?.y ?? below)
  await week.tap()
  await expect.poll(() => chip.textContent()).toBe('筛选 · 2')
  await expectNoFaults(page)
  await page.screenshot({ path: 'e2e/output/folded-open.png' })

  await chip.tap()
  await week.waitFor({ state: 'hidden' })
  expect(await chip.getAttribute('aria-expanded')).toBe('false')
  expect(await chip.textContent()).toBe('筛选 · 2')
  for (const language of ['en', 'es', 'ja'] as const) {
    await speak(page, language)
    await main.getByRole('button', { name: `${labelWords.filters[language]} · 2` }).waitFor()
  }
  await page.setViewportSize({ width: 992, height: 844 })
  await chip.waitFor({ state: 'detached' })
  await main.getByRole('group').first().waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('On a phone: search, tab and order are not counted as filters, and a range counts once', async () => {
  const page = await product.openPage(phone)
  watchRequests(page)
  await signIn(page, 'admin', '/user/me')
  for (const [path, says] of [
    ['/order?queue=all&search=1&urged=true', '筛选 · 1'],
    ['/order?queue=all&dayOf=finished', '筛选'],
    ['/tixian?tab=all&owner=rider&leastFen=100&mostFen=900000', '筛选 · 2'],
    ['/user/list?kind=rider', '筛选'],
    ['/system/log?record=order', '筛选'],
    ['/system/log?everybody=true', '筛选 · 1'],
    ['/list?tab=shop', '筛选'],
    ['/list?tab=frozen&level=2&firstDay=2026-01-01', '筛选 · 2'],
  ] as const) {
    await moveTo(page, path)
    const chip = page.getByRole('main').getByRole('button', { name: '筛选' })
    await chip.waitFor()
    expect([path, await chip.textContent()]).toEqual([path, says])
  }
  expect(page.reportedErrors).toEqual([])
})
