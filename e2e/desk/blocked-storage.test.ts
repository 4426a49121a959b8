import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Person, signIn, signInByForm } from '../setup/browser.ts'
import { foodRows } from '../setup/page/orders.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

/** As with "block all cookies" in the settings of a browser: to name what it blocks throws already. */
function blockStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
      Object.defineProperty(globalThis, name, { get: refuse })
    for (const name of ['query', 'request']) Object.assign(navigator.locks, { [name]: async () => refuse() })
  })
}

function blockCookies(page: Page): Promise<unknown> {
  return page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
}

/** One can read and no longer write. */
function fillStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}

/** Opens pages that keep something in the browser. */
async function work(page: Person): Promise<void> {
  await page.getByRole('tablist', { name: '已打开的页面' }).waitFor()
  await openByMenu(page, '/order?queue=all')
  await foodRows(page).first().waitFor()
  await openByMenu(page, '/kefumsg?queue=waiting')
  await page.getByRole('tablist', { name: '会话队列' }).waitFor()
  await openByMenu(page, '/dashboard')
  await page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab', { name: '首页' }).waitFor()
  expect(await page.getByText('这个页面出错了').count()).toBe(0)
}

/** Without loading the page again. */
async function openByMenu(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Of the live connection, which one window of a browser holds. */
const isLive = (page: Page) => page.waitForEvent('websocket')

test.each([
  ['blocked', [blockStorage]],
  ['blocked together with cookies', [blockStorage, blockCookies]],
  ['full', [fillStorage]],
] as const)('Storage that is %s: one signs in and works', async (_, faults) => {
  const page = await product.openPage()
  for (const fault of faults) await fault(page)
  const live = isLive(page)
  await signInByForm(page, 'admin')
  await live
  await work(page)
  expect(page.reportedErrors).toEqual([])
})

test('Storage that is blocked: one stays signed in through a reload, and signs out', async () => {
  const page = await product.openPage()
  await blockStorage(page)
  await signInByForm(page, 'admin')
  await page.reload()
  await work(page)
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click()
  await page.getByLabel('用户名').waitFor()
  expect(page.reportedErrors).toEqual([])
})

test.each(['{', '5', '[null]', '{"list":[null],"1":null}'])(
  'What another program left in the storage, %s, is as if nothing were there',
  async text => {
    const page = await product.openPage()
    await page.addInitScript(wrong => {
      const isFirst = sessionStorage.getItem('isWrong') === null
      sessionStorage.setItem('isWrong', '1')
      const names = ['settings', 'mode', 'size', 'accent', 'sidebar', 'dashboard-heights', 'posts.display']
      const ofPerson = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].flatMap(id => [
        `tabs:${id}`,
        `columns.${id}.orders`,
      ])
      for (const name of isFirst ? [...names, ...ofPerson, 'notifications', 'citydesk-chat-drafts', 'expireTime'] : [])
        for (const storage of [localStorage, sessionStorage]) storage.setItem(name, wrong)
    }, text)
    await signIn(page, 'admin', '/dashboard')
    await work(page)
    expect(page.reportedErrors).toEqual([])
  },
)

test('A file that is gone is no reason to load the page again and again, also without storage', async () => {
  const page = await product.openPage()
  await blockStorage(page)
  await signInByForm(page, 'admin')
  await page.goto('/user/me')
  await page.getByLabel('用户名').waitFor()
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/assets/OrdersPage*', route => route.fulfill({ status: 404 }))
  await page.route('**/assets/start*', route =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await openByMenu(page, '/order')
  await page.getByText('这个页面出错了').waitFor()
  expect(loads).toBe(1)
})
