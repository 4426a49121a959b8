import { expect, test } from 'vitest'
import { feedbackWords, incidentWords } from '#words/feedback/feedback.ts'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { chooseRow, confirm, confirming, rowOf } from '../setup/records/feedback.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there sends anything by themselves. */
const product = withProduct(0.1)

const heardOf = (no: string) => product.city.feedback.heard.filter(one => one.no === no)

test('Feedback: opened by its notification, two merged and answered in the language of the person; both persons hear it', async () => {
  const { send } = product.city.feedback
  const first = await send({
    content: '地图页面左上角返回按钮点不动，只能杀掉应用',
    language: 'es',
    contact: '13900001234',
  })
  const second = await send({ content: '地图页面返回按钮点不动，每次都要杀掉应用', language: 'zh' })
  const page = await product.openPage()
  await signIn(page, 'kefu', '/dashboard')
  // What was told before somebody's first sign-in is not unread.
  await product.queryDatabase(
    `update pgboss.job set start_after = now() where name = 'feedback.arrived' and state = 'created'`,
  )
  await page.getByRole('button', { name: /^消息(，|$)/ }).press('Enter')
  await page
    .getByRole('dialog')
    .getByText(/1 小时内新增 \d+ 条反馈/)
    .first()
    .click()
  await page.waitForURL(/\/fankui\?tab=pending/)
  for (const { no } of [first, second]) await chooseRow(page, no)
  await page.getByRole('button', { name: '合并 2 条' }).press('Enter')
  await confirming(page).getByRole('checkbox', { name: second.no }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await confirm(page)
  await rowOf(page, second.no).waitFor({ state: 'detached' })
  await rowOf(page, first.no).click()
  const drawer = page.getByRole('dialog', { name: new RegExp(first.no) })
  await drawer.getByText('139****1234').waitFor()
  await drawer.getByRole('link', { name: second.no }).waitFor()
  await expectNoFaults(page)
  await drawer.getByRole('button', { name: feedbackWords.actions.reply.zh, exact: true }).press('Enter')
  await confirming(page).getByText(feedbackWords.replyTo.zh('西班牙语')).waitFor()
  await confirming(page).getByLabel(feedbackWords.replyText.zh).fill('Ya está arreglado en la 5.4')
  expect(await faultsOf(page)).toEqual([])
  await confirm(page)
  await expect.poll(() => heardOf(first.no)).toMatchObject([{ type: 'feedback.replied', language: 'es' }])
  await expect.poll(() => heardOf(second.no)).toMatchObject([{ text: 'Ya está arreglado en la 5.4', language: 'zh' }])
  await drawer.getByRole('tab', { name: feedbackWords.drawerTabs.messages.zh }).press('Enter')
  await drawer.getByText('Ya está arreglado en la 5.4').waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Feedback: five crashes ring; whoever takes the incident ends the alarm, and closes it with a note', async () => {
  const page = await product.openPage()
  await signIn(page, 'kefu', '/fankui')
  for (let nth = 0; nth < 5; nth += 1)
    await product.city.feedback.send({ content: `更新后第 ${nth + 1} 次闪退，没法下单`, type: 'bug' })
  const strip = page.getByRole('listitem').filter({ hasText: incidentWords.strip.zh('闪退', 5) })
  const alarm = page.getByRole('region', { name: '未处理的警报' }).getByRole('listitem').filter({ hasText: '闪退' })
  await alarm.waitFor()
  await strip.getByRole('button', { name: incidentWords.take.zh }).press('Enter')
  await alarm.waitFor({ state: 'detached' })
  await strip.getByText('客服小李').waitFor()
  await expectNoFaults(page)
  await page.getByRole('tab', { name: /反馈事件/ }).press('Enter')
  await page.getByRole('row').filter({ hasText: '闪退' }).first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: incidentWords.close.zh }).first().press('Enter')
  await confirming(page).getByRole('button', { name: '服务已恢复' }).press('Enter')
  await confirm(page)
  await page.getByRole('row').filter({ hasText: '服务已恢复' }).waitFor()
  await page.getByRole('tab', { name: '反馈分析' }).press('Enter')
  await page.getByRole('link', { name: /^闪退/ }).waitFor()
  await expectNoFaults(page)
  await page.getByRole('link', { name: /^闪退/ }).press('Enter')
  await page.waitForURL(/word=/)
  await page.getByRole('button', { name: feedbackWords.onlyWord.zh('闪退') }).waitFor()
  expect(page.reportedErrors).toEqual([])
})
