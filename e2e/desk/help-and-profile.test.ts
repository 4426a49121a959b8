import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { menus } from '#contract/access/menus.ts'
import { faultsOf } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { openStaff } from '../setup/staff.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()
const output = `${import.meta.dirname}/../output`

test('Help: a press opens the guide of the screen one is on, which is loaded only then', async () => {
  const page = await product.openPage()
  const guides: string[] = []
  page.on('request', request => {
    if (/\/assets\/(orders|refunds|HelpDrawer)[-.]/.test(request.url())) guides.push(request.url())
  })
  await signIn(page, 'finance', '/order')
  await page.getByRole('row').nth(1).waitFor()
  expect(guides).toEqual([])
  await page.getByRole('button', { name: '帮助' }).click()
  const help = page.getByRole('dialog', { name: '帮助' })
  await help.getByRole('heading', { name: '订单', exact: true }).waitFor()
  await help.getByText('时限最先到的排在最上面').waitFor()
  const picture = help.getByRole('img', { name: '订单' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1000)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: `${output}/help.png` })
  // The page beside it can be worked with, and the guide follows to another screen.
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: /财务/ }).click()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /退款/ }).first().click()
  await help.getByRole('heading', { name: '退款', exact: true }).waitFor()
  await help.getByRole('button', { name: '关闭' }).click()
  await help.waitFor({ state: 'hidden' })
  expect(page.reportedErrors).toEqual([])
})

test('Help: on a phone it is in the menu of the bar, in English for who reads English', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  await signIn(page, 'kefu', '/kefumsg')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByRole('heading', { name: 'Conversations' }).waitFor()
  const { width = 0 } = (await help.boundingBox()) ?? {}
  expect(width).toBe(390)
  await page.screenshot({ path: `${output}/help-390.png` })
  expect(await help.evaluate(node => node.scrollWidth <= node.clientWidth)).toBe(true)
  expect(page.reportedErrors).toEqual([])
})

test('Profile: edit fields, see why a picture is refused, crop one that is accepted', async () => {
  const page = await product.openPage()
  await signIn(page, 'kefu', '/dashboard')
  await page.getByRole('button', { name: /的账号/ }).click()
  const drawer = page.getByRole('dialog', { name: '个人中心' })
  await drawer.getByLabel('手机号').fill('123')
  await drawer.getByRole('button', { name: '保存' }).click()
  await drawer.getByText('请输入 11 位手机号').waitFor()
  await drawer.getByLabel('手机号').fill('13800000000')
  await drawer.getByLabel('昵称').fill('小客服')
  await drawer.getByRole('button', { name: '保存' }).click()
  // A number is changed by whoever proves who they are.
  await drawer.getByText('此项必填').waitFor()
  const proof = drawer.getByLabel('您的登录密码')
  await page.screenshot({ path: `${output}/profile-proof.png` })
  await proof.fill('citydesk-demo')
  await drawer.getByRole('button', { name: '保存' }).click()
  await page.getByText('资料已保存').waitFor()
  // What was refused before is done, so nothing says any more that it is wrong.
  expect(await page.getByText('填写有误，请按提示修改后再提交').count()).toBe(0)
  await proof.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '小客服 的账号', includeHidden: true }).waitFor()

  const file = drawer.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await page.getByText('只能上传jpeg,png,jpg格式的图片').waitFor()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024) })
  await page.getByText('图片大小不能超过2MB').waitFor()
  const picture = await page.screenshot()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  const preview = drawer.getByRole('img', { name: '头像预览' })
  await preview.waitFor()
  await expect
    .poll(() => preview.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]))
    .toEqual([80, 80])
  await expect
    .poll(() =>
      preview.evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(40, 40, 1, 1).data[3]),
    )
    .toBe(255)
  await drawer.getByRole('button', { name: '使用' }).click()
  const avatar = drawer.locator('img[src^="/files/"]')
  await avatar.waitFor()
  await drawer.getByRole('button', { name: '保存' }).click()
  await page.getByText('资料已保存').last().waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  const face = page.getByRole('button', { name: '小客服 的账号' }).locator('img')
  await face.waitFor()
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(80)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('Profile: a new password signs out after three seconds, and only it signs in again', async () => {
  const page = await product.openPage()
  await signIn(page, 'finance', '/user/me')
  await page.getByRole('tab', { name: '修改密码' }).click()
  await page.getByLabel('旧密码').fill('citydesk-demo')
  await page.getByLabel('新密码', { exact: true }).fill('another-long-word')
  await page.getByLabel('确认新密码').fill('another-lost-word')
  await page.getByRole('button', { name: '修改密码' }).click()
  await page.getByText('两次输入的新密码不一致').waitFor()
  await page.getByLabel('确认新密码').fill('another-long-word')
  await page.getByRole('button', { name: '修改密码' }).click()
  await page.getByText('密码修改成功').waitFor()
  await page.waitForURL(/\/login$/)
  await page.getByLabel('用户名').fill('finance')
  await page.getByLabel('密码', { exact: true }).fill('another-long-word')
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL(/\/dashboard/)
  await page.context().close()
})

test('Second factor: its code is black on white in the dark theme, too, with a border that cameras need', async () => {
  const page = await product.openPage({ colorScheme: 'dark' })
  await signIn(page, 'auditor', '/user/access')
  await page.getByRole('button', { name: '开启双重验证' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('您的登录密码').fill('citydesk-demo')
  await dialog.getByRole('button', { name: '下一步' }).click()
  const code = dialog.getByRole('img', { name: '设置双重验证的二维码' })
  await code.waitFor()
  const { data, info } = await sharp(await code.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const line = (y: number) => [...data.subarray(y * info.width, (y + 1) * info.width)].slice(4, -4)
  expect(Math.min(...line(6))).toBeGreaterThan(240)
  expect(Math.min(...line(Math.floor(info.height / 2)))).toBeLessThan(20)
  await page.context().close()
})

test('Sidebar: one group is open at a time; 210 px wide, 54 when folded; what is outside opens beside the page, which it cannot reach', async () => {
  const admin = await openStaff(product.url, 'admin')
  const address = `${product.url}/icon.svg`
  const titles = { zh: '外部页面', en: 'Outside', es: 'Fuera', ja: '外部' }
  const flags = { isHidden: false, alwaysShow: false, noCache: false }
  const entry = { parentId: null, path: address, component: '', icon: '', permissions: null }
  await admin.call(menus.add, { ...entry, ...flags, titles })

  const page = await product.openPage()
  await signIn(page, 'admin', '/order')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const openGroups = () => menu.getByRole('button', { expanded: true }).allInnerTexts()
  await expect.poll(openGroups).toEqual(['订单中心'])
  await menu.getByRole('button', { name: '财务' }).click()
  await expect.poll(openGroups).toEqual(['财务'])
  const width = () => page.getByRole('complementary').evaluate(side => side.getBoundingClientRect().width)
  expect(await width()).toBe(210)
  const beside = page.context().waitForEvent('page')
  await menu.getByRole('link', { name: '外部页面' }).click()
  const other = await beside
  await other.waitForURL(address)
  expect(await other.evaluate(() => window.opener)).toBeNull()
  expect(page.url()).toBe(`${product.url}/order`)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect.poll(width).toBe(54)
  expect(page.reportedErrors).toEqual([])
})

test('A window below 992 px has the menu in a drawer; what was chosen on the desktop is there again when it is wide', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/user/me')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await page.getByRole('button', { name: '收起菜单' }).click()
  await page.getByRole('button', { name: '展开菜单' }).waitFor()
  await page.setViewportSize({ width: 992, height: 700 })
  // Only the width counts: this is no narrower than before.
  await page.setViewportSize({ width: 992, height: 500 })
  await page.getByRole('button', { name: '展开菜单' }).waitFor()
  await page.setViewportSize({ width: 991, height: 900 })
  await menu.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '主菜单' }).click()
  await page.getByRole('dialog').getByRole('link', { name: '首页' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: '展开菜单' }).waitFor()
  await page.context().close()
})

test('Roles: two people edit one role; the slower keeps the input, sees the other’s changes and saves with the next press', async () => {
  const [one, other] = [await product.openPage(), await product.openPage()]
  await signIn(one, 'admin')
  await signIn(other, 'admin')
  const [slow, fast] = [await editRole(one), await editRole(other)]

  await fast.getByLabel('名称（English）', { exact: true }).fill('Read only')
  await fast.getByRole('button', { name: '确定' }).click()
  await fast.waitFor({ state: 'detached' })

  await slow.getByLabel('名称（中文）', { exact: true }).fill('只读观察员')
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.getByRole('status').getByText('该记录已被').waitFor()
  expect(await slow.getByLabel('名称（中文）', { exact: true }).inputValue()).toBe('只读观察员')
  expect(await slow.getByLabel('名称（English）', { exact: true }).inputValue()).toBe('Read only')

  await slow.getByRole('button', { name: '确定' }).click()
  await slow.waitFor({ state: 'detached' })
  const again = await editRole(one, '只读观察员')
  expect(await again.getByLabel('名称（English）', { exact: true }).inputValue()).toBe('Read only')
  expect([...one.reportedErrors, ...other.reportedErrors]).toEqual([])
})

test('Menus: two people edit one title; the slower sees the saved value', async () => {
  const [one, other] = [await product.openPage(), await product.openPage()]
  await signIn(one, 'admin')
  await signIn(other, 'admin')
  const [slow, fast] = [await editEntry(one), await editEntry(other)]

  await fast.getByLabel('标题（中文）', { exact: true }).fill('投诉工单')
  await fast.getByRole('button', { name: '确定' }).click()
  await fast.waitFor({ state: 'detached' })

  await slow.getByLabel('标题（中文）', { exact: true }).fill('客诉管理')
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.getByRole('status').getByText('该记录已被').waitFor()
  await slow.getByText('当前记录为“投诉工单”').waitFor()
  expect(await slow.getByLabel('标题（中文）', { exact: true }).inputValue()).toBe('客诉管理')

  await slow.getByRole('button', { name: '确定' }).click()
  await slow.waitFor({ state: 'detached' })
  await other.getByRole('list', { name: '菜单管理' }).getByText('客诉管理').waitFor()
  expect([...one.reportedErrors, ...other.reportedErrors]).toEqual([])
})

async function editRole(page: Page, name = '只读观察'): Promise<Locator> {
  await page.goto('/system/role')
  await page.getByRole('columnheader').getByRole('button', { name }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  return page.getByRole('dialog', { name: new RegExp(`编辑.*${name}`) })
}

async function editEntry(page: Page): Promise<Locator> {
  await page.goto('/system/menu')
  await page.getByRole('button', { name: /编辑.*投诉管理/ }).click()
  return page.getByRole('dialog', { name: /编辑.*投诉管理/ })
}
