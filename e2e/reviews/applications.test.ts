import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import { fen } from '#contract/base/values.ts'
import { phoneWords } from '#words/people/people.ts'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { confirmWith } from '../setup/records/posts.ts'
import { approvePapers, nextNumber, smallButtons } from '../setup/records/reviews.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there applies by themselves. */
const product = withProduct(0.1)
const title = '入驻申请'

test('Applications: by keyboard, one sent back for more, one rejected, one let in by two people, activated and standing in the list of workers', async () => {
  const incomplete = await product.city.apply({ kind: 'companion' })
  const bad = await product.city.apply({ kind: 'rider', papers: 'never' })
  const good = await product.city.apply({ kind: 'chauffeur' })
  const page = await product.openPage()
  await signIn(page, 'auditor')
  await approvePapers(page, 4)
  await page.goto('/shenqing')
  await rowOf(page, good.no).getByText('已通过').nth(1).waitFor()
  await page.getByRole('button', { name: '开始审核' }).press('Enter')

  const judged = new Set<string>()
  while (judged.size < 3) {
    const no = await nextNumber(page, judged)
    if (no === incomplete.no) await askForMore(page)
    if (no === bad.no) await rejectIncomplete(page)
    if (no === good.no) {
      await seePapers(page)
      await page.keyboard.press('a')
    }
    await page.getByRole('status').filter({ hasText: no }).waitFor()
    judged.add(no)
  }
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: '审核快捷键' })
  await keys.getByText('补件').waitFor()
  await page.keyboard.press('Escape')
  await product.apps.waitForWebhook(incomplete.no, 'returned')
  await product.apps.waitForWebhook(bad.no, 'rejected')
  await product.apps.waitForWebhook(good.no, 'forwarded')

  await page.goto('/shenqing?tab=second')
  await page.getByText('这里没有入驻申请').waitFor()
  await page.getByRole('button', { name: '开始审核' }).press('Enter')
  await page.getByText('队列里没有待审核的申请').waitFor()

  const colleague = await product.openPage()
  await signIn(colleague, 'ops')
  await letIn(colleague, good.no)
  await activate(colleague, good)
  expect(page.reportedErrors).toEqual([])
  expect(colleague.reportedErrors).toEqual([])
})

test('Applications: on a phone by touch, in both themes, with buttons large enough; list, desk and drawer without faults', async () => {
  const { no } = await product.city.apply({ kind: 'merchant', papers: 'never' })
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'auditor', '/shenqing?kind=merchant')
  await page.getByText(no).waitFor()
  await expectNoFaults(page)
  expect(await smallButtons(page, title)).toEqual([])

  await page.getByText(no).tap()
  const drawer = page.getByRole('dialog', { name: new RegExp(no) })
  await drawer.getByRole('region', { name: '证件照片' }).getByText('食品经营许可证').waitFor()
  await expectNoFaults(page)
  await drawer.getByRole('tab', { name: '记录' }).tap()
  await drawer.getByText('入驻：提交').waitFor()
  await drawer.getByRole('button', { name: '审核', exact: true }).tap()

  expect(await nextNumber(page, new Set())).toBe(no)
  await page.getByText(/不能通过：证件未通过（身份证/).waitFor()
  expect(await page.getByRole('button', { name: '通过', exact: true }).isDisabled()).toBe(true)
  await expectNoFaults(page)
  await page.getByRole('checkbox', { name: '电话核实' }).tap()
  await page.getByText(/^审核小孙 · /).waitFor()
  await page.getByRole('button', { name: '补件' }).tap()
  expect(await smallButtons(page, title)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: '发出补件' }).tap()
  await page.getByText('请至少选择一项需要补充的材料').waitFor()
  await page.getByRole('button', { name: '营业执照' }).tap()
  await page.getByRole('textbox', { name: /给申请人的说明/ }).fill('请补充营业执照')
  await page.getByRole('button', { name: '发出补件' }).tap()
  await page.getByText(/已要求补件 · \d+ 秒内可撤回/).waitFor()
  await page.getByRole('button', { name: '撤回判定' }).tap()
  await page.getByRole('heading', { level: 2, name: new RegExp(no) }).waitFor()
  await page.getByRole('button', { name: '退回队列' }).tap()
  await page.getByText('本批已全部处理').waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Applications: from the drawer, the phone number is shown with a reason and hidden again, and one that lacks papers is refused', async () => {
  const { no } = await product.city.apply({ kind: 'companion', papers: 'never' })
  const page = await product.openPage()
  await signIn(page, 'admin', `/shenqing?search=${no}`)
  await rowOf(page, no).getByRole('button', { name: '审核', exact: true }).click()
  expect(await nextNumber(page, new Set())).toBe(no)
  await askForMore(page)
  await product.apps.waitForWebhook(no, 'returned')

  await page.goto(`/shenqing?tab=supplement&search=${no}`)
  await rowOf(page, no).getByText(no).click()
  const drawer = page.getByRole('dialog', { name: new RegExp(no) })
  await drawer.getByRole('button', { name: phoneWords.reveal.zh }).first().press('Enter')
  await confirmWith(page, ['核实身份'])
  await drawer.getByText(/^1\d{10}$/).waitFor()
  await drawer.getByText(/^\d+ 秒后隐藏$/).waitFor()
  await drawer.getByRole('button', { name: phoneWords.hide.zh }).press('Enter')
  await drawer.getByText(/^1\d{10}$/).waitFor({ state: 'detached' })

  await drawer.getByRole('button', { name: applicationsWords.refuse.zh }).press('Enter')
  const question = page.getByRole('dialog', { name: applicationsWords.refuse.zh, exact: true })
  await question.getByText(applicationsWords.refuseConsequence.zh).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await confirmWith(page, [applicationWords.faults.background.zh, '申请人放弃'])
  await page.getByText(applicationsWords.refused.zh).waitFor()
  await product.apps.waitForWebhook(no, 'rejected')
  expect(page.reportedErrors).toEqual([])
})

test('Applications: several are claimed, then rejected with one reason, each with its result', async () => {
  const both = [
    await product.city.apply({ kind: 'companion', papers: 'never' }),
    await product.city.apply({ kind: 'companion', papers: 'never' }),
  ]
  const page = await product.openPage()
  await signIn(page, 'admin', '/shenqing?kind=companion')
  const question = page.getByRole('dialog', { name: /^(领取|驳回) 2 份申请/ })
  const chooseBoth = async () => {
    for (const { no } of both) await rowOf(page, no).getByRole('checkbox').check()
  }
  await chooseBoth()
  await page.getByRole('button', { name: '领取 2 份申请' }).click()
  await question.getByText(/每人手上最多 10 份/).waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByText(/^成功 2 条：/).waitFor()
  await chooseBoth()
  await page.getByRole('button', { name: '驳回 2 份申请' }).click()
  expect(await question.getByRole('listitem').count()).toBe(2)
  expect(await faultsOf(page)).toEqual([])
  await confirmWith(page, [applicationWords.faults.duplicate.zh])
  await page.getByText(/^成功 2 条：/).waitFor()
  for (const { no } of both) await product.apps.waitForWebhook(no, 'rejected')
  expect(page.reportedErrors).toEqual([])
})

function rowOf(page: Person, no: string) {
  return page.getByRole('row').filter({ hasText: no })
}

/** The papers are pictures, which a press shows large; the case stays as it is. */
async function seePapers(page: Person): Promise<void> {
  const papers = page.getByRole('region', { name: '证件照片' })
  await papers.getByRole('button', { name: '放大 驾驶证 正面' }).waitFor()
  expect(await papers.getByRole('link').count()).toBe(0)
  await papers.getByRole('button', { name: '放大 身份证 正面' }).waitFor()
  await page.screenshot({ path: 'e2e/output/application-papers.png' })
  expect(await faultsOf(page)).toEqual([])
  await papers.getByRole('button', { name: '放大 驾驶证 正面' }).press('Enter')
  const large = page.getByRole('dialog', { name: '驾驶证 · 正面' })
  await large.getByRole('img').waitFor()
  await page.screenshot({ path: 'e2e/output/application-paper-large.png' })
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
}

/** 9 is the introduction, 0 the agreement. */
async function askForMore(page: Person): Promise<void> {
  await page.keyboard.press('s')
  await page.keyboard.press('Enter')
  await page.getByText('请至少选择一项需要补充的材料').waitFor()
  await page.keyboard.press('9')
  await page.keyboard.press('0')
  await page.keyboard.press('Enter')
}

/** Papers are missing: it cannot be approved. 1 says that they are not good, 0 that something is untrue. */
async function rejectIncomplete(page: Person): Promise<void> {
  await page.keyboard.press('a')
  await page
    .getByText(/不能通过：证件未通过（身份证/)
    .first()
    .waitFor()
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  await page.keyboard.press('0')
  await page.keyboard.press('Enter')
}

/** The second judgement, after the checks that are to be marked. */
async function letIn(page: Person, no: string): Promise<void> {
  await page.goto('/shenqing?tab=second')
  await rowOf(page, no).waitFor()
  await page.getByRole('button', { name: '开始审核' }).press('Enter')
  expect(await nextNumber(page, new Set())).toBe(no)
  await page.getByText(/不能通过：未核实（电话核实, 背景审查通过, 协议已签署）/).waitFor()
  for (const check of ['电话核实', '背景审查通过', '协议已签署']) {
    await page.getByRole('checkbox', { name: check }).press('Space')
    await page.getByRole('checkbox', { name: check, checked: true }).waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: check })
      .getByText(/^运营小陈 · /)
      .waitFor()
  }
  await page.keyboard.press('a')
  await page.getByRole('status').filter({ hasText: no }).waitFor()
  await product.apps.waitForWebhook(no, 'approved')
}

/** A mark that is taken back keeps the applicant out until somebody marks it again and activates them. */
async function activate(page: Person, { no, externalId }: { no: string; externalId: string }): Promise<void> {
  await page.goto(`/shenqing?tab=onboarding&search=${no}`)
  await rowOf(page, no).waitFor()
  await page.getByRole('grid', { name: title }).press('ArrowDown')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: new RegExp(no) })
  await drawer.getByRole('checkbox', { name: '协议已签署' }).press('Space')
  await drawer.getByRole('checkbox', { name: '协议已签署', checked: false }).waitFor()
  const app = createOpenApi({ api: product.url, app: product.appKeys.rider })
  await app.sendDeposit(no, { channelNo: randomUUID(), amountFen: fen(50_000), occurredAt: new Date().toISOString() })
  await app.sendApplicationProgress(no, { eventId: randomUUID(), externalId, trainingScore: 92 })
  await drawer.getByText('92 分，合格线 80 分').waitFor()
  await drawer.getByRole('checkbox', { name: '协议已签署' }).press('Space')
  await drawer.getByRole('checkbox', { name: '协议已签署', checked: true }).waitFor()
  await expectNoFaults(page)
  await drawer.getByRole('button', { name: '开通' }).press('Enter')
  await page.getByRole('dialog', { name: '开通', exact: true }).getByRole('button', { name: '确定' }).press('Enter')
  await page.getByText('已开通入驻').waitFor()
  await product.apps.waitForWebhook(no, 'activated')
  const member = drawer.getByRole('link', { name: /^[A-Z]+\d+$/ })
  const workerNo = (await member.textContent()) ?? ''
  await member.press('Enter')
  await page.waitForURL(/\/list/)
  await page.getByRole('dialog').getByText(workerNo).first().waitFor()
}
