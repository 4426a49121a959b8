import { expect, test } from 'vitest'
import type { Person } from '../setup/browser.ts'
import { customerOf } from '../setup/customer.ts'
import { openDesk, rowOf, thread, write } from '../setup/desk.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

const tab = (page: Person, name: RegExp) => page.getByRole('tab', { name })
const head = (page: Person, name: string) => page.getByRole('heading', { name: new RegExp(name) })
const goOn = (page: Person) => page.getByRole('checkbox', { name: '结束后接着处理下一个等待的会话' })

/** Takes what somebody wrote from the queue by answering it. */
async function take(agent: Person, name: string) {
  const customer = customerOf(product, name)
  await customer.write('在吗')
  await tab(agent, /待接入/).click()
  await rowOf(agent, name).click()
  await write(agent, `${name}您好`)
  await head(agent, name).getByText('等待对方').waitFor()
  return customer
}

async function openEnding(agent: Person): Promise<void> {
  await agent.getByRole('button', { name: '结束会话' }).click()
  const ending = agent.getByRole('dialog', { name: /结束/ })
  await ending.getByRole('button', { name: '配送' }).click()
  await ending.getByLabel('会话小结').fill('已答复')
  const anyway = ending.getByRole('checkbox', { name: '我看过了，仍然结束' })
  if (await anyway.count()) await anyway.check()
}

async function end(agent: Person): Promise<void> {
  const ending = agent.getByRole('dialog', { name: /结束/ })
  await ending.getByRole('button', { name: '确定' }).click()
  await ending.waitFor({ state: 'detached' })
}

test('Chats: after one is ended the next that waits is opened, with the cursor in its box, unless the agent wants to stay', async () => {
  const agent = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  await take(agent, '安歌')
  const [first, second] = [await take(agent, '白芷'), await take(agent, '楚辞')]
  await first.write('还没到')
  await second.write('我也没到')
  await tab(agent, /我的/).click()
  // Pinned ones stand first in the list; the deadline of the other ends earlier.
  await rowOf(agent, '楚辞').click()
  await agent.getByRole('button', { name: '更多操作' }).click()
  await agent.getByRole('menuitem', { name: '置顶' }).click()
  await rowOf(agent, '楚辞').getByLabel('已置顶').waitFor()
  await expect.poll(() => rowOf(agent, '').first().textContent()).toContain('楚辞')

  await rowOf(agent, '安歌').click()
  await head(agent, '安歌').waitFor()
  await openEnding(agent)
  expect(await goOn(agent).isChecked()).toBe(true)
  await end(agent)
  await head(agent, '白芷').waitFor()
  await expect.poll(() => agent.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('回复')
  await agent.keyboard.type('马上查')
  expect(await agent.getByRole('textbox', { name: '回复', exact: true }).inputValue()).toBe('马上查')
  await agent.screenshot({ path: `${import.meta.dirname}/../output/chats-next.png` })
  await tab(agent, /已结束/).click()
  await rowOf(agent, '安歌').waitFor()
  await tab(agent, /我的/).click()

  await openEnding(agent)
  await goOn(agent).uncheck()
  await end(agent)
  await thread(agent).getByText('会话结束').waitFor()
  await head(agent, '白芷').waitFor()

  await rowOf(agent, '楚辞').click()
  await head(agent, '楚辞').waitFor()
  await openEnding(agent)
  expect(await goOn(agent).isChecked()).toBe(false)
  await goOn(agent).check()
  await customerOf(product, '杜若').write('请问营业吗')
  await end(agent)
  await head(agent, '杜若').waitFor()
  expect(await tab(agent, /待接入/).getAttribute('aria-selected')).toBe('true')
  expect(agent.reportedErrors).toEqual([])
})

test('Chats: on a phone the end of a conversation leads back to the list', async () => {
  const agent = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  await take(agent, '方回')
  const other = await take(agent, '顾盼')
  await other.write('好了吗')
  await agent.setViewportSize({ width: 390, height: 844 })
  await agent.goto(`${product.url}/kefumsg?queue=mine`)
  await rowOf(agent, '方回').click()
  await head(agent, '方回').waitFor()
  await openEnding(agent)
  expect(await goOn(agent).count()).toBe(0)
  await end(agent)
  await agent.getByRole('tablist', { name: '会话队列' }).waitFor()
  await rowOf(agent, '顾盼').waitFor()
  expect(new URL(agent.url()).searchParams.has('chat')).toBe(false)
  await tab(agent, /已结束/).click()
  await rowOf(agent, '方回').waitFor()
  expect(agent.reportedErrors).toEqual([])
})
