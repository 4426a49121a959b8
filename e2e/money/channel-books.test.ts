import { expect, test } from 'vitest'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { startMoney } from '../setup/money/money.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything by themselves. */
const product = withProduct(0.1)

test('Withdrawals: what the channel has stands beside the books with the difference, and opens its accounts', async () => {
  const money = await startMoney(product)
  const page = await product.openPage()
  try {
    await product.queryDatabase('delete from channel_balances')
    await money.reportChannelBalance(1_234_500)
    await signIn(page, 'finance', '/tixian')
    const tiles = page.getByLabel('提现概况')
    // Nothing was paid through the channel of the story.
    const books = tiles.getByRole('link', { name: '账面 ¥0.00 差额 ¥12,345.00' })
    await books.waitFor()
    await tiles.getByText('¥12,345.00', { exact: true }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.screenshot({ path: 'e2e/output/channel-books.png' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: 'e2e/output/channel-books-dark.png' })
    await money.reportChannelBalance(0)
    await tiles.getByText('无差额').waitFor()
    await tiles.getByRole('link', { name: /^账面/ }).click()
    await page.getByRole('tab', { name: '账户', exact: true, selected: true }).waitFor()
    expect(page.reportedErrors).toEqual([])
  } finally {
    await money.stop()
  }
})

test('Settlements: over the list stands what of it is still held', async () => {
  const phone = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const [{ fen }] =
    (await product.queryDatabase(`select coalesce(sum(held_fen), 0)::bigint as fen from settlement_shares
    where order_id in (select order_id from settlements where state = 'held' and stop_reason is null
      order by order_id desc limit 1000)`)) as [{ fen: number }]
  await signIn(phone, 'finance', '/finance/settlements')
  const sums = phone.getByLabel('本列表合计')
  await sums.getByText('待入账').waitFor()
  const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 }).format(Number(fen) / 100)
  await sums.getByText(`¥${yuan}`, { exact: true }).first().waitFor()
  expect(Number(fen)).toBeGreaterThan(0)
  await expectNoFaults(phone)
  await phone.screenshot({ path: 'e2e/output/settlements-held.png' })
  expect(phone.reportedErrors).toEqual([])
})
