import { expect, test } from 'vitest'
import { expectNoFaults, faultsOf, faultsOfTheme } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { confirm, confirming } from '../setup/page/confirm.ts'
import { holdAnswers } from '../setup/page/hold-answers.ts'
import { smallButtons } from '../setup/records/reviews.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)
const name = '催单间隔'

async function openDialog(page: Person, of = name): Promise<void> {
  await page.getByRole('button', { name: `修改参数: ${of}` }).click()
  await page.getByRole('dialog', { name: of }).waitFor()
}

test('Settings: a clock is changed in its unit, its history says who and what, and it goes back', async () => {
  const admin = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(admin, 'admin', '/system/settings')
  await admin.getByText('退款免审额度').waitFor()
  expect(await faultsOf(admin)).toEqual([])
  await admin.getByRole('navigation', { name: '参数分组' }).getByRole('button', { name: '订单时限' }).click()
  await openDialog(admin)
  const dialog = admin.getByRole('dialog', { name })
  const value = dialog.getByRole('textbox', { name: '取值' })
  expect(await value.inputValue()).toBe('3')

  await value.fill('2')
  await choose(dialog.getByRole('combobox', { name: '取值的单位' }), '小时')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByText('10 秒至1 小时').waitFor()
  await value.fill('5')
  await choose(dialog.getByRole('combobox', { name: '取值的单位' }), '分钟')
  await dialog.getByLabel('备注').fill('骑手反馈催得太密')
  for (const theme of ['light', 'dark'] as const) {
    await admin.emulateMedia({ colorScheme: theme })
    expect(await faultsOfTheme(admin, theme)).toEqual([])
    await admin.screenshot({ path: `e2e/output/settings-dialog-${theme}.png` })
  }
  await dialog.getByRole('button', { name: '确定' }).click()
  await admin.getByText('参数已保存').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await admin.getByRole('button', { name, exact: true }).click()
  const drawer = admin.getByRole('dialog', { name: '参数' })
  await drawer.getByText('骑手反馈催得太密').waitFor()
  await drawer.getByText('默认值').first().waitFor()
  expect(await faultsOf(admin)).toEqual([])
  await admin.screenshot({ path: 'e2e/output/settings-history.png' })
  await drawer.getByRole('button', { name: '修改参数' }).click()
  await dialog.getByRole('button', { name: '填入默认值' }).click()
  expect(await value.inputValue()).toBe('3')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'detached' })

  await drawer.getByRole('button', { name: '恢复此值' }).click()
  expect(await value.inputValue()).toBe('5')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'detached' })
  await drawer.getByText('已过').nth(1).waitFor()
  expect(admin.reportedErrors).toEqual([])
})

test('Settings: two change the limits of roles; the slower keeps what was typed', async () => {
  const limits = '退款免审额度'
  const [one, other] = [await product.openPage(), await product.openPage()]
  for (const page of [one, other]) {
    await signIn(page, 'admin', '/system/settings')
    await openDialog(page, limits)
  }
  const [slow, fast] = [one.getByRole('dialog', { name: limits }), other.getByRole('dialog', { name: limits })]
  const once = (dialog: typeof slow, role: string) =>
    dialog.getByRole('row').getByRole('textbox', { name: `${role} 单笔（元）`, exact: true })
  await once(fast, '客服').fill('much')
  await fast.getByText('请输入金额，最多两位小数').waitFor()
  await once(fast, '客服').fill('60000')
  await fast.getByRole('button', { name: '确定' }).click()
  await fast.getByText('单日额度不能小于单笔额度').waitFor()
  await once(fast, '客服').fill('60')
  await fast
    .getByRole('row', { name: /^客服 / })
    .getByText('原 50.00')
    .waitFor()
  await fast.getByRole('button', { name: '确定' }).click()
  await fast.waitFor({ state: 'detached' })

  await once(slow, '运营').fill('300')
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.getByRole('status').getByText('该记录已被').waitFor()
  expect(await once(slow, '运营').inputValue()).toBe('300')
  expect(await once(slow, '客服').inputValue()).toBe('60.00')
  expect(await faultsOf(one)).toEqual([])
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.waitFor({ state: 'detached' })
  await one.getByText('运营 单笔 ¥300.00，单日 ¥1,000.00').waitFor()
  for (const page of [one, other]) expect(page.reportedErrors).toEqual([])
})

test('Settings: on a phone groups are tabs and nothing is cut; whoever may only look changes nothing', async () => {
  const ops = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await signIn(ops, 'ops', '/system/settings?group=orders')
  await ops.getByRole('tab', { name: '订单时限', selected: true }).waitFor()
  await ops.getByText('外卖：各状态时限').waitFor()
  expect(await ops.getByRole('button', { name: /^修改参数/ }).count()).toBe(0)
  const overflow = await ops.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBe(0)
  expect(await smallButtons(ops, '业务参数')).toEqual([])
  expect(await faultsOf(ops)).toEqual([])
  await ops.screenshot({ path: 'e2e/output/settings-phone.png' })
  expect(ops.reportedErrors).toEqual([])
})

const rowOf = (page: Person, name: string) => page.getByRole('row').filter({ hasText: name })

test('Cities: one is found by name and added, edited while a colleague edits it too, offered in filters, and deleted', async () => {
  const [one, other] = [await product.openPage(), await product.openPage()]
  await signIn(one, 'ops', '/system/cities')
  await rowOf(one, '郑州').getByText('全部开放').waitFor()
  await expectNoFaults(one)
  await one.getByRole('button', { name: '新增城市' }).click()
  const adding = one.getByRole('dialog', { name: '新增城市' })
  await adding.getByLabel('选择城市').fill('开封')
  await one.getByRole('option', { name: '开封 410200' }).click()
  await adding.getByRole('checkbox', { name: '外卖订单' }).check()
  await adding.getByRole('button', { name: '指定时间' }).click()
  await choose(adding.getByRole('combobox', { name: '结束时间' }), '9:00')
  await adding.getByRole('button', { name: '确定' }).click()
  await adding.getByText('开始时间和结束时间不能相同').waitFor()
  await choose(adding.getByRole('combobox', { name: '结束时间' }), '21:00')
  await expectNoFaults(one)
  await adding.getByRole('button', { name: '确定' }).click()
  await rowOf(one, '开封').getByText('9:00 – 21:00').waitFor()

  await signIn(other, 'admin', '/system/cities?search=410200')
  await rowOf(other, '开封').click()
  await other.getByRole('dialog', { name: '城市' }).getByRole('button', { name: '编辑' }).click()
  const slow = other.getByRole('dialog', { name: '开封' })
  await slow.getByRole('checkbox', { name: '代驾订单' }).check()
  await rowOf(one, '开封').click()
  await one.getByRole('dialog', { name: '城市' }).getByRole('button', { name: '编辑' }).click()
  const fast = one.getByRole('dialog', { name: '开封' })
  await fast.getByRole('button', { name: '全天' }).click()
  await fast.getByRole('button', { name: '确定' }).click()
  await fast.waitFor({ state: 'detached' })
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.getByRole('status').getByText('该记录已被').waitFor()
  expect(await slow.getByRole('checkbox', { name: '代驾订单' }).isChecked()).toBe(true)
  // Whoever still sees it as they saved it themselves does not delete what a colleague has changed since.
  const release = await holdAnswers(one, '**/api/live')
  await slow.getByRole('button', { name: '确定' }).click()
  await rowOf(other, '开封').getByText('全天').waitFor()

  const filtering = await product.openPage()
  await signIn(filtering, 'ops', '/dashboard')
  await choose(filtering.getByRole('combobox', { name: '城市' }), '开封')
  const drawer = one.getByRole('dialog', { name: '城市' })
  await drawer.getByRole('button', { name: '删除' }).click()
  await confirm(one)
  await one.getByText(/该记录已被/).waitFor()
  release()
  await drawer.getByText('代驾').waitFor()
  await drawer.getByRole('button', { name: '删除' }).click()
  // Under the mouse, what has gone stays in its place.
  const releaseRows = await holdAnswers(one, '**/api/live')
  await confirming(one).getByRole('button', { name: '确定' }).click()
  await drawer.waitFor({ state: 'detached' })
  await rowOf(one, '开封').hover()
  releaseRows()
  await one.locator('[role=row][inert]').filter({ hasText: '开封' }).waitFor()
  expect([...one.reportedErrors, ...other.reportedErrors]).toEqual([])
})

test('Cities: on a phone nothing runs over the edge and everything can be pressed', async () => {
  const phone = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(phone, 'ops', '/system/cities')
  await phone.getByText('郑州').first().waitFor()
  expect(await smallButtons(phone, '城市管理')).toEqual([])
  await phone.getByText('郑州').first().click()
  await phone.getByRole('button', { name: '编辑' }).click()
  await phone.getByRole('dialog', { name: '郑州' }).waitFor()
  const tooWide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(tooWide).toBe(false)
  expect(phone.reportedErrors).toEqual([])
})

/** A square where no order begins, as it is pasted from a map. */
const square = (half: number) => {
  const [lng, lat] = [113.2, 34.4]
  const ring = [
    [lng - half, lat - half],
    [lng + half, lat - half],
    [lng + half, lat + half],
    [lng - half, lat + half],
    [lng - half, lat - half],
  ]
  return JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } })
}

test('Zones: one is added with an outline that is drawn, edited, and removed; what no zone serves is said', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops', '/system/cities?search=郑州')
  await rowOf(page, '郑州').click()
  const drawer = page.getByRole('dialog', { name: '城市', exact: true })
  await drawer.getByText('没有片区，全城都可以下单').waitFor()
  await drawer.getByRole('button', { name: '新增片区' }).click()
  const adding = page.getByRole('dialog', { name: '新增片区' })
  await adding.getByText(/^今天的 \d+ 单，按起点$/).scrollIntoViewIfNeeded()
  await adding.getByRole('group', { name: '郑州的边界与片区' }).locator('circle').first().waitFor()
  await adding.getByLabel('片区编码').fill('EAST')
  for (const [language, name] of [
    ['中文', '东区'],
    ['English', 'East'],
    ['Español', 'Este'],
    ['日本語', '東区'],
  ] as const)
    await adding.getByLabel(`名称（${language}）`).fill(name)
  await adding.getByRole('checkbox', { name: '寄件订单' }).uncheck()
  const outline = adding.getByRole('textbox', { name: '边界' })
  await outline.fill('113.6, 34.7')
  await adding.getByRole('button', { name: '确定' }).click()
  await adding.getByText('不是有效的 JSON').waitFor()
  await outline.fill(square(5))
  await adding.getByRole('button', { name: '确定' }).click()
  await adding.getByText('边长不超过 3 度').waitFor()
  await outline.fill(square(0.03))
  await adding.getByRole('group', { name: '郑州的边界与片区' }).getByText('东区').waitFor()
  await expectNoFaults(page)
  await adding.getByRole('button', { name: '确定' }).click()
  await adding.waitFor({ state: 'detached' })
  await drawer.getByRole('group', { name: '郑州的边界与片区' }).getByText('东区').waitFor()
  await drawer.getByText('没有片区开放：寄件订单').waitFor()
  await expectNoFaults(page)

  const item = drawer.getByRole('listitem').filter({ hasText: 'EAST' })
  await item.getByRole('button', { name: '编辑' }).click()
  const editing = page.getByRole('dialog', { name: '东区' })
  await editing.getByRole('checkbox', { name: '寄件订单' }).check()
  // Whoever saves and deletes at once is not refused because of their own change.
  const release = await holdAnswers(page, '**/api/live')
  await editing.getByRole('button', { name: '确定' }).click()
  await editing.waitFor({ state: 'detached' })
  await item.getByRole('button', { name: '删除' }).click()
  await page.getByText('删除最后一个片区“东区”').waitFor()
  release()
  await page.getByText('没有片区开放').waitFor({ state: 'detached' })
  await confirm(page)
  await drawer.getByText('没有片区，全城都可以下单').waitFor()
  expect(page.reportedErrors).toEqual([])
})
