import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { type AccountHolder, type Money, startMoney } from '../setup/money/money.ts'
import { smallButtons } from '../setup/records/reviews.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there asks for anything by themselves. */
const product = withProduct(0.1)
const title = '提现管理'
/** Withdrawals of one morning; of 120, about 23 are reviewed by hand. */
const withdrawalsOfMorning = Number(process.env.E2E_WITHDRAWALS ?? 30)
const byHand = Math.round((withdrawalsOfMorning * 23) / 120)
/** Riders that the demo has for it. */
const mostHolders = 30

let money: Money
beforeAll(async () => {
  money = await startMoney(product)
  await money.reportChannelBalance(100_000_000)
})
afterAll(() => money?.stop())

test('Withdrawals: the finance morning, from many requests to the last cent', async () => {
  const morning = await requestAll()
  const finance = await product.openPage()
  await signIn(finance, 'finance')
  await reviewByHand(finance, morning)
  const colleague = await product.openPage()
  await signIn(colleague, 'admin')
  await payBatch(colleague, morning)
  await followFailures(finance, morning)
  await askAboutUnknown(finance, morning)
  expect(finance.reportedErrors).toEqual([])
  expect(colleague.reportedErrors).toEqual([])
})

test('Withdrawals: on a phone by touch, in both themes, with buttons large enough', async () => {
  const [accountHolder] = await money.accountHolders(1, 50_000)
  await money.withdraw(accountHolder as AccountHolder, 30_000)
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'finance', '/tixian')
  const asked = page.getByText((accountHolder as AccountHolder).name).first()
  await asked.waitFor()
  await expectNoFaults(page)
  expect(await smallButtons(page, title)).toEqual([])

  await asked.tap()
  const drawer = page.getByRole('dialog', { name: /^提现单 TX/ })
  await drawer.getByText('金额明细').waitFor()
  await expectNoFaults(page)
  await drawer.getByRole('button', { name: '驳回' }).tap()
  const dialog = page.getByRole('dialog', { name: /^驳回 TX/ })
  expect(await faultsOf(page)).toEqual([])
  expect(await dialog.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: '订单争议处理中' }).tap()
  await dialog.getByRole('button', { name: '确定' }).tap()
  await page.getByText('已驳回，金额已退回余额').waitFor()
  await drawer.getByText('已驳回').first().waitFor()
  expect(page.reportedErrors).toEqual([])
})

type Morning = {
  /** Asked for ¥88 to an account that was bound just now and is another rider's, too. */
  risky: string
  /** To an account of somebody else. */
  blocked: string
  /** Large: who reviews it does not pay it. */
  large: string
  /** Two whose account does not fit their name, and one of which the channel says nothing. */
  misnamed: readonly string[]
  silent: string
  silentOwner: string
}

type EightHolders = [
  AccountHolder,
  AccountHolder,
  AccountHolder,
  AccountHolder,
  AccountHolder,
  AccountHolder,
  AccountHolder,
  AccountHolder,
]

/** Special ones are asked for first, so that they stand at the end of the list. */
async function requestAll(): Promise<Morning> {
  const accountHolders = await money.accountHolders(Math.min(mostHolders, withdrawalsOfMorning), 9_000_000)
  const [first, second, third, fourth, fifth, misnamed, alsoMisnamed, silent, ...others] =
    accountHolders as AccountHolder[] & EightHolders
  await money.bind(first, { number: '6222000011112222' })
  await money.bind(second, { number: '6222000011112222' })
  await money.bind(third, { holder: '别人' })
  const special = [
    await money.withdraw(second, 88_000),
    await money.withdraw(third, 25_000),
    await money.withdraw(fourth, 160_000),
  ] as const
  for (const { name } of [misnamed, alsoMisnamed]) money.plan(name, { result: 'failed', fault: 'NAME_NOT_CORRECT' })
  money.plan(silent.name, 'silence')
  const smallOf = (accountHolder: AccountHolder) => money.withdraw(accountHolder, 12_000)
  const troubled = [await smallOf(misnamed), await smallOf(alsoMisnamed), await smallOf(silent)] as const
  const small = withdrawalsOfMorning - byHand - troubled.length
  for (let at = 0; at < small; at++) await smallOf(others[at % others.length] ?? fifth)
  for (let at = special.length; at < byHand; at++) await money.withdraw(fifth, 26_000)
  const [risky, blocked, large] = special
  return { risky, blocked, large, misnamed: troubled.slice(0, 2), silent: troubled[2], silentOwner: silent.name }
}

/** The rule has approved the small ones; of the others, those of high risk are decided one by one. */
async function reviewByHand(page: Person, morning: Morning): Promise<void> {
  await approveTogether(page, morning)
  await approveRisky(page, morning)
  await rejectBlocked(page, morning)
  await page.goto(`/tixian?tab=approved&search=${morning.large}`)
  await page.getByRole('row').filter({ hasText: morning.large }).waitFor()
  expect(await page.getByRole('button', { name: '打款', exact: true }).count()).toBe(0)
}

async function approveTogether(page: Person, { risky, blocked }: Morning): Promise<void> {
  await page.goto('/tixian')
  await page.getByRole('tab', { name: countOf('待审核', byHand) }).waitFor()
  await page.getByRole('tab', { name: countOf('待打款', withdrawalsOfMorning - byHand) }).waitFor()
  // Only the rows in sight are in the page, and these two are the last.
  await expect
    .poll(async () => {
      await page.getByRole('grid', { name: title }).press('End')
      return boxOf(page, risky).count()
    })
    .toBe(1)
  for (const no of [risky, blocked]) expect(await boxOf(page, no).isDisabled()).toBe(true)
  await page.getByRole('button', { name: `选择前 ${byHand - 2} 条` }).press('Enter')
  await page.getByRole('button', { name: `通过 ${byHand - 2} 笔` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^通过/ })
  await dialog.getByText('钱此时还没有动').waitFor()
  await dialog.getByRole('button', { name: '确定' }).press('Enter')
  await page.getByText(`已通过 ${byHand - 2} 笔`).waitFor()
  await page.getByRole('tab', { name: countOf('待审核', 2) }).waitFor()
}

/** By keyboard, with the reasons in sight. */
async function approveRisky(page: Person, { risky }: Morning): Promise<void> {
  await page.goto('/tixian?tab=risky')
  await page.getByRole('row').filter({ hasText: risky }).waitFor()
  await page.getByRole('grid', { name: title }).press('End')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: `提现单 ${risky}` })
  await drawer.getByText('同一收款账户还被其他人绑定').waitFor()
  await drawer.getByText('收款账户绑定不满 72 小时').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: '通过' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^通过 TX/ })
  await dialog.getByText('高风险').waitFor()
  await dialog.getByLabel('备注').fill('已电话核实')
  await dialog.getByRole('button', { name: '确定' }).press('Enter')
  await page.getByText('已通过审核').waitFor()
}

/** The next one up: to an account of somebody else. */
async function rejectBlocked(page: Person, { blocked }: Morning): Promise<void> {
  await page.keyboard.press('ArrowUp')
  const dialog = page.getByRole('dialog', { name: /^(通过|驳回) TX/ })
  const other = page.getByRole('dialog', { name: `提现单 ${blocked}` })
  await other.getByText('阻断').waitFor()
  await other.getByRole('button', { name: '通过' }).press('Enter')
  await dialog.getByText('有阻断性的风险').waitFor()
  expect(await dialog.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: '取消' }).press('Enter')
  await other.getByRole('button', { name: '驳回' }).press('Enter')
  await dialog.getByRole('button', { name: '姓名不一致' }).press('Enter')
  await dialog.getByRole('button', { name: '确定' }).press('Enter')
  await page.getByText('已驳回，金额已退回余额').waitFor()
  await page.keyboard.press('Escape')
}

/** A second person pays everything as one batch. */
async function payBatch(page: Person, { misnamed }: Morning): Promise<void> {
  const count = withdrawalsOfMorning - 1
  await page.goto('/tixian?tab=approved')
  await page.getByRole('tab', { name: countOf('待打款', count) }).waitFor()
  await chooseAll(page, count)
  await page.getByRole('button', { name: `打款 ${count} 笔` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^打款/ })
  await dialog.getByText('打出的钱不能收回').waitFor()
  await dialog.getByRole('button', { name: '确定' }).press('Enter')
  const result = page.getByRole('dialog', { name: '打款' })
  await result.getByText(`已发出 ${count} 笔打款`).waitFor()
  // All but the one that the channel says nothing of; on a busy machine their webhooks are sent again, later and later.
  await money.answered(count - 1)
  await result.getByRole('link', { name: /^查看批次 PC/ }).press('Enter')
  await page.getByText(`${count} 笔中 ${count - 3} 笔已到账`).waitFor()
  await page.getByText('失败 2').first().waitFor()
  for (const no of misnamed) await page.goto(`/tixian?tab=ended&search=${no}`).then(() => isReturned(page, no))
}

async function isReturned(page: Person, no: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: no })
  await row.getByText('已退回余额').waitFor()
  await row.getByText('渠道：收款人姓名不符').waitFor()
}

/** What came back is found in the drawer, with the channel's answer in words. */
async function followFailures(page: Person, { misnamed: [no = ''] }: Morning): Promise<void> {
  await page.goto(`/tixian?tab=paid&search=${no}`)
  await page.getByText('这里没有符合条件的提现').waitFor()
  await page.getByRole('button', { name: '其他状态有 1 条' }).press('Enter')
  await page.getByRole('row').filter({ hasText: no }).waitFor()
  await page.getByRole('grid', { name: title }).press('ArrowDown')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: `提现单 ${no}` })
  await drawer.getByRole('tab', { name: /^打款记录/ }).click()
  await drawer.getByText('收款人姓名不符').waitFor()
  await drawer.getByRole('tab', { name: '处理记录' }).click()
  await drawer.getByText('提现：退回余额').waitFor()
  await page.keyboard.press('Escape')
}

/** The channel said nothing; asked by hand, it says that it was paid, and the row leaves the list by itself. */
async function askAboutUnknown(page: Person, { silent, silentOwner }: Morning): Promise<void> {
  await money.passSilence()
  await page.goto('/tixian?tab=trouble')
  const row = page.getByRole('row').filter({ hasText: silent })
  await row.getByText('渠道：结果未知').waitFor()
  expect(await row.getByRole('button', { name: '重新打款' }).count()).toBe(0)
  expect(await row.getByRole('button', { name: '退回余额' }).count()).toBe(0)
  money.plan(silentOwner, { result: 'success' })
  await row.getByRole('button', { name: '查询渠道' }).press('Enter')
  await page.getByText('没有失败或结果未知的打款').waitFor()
  await page.goto('/tixian?tab=batches')
  await page.getByText(`${withdrawalsOfMorning - 1} 笔中 ${withdrawalsOfMorning - 3} 笔已到账`).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: '键盘操作' }).waitFor()
}

/** Pages of the list are loaded as it is scrolled. */
async function chooseAll(page: Person, count: number): Promise<void> {
  await page.getByRole('grid', { name: title }).press('End')
  await expect
    .poll(async () => {
      await page.getByRole('grid', { name: title }).press('End')
      return page.getByRole('button', { name: `选择前 ${count} 条` }).count()
    })
    .toBe(1)
  await page.getByRole('button', { name: `选择前 ${count} 条` }).press('Enter')
}

const countOf = (tab: string, count: number) => new RegExp(`^${tab}\\s*${count}$`)
const boxOf = (page: Person, no: string) => page.getByRole('row').filter({ hasText: no }).getByRole('checkbox')
