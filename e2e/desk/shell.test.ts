import { expect, test } from 'vitest'
import { openOrders, type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

async function search(page: Person, words: string): Promise<void> {
  await page.getByRole('tablist').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索菜单' }).fill(words)
}

const pathOf = (page: Person) => new URL(page.url()).pathname

test('Tabs: drag, close, restore after a reload, ask before losing unsaved input', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard')
  const tabs = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')
  await openOrders(page)
  await page.getByLabel(/订单号后 6 位/).fill('花园路')
  await page.waitForURL(/search=/)
  await search(page, '个人中心')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/user\/me/)
  await tabs.filter({ hasText: '个人中心' }).dragTo(tabs.filter({ hasText: '外卖订单' }))
  await expect.poll(() => tabs.allInnerTexts()).toEqual(['首页', '个人中心', '外卖订单'])
  await page.reload()
  await expect.poll(() => tabs.allInnerTexts()).toEqual(['首页', '个人中心', '外卖订单'])

  const nickname = page.getByLabel('昵称')
  const given = await nickname.inputValue()
  await nickname.fill('半张表单')
  const question = page.getByRole('dialog', { name: '系统提示' })
  const stay = question.getByRole('button', { name: '取消' })
  for (const leave of [
    () => openOrders(page),
    () => page.evaluate(() => history.back()),
    () => tabs.filter({ hasText: '个人中心' }).click({ button: 'middle' }),
  ]) {
    await leave()
    await stay.click()
    await question.waitFor({ state: 'hidden' })
    expect(pathOf(page)).toBe('/user/me')
    await expect.poll(() => nickname.inputValue()).toBe('半张表单')
  }
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await nickname.fill(given)

  await tabs.filter({ hasText: '个人中心' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭', exact: true }).click()
  await page.waitForURL(/\/order\?search=/)
  await expect.poll(() => page.getByLabel(/订单号后 6 位/).inputValue()).toBe('花园路')
  await page.keyboard.press('Escape')
  await tabs.filter({ hasText: '外卖订单' }).focus()
  await page.keyboard.press('Delete')
  await page.waitForURL(/\/dashboard/)
  await page.context().close()
})

test('Command palette: find screens by initials and orders by number, run commands', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/user/me')
  await search(page, 'wmdd')
  await page.getByRole('option', { name: /外卖订单/ }).waitFor()
  await expect.poll(() => page.getByRole('option').first().textContent()).toMatch(/外卖订单/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order$/)

  // Groups stand before the screen; what was found is marked with elements; arrows choose.
  await search(page, '订单')
  await page
    .getByRole('option', { selected: true })
    .filter({ hasText: /.+>.*订单/ })
    .waitFor()
  expect(await page.getByRole('option').first().locator('mark').allTextContents()).toContain('订单')
  const second = (await page.getByRole('option').nth(1).textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('option', { selected: true }).textContent()).toBe(second)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.getByRole('option').first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Escape')

  await search(page, '订单 1234')
  await page.getByRole('option', { name: '前往订单 1234' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\?search=1234/)

  await search(page, 'english')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  await expect.poll(() => page.title()).toMatch(/CityDesk$/)
  await page.getByRole('link', { name: 'Food orders' }).waitFor()
  await page.goto('/404')
  await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
  expect(pathOf(page)).toBe('/404')
  await page.goto('/401')
  await page.getByRole('heading', { name: 'You may not view this page' }).waitFor()
  await page.goto('/blank?redirect=%2Forder%3Fqueue%3Dcompleted')
  await page.waitForURL(/\/order\?queue=completed$/)
  await page.goto('/redirect/order?queue=all')
  await page.waitForURL(/\/order\?queue=all$/)
  await page.context().close()
})

test('Settings: layout and theme are kept after a reload', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard')
  await page.getByRole('button', { name: /的账号/ }).click()
  await page.getByRole('dialog', { name: '个人中心' }).getByRole('button', { name: '系统设置' }).click()
  const settings = page.getByRole('dialog', { name: '系统设置' })
  await settings.getByRole('button', { name: '深色' }).click()
  await settings.getByRole('button', { name: '#11a983' }).click()
  await settings.getByRole('button', { name: '迷你' }).click()
  for (const name of ['显示标签栏', '侧边栏 Logo', '固定顶栏', '顶栏显示设置按钮']) {
    await settings.getByRole('switch', { name }).click()
  }
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('heading', { name: '待我处理' }).waitFor()
  const look = await page.evaluate(() => {
    const { dataset, style } = document.documentElement
    return { ...dataset, accent: style.getPropertyValue('--accent') }
  })
  expect(look).toMatchObject({ mode: 'dark', size: 'mini', accent: '#11a983' })
  expect(await page.getByRole('tablist', { name: '已打开的页面' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: '同城管家' }).count()).toBe(0)
  await page.setViewportSize({ width: 1200, height: 360 })
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 200)
  const bar = page.getByRole('button', { name: '搜索菜单' })
  await expect.poll(async () => (await bar.boundingBox())?.y ?? 0).toBeLessThan(0)
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('全屏')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.context().close()
})

/** Throws so many errors in the page. */
function throwErrors(page: Person, times: number): Promise<void> {
  return page.evaluate(count => {
    for (let at = 0; at < count; at += 1)
      setTimeout(() => {
        throw new Error(`Broken ${at}`)
      })
  }, times)
}

test('Errors: the log shows itself to who looks after the installation, and to nobody else', async () => {
  const page = await product.openPage()
  await signIn(page, 'kefu', '/user/me')
  const thrown = page.waitForEvent('pageerror')
  await throwErrors(page, 1)
  await thrown
  // What comes after it has been drawn, so it would have been.
  await page.getByRole('button', { name: /^消息(，|$)/ }).click()
  await page.getByRole('dialog', { name: '消息' }).waitFor()
  expect(await page.getByRole('button', { name: /^错误日志/ }).count()).toBe(0)
  await page.context().close()
})

test('Errors: failures are logged, and being offline is shown until reconnected', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/user/me')
  await throwErrors(page, 60)
  await page.getByRole('button', { name: '错误日志，50 条' }).click()
  const log = page.getByRole('dialog', { name: '错误日志' })
  await log.getByText('Broken 59').first().waitFor()
  await expect.poll(() => log.getByText(product.url).first().isVisible()).toBe(true)
  await log.getByRole('button', { name: '全部清除' }).click()
  await log.getByText('没有错误记录').waitFor()
  await log.getByRole('button', { name: '关闭' }).click()

  await page.context().setOffline(true)
  await page.getByText('网络已断开').waitFor()
  await page.context().setOffline(false)
  await page.getByText('网络已断开').waitFor({ state: 'hidden' })

  // As after a deploy: neither the screen's file nor what the page began with is there any more.
  await page.route('**/assets/OrdersPage*', route => route.fulfill({ status: 404 }))
  await page.route('**/assets/start*', route =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  const reloaded = page.waitForEvent('load')
  await openOrders(page)
  await page.unroute('**/assets/OrdersPage*')
  await reloaded
  await page.getByRole('tab', { name: '待派单' }).waitFor()
  await page.context().close()
})

test('Offline: open one panel while offline (race with reconnect); no queue shows rows of another', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/user/me')
  await openOrders(page)
  const rows = page.getByRole('row').filter({ hasText: /WM\d+/ })
  const [no = 'WM'] = /WM\d+/.exec(String(await rows.first().textContent())) ?? []
  await page.context().setOffline(true)
  await page.getByRole('tab', { name: '已取消' }).click()
  await page.getByRole('button', { name: '重试' }).waitFor()
  await page.getByRole('row').first().waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: '全部', exact: true }).click()
  await rows.filter({ hasText: no }).click()
  await page.waitForURL(new RegExp(`no=${no}`))
  await page.context().setOffline(false)
  await page.getByRole('dialog', { name: no }).waitFor()
  await page.context().close()
})

test('Orders: an unknown order is requested once, whatever changes meanwhile', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  const asked: string[] = []
  page.on('request', request => request.url().endsWith('/api/orders/get') && asked.push(request.url()))
  await page.goto('/order?no=WM000000000000000000')
  await page.getByRole('dialog', { name: 'WM000000000000000000' }).getByText('记录不存在').waitFor()
  await page.getByRole('row').filter({ hasText: /WM\d+/ }).first().waitFor()
  await product.apps.order('food')
  await page.getByRole('button', { name: /条新订单/ }).waitFor()
  expect(asked).toHaveLength(1)
  await page.context().close()
})

test('Phone: every control of the frame can be reached', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await signIn(page, 'admin', '/user/me')
  await page.getByRole('button', { name: '主菜单' }).tap()
  const menu = page.getByRole('dialog', { name: '主菜单' })
  await menu.getByRole('button', { name: '订单中心' }).tap()
  await menu.getByRole('link', { name: '外卖订单' }).tap()
  await page.waitForURL(/\/order/)
  await page.getByRole('button', { name: '更多' }).tap()
  for (const name of ['搜索菜单', '系统设置', 'English', '迷你', '深色', '仅内容区', '退出登录']) {
    await page.getByRole('menuitem', { name }).waitFor()
  }
  await page.getByRole('menuitem', { name: '迷你' }).tap()
  await expect.poll(() => page.locator('html').getAttribute('data-size')).toBe('mini')
  await page.getByRole('button', { name: '更多' }).tap()
  await page.getByRole('menuitem', { name: '搜索菜单' }).tap()
  await page.getByRole('combobox', { name: '搜索菜单' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.context().close()
})
