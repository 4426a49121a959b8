import { expect, test } from 'vitest'
import { faultsOfTheme } from '../setup/axe.ts'
import { openOrders, type Person, signIn } from '../setup/browser.ts'
import { moveTo, watchRequests } from '../setup/move.ts'
import { foodRows } from '../setup/page/orders.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()
const dialog = (page: Person) => page.getByRole('dialog').last()

/** The first blocks have their numbers; their headings are there before, and what is far below the window is not read. */
async function dashboardRead(page: Person): Promise<void> {
  for (const name of ['待我处理', '核心指标']) {
    const block = page.getByRole('region', { name, exact: true })
    await block.scrollIntoViewIfNeeded()
    await block.locator('[data-answered]').waitFor()
  }
}

/** Each place, and how a person comes to see it there. */
const places: Record<string, (page: Person) => Promise<unknown>> = {
  'the dashboard': dashboardRead,
  // What opens over a page opens over a small one: axe would read the dashboard again each time.
  'the profile': async page => {
    await moveTo(page, '/user/me')
    await page.getByRole('main').getByLabel('昵称').waitFor()
  },
  'the message drawer': async page => {
    await page.getByRole('button', { name: /^消息(，|$)/ }).click()
    await dialog(page).waitFor()
  },
  'the profile drawer': async page => {
    await page.getByRole('button', { name: /的账号/ }).click()
    await dialog(page).getByLabel('昵称').waitFor()
  },
  'the settings': async page => {
    await page.getByRole('button', { name: /的账号/ }).click()
    await dialog(page).getByRole('button', { name: '系统设置' }).click()
    await page.getByRole('dialog', { name: '系统设置' }).waitFor()
  },
  'the palette': async page => {
    await page.keyboard.press('Control+k')
    await dialog(page).getByRole('combobox').fill('d')
  },
  'the orders': async page => {
    await openOrders(page)
    await page.getByRole('row').nth(3).waitFor()
  },
  'an order': async page => {
    await foodRows(page).first().click()
    await dialog(page).getByRole('tab').first().waitFor()
  },
}

test('Accessibility: the frame has no axe violations in either theme', async () => {
  const page = await product.openPage()
  watchRequests(page)
  const expectNone = async (place: string) => {
    const faults: Record<string, string[]> = {}
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      faults[theme] = await faultsOfTheme(page, theme)
    }
    expect({ place, ...faults }).toEqual({ place, dark: [], light: [] })
  }
  await page.goto('/login')
  await page.getByLabel('用户名').waitFor()
  await expectNone('the sign-in page')
  await signIn(page, 'admin', '/dashboard')
  for (const [place, open] of Object.entries(places)) {
    await open(page)
    await expectNone(place)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.context().close()
})

test('Accessibility: sign in, menu, tabs, drawers and sign out by keyboard only', async () => {
  const page = await product.openPage()
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  // Once round everything on the dashboard is far enough, however much of it is drawn by then.
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 400; step += 1) {
      if (name.test(await focused())) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never comes to ${name}`)
  }
  await page.goto('/login')
  await page.getByLabel('用户名').waitFor()
  await page.keyboard.type('admin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('citydesk-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  await dashboardRead(page)

  await tabTo(/^订单中心$/)
  await page.keyboard.press('Enter')
  await tabTo(/^外卖订单$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order/)
  await tabTo(/^布局大小$/)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('中等')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('html').getAttribute('data-size')).toBe('mini')
  await tabTo(/的账号/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '个人中心' }).waitFor()
  const isInDialog = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
  await expect.poll(isInDialog).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(focused).toMatch(/的账号/)
  await tabTo(/^外卖订单$/)
  await page.keyboard.press('ArrowLeft')
  await page.waitForURL(/\/dashboard/)
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/\/order/)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: '关闭所有' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.type('退出')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '系统提示' }).waitFor()
  await tabTo(/^确定$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/login$/)
  await page.context().close()
})

test('Tabs: a page stays as it was while others are in front; the profile, which is not cached, begins anew', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard')
  await dashboardRead(page)
  const tabs = page.getByRole('tablist', { name: '已打开的页面' })
  const heading = page.getByRole('heading', { name: '核心指标' })
  const top = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN)
  const before = await top()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 300)
  await expect.poll(top).toBeLessThan(before)
  const scrolled = await top()
  const kept = await heading.elementHandle()

  await page.evaluate(() => {
    history.pushState(null, '', '/user/me')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const nickname = await page.getByLabel('昵称').elementHandle()
  await openOrders(page)
  await page.getByRole('row').nth(3).waitFor()
  await tabs.getByRole('tab', { name: '首页' }).click()
  await expect.poll(top).toBe(scrolled)
  expect(await kept?.evaluate(node => node.isConnected)).toBe(true)
  expect(await nickname?.evaluate(node => node.isConnected)).toBe(false)
  await page.context().close()
})

test('Memory: opening and closing pages thirty times leaks nothing', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard')
  const devtools = await page.context().newCDPSession(page)
  const tabs = page.getByRole('tablist', { name: '已打开的页面' })
  const round = async () => {
    await openOrders(page)
    await page.getByRole('row').nth(3).waitFor()
    await tabs.getByRole('tab', { name: '外卖订单' }).focus()
    await page.keyboard.press('Delete')
    await dashboardRead(page)
  }
  const heap = async () => {
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  for (let warming = 0; warming < 10; warming += 1) await round()
  const before = await heap()
  for (let counted = 0; counted < 30; counted += 1) await round()
  const growth = (await heap()) / before - 1
  console.log(`Heap after thirty rounds: ${(growth * 100).toFixed(1)} %`)
  expect(growth).toBeLessThanOrEqual(0.1)
  await page.context().close()
})
