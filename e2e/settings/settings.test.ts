import { expect, test } from 'vitest'
import { faultsOf, faultsOfTheme } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
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
    dialog
      .getByRole('listitem')
      .filter({ has: dialog.page().getByRole('combobox', { name: `${role}的额度` }) })
      .getByLabel('单笔（元）')
  await once(fast, '客服').fill('60')
  await fast.getByRole('button', { name: '确定' }).click()
  await fast.waitFor({ state: 'detached' })

  await once(slow, '运营').fill('300')
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.getByRole('status').getByText('该记录已被').waitFor()
  expect(await once(slow, '运营').inputValue()).toBe('300')
  expect(await once(slow, '客服').inputValue()).toBe('60.00')
  expect(await faultsOf(one)).toEqual([])
  await one.screenshot({ path: 'e2e/output/settings-limits.png' })
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
