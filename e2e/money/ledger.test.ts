import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.1)

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`

test('Ledger: finance finds the money of an order by its number and sees it in the T-account', async () => {
  const { no, payFen } = await paidOrder()
  const page = await signInAs('finance', '/dashboard')
  await page.getByRole('region', { name: '资金概览' }).getByText('借贷平衡').click()
  await page.getByText('全部借方余额与全部贷方余额相等，差额为 0。').waitFor()
  await page.getByRole('tab', { name: '流水', exact: true }).click()
  await page.getByRole('searchbox').fill(no)
  const row = page.getByRole('row').filter({ hasText: no }).filter({ hasText: '订单支付' })
  await row.click()
  const drawer = page.getByRole('dialog', { name: /流水/ })
  const lines = drawer.getByRole('table')
  await lines
    .getByRole('row', { name: /借贷合计/ })
    .getByText(yuan(payFen))
    .first()
    .waitFor()
  expect(
    await lines
      .getByRole('row', { name: /借贷合计/ })
      .getByText(yuan(payFen))
      .count(),
  ).toBe(2)

  await lines.getByRole('link', { name: '订单担保资金' }).click()
  const account = page.getByRole('dialog', { name: /订单担保资金/ })
  const posting = account.getByRole('listitem').filter({ hasText: no })
  await posting.getByText('贷方').waitFor({ state: 'attached' })
  await posting.getByText(yuan(payFen)).waitFor()
  await account.getByLabel('到哪天').fill('2020-01-01')
  await account.getByLabel('到哪天').press('Enter')
  await account.getByText('这些日期内没有记账').waitFor()
  await account.getByLabel('到哪天').fill('')
  await account.getByLabel('到哪天').press('Enter')
  await posting.getByRole('link').click()
  await drawer.getByRole('link', { name: '查看订单' }).click()
  await page.getByRole('dialog', { name: new RegExp(no) }).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Ledger: an adjustment is asked for by one person, not approved by the same one, posted by a second, and taken back', async () => {
  const finance = await signInAs('finance')
  await finance.goto('/finance/ledger?tab=adjustments')
  await finance.getByRole('button', { name: '新建调账' }).click()
  const form = finance.getByRole('dialog', { name: '新建调账' })
  await fillLine(form, 1, { account: '补贴', choose: '补贴支出 (platform:subsidy)', amount: '12.5' })
  await form.getByText('贷方还差 ¥12.50').waitFor()
  await fillLine(form, 2, { account: 'suspense', choose: '挂账 (platform:suspense)', amount: '12.50' })
  await form.getByRole('status').getByText('已平衡').waitFor()
  const submit = form.getByRole('button', { name: '确定' })
  expect(await submit.isDisabled()).toBe(true)
  await form.getByRole('button', { name: '更正记账错误' }).click()
  await submit.click()
  const said = (await finance.getByText(/调账单 TZD\d+ 已提交/).textContent()) ?? ''
  const no = /TZD\d+/.exec(said)?.[0] ?? ''
  const own = finance.getByRole('row').filter({ hasText: no })
  await own.getByRole('button', { name: '撤回' }).waitFor()
  expect(await own.getByRole('button', { name: '通过' }).count()).toBe(0)
  await own.click()
  await finance.getByText('不能复核自己发起的调整').waitFor()

  const admin = await signInAs('admin')
  await admin.goto('/finance/ledger?tab=adjustments')
  await admin.getByRole('row').filter({ hasText: no }).getByRole('button', { name: '通过' }).click()
  const question = admin.getByRole('dialog', { name: /^(通过|驳回) / })
  await question.getByText('财务小赵').waitFor()
  await question
    .getByRole('row', { name: /补贴支出/ })
    .getByText('¥12.50')
    .waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await question.waitFor({ state: 'detached' })

  await own.getByText('已入账').waitFor()
  await finance.goto('/finance/ledger?tab=accounts&kind=suspense')
  await finance.getByRole('row').filter({ hasText: '挂账' }).click()
  const posting = finance.getByRole('dialog', { name: /挂账/ }).getByRole('listitem').filter({ hasText: '¥12.50' })
  await posting.getByText('人工调账').waitFor()
  await posting.getByRole('link').click()

  await finance.getByRole('button', { name: '申请冲正' }).click()
  await question.waitFor({ state: 'detached' })
  const takeBack = finance.getByRole('dialog', { name: '申请冲正', exact: true })
  await takeBack.getByRole('button', { name: '更正记账错误' }).click()
  await takeBack.getByRole('button', { name: '确定' }).click()
  await finance.getByText(/调账单 TZD\d+ 已提交/).waitFor()
  await admin.reload()
  await admin.getByRole('row').filter({ hasText: '冲正 LZ' }).getByRole('button', { name: '驳回' }).click()
  await question.getByRole('button', { name: '依据不足' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await admin.getByRole('row').filter({ hasText: '冲正 LZ' }).getByText('已驳回').waitFor()
  for (const page of [finance, admin]) expect(page.reportedErrors).toEqual([])
})

test('Ledger: a check that found a difference stops payouts until somebody says why they may go on', async () => {
  await product.queryDatabase('insert into ledger_checks (accounts, wrong, difference_fen) values (12, 1, 300)')
  const page = await signInAs('finance', '/dashboard')
  await page.getByRole('link', { name: '账实不平，已暂停打款' }).click()
  await page.getByRole('button', { name: '确认并恢复打款' }).click()
  const question = page.getByRole('dialog', { name: '确认并恢复打款', exact: true })
  await question.getByText('余额不符账户').waitFor()
  await question.getByRole('button', { name: '已查明并更正' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByText('账实不平，财务小赵 已确认可继续打款').waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Ledger: the trial balance of a day leads into each account up to that day, and accounts are called in Chinese', async () => {
  await paidOrder()
  const page = await signInAs('finance', '/finance/ledger?tab=trial')
  const table = page.getByRole('table')
  await page.getByText('当前余额').waitFor()
  await table.getByRole('link', { name: '渠道资金 · 演示用户端' }).waitFor()
  expect(await table.getByText(/[a-z]{3}/i).count()).toBe(0)
  await page.screenshot({ path: 'e2e/output/trial.png' })
  const day = shanghaiDay(Date.now() - 86_400_000)
  await page.getByRole('textbox', { name: '截至哪天' }).fill(day)
  await page.getByRole('textbox', { name: '截至哪天' }).press('Enter')
  await page.getByText(`截至 ${day} 24:00 的余额`).waitFor()
  await page.getByText('全部借方余额与全部贷方余额相等，差额为 0。').waitFor()
  await expectNoFaults(page)
  await page.screenshot({ path: 'e2e/output/trial-day.png' })
  await table.getByRole('link', { name: '订单担保资金' }).click()
  const account = page.getByRole('dialog', { name: /订单担保资金/ })
  await account.getByRole('listitem').first().waitFor()
  expect(await account.getByLabel('到哪天').inputValue()).toBe(day)
  await page.goBack()
  // Many people have one: the way leads to their accounts, each of which opens.
  await table.getByRole('link', { name: '可用余额' }).click()
  await page.getByRole('tab', { name: '账户', exact: true, selected: true }).waitFor()
  await page.getByRole('row').nth(1).click()
  await page
    .getByRole('dialog', { name: /可用余额/ })
    .getByRole('listitem')
    .first()
    .waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Ledger: on a phone, in both themes, without a violation', async () => {
  await paidOrder()
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'finance')
  for (const [address, shown] of [
    ['/finance/ledger', page.getByRole('article').first()],
    ['/finance/ledger?tab=accounts&kind=escrow', page.getByRole('article').first()],
    ['/finance/ledger?tab=trial', page.getByRole('table')],
    ['/finance/ledger?tab=adjustments', page.getByRole('button', { name: '新建调账' })],
  ] as const) {
    await page.goto(address)
    await shown.waitFor()
    await expectNoFaults(page)
  }
  await page.goto('/finance/ledger?tab=accounts&kind=escrow')
  await page.getByRole('article').first().tap()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await expectNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(page.reportedErrors).toEqual([])
})

async function signInAs(username: string, path?: string): Promise<Person> {
  const page = await product.openPage()
  await signIn(page, username, path)
  return page
}

async function paidOrder() {
  const ordered = await product.apps.order('food')
  await product.apps.send(ordered.no, { event: 'pay', by: 'payment', amountFen: ordered.payFen })
  return ordered
}

type TypedLine = { account: string; choose: string; amount: string }

async function fillLine(form: Locator, at: number, line: TypedLine): Promise<void> {
  const fields = form.getByRole('group', { name: `第 ${at} 行` })
  await fields.getByRole('combobox', { name: '账户' }).fill(line.account)
  await form.page().getByRole('option', { name: line.choose }).click()
  await fields.getByLabel('金额（元）').fill(line.amount)
}
