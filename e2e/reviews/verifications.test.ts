import { expect, test } from 'vitest'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { nextNumber, smallButtons } from '../setup/records/reviews.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there sends a paper by themselves. */
const product = withProduct(0.1)
const batch = 10

test('Verifications: 12 papers of two batches by keyboard in one go, the double of another person’s picture is rejected, one is undone and judged again', async () => {
  const sent: string[] = []
  for (let at = 0; at < batch + 2; at++) {
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
      await seeBeside(page, double, sent[3] ?? '')
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

test('Verifications: a number that was read otherwise than typed is whole on both sides with its digits marked; approving it asks why', async () => {
  const { no } = await product.city.sendPaper({ from: 'customer', flaw: 'misread' })
  const page = await product.openPage()
  await signIn(page, 'auditor', `/user/renzheng?search=${no}`)
  await page.getByRole('button', { name: '审核', exact: true }).first().click()
  await nextNumber(page, new Set())
  const line = page.getByRole('article').getByRole('row').filter({ hasText: '不一致' })
  await line.locator('mark').first().waitFor()
  const [given = '', read = ''] = await line.getByRole('cell').allTextContents()
  expect([given, read]).toEqual([
    expect.stringMatching(/^\d{17}[\dX]$/),
    expect.stringMatching(/^\d{17}[\dX]|\d{16}X\d$/),
  ])
  expect(given).not.toBe(read)
  expect(await line.locator('mark').count()).toBe(2)
  await expectNoFaults(page)
  await page.screenshot({ path: 'e2e/output/number-differs.png' })

  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: '通过', exact: true })
  expect(await dialog.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  await dialog.getByText('已电话核对号码').click()
  await page.screenshot({ path: 'e2e/output/number-reason.png' })
  await dialog.getByRole('button', { name: '确定' }).click()
  await product.apps.waitForWebhook(no, 'approved')
  expect(page.reportedErrors).toEqual([])
})

/** Both papers name each other, and stand side by side with their images. */
async function seeBeside(page: Person, double: string, older: string): Promise<void> {
  await page.getByRole('button', { name: `并排对照 ${older}` }).click()
  const both = page.getByRole('dialog', { name: '相同照片的两份证件' })
  for (const no of [double, older]) {
    const side = both.getByRole('region', { name: no })
    await side.getByRole('group', { name: /正面/ }).getByRole('img').waitFor()
    await side.getByText('照片与他人相似').waitFor()
  }
  await page.screenshot({ path: 'e2e/output/copies.png' })
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await both.waitFor({ state: 'detached' })
}

async function colleagueSees(no: string): Promise<void> {
  const colleague = await product.openPage()
  await signIn(colleague, 'admin', `/user/renzheng?search=${no}`)
  const row = colleague.getByRole('row').filter({ hasText: no })
  await row.getByText('审核小孙 审核中').waitFor()
  await row.getByText(/领取剩余 1[34]:/).waitFor()
  expect(await row.getByRole('button', { name: '审核', exact: true }).count()).toBe(0)
  await colleague.context().close()
}

const leaseMs = 15 * 60_000

test('Desk: another tab and back keeps the case in hand and its chosen reason, claims nothing and opens no image again', async () => {
  for (let at = 0; at < 3; at++) await product.city.sendPaper({ kind: 'healthCertificate' })
  const page = await product.openPage()
  const sent: string[] = []
  page.on('request', request => sent.push(new URL(request.url()).pathname))
  await signIn(page, 'auditor', '/user/renzheng?desk=true')
  const first = await nextNumber(page, new Set())
  await page.keyboard.press('n')
  const no = await nextNumber(page, new Set([first]))
  await page.getByRole('group', { name: /正面/ }).getByRole('img').waitFor()
  await page.keyboard.press('r')
  await page.keyboard.press('2')
  const counted = () => sent.filter(path => /\/(claim|open|release)$/.test(path)).length
  // One claim, and an image of each of the three: the next one is loaded ahead.
  const all = 4
  await expect.poll(counted).toBe(all)

  const tabs = page.getByRole('tablist', { name: '已打开的页面' })
  await tabs.getByRole('tab', { name: '首页' }).click()
  await page.waitForURL(/\/dashboard/)
  await tabs.getByRole('tab', { name: '实名与资质认证' }).click()
  await page.waitForURL(/\/user\/renzheng/)

  expect(await nextNumber(page, new Set())).toBe(no)
  expect(await page.getByRole('button', { name: '证件遮挡' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('group', { name: /正面/ }).getByRole('img').waitFor()
  expect(counted()).toBe(all)
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.getByRole('status').filter({ hasText: no }).waitFor()
  await page.getByRole('button', { name: '全部退回' }).click()
  await page.getByRole('tab', { name: /我领取的/ }).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Desk: a lease that ends while the case is open says so and goes on with the next; when all end, the desk is empty', async () => {
  for (let at = 0; at < 3; at++) await product.city.sendPaper({ kind: 'foodPermit' })
  const page = await product.openPage()
  await page.clock.install()
  await signIn(page, 'admin', '/user/renzheng?desk=true')
  const first = await nextNumber(page, new Set())
  await page
    .getByRole('timer')
    .filter({ hasText: /领取剩余 1\d:/ })
    .waitFor()

  await product.queryDatabase(endLease(`subject_id = (select id from verifications where no = '${first}')`))
  await page.clock.fastForward(leaseMs + 1000)
  await page.getByText(`${first} 的领取时间已到，已退回队列，已转到下一件`).waitFor()
  const second = await nextNumber(page, new Set([first]))
  expect(second).not.toBe(first)

  await product.queryDatabase(endLease('holder_id is not null'))
  await page.clock.fastForward(leaseMs + 1000)
  await page
    .getByRole('region', { name: '实名与资质认证' })
    .getByText('领取时间已到，其余案件已退回队列，按 C 领取下一批')
    .waitFor()
  const strip = page.getByRole('navigation', { name: '本批申请' })
  expect(await strip.getByRole('button', { name: /领取已到期/ }).count()).toBe(await strip.getByRole('button').count())
  await page.keyboard.press('c')
  await nextNumber(page, new Set())
  expect(page.reportedErrors).toEqual([])
})

function endLease(which: string): string {
  return `update review_cases set leased_until = now() - interval '1 second' where state = 'waiting' and ${which}`
}
