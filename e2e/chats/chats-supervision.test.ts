import { expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { customerOf } from '../setup/customer.ts'
import { openStaff } from '../setup/staff.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

const output = `${import.meta.dirname}/../output`
const agentName = '客服小李'
const cardOf = (page: Person, name: string) => page.getByRole('article', { name, exact: true })
const handOut = (page: Person, name: string) => page.getByRole('button', { name: `分配 ${name}` })
const dialog = (page: Person) => page.getByRole('dialog', { name: /^分配/ })

/** Online for a group that nobody asks for, so that the queue gives them nothing; answers how to give them more room. */
async function agentWithRoom(room: number) {
  const [agent, leader] = [await openStaff(product.url, 'kefu'), await openStaff(product.url, 'leader')]
  const { id: userId, load } = await agent.call(chats.myStatus, {})
  const hasRoom = (more: number) => leader.call(chats.setAgent, { userId, groups: ['finance'], capacity: load + more })
  await hasRoom(room)
  await agent.call(chats.agentStatus, { status: 'online' })
  return { agent, load, hasRoom }
}

async function waits(name: string): Promise<number> {
  return (await customerOf(product, name).write('在吗')).chatId
}

/** What reaches beyond the right edge of the window, which would be cut. */
const cut = (page: Person) =>
  page
    .getByRole('tabpanel')
    .evaluate(panel =>
      [...panel.querySelectorAll('button, a, h2, h3')]
        .filter(part => part.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map(({ textContent }) => textContent),
    )

test('Supervision: found by its name; who waits longest is first, is dragged onto an agent, and who is full says so', async () => {
  const { agent, load, hasRoom } = await agentWithRoom(1)
  const [first, second] = [await waits('安歌'), await waits('白芷')]
  const page = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, 'leader', '/kefumsg')
  await page.getByRole('tablist', { name: '会话队列' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索菜单' }).fill('kfxc')
  await page.getByRole('option', { name: /客服现场/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/kefuteam/)

  await cardOf(page, '白芷').waitFor()
  const names = await page.getByRole('region', { name: '等待接入的会话' }).getByRole('article').allTextContents()
  const at = (name: string) => names.findIndex(text => text.includes(name))
  expect(at('安歌')).toBeGreaterThanOrEqual(0)
  expect(at('安歌')).toBeLessThan(at('白芷'))
  await page.screenshot({ path: `${output}/supervision.png` })

  await cardOf(page, '安歌').dragTo(cardOf(page, agentName))
  await page.getByText(`安歌 的会话已分配给 ${agentName}`).waitFor()
  await cardOf(page, '安歌').waitFor({ state: 'detached' })
  expect(await agent.call(chats.get, { id: first })).toMatchObject({ state: 'open', assignee: { name: agentName } })

  await cardOf(page, agentName)
    .getByText(`已满 ${load + 1}/${load + 1}`)
    .waitFor()
  await cardOf(page, '白芷').dragTo(cardOf(page, agentName))
  await page.getByText(`${agentName} 现在不能接：已满`).waitFor()
  await handOut(page, '白芷').press('Enter')
  const full = dialog(page).getByRole('radio', { name: new RegExp(agentName) })
  expect(await full.isDisabled()).toBe(true)
  await dialog(page).getByRole('radio', { name: /离线/ }).first().waitFor()
  await page.screenshot({ path: `${output}/supervision-dialog.png` })

  // The news of the desk: there is room again.
  await hasRoom(2)
  await expect.poll(() => full.isDisabled()).toBe(false)
  await full.press('Space')
  await dialog(page).getByRole('button', { name: '确定' }).press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await cardOf(page, '白芷').waitFor({ state: 'detached' })
  expect(await agent.call(chats.get, { id: second })).toMatchObject({ state: 'open', assignee: { name: agentName } })
  await page.screenshot({ path: `${output}/supervision-after.png` })
  await expectNoFaults(page)
  expect(page.reportedErrors).toEqual([])
})

test('Supervision: who is for another city is not offered one of this city, and says so, also while one is dragged', async () => {
  await agentWithRoom(2)
  const chatId = await waits('容与')
  await product.queryDatabase("update users set city_codes = '{110100}' where username = 'kefu'")
  const page = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, 'leader', '/kefuteam')
  await handOut(page, '容与').click()
  const option = dialog(page).getByRole('radio', { name: new RegExp(`${agentName}.*不负责`) })
  expect(await option.isDisabled()).toBe(true)
  await page.screenshot({ path: `${output}/supervision-city-dialog.png` })
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await cardOf(page, '容与').hover()
  await page.mouse.down()
  await cardOf(page, '客服主管王姐').hover()
  await cardOf(page, agentName).getByText('不负责').waitFor()
  await page.screenshot({ path: `${output}/supervision-city-drag.png` })
  await cardOf(page, agentName).hover()
  await page.mouse.up()
  await page.getByText(new RegExp(`${agentName} 现在不能接：不负责`)).waitFor()
  const leader = await openStaff(product.url, 'leader')
  expect(await leader.call(chats.get, { id: chatId })).toMatchObject({ state: 'queued', assignee: null })
  await product.queryDatabase("update users set city_codes = null where username = 'kefu'")
  expect(page.reportedErrors).toEqual([])
})

test('Supervision: figures lead to the conversations that they count, and back', async () => {
  await waits('楚辞')
  const page = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, 'leader', '/kefuteam')
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  for (const [name, address] of [
    ['正在排队', /queue=waiting/],
    ['已超时', /overdueOnly=true/],
    ['今日结束', /outcome=resolved/],
  ] as const) {
    const tile = page.getByRole('link', { name: new RegExp(`^${name}`) })
    await tile.waitFor()
    const count = Number(/\d+/.exec((await tile.textContent()) ?? '')?.[0])
    await tile.click()
    await page.waitForURL(address)
    await page.getByRole('tablist', { name: '会话队列' }).waitFor()
    // What is out of sight is not drawn.
    if (count > 0 && count < 8) await expect.poll(() => rows.count()).toBe(count)
    await page.goBack()
    await page.waitForURL(/\/kefuteam/)
  }
  const load = cardOf(page, agentName).getByRole('link', { name: /在接/ })
  const held = Number(/(\d+)\//.exec((await load.textContent()) ?? '')?.[1])
  await load.click()
  await page.getByText('仅看在接').waitFor()
  if (held < 8) await expect.poll(() => rows.count()).toBe(held)
  await page.goBack()
  await page.getByRole('tab', { name: '质检' }).click()
  await page.waitForURL(/view=quality/)
  await page.getByRole('button', { name: '抽取' }).waitFor()
  await page.goBack()
  await cardOf(page, agentName).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Supervision: on a phone one is handed out by a press; nothing is wider than the screen, in any language', async () => {
  await agentWithRoom(3)
  const chatId = await waits('杜若')
  const page = await product.openPage({ viewport: { width: 390, height: 844 } })
  await signIn(page, 'leader', '/kefuteam')
  await handOut(page, '杜若').click()
  await dialog(page)
    .getByRole('radio', { name: new RegExp(agentName) })
    .check()
  await page.screenshot({ path: `${output}/supervision-phone-dialog.png` })
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await cardOf(page, '杜若').waitFor({ state: 'detached' })
  const leader = await openStaff(product.url, 'leader')
  expect((await leader.call(chats.get, { id: chatId })).assignee?.name).toBe(agentName)
  await waits('顾盼')
  await cardOf(page, '顾盼').waitFor()
  await page.screenshot({ path: `${output}/supervision-phone.png` })
  for (const language of ['zh', 'en', 'es', 'ja'] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: product.url }])
    await page.reload()
    await cardOf(page, '顾盼').waitFor()
    await page.screenshot({ path: `${output}/supervision-phone-${language}.png` })
    expect({ language, cut: await cut(page) }).toEqual({ language, cut: [] })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${output}/supervision-dark-ja.png` })
  expect(page.reportedErrors).toEqual([])
})

test('Supervision: is not there for agents', async () => {
  const page = await product.openPage()
  await signIn(page, 'kefu', '/kefumsg')
  await page.getByRole('tablist', { name: '会话队列' }).waitFor()
  expect(await page.getByRole('button', { name: '客服现场' }).count()).toBe(0)
  await page.goto('/kefuteam')
  await page
    .getByText(/没有权限|无权/)
    .first()
    .waitFor()
  expect(page.reportedErrors).toEqual([])
})
