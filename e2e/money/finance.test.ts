import { expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { expectNoFaults, faultsOfTheme } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { askedRefund } from '../setup/records/queues.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.1)

test('Refunds: finance approves one above the limit of customer service; the payment fails and is tried again', async () => {
  const no = await askedRefund(product)
  const page = await product.openPage()
  await signIn(page, 'finance', '/dashboard')
  await page
    .getByRole('region', { name: '退款管理' })
    .getByRole('link', { name: /^待审批/ })
    .click()
  const row = page.getByRole('row').filter({ hasText: no })
  await row.click()
  const drawer = page.getByRole('dialog', { name: /TK\d+/ })
  const refundNo = /TK\d+/.exec((await drawer.getByRole('heading').textContent()) ?? '')?.[0] ?? ''
  await drawer.getByText('骑手/司机迟迟未到').waitFor()
  await drawer.getByRole('button', { name: '通过' }).click()
  const question = page.getByRole('dialog', { name: /^(通过|重试退款) TK/ })
  await question.getByText('通过后立即退款，退出后不能收回。').waitFor()
  await question.getByText(refundNo, { exact: true }).waitFor()
  await choose(question.getByLabel('责任方'), '平台')
  await question.getByRole('button', { name: /^退 ¥/ }).click()
  await question.waitFor({ state: 'detached' })

  await product.apps.send(no, { event: 'failRefund', by: 'payment', refundNo, reason: '收款账户已注销' })
  await page.getByRole('tab', { name: /^退款失败/ }).click()
  await row.getByText('退款失败').waitFor()
  await row.click()
  await drawer.getByText('收款账户已注销').waitFor()
  await drawer.getByRole('button', { name: '重试退款' }).click()
  await question.getByText('不会重复退款').waitFor()
  // The same way would fail again.
  await question.getByRole('button', { name: '用户钱包' }).click()
  await question.getByRole('button', { name: /^退 ¥/ }).click()
  await question.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: /^退款中/ }).click()
  await row.getByText('已尝试 2 次').waitFor()
  await row.click()
  await drawer.getByText('用户钱包').waitFor()
  await page.keyboard.press('Escape')
  await product.apps.send(no, { event: 'refund', by: 'payment', refundNo })
  await page.getByRole('searchbox').fill(refundNo)
  await page.getByRole('button', { name: '其他状态有 1 条' }).click()
  await row.getByText('已退款').waitFor()
  await row.getByText(/已到账/).waitFor()
  await row.click()
  await drawer.getByRole('link', { name: '查看资金流水' }).click()
  await page.getByRole('row').filter({ hasText: no }).filter({ hasText: '订单支付' }).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Refunds: several are approved together, each on its own; the list says which, and a failure of all is tried again together', async () => {
  const orders = [await askedRefund(product), await askedRefund(product)]
  const page = await product.openPage()
  await signIn(page, 'finance', '/finance/refund')
  const row = (no: string) => page.getByRole('row').filter({ hasText: no })
  const chooseAll = async () => {
    for (const no of orders) await row(no).getByRole('checkbox').check()
  }
  await chooseAll()
  await page.getByRole('button', { name: '通过 2 笔退款' }).click()
  const question = page.getByRole('dialog', { name: /^(通过|重试) 2 笔退款/ })
  await question.getByText('共 2 笔，合计').waitFor()
  expect(await question.getByRole('listitem').count()).toBe(2)
  await expectNoFaults(page)
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByText(/^成功 2 条：/).waitFor()

  const processing = (await product.queryDatabase(
    `select refunds.no, orders.no as order_no from refunds join orders on orders.id = order_id where stage = 'processing'`,
  )) as { no: string; order_no: string }[]
  for (const { no, order_no } of processing.filter(refund => orders.includes(refund.order_no))) {
    await product.apps.send(order_no, { event: 'failRefund', by: 'payment', refundNo: no, reason: '渠道维护中' })
  }
  await page.getByRole('tab', { name: /^退款失败/ }).click()
  await chooseAll()
  await page.getByRole('button', { name: '重试 2 笔退款' }).click()
  await question.getByText('不会重复退款').waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByText(/^成功 2 条：/).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Refunds: on a phone, in both themes, without a violation', async () => {
  const no = await askedRefund(product)
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'finance', '/finance/refund?tab=all')
  await page.getByRole('searchbox').fill(no)
  const card = page.getByRole('article').first()
  await card.getByText('骑手/司机迟迟未到').waitFor()
  await expectNoFaults(page)
  await card.tap()
  await page.getByRole('dialog').getByRole('button', { name: '驳回' }).tap()
  const question = page.getByRole('dialog', { name: /^驳回 TK/ })
  await question.getByRole('button', { name: '凭证不足' }).tap()
  await question.getByRole('button', { name: '确定' }).tap()
  await question.waitFor({ state: 'detached' })
  await page.getByText('已驳回').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(page.reportedErrors).toEqual([])
})

/** Long before anything moved in the demo. */
const day = shanghaiDay(Date.now() - 60 * 86_400_000)
const header = '交易类型,渠道单号,商户单号,金额(元),手续费(元),交易时间'

const csv = (...rows: string[]) => ({
  name: 'bill.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...rows].join('\r\n')),
})

test('Reconciliation: a bill with a wrong row is refused; one with a difference stops payouts until it is settled', async () => {
  const page = await product.openPage()
  await signIn(page, 'finance', '/finance/recon')
  await page.getByRole('button', { name: '上传账单' }).click()
  const dialog = page.getByRole('dialog', { name: '上传账单' })
  await dialog.getByLabel('账单日', { exact: true }).fill(day)
  await dialog.locator('input[type=file]').setInputFiles(csv(`支付,BK1,,12.345,,${day} 10:00:00`))
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByText('第 2 行 金额(元)：应为大于零、最多两位小数的金额').waitFor()
  await dialog.locator('input[type=file]').setInputFiles(csv(`支付,BK1,,12.34,0.05,${day} 10:00:00`))
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByRole('dialog', { name: '账单已读入' }).getByRole('button', { name: '知道了' }).click()

  const stop = page.getByRole('alert').filter({ hasText: '打款已暂停' })
  await stop.getByRole('link', { name: new RegExp(`${day}：1 条差异待处理`) }).click()
  const drawer = page.getByRole('dialog', { name: '对账' })
  await drawer.getByRole('tab', { name: '仅渠道有 1', selected: true }).waitFor()
  const difference = drawer.getByRole('article')
  await difference.getByRole('region', { name: '我方账务' }).getByText('没有这一笔').waitFor()
  await difference.getByRole('region', { name: '渠道账单' }).getByText('¥12.34').waitFor()
  await expectNoFaults(page)
  await difference.getByRole('button', { name: '我来处理差异' }).click()
  await difference.getByText('处理中 · 财务小赵').waitFor()
  await difference.getByRole('button', { name: '处理差异', exact: true }).click()
  const question = page.getByRole('dialog', { name: '处理差异', exact: true })
  await choose(question.getByLabel('处理结果'), '转入挂账')
  await question.getByText('差额记入挂账科目').waitFor()
  await question.getByRole('button', { name: '渠道已书面确认' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await question.waitFor({ state: 'detached' })
  await difference.getByText('已处理 · 财务小赵').waitFor()
  await difference.getByText(/^LZ\d{18}$/).waitFor()
  await drawer.getByText('已平').waitFor()
  await stop.waitFor({ state: 'detached' })
  await page.goto('/tixian')
  await page.getByRole('tablist').first().waitFor()
  expect(await page.getByText('打款已暂停').count()).toBe(0)
  expect(page.reportedErrors).toEqual([])
})

test('Reconciliation: on a phone, a day is confirmed with a reason', async () => {
  const earlier = shanghaiDay(Date.now() - 70 * 86_400_000)
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'finance', '/finance/recon')
  await page.getByRole('button', { name: '上传账单' }).tap()
  const dialog = page.getByRole('dialog', { name: '上传账单' })
  await dialog.getByLabel('账单日', { exact: true }).fill(earlier)
  await dialog.locator('input[type=file]').setInputFiles(csv(`退款,BK2,,3.00,,${earlier} 10:00:00`))
  await dialog.getByRole('button', { name: '确定' }).tap()
  await page.getByRole('dialog', { name: '账单已读入' }).getByRole('button', { name: '知道了' }).tap()
  await page.getByRole('article').filter({ hasText: earlier }).tap()
  const drawer = page.getByRole('dialog', { name: '对账' })
  await drawer.getByRole('button', { name: '确认并恢复打款' }).tap()
  const question = page.getByRole('dialog', { name: '确认并恢复打款', exact: true })
  await question.getByRole('button', { name: '渠道已确认次日更正' }).tap()
  await question.getByRole('button', { name: '确定' }).tap()
  await question.waitFor({ state: 'detached' })
  await drawer.getByText(/财务小赵 已确认可打款/).waitFor()
  expect(await faultsOfTheme(page, 'light')).toEqual([])
  expect(page.reportedErrors).toEqual([])
})

test('Settlements: finance holds one, it is not released when its hour comes, and is once it is resumed', async () => {
  const no = await heldOrder()
  const page = await signInAs('finance')
  await page.goto(`/finance/settlements?search=${no}`)
  const row = page.getByRole('row').filter({ hasText: no })
  await row.getByRole('button', { name: '暂停结算' }).click()
  const question = page.getByRole('dialog', { name: /^(暂停|恢复)结算/ })
  await question.getByRole('button', { name: '账目待核对' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByRole('tab', { name: /已暂停\s*1/ }).waitFor()

  await product.queryDatabase(
    `update settlement_shares set release_at = now() - interval '1 hour' where released_at is null and release_at is not null
      and order_id = (select id from orders where no = '${no}')`,
    `update settlements set release_at = now() - interval '1 hour' where order_id = (select id from orders where no = '${no}')`,
  )
  await page.getByRole('tab', { name: /已暂停/ }).click()
  await row.getByText('账目待核对').waitFor()
  await row.click()
  const drawer = page.getByRole('dialog', { name: new RegExp(no) })
  await drawer.getByText(/财务小赵 于 .* 暂停/).waitFor()
  await drawer.getByRole('tab', { name: /暂停与恢复记录/ }).click()
  await drawer.getByText('账目待核对').waitFor()
  await page.keyboard.press('Escape')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '恢复选中的 1 笔' }).click()
  await question.getByRole('button', { name: '核查无误' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByText('已恢复 1 笔').waitFor()
  await page.getByRole('tab', { name: /已入账/ }).click()
  await row.getByText('已入账').waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Settlements: list and drawer in both themes, on a screen and on a phone, without a violation', async () => {
  const no = await heldOrder()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await product.openPage({ viewport })
    await signIn(page, 'finance')
    for (const tab of ['held', 'stopped', 'all']) {
      await page.goto(`/finance/settlements?tab=${tab}${tab === 'all' ? `&search=${no}` : ''}`)
      await page.getByRole('tab', { name: /全部结算/ }).waitFor()
      const rows = page.getByRole(viewport.width < 500 ? 'article' : 'row')
      if (tab === 'all') await rows.filter({ hasText: no }).click()
      if (tab === 'all') await page.getByRole('dialog').getByText(/^合计/).waitFor()
      await expectNoFaults(page)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(page.reportedErrors).toEqual([])
  }
})

async function signInAs(username: string): Promise<Person> {
  const page = await product.openPage()
  await signIn(page, username)
  return page
}

/** An order of the demo's past whose money is divided and not released. */
async function heldOrder(): Promise<string> {
  const rows = await product.queryDatabase(`select orders.no from settlements join orders on orders.id = order_id
    where settlements.state = 'held' and stop_reason is null and release_at > now() + interval '1 hour' order by order_id limit 1`)
  return (rows as { no: string }[])[0]?.no ?? ''
}
