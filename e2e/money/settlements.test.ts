import { expect, test } from 'vitest'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.1)

test('Settlements: finance holds one, it is not released when its hour comes, and is once it is resumed', async () => {
  const no = await heldOrder()
  const page = await signInAs('finance')
  await page.goto(`/finance/settlements?search=${no}`)
  const row = page.getByRole('row').filter({ hasText: no })
  await row.getByRole('button', { name: '暂停结算' }).click()
  const question = page.getByRole('dialog', { name: '系统提示' })
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
