import { expect, test } from 'vitest'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { answersAbout, confirmWith, filtersOf, open, rowOf } from '../setup/records/posts.ts'
import { nextNumber, smallButtons } from '../setup/records/reviews.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there publishes anything by themselves. */
const product = withProduct(0.1)

/** What a machine says that does not know. */
const unsure = { by: 'app', suggests: 'review', label: null, score: 50 } as const
const pass = { by: 'app', suggests: 'pass', label: null, score: 98 } as const

test('Posts: several judged by keyboard, one rejected with a reason, one undone and judged again; who reported is nowhere', async () => {
  const reporter = { kind: 'customer', externalId: 'reporter-nobody-may-know' } as const
  const sent: string[] = []
  for (let at = 0; at < 3; at++) sent.push((await product.city.posts.publish({ kind: 'text', machine: unsure })).no)
  const author = { kind: 'customer', externalId: 'C-author', name: '发帖人老吴' } as const
  const content = { kind: 'image', images: 2, flaw: 'contacts', machine: unsure } as const
  const bad = (await product.city.posts.publish({ ...content, author })).no
  await product.city.posts.report(bad, { reporter, reason: 'contacts', text: '让我加他好友' })
  sent.push(bad)
  const undone = sent[1] ?? ''

  const page = await product.openPage()
  const answers = answersAbout(page, '/api/posts')
  await signIn(page, 'auditor', '/user/dongtailist')
  await rowOf(page, bad).waitFor()
  await page.getByRole('button', { name: '开始审核' }).press('Enter')
  const judged = new Set<string>()
  while (judged.size < sent.length) {
    const no = await nextNumber(page, judged)
    if (no === bad) {
      await page.getByRole('article').getByText('让我加他好友').waitFor()
      await page.keyboard.press('r')
      await page.keyboard.press('2')
      await page.getByRole('button', { name: postNameWords.faults.contacts.zh, pressed: true }).waitFor()
      await page.keyboard.press('Enter')
    } else {
      // A held key comes again and again: it approves this one alone.
      await page.keyboard.down('a')
      await page.getByRole('status').filter({ hasText: no }).waitFor()
      await page.keyboard.down('a')
      await page.keyboard.up('a')
    }
    await page.getByRole('status').filter({ hasText: no }).waitFor()
    if (no === undone) {
      await page.keyboard.press('z')
      await page.getByRole('heading', { level: 2, name: new RegExp(no) }).waitFor()
      await page.keyboard.press('r')
      await page.keyboard.press('Enter')
      await page.getByText('请至少选择一个驳回原因').waitFor()
      // The eleventh reason has a letter.
      await page.keyboard.press('q')
      await page.keyboard.press('Enter')
      await page.getByText(/已驳回 · \d+ 秒内可撤回/).waitFor()
    }
    judged.add(no)
  }
  expect([...judged].sort()).toEqual([...sent].sort())
  for (const no of [bad, undone]) await product.apps.waitForWebhook(no, 'rejected')
  for (const no of sent) if (no !== bad && no !== undone) await product.apps.waitForWebhook(no, 'approved')

  await page.goto('/user/dongtailist?tab=rejected')
  await open(page, bad)
  await page.getByRole('dialog').getByText('让我加他好友').waitFor()
  await page.getByRole('tab', { name: '记录' }).click()
  await page.getByRole('dialog').getByText(postsWords.events['posts.report'].zh).waitFor()
  expect(answers.length).toBeGreaterThan(0)
  expect([await page.content(), ...(await Promise.all(answers))].join()).not.toContain(reporter.externalId)
  expect(page.reportedErrors).toEqual([])
})

test('Posts: cards are blurred and grey until somebody wants to see them, and approved together; refused ones are named', async () => {
  const sent: string[] = []
  for (let at = 0; at < 3; at++) {
    sent.push((await product.city.posts.publish({ kind: 'image', images: 2, machine: unsure })).no)
  }
  const [first = '', second = '', taken = ''] = sent
  const page = await product.openPage()
  // Without news the page does not learn that a colleague approves a card which is chosen here.
  await page.routeWebSocket(/\/socket/, () => {})
  await signIn(page, 'auditor', '/user/dongtailist?kind=image')
  await page.getByRole('button', { name: '卡片' }).press('Enter')
  const picture = page.getByRole('article', { name: first }).getByRole('button', { name: '图片 1，共 2 张' })
  await picture.waitFor()
  expect(await filtersOf(page, first)).toEqual({ isBlurred: true, isGrey: true })
  await picture.focus()
  await expect.poll(() => filtersOf(page, first)).toEqual({ isBlurred: false, isGrey: true })
  await page.getByRole('button', { name: '灰度' }).press('Enter')
  expect(await filtersOf(page, first)).toMatchObject({ isGrey: false })
  await page.reload()
  await picture.waitFor()
  expect(await filtersOf(page, first)).toEqual({ isBlurred: true, isGrey: false })
  await expectNoFaults(page)

  for (const no of sent) {
    await page.getByRole('button', { name: `打开 ${no}` }).focus()
    await page.keyboard.press('x')
    await page.getByRole('checkbox', { name: `选择 ${no}`, checked: true }).waitFor()
  }
  await colleagueApproves(taken)
  await approveChosen(page, 3)
  await page.getByText('已通过 2 条').waitFor()
  const refusals = page.getByRole('alert').filter({ hasText: '1 条没有通过' })
  await refusals.getByText(new RegExp(`${taken}：.+`)).waitFor()
  // Within ten seconds one press takes the whole batch back; no webhook has been sent.
  await page.keyboard.press('z')
  await page.getByText('已撤回 2 条').waitFor()
  for (const no of [first, second]) {
    await page.getByRole('checkbox', { name: `选择 ${no}`, checked: false }).press('Space')
  }
  await approveChosen(page, 2)
  await page.getByText('已通过 2 条').waitFor()
  for (const no of [first, second]) await product.apps.waitForWebhook(no, 'approved')
})

test('Posts: hidden and restored with reasons; the author is punished as the history suggests', async () => {
  const no = await publishShown()
  const page = await product.openPage()
  await signIn(page, 'auditor', '/user/dongtailist?tab=approved')
  await open(page, no)
  const drawer = page.getByRole('dialog', { name: new RegExp(no) })
  await drawer.getByRole('button', { name: '下架' }).press('Enter')
  await confirmWith(page, ['广告', '漏审'])
  await page.getByText(postsWords.hidden.zh).waitFor()
  await drawer.getByRole('button', { name: '处罚作者' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '处罚作者', exact: true })
  const suggestion = await dialog.getByText(/按 90 天记录建议：/).textContent()
  const suggested = suggestion?.split('：')[1] ?? ''
  await dialog.getByRole('button', { name: suggested, pressed: true }).waitFor()
  expect(await dialog.getByRole('button', { name: postNameWords.steps.ban.zh }).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await confirmWith(page, ['多次违规'])
  await page.getByText(postsWords.punished.zh).waitFor()
  await drawer.getByRole('list', { name: '处罚记录' }).getByText(suggested).waitFor()
  await expectNoFaults(page)
  await drawer.getByRole('button', { name: '恢复展示' }).press('Enter')
  await confirmWith(page, ['误判'])
  await page.getByText(postsWords.restored.zh).waitFor()
  await product.apps.waitForWebhook(no, 'restored')
  await product.apps.waitForWebhook(no, 'punished')
  expect(page.reportedErrors).toEqual([])
})

test('Posts: on a phone by touch, in both themes, with buttons large enough; a picture is shown by a tap', async () => {
  const { no } = await product.city.posts.publish({ kind: 'image', images: 1, flaw: 'abuse', machine: unsure })
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'auditor', `/user/dongtailist?search=${no}`)
  await rowOf(page, no).waitFor()
  expect(await smallButtons(page, '动态审核')).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: '卡片' }).tap()
  await page.getByRole('article', { name: no }).waitFor()
  expect(await smallButtons(page, '动态审核')).toEqual([])
  await page.getByRole('button', { name: '审核', exact: true }).tap()
  await page.getByRole('heading', { level: 2, name: new RegExp(no) }).waitFor()
  const cover = page.getByRole('button', { name: /^显示画面 · 图片 1/ })
  await cover.waitFor()
  await expectNoFaults(page)
  await cover.tap()
  await cover.waitFor({ state: 'detached' })
  expect(await smallButtons(page, '动态审核')).toEqual([])
  await page.getByRole('button', { name: '驳回', exact: true }).tap()
  expect(await smallButtons(page, '动态审核')).toEqual([])
  await page.getByRole('button', { name: postNameWords.faults.abuse.zh }).tap()
  await page.getByRole('button', { name: '确认驳回' }).tap()
  await product.apps.waitForWebhook(no, 'rejected')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(page.reportedErrors).toEqual([])
})

/** The number of a post that everybody sees. Some of those that a machine passes are judged all the same. */
async function publishShown(): Promise<string> {
  for (;;) {
    const { no, state } = await product.city.posts.publish({ kind: 'text', machine: pass })
    if (state === 'approved') return no
  }
}

async function approveChosen(page: Person, count: number): Promise<void> {
  await page.getByRole('button', { name: `通过 ${count} 条` }).press('Enter')
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).press('Enter')
}

async function colleagueApproves(no: string): Promise<void> {
  const colleague = await product.openPage()
  await signIn(colleague, 'admin', `/user/dongtailist?search=${no}`)
  await colleague.getByRole('checkbox', { name: `选择 ${no}` }).press('Space')
  await approveChosen(colleague, 1)
  await colleague.getByText('已通过 1 条').waitFor()
  await colleague.context().close()
}

test('Word lists: a term is added, tried in a text with its marks, changed and removed', async () => {
  const term = '内部秒杀群'
  const typed = `欢迎加入${term}，先到先得`
  const page = await product.openPage()
  await signIn(page, 'auditor', '/system/post-terms')
  await page.getByRole('button', { name: '新增敏感词' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '新增敏感词' })
  await dialog.getByLabel('敏感词').fill(term)
  await choose(dialog.getByRole('combobox', { name: '处理方式' }), '拦截')
  await choose(dialog.getByRole('combobox', { name: '违规类型' }), '广告')
  await dialog.getByRole('button', { name: '确定' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  // The demo has terms of its own, below which a new one waits.
  await page.getByRole('searchbox').fill(term)
  const row = page.getByRole('row').filter({ hasText: term })
  await row.getByText('拦截').waitFor()

  const asked: string[] = []
  page.on('request', request => request.url().includes('tryText') && asked.push(request.url()))
  await page.getByRole('button', { name: '试一试' }).press('Enter')
  const box = page.getByRole('dialog', { name: '试一试' })
  await box.getByRole('textbox').pressSequentially(typed)
  const mark = box.locator('mark')
  await mark.getByText('拦截 · 广告').waitFor()
  expect(await mark.count()).toBe(1)
  expect(await mark.textContent()).toContain(term)
  await box.getByText('命中 1 处').waitFor()
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThan(typed.length)
  await expectNoFaults(page)
  await page.keyboard.press('Escape')

  await row.click()
  const drawer = page.getByRole('dialog', { name: '敏感词' })
  expect(await faultsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: '编辑' }).press('Enter')
  const editing = page.getByRole('dialog', { name: term })
  await choose(editing.getByRole('combobox', { name: '处理方式' }), '仅标记')
  await editing.getByRole('button', { name: '确定' }).press('Enter')
  await row.getByText('仅标记').waitFor()
  // A row that was removed stays under the pointer until it leaves.
  await page.mouse.move(0, 0)
  await drawer.getByRole('button', { name: '删除' }).press('Enter')
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).press('Enter')
  await row.waitFor({ state: 'detached' })
  expect(page.reportedErrors).toEqual([])
})
