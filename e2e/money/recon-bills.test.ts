import { expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { channelAccount, platformAccount } from '#server/money/ledger/accounts.ts'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything by themselves. */
const product = withProduct(0.1)
const daysAgo = (count: number) => shanghaiDay(Date.now() - count * 86_400_000)
const day = daysAgo(50)

const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['交易类型,渠道单号,商户单号,金额(元),手续费(元),交易时间', ...rows].join('\r\n')),
})

type Channel = { id: string; name: string }

async function channelOf(): Promise<Channel> {
  const [channel] = (await product.queryDatabase(
    "select id, name from apps where scopes && array['payout.write', 'event.payment'] order by name limit 1",
  )) as [Channel]
  return channel
}

/** A payment that our books and the bill have alike. */
function paid(channelId: string, no: string, amountFen: number): string {
  const lines = [
    { ...channelAccount(channelId), side: 'debit', amountFen },
    { ...platformAccount('escrow'), side: 'credit', amountFen },
  ]
  return `select post_transaction('pay:story:${no}', 'pay', 'story', 1, '${no}', null, '${no}', 'system', null, 'story', '', null,
    '${day} 10:00:00+08', '${JSON.stringify(lines)}'::jsonb)`
}

async function openUpload(page: Person) {
  await page.getByRole('button', { name: '上传账单' }).click()
  const dialog = page.getByRole('dialog', { name: '上传账单' })
  return { dialog, dayBox: dialog.getByLabel('账单日', { exact: true }), file: dialog.locator('input[type=file]') }
}

test('Reconciliation: the day of a bill is read from its file or else is yesterday, and what was read, matched and different is said', async () => {
  const channel = await channelOf()
  await product.queryDatabase(paid(channel.id, 'STORYPAY1', 1234))
  const page = await product.openPage()
  await signIn(page, 'finance', '/finance/recon')
  const { dialog, dayBox, file } = await openUpload(page)
  await expect.poll(() => dayBox.inputValue()).toBe(daysAgo(1))
  await file.setInputFiles(csv(`bill_${daysAgo(7).replaceAll('-', '')}.csv`))
  await expect.poll(() => dayBox.inputValue()).toBe(daysAgo(7))
  const rows = [`支付,STORYPAY1,,12.34,0.05,${day} 10:00:01`, `支付,STORYPAY2,,3.00,,${day} 11:00:00`]
  await file.setInputFiles(csv('bill.csv', ...rows))
  await expect.poll(() => dayBox.inputValue()).toBe(day)
  await dialog.getByText('读自文件').waitFor()
  await page.screenshot({ path: 'e2e/output/recon-upload.png' })
  if ((await dialog.getByText('请选择渠道').count()) > 0) {
    await dialog.getByLabel('支付渠道').click()
    await page.getByRole('option', { name: channel.name, exact: true }).click()
  }
  await dialog.getByRole('button', { name: '确定' }).click()
  const result = page.getByRole('dialog', { name: '账单已读入' })
  for (const said of ['读取2 笔', '对上1 笔', '有差异1 笔']) {
    await expect.poll(async () => ((await result.textContent()) ?? '').replace(/\s+/g, ' ')).toContain(said)
  }
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'e2e/output/recon-uploaded.png' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: 'e2e/output/recon-uploaded-dark.png' })
  await result.getByRole('link', { name: '去处理差异' }).click()
  await page.getByRole('dialog', { name: '对账' }).getByRole('tab', { name: '仅渠道有 1' }).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Reconciliation: days that wait for their bill are listed, and a press begins the upload', async () => {
  const channel = await channelOf()
  await product.queryDatabase(
    ...[31, 32].map(count => `insert into recon_days (app_id, day) values ('${channel.id}', '${daysAgo(count)}')`),
  )
  const [{ count }] = (await product.queryDatabase(
    "select count(*)::int as count from recon_days where state = 'awaiting'",
  )) as [{ count: number }]
  const phone = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(phone, 'finance', '/finance/recon')
  const bar = phone.getByRole('status').filter({ hasText: `${count} 天等待账单` })
  await bar.waitFor()
  await expectNoFaults(phone)
  await phone.screenshot({ path: 'e2e/output/recon-awaiting.png' })
  const page = await product.openPage()
  await signIn(page, 'finance', '/finance/recon')
  await page.getByRole('button', { name: `${channel.name} ${daysAgo(31)}` }).click()
  const dialog = page.getByRole('dialog', { name: '上传账单' })
  await expect.poll(() => dialog.getByLabel('账单日', { exact: true }).inputValue()).toBe(daysAgo(31))
  await dialog.getByText(channel.name, { exact: true }).first().waitFor()
  await page.screenshot({ path: 'e2e/output/recon-awaiting-wide.png' })
  expect([...phone.reportedErrors, ...page.reportedErrors]).toEqual([])
})
