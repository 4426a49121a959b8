import { expect, test } from 'vitest'
import { feedbackWords, incidentWords } from '#words/feedback/feedback.ts'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { confirm, confirming } from '../setup/page/confirm.ts'
import { chooseRow, rowOf } from '../setup/records/feedback.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there sends anything by themselves. */
const product = withProduct(0.1)

const receivedOf = (no: string) => product.city.feedback.received.filter(one => one.no === no)

test('Feedback: opened by its notification, two merged and answered in the language of the person; both persons receive it', async () => {
  const { send } = product.city.feedback
  const first = await send({
    content: '地图页面左上角返回按钮点不动，只能杀掉应用',
    language: 'es',
    contact: '13900001234',
  })
  const second = await send({ content: '地图页面返回按钮点不动，每次都要杀掉应用', language: 'zh' })
  const page = await product.openPage()
  await signIn(page, 'kefu', '/user/me')
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
  await expect.poll(() => receivedOf(first.no)).toMatchObject([{ type: 'feedback.replied', language: 'es' }])
  await expect
    .poll(() => receivedOf(second.no))
    .toMatchObject([{ text: 'Ya está arreglado en la 5.4', language: 'zh' }])
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

test('Feedback: of two who tag at once, the later one is shown who was faster and keeps what they typed', async () => {
  const { no } = await product.city.feedback.send({ content: '夜间配送费太贵，希望能优惠' })
  const [page, colleague] = [await product.openPage(), await product.openPage()]
  await signIn(page, 'kefu', '/fankui?tab=all')
  await signIn(colleague, 'ops', '/fankui?tab=all')
  for (const each of [page, colleague]) {
    await rowOf(each, no).click()
    // A drawer that opens takes the focus a frame later; its row has the same button.
    await each.locator('[role=dialog]:focus, [role=dialog] :focus').waitFor()
    const tag = each.getByRole('dialog').getByRole('button', { name: feedbackWords.actions.tag.zh, exact: true })
    await tag.press('Enter')
    await tagging(each).getByLabel(feedbackWords.newTag.zh).waitFor()
  }
  await addTag(colleague, '配送费')
  await save(colleague)
  await tagging(colleague).waitFor({ state: 'hidden' })
  await page.getByText('配送费', { exact: true }).first().waitFor()
  await addTag(page, '夜间')
  await save(page)
  await tagging(page)
    .getByRole('status')
    .filter({ hasText: /该记录已被“.+”更新/ })
    .waitFor()
  await expectNoFaults(page)
  await save(page)
  await tagging(page).waitFor({ state: 'hidden' })
  await page.getByText('夜间', { exact: true }).first().waitFor()
  for (const each of [page, colleague]) expect(each.reportedErrors).toEqual([])
})

const tagging = (page: Person) => page.getByRole('dialog', { name: feedbackWords.actions.tag.zh, exact: true })

async function addTag(page: Person, tag: string): Promise<void> {
  await tagging(page).getByLabel(feedbackWords.newTag.zh).fill(tag)
  await tagging(page).getByRole('button', { name: feedbackWords.addTag.zh }).press('Enter')
}

async function save(page: Person): Promise<void> {
  await tagging(page).getByRole('button', { name: '确定' }).press('Enter')
}
