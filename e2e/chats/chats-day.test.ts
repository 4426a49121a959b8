import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { alarmOf, orderInTrouble } from '../setup/alarms.ts'
import type { Person } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { customerOf } from '../setup/customer.ts'
import { finish, openDesk, rowOf, thread, write } from '../setup/desk.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

const atDesk = (username: string, queue: string) => openDesk(product, { username, queue })
const stranger = (name: string) =>
  customerOf(product, { name, externalId: `C-${randomUUID().slice(0, 8)}`, phone: '13800138000' })
const answerBox = (page: Person) => page.getByRole('textbox', { name: '回复', exact: true })
const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#4b8bc9' } })
  .png()
  .toBuffer()

const waitingPictures = (page: Person) => page.getByRole('list', { name: '待发送的图片' })

async function moreOf(page: Person, item: string): Promise<void> {
  await page.getByRole('button', { name: '更多操作', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function lookAtPicture(page: Person): Promise<void> {
  await thread(page).getByRole('button', { name: '放大图片' }).first().press('Enter')
  await page.getByRole('dialog', { name: '图片' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: '图片' }).waitFor({ state: 'detached' })
}

/** As if somebody let go of a file over the thread. */
async function dropOn(page: Person, file: Buffer): Promise<void> {
  await thread(page).evaluate(
    (log, data) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(data)], 'dropped.png', { type: 'image/png' }))
      const event = { dataTransfer: transfer, bubbles: true, cancelable: true }
      for (const name of ['dragover', 'drop']) log.dispatchEvent(new DragEvent(name, event))
    },
    [...file],
  )
}

/** Before the first tags that the page saves arrive, the priority is changed elsewhere. */
async function changePriorityBeforeTags(page: Person): Promise<void> {
  let isChanged = false
  await page.route('**/api/chat/upone', async route => {
    const { tags, ...seen } = route.request().postDataJSON()
    if (tags && !isChanged) {
      isChanged = true
      await route.fetch({ postData: { ...seen, requestId: randomUUID(), priority: 'urgent' } })
    }
    await route.continue()
  })
}

test('Chats: collect a red packet sent by a customer for the platform, only once', async () => {
  const customer = stranger('白念安')
  await customer.write('多退了我 12 元，还给你们')
  const agent = await atDesk('kefu', 'waiting')
  await rowOf(agent, customer.name).click()
  await agent.keyboard.press('c')
  await agent.getByRole('button', { name: '结束会话' }).waitFor()
  await customer.payBack(1200, '多退的')
  await rowOf(agent, customer.name).getByText('[红包] 多退的').waitFor()

  await thread(agent).getByRole('button', { name: '代平台收下' }).click()
  const question = agent.getByRole('dialog', { name: '系统提示' })
  await question.getByText('金额归入平台账户').waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await thread(agent).getByText('红包 ¥12.00 已被领取').waitFor()
  await thread(agent).getByRole('button', { name: '代平台收下' }).waitFor({ state: 'detached' })
  await thread(agent).getByRole('button', { name: '¥12.00' }).click()
  await agent.getByRole('dialog', { name: '红包详情' }).getByText('已领取').waitFor()
  expect(agent.reportedErrors).toEqual([])
})

test('Chats: drop a picture on the thread and send it with Enter; Escape closes only the enlarged picture', async () => {
  const customer = stranger('方知秋')
  await customer.show(await picture)
  const agent = await atDesk('kefu', 'waiting')
  const leader = await atDesk('leader', 'mine')
  await rowOf(agent, customer.name).click()
  await agent.keyboard.press('c')
  await dropOn(agent, await picture)
  await waitingPictures(agent).getByText('dropped.png').waitFor()
  await answerBox(agent).press('Enter')
  await thread(agent).getByRole('button', { name: '放大图片' }).nth(1).waitFor()
  await lookAtPicture(agent)
  await thread(agent).waitFor()
  await finish(agent, '照片已核实')

  await leader.getByRole('button', { name: '客服现场' }).click()
  await leader.getByRole('tab', { name: '质检' }).click()
  await leader.getByRole('button', { name: '抽取' }).click()
  await leader.getByRole('list', { name: '抽检' }).getByRole('button', { name: customer.name }).click()
  await lookAtPicture(leader)
  await leader.getByRole('dialog', { name: /质检/ }).getByRole('button', { name: '提交评分' }).waitFor()
  expect([...agent.reportedErrors, ...leader.reportedErrors]).toEqual([])
})

test('Chats: an unknown shortcut is not sent; a known one fills in the customer’s name', async () => {
  const customer = stranger('夏以宁')
  await customer.write('在吗')
  const agent = await atDesk('kefu', 'all')
  await rowOf(agent, customer.name).click()
  await agent.keyboard.press('c')
  await agent.getByRole('button', { name: '结束会话' }).waitFor()
  await agent.getByRole('tab', { name: '全部' }).click()
  await rowOf(agent, customer.name).click()
  await agent.keyboard.press('Enter')
  await expect.poll(() => answerBox(agent).evaluate(box => box === document.activeElement)).toBe(true)
  await write(agent, '/没有这个')
  await expect.poll(() => answerBox(agent).inputValue()).toBe('/没有这个')
  await agent.keyboard.press('Escape')
  await agent.keyboard.type('/您好')
  await agent.getByRole('option', { name: '/您好' }).waitFor()
  await agent.keyboard.press('Enter')
  await expect.poll(() => answerBox(agent).inputValue()).toContain(`${customer.name}您好`)
  await agent.keyboard.press('Enter')
  await thread(agent).getByText(`${customer.name}您好`).waitFor()
  expect(agent.reportedErrors).toEqual([])
})

test('Chats: filter by tag and agent, hide a conversation and bring it back', async () => {
  const customer = stranger('韩书瑶')
  await customer.write('想问一下发票')
  const agent = await atDesk('kefu', 'waiting')
  await rowOf(agent, customer.name).click()
  await write(agent, '可以开')
  await thread(agent).getByText('客服小李 开始接待').waitFor()
  // Its tags are saved with the version that the accepted conversation has.
  await agent.getByRole('button', { name: '结束会话' }).waitFor()
  for (const text of ['好的', '谢谢', '辛苦了']) await customer.write(text)
  await thread(agent).getByText('辛苦了').waitFor()
  await changePriorityBeforeTags(agent)
  const tag = agent.getByLabel('加标签')
  await tag.fill('发票')
  await tag.press('Enter')
  await agent.getByRole('combobox', { name: '优先级' }).filter({ hasText: '紧急' }).waitFor()
  await expect.poll(() => tag.inputValue()).toBe('发票')
  await tag.press('Enter')
  await agent.getByRole('button', { name: '去掉标签 发票' }).waitFor()

  await agent.getByRole('tab', { name: /我的/ }).click()
  await agent.getByRole('button', { name: '筛选会话' }).click()
  await choose(agent.getByLabel('对方身份'), '骑手')
  await rowOf(agent, customer.name).waitFor({ state: 'detached' })
  await choose(agent.getByLabel('对方身份'), '顾客')
  await choose(agent.getByLabel('接待人'), '客服小李')
  await agent.getByRole('searchbox', { name: '标签' }).fill('发票')
  await rowOf(agent, customer.name).waitFor()
  await agent.getByRole('button', { name: '清除筛选' }).click()

  // What is open is read, so that it may go.
  await rowOf(agent, customer.name).getByText('1', { exact: true }).waitFor({ state: 'detached' })
  await moreOf(agent, '从我的列表删除')
  await rowOf(agent, customer.name).waitFor({ state: 'detached' })
  await agent.getByLabel('已从我的列表删除').check()
  await rowOf(agent, customer.name).waitFor()
  await moreOf(agent, '恢复到我的列表')
  await agent.getByLabel('已从我的列表删除').uncheck()
  await rowOf(agent, customer.name).waitFor()
  expect(agent.reportedErrors).toEqual([])
})

test('Chats: a half-written remark survives new messages; alarms hide no controls', async () => {
  const customer = stranger('贺知远')
  await customer.write('包装破了')
  const leader = await atDesk('leader', 'waiting')
  await rowOf(leader, customer.name).click()
  await leader.keyboard.press('c')
  await leader.getByRole('button', { name: '结束会话' }).waitFor()
  await write(leader, '请发一张照片')
  // The server has it: only then is the customer's next message an answer to it.
  await leader.getByRole('heading', { name: /等待对方/ }).waitFor()

  const remark = leader.getByRole('textbox', { name: '备注' })
  await remark.pressSequentially('第二次包装破损')
  await customer.write('马上发')
  await thread(leader).getByText('马上发').waitFor()
  await leader.getByRole('heading', { name: /待回复/ }).waitFor()
  await expect.poll(() => remark.inputValue()).toBe('第二次包装破损')
  await remark.press('Tab')
  await leader.reload()
  await expect.poll(() => remark.inputValue()).toBe('第二次包装破损')

  const no = await orderInTrouble(product)
  const alarm = alarmOf(leader, no)
  await alarm.waitFor()
  const place = await answerBox(leader).boundingBox()
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(leader.viewportSize()?.height ?? 0)
  await alarm.getByRole('button', { name: '我来处理' }).click()
  await alarm.waitFor({ state: 'detached' })
  expect(leader.reportedErrors).toEqual([])
})

test('Chats: a half-written note stays a note after leaving and after claiming the conversation', async () => {
  const [first, second] = [stranger('顾一舟'), stranger('顾二舟')]
  for (const customer of [first, second]) await customer.write('在吗')
  const agent = await atDesk('kefu', 'waiting')
  await rowOf(agent, first.name).click()
  await agent.getByRole('button', { name: '备注', exact: true }).click()
  const note = agent.getByPlaceholder('写给同事看的备注，对方看不到')
  await note.fill('这位顾客上周来过三次')
  await rowOf(agent, second.name).click()
  await answerBox(agent).waitFor()
  await rowOf(agent, first.name).click()
  await agent.reload()
  await note.waitFor()
  await expect.poll(() => note.inputValue()).toBe('这位顾客上周来过三次')
  await agent.getByRole('button', { name: '我来接待' }).click()
  await agent.getByRole('button', { name: '结束会话' }).waitFor()
  await note.press('Enter')
  const said = thread(agent).getByRole('article').filter({ hasText: '这位顾客上周来过三次' })
  await said.getByText('仅员工可见').waitFor()
  expect(agent.reportedErrors).toEqual([])
})

test('Chats: a microphone permission granted after leaving the conversation records nothing', async () => {
  const [first, second] = [stranger('许三川'), stranger('许四川')]
  for (const customer of [first, second]) await customer.write('在吗')
  const agent = await atDesk('kefu', 'waiting')
  await agent.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      new Promise(granted => {
        const { stream } = new AudioContext().createMediaStreamDestination()
        const say = () =>
          document.documentElement.setAttribute('data-microphone', stream.getTracks()[0]?.readyState ?? '')
        addEventListener('grant', () => {
          granted(stream)
          setInterval(say, 20)
        })
      })
  })
  await rowOf(agent, first.name).click()
  await agent.getByRole('button', { name: '语音', exact: true }).click()
  await rowOf(agent, second.name).click()
  await thread(agent).getByText('在吗').waitFor()
  await agent.evaluate(() => dispatchEvent(new Event('grant')))
  await expect.poll(() => agent.locator('html').getAttribute('data-microphone')).toBe('ended')
  expect(agent.reportedErrors).toEqual([])
})
