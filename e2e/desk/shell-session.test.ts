import { globSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { demoAccountWords } from '#words/access/demo-accounts.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { chartFiles } from '../setup/dashboard/chart-files.ts'
import { holdAnswers } from '../setup/page/hold-answers.ts'
import { foodRows } from '../setup/page/orders.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()
const web = new URL('../../dist/web', import.meta.url).pathname

async function fillIn(page: Person, username: string): Promise<void> {
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill('citydesk-demo')
  await page.getByRole('button', { name: '登录' }).click()
}

test('Session: sign in returns to the requested page; sign out ends every window', async () => {
  const page = await product.openPage()
  await page.goto('/order?queue=completed#top')
  await page.waitForURL(/\/login\?redirect=/)
  await fillIn(page, 'dispatcher')
  await page.waitForURL(address => address.pathname + address.search + address.hash === '/order?queue=completed#top')
  // Only addresses of this site are returned to.
  for (const path of [
    '/login/',
    '/login?redirect=https://elsewhere.example/',
    '/login?redirect=//elsewhere.example/',
  ]) {
    await page.goto(path)
    await page.waitForURL(({ origin, pathname }) => origin === product.url && pathname === '/dashboard')
  }

  const other = Object.assign(await page.context().newPage(), { reportedErrors: [] })
  await other.goto('/order')
  await other.getByRole('tab', { name: '外卖订单' }).waitFor()

  await page.getByRole('button', { name: '退出登录' }).click()
  const question = page.getByRole('dialog', { name: '系统提示' })
  await question.getByText('确定退出系统并清除登录信息吗?').waitFor()
  await question.getByRole('button', { name: '取消' }).click()
  await page.getByText('取消操作').waitFor()
  await page.getByRole('button', { name: '退出登录' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await page.waitForURL(/\/login$/)
  await other.waitForURL(/\/login\?redirect=%2Forder/)

  await fillIn(page, 'viewer')
  await page.waitForURL(/\/dashboard/)
  await other.waitForURL(/\/order/)
  await other.getByRole('tab', { name: '外卖订单' }).waitFor()
  await expectName(other, 'viewer')
  await expect
    .poll(() => other.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab').allInnerTexts())
    .toEqual(['首页', '外卖订单', '个人中心'])
  await page.context().close()
})

async function expectName(page: Person, username: string): Promise<void> {
  await page.goto('/user/me')
  await expect.poll(() => page.getByLabel('用户名').inputValue()).toBe(username)
}

test('Session: two windows renew the token once and ask once when the session has expired', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops')
  const other = Object.assign(await page.context().newPage(), { reportedErrors: [] })
  for (const window of [page, other]) {
    await window.goto('/order')
    await window.getByRole('row').nth(3).waitFor()
  }
  let renewals = 0
  const bothPressed = Promise.withResolvers<void>()
  await page.context().route('**/refreshToken', async route => {
    renewals += 1
    await bothPressed.promise
    await route.continue()
  })
  for (const window of [page, other]) {
    await window.evaluate(() => sessionStorage.setItem('expireTime', String(Date.now() + 60_000)))
  }
  await Promise.all([page, other].map(window => window.getByRole('button', { name: '刷新' }).click()))
  bothPressed.resolve()
  const endOf = (window: Person) => window.evaluate(() => Number(sessionStorage.getItem('expireTime')) - Date.now())
  for (const window of [page, other]) await expect.poll(() => endOf(window)).toBeGreaterThan(600_000)
  expect(renewals).toBe(1)

  await page.context().addCookies([{ name: 'Admin-Token', value: 'over', url: product.url }])
  // What waited for the renewal may be asked only now and raise the question before this press: it stays one.
  const readAgain = page.getByLabel('刷新', { exact: true })
  await readAgain.dispatchEvent('click')
  const question = page.getByRole('dialog', { name: '系统提示' })
  await question.getByText('用户登录信息过期,请重新登录!').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  // Nothing else says it.
  expect(await page.getByRole('alert').count()).toBe(0)
  await question.getByRole('button', { name: '取消' }).click()
  expect(await page.getByRole('row').count()).toBeGreaterThan(3)
  await readAgain.dispatchEvent('click')
  await question.getByRole('button', { name: '重新登录' }).click()
  await page.waitForURL(/\/login\?redirect=%2Forder/)
  await page.context().close()
})

test('Session: the token is renewed in its last ten minutes, where somebody is at work', async () => {
  const page = await product.openPage()
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + Number(document.documentElement.dataset.passedMs ?? 0)
  })
  await signIn(page, 'ops', '/order')
  await page.getByRole('row').nth(3).waitFor()
  let renewals = 0
  page.on('request', request => {
    if (request.url().endsWith('/refreshToken')) renewals += 1
  })
  const endsIn = (ms: number) =>
    page.evaluate(left => sessionStorage.setItem('expireTime', String(Date.now() + left)), ms)
  /** Reads the list again by an event that is no touch of the page. */
  async function readAgain(): Promise<void> {
    const answer = page.waitForResponse(/api\/orders\/list/)
    await page.getByRole('button', { name: '刷新' }).dispatchEvent('click')
    await answer
  }

  await endsIn(11 * 60_000)
  await readAgain()
  expect(renewals).toBe(0)

  await page.evaluate(() => (document.documentElement.dataset.passedMs = String(31 * 60_000)))
  await endsIn(9 * 60_000)
  await readAgain()
  expect(renewals).toBe(0)

  await page.getByRole('button', { name: '刷新' }).click()
  await expect.poll(() => renewals).toBe(1)
  await page.context().close()
})

test('Demo: the sign-in page offers its accounts with a line on what to try; one press signs in', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 } })
  await page.goto('/login?redirect=%2Forder')
  const offered = page.getByRole('region', { name: demoAccountWords.title.zh }).getByRole('button')
  await offered.last().waitFor()
  expect(await offered.count()).toBe(8)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await offered.filter({ hasText: demoAccountWords.tries.dispatcher.zh }).click()
  await page.waitForURL(/\/order/)
  await expectName(page, 'dispatcher')
  await page.context().close()
})

test('Single sign-on: a failed return says what to do', async () => {
  const page = await product.openPage()
  await page.goto('/auth-redirect')
  await page.getByText('登录没有完成，请重新登录').waitFor()
  await page.goto('/auth-redirect?ticket=spent&redirect=%2Forder')
  await page.getByRole('alert').first().waitFor()
  await page.getByRole('link', { name: '返回登录页' }).click()
  await page.waitForURL(/\/login$/)
  await page.goto('/login?reason=unknown')
  await page.getByText('这个公司账号还没有开通').waitFor()
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('Sign-in: the form stays where it is when the accounts of the demo appear below it', async () => {
  const page = await product.openPage()
  const release = await holdAnswers(page, '**/signInOffers*')
  await page.goto('/login')
  const button = page.getByRole('button', { name: '登录', exact: true })
  const before = await button.boundingBox()
  release()
  await page.getByText('演示账号，点一下就进去').first().waitFor()
  expect(await button.boundingBox()).toEqual(before)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

/** Kilobytes of files; with their headers, `bench/weight.ts` allows 99, 186 and 192. What a page looks like on paper comes when the page is there. */
const late = /\/print-/

test.for([
  // What only a demo loads is no part of it.
  { path: '/login', username: undefined, without: /\/demo/i, most: 96 },
  { path: '/order', username: 'dispatcher', without: undefined, most: 181.5 },
  { path: '/dashboard', username: 'admin', without: chartFiles, most: 184 },
])('Weight: scripts and styles of $path are small', async ({ path, username, without, most }) => {
  const page = await product.openPage()
  await (username ? signIn(page, username, path) : page.goto(path))
  await page.waitForLoadState('networkidle')
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const files = [...new Set(paths)].filter(one => /\.(js|css)$/.test(one) && !late.test(one) && !without?.test(one))
  const bytes = files.map(one => statSync(`${web}${one}.gz`).size)
  expect(files.length).toBeGreaterThan(3)
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(most)
})

test('Weight: what opens over the orders brings no other page', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/order?queue=all')
  await foodRows(page).first().click()
  await page.getByRole('tab', { name: '时间线' }).click()
  await page.keyboard.press('Escape')
  for (const [button, panel] of [
    ['导出', '导出'],
    ['列', '列'],
    ['视图', '视图'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog', { name: panel, exact: true }).waitFor()
    await page.keyboard.press('Escape')
  }
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const names = globSync('web/**/*Page.tsx').map(path => basename(path, 'Page.tsx'))
  const ofPages = new RegExp(`/assets/(charts|blocks|homeBlocks|lateBlocks|${names.join('|')})-[^/]*[.]js$`)
  expect(loaded.filter(name => ofPages.test(name))).toEqual([])
  expect(loaded.some(name => name.includes('/assets/OrderDrawer-'))).toBe(true)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

const titles = { en: 'Sign in', es: 'Iniciar sesión', ja: 'ログイン' }

test.each([
  { chosen: 'es', browser: 'ja-JP', spoken: 'es' },
  { chosen: undefined, browser: 'ja-JP', spoken: 'ja' },
  { chosen: undefined, browser: 'fr-FR', spoken: 'en' },
] as const)('Language: what was chosen comes before the browser, and English last: $spoken', async terms => {
  const { chosen, browser, spoken } = terms
  const page = await product.openPage({ locale: browser })
  if (chosen) await page.context().addCookies([{ name: 'language', value: chosen, url: product.url }])
  await page.goto('/login')
  await page.getByRole('button', { name: titles[spoken], exact: true }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(spoken)
  expect(await page.title()).not.toMatch(/管家/)
  await page.context().close()
})
