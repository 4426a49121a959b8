import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import { expectNoFaults, faultsOf } from '../../setup/axe.ts'
import { type Person, signIn } from '../../setup/browser.ts'
import { type AccountHolder, type Money, startMoney } from '../../setup/money/money.ts'
import { smallButtons } from '../../setup/records/reviews.ts'
import { withProduct } from '../../setup/withProduct.ts'

const product = withProduct(0.1)
const title = '消息模板'
const name = '提现未通过'

let money: Money
beforeAll(async () => {
  money = await startMoney(product)
})
afterAll(() => money?.stop())

/** A withdrawal that waits, of a rider who reads English. */
async function askInEnglish(): Promise<{ no: string; accountHolder: AccountHolder }> {
  const [accountHolder] = (await money.accountHolders(1, 90_000)) as [AccountHolder]
  await createOpenApi({ api: product.url, app: product.appKeys.rider }).sendLanguages({
    people: [{ kind: 'rider', externalId: accountHolder.externalId, language: 'en' }],
  })
  return { accountHolder, no: await money.withdraw(accountHolder, 60_000) }
}

async function openTemplate(page: Person): Promise<void> {
  await page.goto(`/system/messages?search=${encodeURIComponent('withdrawal.rejected')}`)
  await page.getByText(name, { exact: true }).first().click()
  await page.getByRole('dialog', { name: '模板' }).getByRole('button', { name: '修改模板' }).click()
}

test('Message templates: a text is changed in English and tried, and an English speaker receives it', async () => {
  const { no, accountHolder } = await askInEnglish()
  const ops = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(ops, 'ops', '/system/messages')
  await ops.getByRole('row').filter({ hasText: name }).waitFor()
  expect(await faultsOf(ops)).toEqual([])
  await openTemplate(ops)
  const dialog = ops.getByRole('dialog', { name })
  const english = dialog.getByRole('region', { name: 'English' })
  const body = english.getByLabel('正文')

  await body.fill('Sorry, we cannot pay  yet: ')
  await body.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(21, 21))
  await dialog.getByRole('button', { name: '{amount}' }).click()
  expect(await body.inputValue()).toBe('Sorry, we cannot pay {amount} yet: ')
  await dialog.getByRole('button', { name: '确定' }).click()
  await english.getByText('缺少必需的变量 {reason}').waitFor()

  await body.press('End')
  await dialog.getByRole('button', { name: '{reason}' }).click()
  expect(await body.inputValue()).toBe('Sorry, we cannot pay {amount} yet: {reason}')
  await english.getByText('Sorry, we cannot pay ¥128.50 yet: papers are missing').waitFor()
  await dialog.getByLabel('用真实单据试填').fill(no)
  await dialog.getByLabel('用真实单据试填').press('Enter')
  await english.getByText('Sorry, we cannot pay ¥600.00 yet:').waitFor()
  await expectNoFaults(ops)
  await ops.screenshot({ path: 'e2e/output/message-templates.png' })
  await dialog.getByRole('button', { name: '确定' }).click()
  await ops.getByText('模板已保存').waitFor()
  await ops.getByRole('row').filter({ hasText: name }).getByText('English').waitFor()

  await rejectWithdrawal(no)
  const [told] = (await product.queryDatabase(
    `select body -> 'text' as text from webhooks where type = 'withdrawal.rejected' and body -> 'data' ->> 'no' = '${no}'`,
  )) as { text: { body: string; language: string } }[]
  expect(told?.text).toMatchObject({
    language: 'en',
    body: 'Sorry, we cannot pay ¥600.00 yet: an order is in dispute, please ask again when it is settled',
  })
  expect(accountHolder.name).not.toBe('')
  expect(ops.reportedErrors).toEqual([])
})

async function rejectWithdrawal(no: string): Promise<void> {
  const finance = await product.openPage()
  await signIn(finance, 'finance', `/tixian?search=${no}`)
  await finance.getByText(no).first().click()
  const drawer = finance.getByRole('dialog', { name: /^提现单 TX/ })
  await drawer.getByRole('button', { name: '驳回' }).click()
  const reason = finance.getByRole('dialog', { name: /^驳回 TX/ })
  await reason.getByRole('button', { name: '订单争议处理中' }).click()
  await reason.getByRole('button', { name: '确定' }).click()
  await finance.getByText('已驳回，金额已退回余额').waitFor()
  expect(finance.reportedErrors).toEqual([])
}

test('Message templates: two change one template; the slower keeps what was typed; the built-in text can be taken back', async () => {
  const [one, other] = [await product.openPage(), await product.openPage()]
  await signIn(one, 'ops', '/system/messages')
  await signIn(other, 'admin', '/system/messages')
  await openTemplate(one)
  await openTemplate(other)
  const [slow, fast] = [one.getByRole('dialog', { name }), other.getByRole('dialog', { name })]
  await fast.getByRole('region', { name: '日本語' }).getByLabel('标题').fill('出金のお知らせ')
  await fast.getByRole('button', { name: '确定' }).click()
  await fast.waitFor({ state: 'detached' })

  await slow.getByRole('region', { name: '中文' }).getByLabel('标题').fill('很抱歉')
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.getByRole('status').getByText('该记录已被').waitFor()
  expect(await slow.getByRole('region', { name: '中文' }).getByLabel('标题').inputValue()).toBe('很抱歉')
  expect(await slow.getByRole('region', { name: '日本語' }).getByLabel('标题').inputValue()).toBe('出金のお知らせ')

  await slow.getByRole('region', { name: '日本語' }).getByRole('button', { name: '历史文案' }).click()
  const earlier = one.getByRole('dialog', { name: '历史文案 · 日本語' })
  await earlier.getByText('出金は承認されませんでした').first().waitFor()
  await one.screenshot({ path: 'e2e/output/message-templates-earlier.png' })
  await earlier.getByRole('listitem').filter({ hasText: '内置文案' }).getByRole('button', { name: '用这一版' }).click()
  await slow.getByRole('button', { name: '确定' }).click()
  await slow.waitFor({ state: 'detached' })
  await one.goto(`/system/messages?search=${encodeURIComponent('withdrawal.rejected')}`)
  const row = one.getByRole('row').filter({ hasText: name })
  await row.getByText('中文').waitFor()
  expect(await row.getByText('日本語').count()).toBe(0)
  expect([...one.reportedErrors, ...other.reportedErrors]).toEqual([])
})

test('Message templates: on a phone the languages are tabs', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'ops', '/system/messages')
  await page.getByText(name, { exact: true }).first().waitFor()
  await page.screenshot({ path: 'e2e/output/message-templates-phone-list.png' })
  expect(await smallButtons(page, title)).toEqual([])
  await openTemplate(page)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('tab', { name: '日本語' }).tap()
  await dialog.getByRole('region', { name: '日本語' }).getByLabel('标题').waitFor()
  expect(await dialog.getByRole('region', { name: '中文' }).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectNoFaults(page)
  await page.screenshot({ path: 'e2e/output/message-templates-phone.png' })
  expect(page.reportedErrors).toEqual([])
})
