import { shanghaiDay } from '#contract/base/shanghai.ts'
import { type AccountHolder, startMoney } from '../../e2e/setup/money/money.ts'
import type { Product } from '../../e2e/setup/product.ts'
import { askedRefund } from '../../e2e/setup/records/queues.ts'
import type { Worker } from './counted.ts'
import { button, confirmed, drawerOf, enter, openScreen, question, rowOf, rowsRead } from './screens.ts'

/** Finance's day: a refund and a withdrawal that wait for a yes, a difference of a bill, a sheet to take along. */
export async function financesDay(worker: Worker, product: Product): Promise<void> {
  const money = await startMoney(product)
  try {
    await money.reportChannelBalance(100_000_000)
    const orderNo = await askedRefund(product)
    const [accountHolder] = await money.accountHolders(1, 50_000)
    const withdrawalNo = await money.withdraw(accountHolder as AccountHolder, 30_000)
    await enter(worker, 'finance')
    await worker.picture('home')
    await approveRefund(worker, orderNo)
    await payWithdrawal(worker, withdrawalNo)
    await settleDifference(worker)
    await lookAtLedger(worker, orderNo)
  } finally {
    await money.stop()
  }
}

async function approveRefund(worker: Worker, orderNo: string): Promise<void> {
  const { step, press, keys } = worker
  await step('open the refunds that wait for a yes', async () => {
    await openScreen(worker, '/finance/refund')
    await rowOf(worker, orderNo).waitFor()
  })
  await worker.picture('refunds')
  await step('approve a refund', async () => {
    await press(rowOf(worker, orderNo))
    await button(drawerOf(worker, /TK\d+/), '通过').waitFor()
    await worker.picture('refund')
    await keys('Enter')
    await question(worker).waitFor()
    await confirmed(worker)
    await worker.page.keyboard.press('Escape')
  })
}

async function payWithdrawal(worker: Worker, no: string): Promise<void> {
  const { page, step, press, keys } = worker
  const drawer = drawerOf(worker, `提现单 ${no}`)
  await step('open the withdrawals', async () => {
    await openScreen(worker, '/tixian')
    await rowOf(worker, no).waitFor()
  })
  await worker.picture('withdrawals')
  await step('approve a withdrawal', async () => {
    await press(rowOf(worker, no))
    await button(drawer, '通过').waitFor()
    await keys('Enter')
    await question(worker).waitFor()
    await confirmed(worker)
    await page.getByText('已通过审核').waitFor()
  })
  await step('pay it', async () => {
    await press(button(drawer, '打款'))
    await question(worker).waitFor()
    await confirmed(worker)
    await drawer
      .getByText(/打款中|已到账/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
  })
}

const header = '交易类型,渠道单号,商户单号,金额(元),手续费(元),交易时间'

async function settleDifference(worker: Worker): Promise<void> {
  const { page, step, press } = worker
  const day = shanghaiDay(Date.now() - 60 * 86_400_000)
  const difference = drawerOf(worker, '对账').getByRole('article')
  await step('open the reconciliation', async () => {
    await openScreen(worker, '/finance/recon')
    await page.getByRole('button', { name: '上传账单' }).waitFor()
  })
  await worker.picture('recon')
  await step('upload the bill of a day', async () => {
    await press(page.getByRole('button', { name: '上传账单' }))
    const dialog = drawerOf(worker, '上传账单')
    await worker.choose(dialog.getByLabel('支付渠道'), 'Bank')
    await dialog.getByLabel('账单日').fill(day)
    const text = [header, `支付,BK1,,12.34,0.05,${day} 10:00:00`].join('\r\n')
    const file = { name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await press(button(dialog, '确定'))
    await dialog.waitFor({ state: 'detached' })
  })
  await step('open its difference and take it', async () => {
    await press(
      page
        .getByRole('alert')
        .getByRole('link', { name: /条差异待处理/ })
        .first(),
    )
    await press(button(difference, '我来处理差异'))
    await difference.getByText('处理中 · 财务小赵').waitFor()
  })
  await step('settle the difference with a reason', async () => {
    await press(button(difference, '处理差异'))
    await worker.choose(question(worker).getByLabel('处理结果'), '转入挂账')
    await press(button(question(worker), '渠道已书面确认'))
    await worker.picture('difference')
    await confirmed(worker)
    await difference.getByText('已处理 · 财务小赵').waitFor()
    await page.keyboard.press('Escape')
  })
}

async function lookAtLedger(worker: Worker, orderNo: string): Promise<void> {
  const { page, step, press, keys, write } = worker
  await step('find what an order moved in the ledger', async () => {
    await openScreen(worker, '/finance/ledger')
    await rowsRead(worker)
    await keys('/')
    await write(orderNo)
    await rowOf(worker, orderNo).waitFor()
  })
  await step('export the list', async () => {
    await press(page.getByRole('button', { name: '导出', exact: true }))
    await press(button(drawerOf(worker, '导出'), '导出当前列表'))
    await drawerOf(worker, '导出')
      .getByText(/行 · .* 前可下载$/)
      .first()
      .waitFor()
    await worker.picture('export')
  })
}
