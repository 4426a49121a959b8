import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOrders, type Person, signIn, signInByForm } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const ownPassword = 'tongcheng-2026'

// Slow enough that no rider takes the order before it is seen.
const product = withProduct(10, { ALLOWED_ORIGINS: 'https://desk.example' })

test('Access: menu and buttons follow the role; a disabled account is signed out within seconds', async () => {
  const admin = await product.openPage()
  await signIn(admin, 'admin')
  const password = await invite(admin, 'xiaolin', '调度小林')
  await giveRole(admin, 'xiaolin', '调度')

  const colleague = await product.openPage()
  await comeInFirst(colleague, 'xiaolin', password)
  // The demo has a notice about safety, which stands before whoever is new.
  await colleague.getByRole('button', { name: '我已知晓' }).click()
  await expect
    .poll(() => menuOf(colleague))
    .toEqual(['首页', '投诉管理', '订单中心', '服务人员与商家', '公告管理', '城市管理'])

  await openOrders(colleague)
  await product.city.placeOrder()
  await colleague
    .getByRole('tab', { name: /待派单|全部/ })
    .first()
    .click()
  const dispatch = colleague.getByRole('row').getByRole('button', { name: /^(派单|改派|接单)$/ })
  await dispatch.first().waitFor()
  await colleague.evaluate(() => Object.assign(window, { isSamePage: true }))

  await giveRole(admin, 'xiaolin', '只读观察', '调度')
  await expect.poll(() => menuOf(colleague)).not.toContain('服务人员与商家')
  await expect.poll(() => dispatch.count()).toBe(0)
  expect(await colleague.evaluate(() => 'isSamePage' in window)).toBe(true)

  await disable(admin, 'xiaolin')
  await colleague.getByText('用户登录信息过期,请重新登录!').waitFor()
  expect([...admin.reportedErrors, ...colleague.reportedErrors]).toEqual([])
})

/** Answers the password to hand over. */
async function invite(admin: Page, username: string, nickName: string): Promise<string> {
  await admin.goto('/system/staff')
  await admin.getByRole('button', { name: '邀请员工' }).click()
  const form = admin.getByRole('dialog', { name: '邀请员工' })
  await form.getByLabel('用户名').fill(username)
  await form.getByLabel('昵称').fill(nickName)
  await form.getByRole('button', { name: '确定' }).click()
  const handOver = admin.getByRole('dialog', { name: '请交给本人' })
  const password = (await handOver.locator('code').textContent()) ?? ''
  await handOver.getByRole('button', { name: '已转交' }).click()
  await admin.getByRole('searchbox').fill(username)
  return password
}

async function giveRole(admin: Page, username: string, role: string, instead?: string): Promise<void> {
  await admin
    .getByRole('row', { name: new RegExp(username) })
    .getByRole('button', { name: '分配角色' })
    .click()
  const form = admin.getByRole('dialog', { name: /的角色/ })
  await form.getByLabel(role, { exact: true }).check()
  if (instead) await form.getByLabel(instead, { exact: true }).uncheck()
  await form.getByRole('button', { name: '确定' }).click()
  await form.waitFor({ state: 'detached' })
}

/** A password that somebody else made lets one in as far as choosing one's own. */
async function comeInFirst(page: Person, username: string, password: string): Promise<void> {
  await fillSignIn(page, username, password)
  await page.getByRole('heading', { name: '请先修改密码' }).waitFor()
  await page.getByLabel('旧密码', { exact: true }).fill(password)
  await page.getByLabel('新密码', { exact: true }).fill(ownPassword)
  await page.getByLabel('确认新密码', { exact: true }).fill(ownPassword)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/login/)
  await fillSignIn(page, username, ownPassword)
  await page.waitForURL(/\/dashboard/)
}

async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  return menu.getByRole('link').or(menu.getByRole('button')).allTextContents()
}

async function disable(admin: Page, username: string): Promise<void> {
  await admin.getByRole('row', { name: new RegExp(username) }).click()
  await admin.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  const ask = admin.getByRole('dialog', { name: '停用', exact: true })
  await ask.getByRole('button', { name: '离职' }).click()
  await ask.getByRole('button', { name: '确定' }).click()
  await ask.waitFor({ state: 'detached' })
}

test.each([
  ['plain http', undefined],
  ['https', 'https://desk.example'],
] as const)('Session: the cookie of the token is sent from the own pages only; by %s', async (_, baseURL) => {
  const page = await product.openPage(baseURL ? { baseURL } : {})
  await page.route('https://desk.example/**', async route => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: product.url + pathname + search }) })
  })
  await signInByForm(page, 'kefu')
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'Admin-Token')
  expect(token).toMatchObject({ sameSite: 'Strict', secure: baseURL !== undefined })
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().close()
})
