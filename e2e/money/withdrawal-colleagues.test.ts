import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { type AccountHolder, type Money, startMoney } from '../setup/money/money.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there asks for anything by themselves. */
const product = withProduct(0.1)
const whyOther = '由您审核，须由另一位同事打款'
/** Not where the riders of the demo are. */
const elsewhere = '310100'

let money: Money
beforeAll(async () => {
  money = await startMoney(product)
  await money.reportChannelBalance(100_000_000)
})
afterAll(() => money?.stop())

const rowOf = (page: Person, no: string) => page.getByRole('row').filter({ hasText: no })
const dialogOf = (page: Person) => page.getByRole('dialog', { name: /^(通过|打款)/ })

test('Withdrawals: what one reviewed oneself says that a colleague pays it, in the list, the drawer and the batch', async () => {
  const [first, second] = (await money.accountHolders(2, 900_000)) as [AccountHolder, AccountHolder]
  const large = await money.withdraw(first, 160_000)
  const small = await money.withdraw(second, 60_000)
  const finance = await product.openPage()
  await signIn(finance, 'finance', '/tixian')
  await approveBoth(finance, [large, small])
  await finance.goto('/tixian?tab=approved')
  await waitsForColleague(finance, large, small)
  await inDrawer(finance, large)
  await onPhone(large)
  const colleague = await product.openPage()
  await signIn(colleague, 'admin', '/tixian?tab=approved')
  await rowOf(colleague, large).getByRole('button', { name: '打款', exact: true }).waitFor()
  expect(await colleague.getByText('待他人打款').count()).toBe(0)
  expect([...finance.reportedErrors, ...colleague.reportedErrors]).toEqual([])
})

async function approveBoth(page: Person, numbers: readonly string[]): Promise<void> {
  for (const no of numbers) await rowOf(page, no).getByRole('checkbox').check()
  await page.getByRole('button', { name: '通过 2 笔' }).click()
  await dialogOf(page).getByRole('button', { name: '确定' }).click()
  await page.getByText('已通过 2 笔').waitFor()
}

async function waitsForColleague(page: Person, large: string, small: string): Promise<void> {
  const row = rowOf(page, large)
  await row.getByText('待他人打款').waitFor()
  expect(await row.getByRole('button', { name: `打款：${whyOther}` }).isDisabled()).toBe(true)
  expect(await row.getByRole('checkbox', { name: new RegExp(whyOther) }).isDisabled()).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'e2e/output/withdrawals-for-colleague.png' })
  await rowOf(page, small).getByRole('checkbox').check()
  await page.getByRole('button', { name: '打款 1 笔' }).click()
  await dialogOf(page).getByText('1 笔须由另一位同事打款').waitFor()
  await page.screenshot({ path: 'e2e/output/withdrawals-for-colleague-batch.png' })
  await dialogOf(page).getByRole('button', { name: '取消' }).click()
}

async function inDrawer(page: Person, no: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await rowOf(page, no).getByText(no).click()
  const drawer = page.getByRole('dialog', { name: `提现单 ${no}` })
  await drawer.getByText(whyOther).waitFor()
  expect(await drawer.getByRole('button', { name: '打款', exact: true }).isDisabled()).toBe(true)
  await drawer.getByText('金额明细').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'e2e/output/withdrawals-for-colleague-dark.png' })
}

async function onPhone(no: string): Promise<void> {
  const phone = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(phone, 'finance', '/tixian?tab=approved')
  await phone.getByText(no).waitFor()
  await phone.getByText('待他人打款').waitFor()
  await expectNoFaults(phone)
  await phone.screenshot({ path: 'e2e/output/withdrawals-for-colleague-phone.png' })
  expect(phone.reportedErrors).toEqual([])
}

test('Withdrawals: one of the highest risk is approved with the reason why', async () => {
  const [known, risky] = (await money.accountHolders(4, 900_000)).slice(2) as [AccountHolder, AccountHolder]
  for (const holder of [known, risky]) await money.bind(holder, { number: '6222000011113333' })
  await money.withdraw(known, 12_000)
  const no = await money.withdraw(risky, 88_000, elsewhere)
  const page = await product.openPage()
  await signIn(page, 'finance', '/tixian?tab=risky')
  await rowOf(page, no).getByText('高风险 100').waitFor()
  await rowOf(page, no).getByRole('button', { name: '通过' }).click()
  const dialog = dialogOf(page)
  const confirm = dialog.getByRole('button', { name: '确定' })
  const why = dialog.getByLabel('通过的理由')
  await why.waitFor()
  await dialog.getByText('同一收款账户还被其他人绑定').waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'e2e/output/withdrawals-top-risk.png' })
  await why.fill('已与本人视频核实')
  await confirm.click()
  await page.getByText('已通过审核').waitFor()
  await page.goto(`/tixian?tab=approved&search=${no}`)
  await rowOf(page, no).getByText(no).click()
  const drawer = page.getByRole('dialog', { name: `提现单 ${no}` })
  await drawer.getByRole('tab', { name: '处理记录' }).click()
  await drawer.getByText('已与本人视频核实').first().waitFor()
  expect(page.reportedErrors).toEqual([])
})
