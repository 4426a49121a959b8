import { expect, test } from 'vitest'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { nextNumber, smallButtons } from '../setup/records/reviews.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there sends a paper by themselves. */
const product = withProduct(0.1)
const batch = 10

test('Verifications: 20 papers by keyboard in one go, the double of another person’s picture is rejected, one is undone and judged again', async () => {
  const sent: string[] = []
  for (let at = 0; at < 2 * batch; at++) {
    const flaw = at === 4 ? 'pictureOfOther' : 'none'
    sent.push((await product.city.sendPaper({ from: 'customer', flaw })).no)
  }
  const double = sent[4] ?? ''
  const undone = sent[7] ?? ''
  const page = await product.openPage()
  await signIn(page, 'auditor', '/user/renzheng')
  await page.getByRole('row').filter({ hasText: double }).getByText('照片与他人相似').waitFor()
  await page.getByRole('button', { name: '开始审核' }).press('Enter')

  const judged = new Set<string>()
  while (judged.size < sent.length) {
    if (judged.size === batch) {
      await page.getByText('本批已全部处理').waitFor()
      await page.keyboard.press('c')
    }
    const no = await nextNumber(page, judged)
    if (judged.size === 0) await colleagueSees(no)
    await page.getByRole('group', { name: /正面/ }).getByRole('img').waitFor()
    if (no === double) {
      await page
        .getByRole('article')
        .getByRole('link', { name: new RegExp(sent[3] ?? '') })
        .waitFor()
      await page.keyboard.press('r')
      await page.keyboard.press('3')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('a')
    await page.getByRole('status').filter({ hasText: no }).waitFor()
    if (no === undone) {
      await page.keyboard.press('z')
      await page.getByRole('heading', { level: 2, name: new RegExp(no) }).waitFor()
      await page.keyboard.press('r')
      await page.keyboard.press('Enter')
      await page.getByText('请至少选择一个驳回原因').waitFor()
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      await page.getByText(/已驳回 · \d+ 秒内可撤回/).waitFor()
    }
    judged.add(no)
  }
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: '审核快捷键' }).waitFor()

  expect([...judged].sort()).toEqual([...sent].sort())
  for (const no of [double, undone]) await product.apps.waitForWebhook(no, 'rejected')
  for (const no of sent) if (no !== double && no !== undone) await product.apps.waitForWebhook(no, 'approved')
  expect(page.reportedErrors).toEqual([])
})

test('Verifications: on a phone by touch, in both themes, with buttons large enough', async () => {
  for (let at = 0; at < 3; at++) await product.city.sendPaper({ kind: 'healthCertificate', from: 'rider' })
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'auditor', '/user/renzheng?kind=healthCertificate')
  await page.getByRole('button', { name: '开始审核' }).tap()
  const heading = page.getByRole('heading', { level: 2 })
  const first = await nextNumber(page, new Set())
  await page.getByRole('group', { name: /正面/ }).getByRole('img').waitFor()
  await page.getByRole('button', { name: '向右旋转' }).tap()
  await expectNoFaults(page)
  expect(await smallButtons(page, '实名与资质认证')).toEqual([])

  await page.getByRole('button', { name: '驳回', exact: true }).tap()
  expect(await smallButtons(page, '实名与资质认证')).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: '照片模糊' }).tap()
  await page.getByRole('textbox', { name: /给申请人的说明/ }).fill('请重新拍摄')
  await page.getByRole('button', { name: '确认驳回' }).tap()
  await page.getByText(/已驳回 · \d+ 秒内可撤回/).waitFor()
  await page.getByRole('button', { name: '撤回判定' }).tap()
  await expect.poll(() => heading.textContent()).toContain(first)
  await page.getByRole('button', { name: '通过', exact: true }).tap()
  await product.apps.waitForWebhook(first, 'approved')

  await page.reload()
  await nextNumber(page, new Set([first]))
  await page.getByRole('button', { name: '全部退回' }).tap()
  await page.getByRole('tab', { name: /我领取的/ }).waitFor()
  expect(page.reportedErrors).toEqual([])
})

async function colleagueSees(no: string): Promise<void> {
  const colleague = await product.openPage()
  await signIn(colleague, 'admin', `/user/renzheng?search=${no}`)
  const row = colleague.getByRole('row').filter({ hasText: no })
  await row.getByText('审核小孙 审核中').waitFor()
  await row.getByText(/领取剩余 1[34]:/).waitFor()
  expect(await row.getByRole('button', { name: '审核', exact: true }).count()).toBe(0)
  await colleague.context().close()
}
