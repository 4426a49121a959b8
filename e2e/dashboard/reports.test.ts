import { expect, test } from 'vitest'
import { scheduledReportWords as words } from '#words/dashboard/reports.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const scheduled = '/dashboard?report=scheduled'
const cellsOf = (page: Person, name: string) => page.getByRole('row').filter({ hasText: name })
const drawerOf = (page: Person, name: string) => page.getByRole('dialog', { name: `${words.one.zh} ${name}` })

/** Fills the form for a weekly report of rides that the colleague gets. */
async function schedule(page: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: words.add.zh }).click()
  const form = page.getByRole('dialog', { name: words.add.zh })
  await form.getByLabel(words.name.zh).fill(name)
  await choose(form.getByRole('combobox', { name: words.kind.zh }), words.kinds.week.zh)
  await choose(form.getByRole('combobox', { name: words.hour.zh }), '09:00')
  await choose(form.getByRole('combobox', { name: words.service.zh }), '代驾订单')
  await form.getByRole('searchbox', { name: words.find.zh }).fill('财务')
  await form.getByRole('button', { name: /^财务/ }).click()
  await expectNoFaults(page)
  await form.getByRole('button', { name: '确定' }).click()
  await form.waitFor({ state: 'detached' })
}

test('Scheduled reports: one is set up, sent at once to a colleague who opens it, changed, switched off and deleted', async () => {
  const reader = await product.openPage()
  await signIn(reader, 'finance')
  const page = await product.openPage()
  await signIn(page, 'ops', '/dashboard?report=day')
  await page.getByRole('button', { name: words.title.zh }).click()
  await page.getByText(words.empty.zh).waitFor()
  await schedule(page, '每周代驾')
  const row = cellsOf(page, '每周代驾')
  await row.getByText(words.at.week.zh('09:00')).waitFor()
  await row.getByText(words.never.zh).waitFor()
  await row.click()
  const drawer = drawerOf(page, '每周代驾')
  await drawer.getByRole('button', { name: words.send.zh }).click()
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click()
  const last = drawer.getByRole('link', { name: words.openLast.zh })
  await last.waitFor()
  await expectNoFaults(page)

  await reader.getByRole('button', { name: /^消息(，|$)/ }).press('Enter')
  await reader
    .getByRole('dialog')
    .getByText(/每周代驾/)
    .first()
    .click()
  await reader.waitForURL(/report=week&day=.*&service=chauffeur/)
  await reader.getByRole('heading', { name: '运营周报' }).waitFor()
  await reader.getByRole('button', { name: '导出', exact: true }).click()
  await reader.getByRole('button', { name: '下载', exact: true }).waitFor()
  expect(await reader.getByRole('button', { name: words.title.zh }).count()).toBe(1)
  await reader.goto(scheduled)
  await cellsOf(reader, '每周代驾').click()
  expect(await drawerOf(reader, '每周代驾').getByRole('button', { name: words.switchOff.zh }).count()).toBe(0)

  await drawer.getByRole('button', { name: '编辑' }).click()
  const form = page.getByRole('dialog', { name: '每周代驾' }).last()
  await choose(form.getByRole('combobox', { name: words.kind.zh }), words.kinds.day.zh)
  await form.getByRole('button', { name: '确定' }).click()
  await row.getByText(words.at.day.zh('09:00')).waitFor()
  await drawer.getByRole('button', { name: words.switchOff.zh }).click()
  await row.getByText(words.off.zh).waitFor()
  await last.click()
  await page.waitForURL(/report=week&day=.*&service=chauffeur/)
  await page.goBack()
  await drawer.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click()
  // A row that left the list stays while the pointer is over it.
  await page.mouse.move(0, 0)
  await page.getByText(words.empty.zh).waitFor()
  for (const person of [page, reader]) expect(person.reportedErrors).toEqual([])
})
