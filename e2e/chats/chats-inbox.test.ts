import { expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { customerOf } from '../setup/customer.ts'
import { openDesk, rowOf, thread } from '../setup/desk.ts'
import { openStaff } from '../setup/staff.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

const output = `${import.meta.dirname}/../output`
const waitingBar = (page: Person) => page.getByRole('region', { name: '排队中的会话' })

/** Somebody whose message about an invoice stands far above long later ones. */
async function asksForInvoice(name: string): Promise<void> {
  const customer = customerOf(product, name)
  await customer.write('昨天晚上八点在人民路下的那一单，Invoice 发票什么时候可以开给我')
  for (let at = 1; at <= 8; at += 1) await customer.write(`第 ${at} 条：${'还有一点要补充说明，'.repeat(30)}`)
}

test('Chats: what a search finds stands marked in its context, and leads to the message', async () => {
  await asksForInvoice('安歌')
  const page = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  await page.getByRole('searchbox', { name: '姓名或聊天内容' }).fill('invoice 发票')
  const row = rowOf(page, '安歌')
  await expect.poll(() => row.locator('mark').allTextContents()).toEqual(['Invoice 发票'])
  const [mark, line] = [await row.locator('mark').boundingBox(), await row.boundingBox()]
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThan((line?.x ?? 0) + (line?.width ?? 0))
  await page.screenshot({ path: `${output}/chats-inbox-search.png` })
  await row.click()
  await page.waitForURL(/at=\d+/)
  const message = thread(page).getByText('昨天晚上八点在人民路')
  await message.waitFor()
  await expect
    .poll(() =>
      message.evaluate(
        part => part.getBoundingClientRect().top > 0 && part.getBoundingClientRect().bottom < innerHeight,
      ),
    )
    .toBe(true)

  await page.getByRole('searchbox', { name: '姓名或聊天内容' }).fill('安歌')
  await expect.poll(() => row.locator('mark').allTextContents()).toEqual(['安歌'])
  await page.getByRole('button', { name: /^搜索聊天记录/ }).click()
  const found = page.getByRole('dialog', { name: '搜索聊天记录' })
  await found.getByRole('searchbox').fill('ＩＮＶＯＩＣＥ')
  await found.getByRole('button', { name: /^…/ }).or(found.locator('li button')).first().waitFor()
  expect(await found.locator('mark').allTextContents()).toEqual(['Invoice'])
  await found.locator('li button').click()
  await found.waitFor({ state: 'detached' })
  await message.waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Chats: below a waiting one stands who waits, for how long and that an answer takes it; whoever cannot answer reads that, too', async () => {
  await customerOf(product, '白芷').write('在吗')
  const agent = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  await rowOf(agent, '白芷').click()
  await waitingBar(agent)
    .getByText(/^白芷 已等待/)
    .waitFor()
  await waitingBar(agent).getByText('回复即接入', { exact: false }).waitFor()
  await agent.screenshot({ path: `${output}/chats-queued.png` })
  const ops = await openDesk(product, { username: 'ops', queue: 'waiting' })
  await rowOf(ops, '白芷').click()
  await waitingBar(ops).getByText('还没有人接待', { exact: false }).waitFor()
  expect(await waitingBar(ops).getByRole('button').count()).toBe(0)
  expect(await ops.getByText('这个会话由同事接待').count()).toBe(0)

  await waitingBar(agent).getByRole('button', { name: '接入' }).click()
  await waitingBar(agent).waitFor({ state: 'detached' })
  await agent.getByRole('button', { name: '结束会话' }).waitFor()
  await ops.getByText('这个会话由同事接待').waitFor()
  const staff = await openStaff(product.url, 'kefu')
  const { rows } = await staff.call(chats.list, { queue: 'mine', search: '白芷' })
  expect(rows.map(({ assignee }) => assignee?.name)).toEqual(['客服小李'])
  expect([...agent.reportedErrors, ...ops.reportedErrors]).toEqual([])
})

test('Chats: no tab of the inbox is cut, in any language and width', async () => {
  await customerOf(product, '楚辞').write('在吗')
  const page = await product.openPage()
  await signIn(page, 'leader', '/kefumsg?queue=waiting')
  for (const language of ['zh', 'en', 'es', 'ja']) {
    await page.context().addCookies([{ name: 'language', value: language, url: product.url }])
    await page.reload()
    for (const width of [1440, 992, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await rowOf(page, '楚辞').waitFor()
      const tabs = page.locator('[role=tablist]').filter({ has: page.locator('[aria-controls=chats-list]') })
      const cut = await tabs.evaluate(list => {
        const { right, bottom } = list.getBoundingClientRect()
        const edges = [...list.children].map(tab => tab.getBoundingClientRect())
        return edges.length < 5 || edges.some(edge => edge.right > right + 1 || edge.bottom > bottom + 1)
      })
      expect({ language, width, cut }).toEqual({ language, width, cut: false })
      await page.screenshot({ path: `${output}/chats-tabs-${language}-${width}.png` })
    }
  }
  expect(page.reportedErrors).toEqual([])
})
