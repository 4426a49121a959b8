import { expect, test } from 'vitest'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { smallButtons } from '../setup/records/reviews.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

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
  await slow.getByRole('button', { name: '确定' }).click()
  await rowOf(other, '开封').getByText('全天').waitFor()

  const filtering = await product.openPage()
  await signIn(filtering, 'ops', '/dashboard')
  await choose(filtering.getByRole('combobox', { name: '城市' }), '开封')
  await one.getByRole('dialog', { name: '城市' }).getByRole('button', { name: '删除' }).click()
  await one
    .getByRole('alertdialog')
    .or(one.getByRole('dialog', { name: '系统提示' }))
    .getByRole('button', { name: '确定' })
    .click()
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
  await editing.getByRole('button', { name: '确定' }).click()
  await drawer.getByText('没有片区开放').waitFor({ state: 'detached' })
  await item.getByRole('button', { name: '删除' }).click()
  await page.getByText('删除最后一个片区“东区”').waitFor()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: '系统提示' }))
    .getByRole('button', { name: '确定' })
    .click()
  await drawer.getByText('没有片区，全城都可以下单').waitFor()
  expect(page.reportedErrors).toEqual([])
})
