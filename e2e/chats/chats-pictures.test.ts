import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { faultsOf } from '../setup/axe.ts'
import type { Person } from '../setup/browser.ts'
import { customerOf } from '../setup/customer.ts'
import { openDesk, rowOf, thread } from '../setup/desk.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

const stranger = (name: string) =>
  customerOf(product, { name, externalId: `C-${randomUUID().slice(0, 8)}`, phone: '13800138000' })
const answerBox = (page: Person) => page.getByRole('textbox', { name: '回复', exact: true })
const waiting = (page: Person) => page.getByRole('list', { name: '待发送的图片' })
const remove = (page: Person, name: string) => page.getByRole('button', { name: `移除 ${name}` })
const letters = (page: Person) => thread(page).getByRole('button', { name: '放大图片' })
const png = sharp({ create: { width: 60, height: 40, channels: 3, background: '#6b8e23' } })
  .png()
  .toBuffer()

type Pasted = { name: string; data: Buffer; type?: string }

/** As if somebody pressed Ctrl+V with files on the clipboard. */
async function paste(page: Person, files: readonly Pasted[]): Promise<void> {
  const plain = files.map(({ name, data, type = 'image/png' }) => ({ name, type, base64: data.toString('base64') }))
  await answerBox(page).evaluate((box, given) => {
    const clipboardData = new DataTransfer()
    for (const { name, type, base64 } of given) {
      clipboardData.items.add(new File([Uint8Array.from(atob(base64), one => one.charCodeAt(0))], name, { type }))
    }
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, plain)
}

/** Counts the addresses that the page has made of files and not let go of. */
const watchAddresses = (page: Person) =>
  page.evaluate(() => {
    const open = new Set<string>()
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = what => {
      const url = createObjectURL.call(URL, what)
      open.add(url)
      document.documentElement.dataset.open = `${open.size}`
      return url
    }
    URL.revokeObjectURL = url => {
      revokeObjectURL.call(URL, url)
      open.delete(url)
      document.documentElement.dataset.open = `${open.size}`
    }
  })
const openAddresses = (page: Person) => page.locator('html').getAttribute('data-open')

test('Chats: pasted pictures stay in the composer of their conversation and are sent before the text', async () => {
  const [first, second] = [stranger('云一帆'), stranger('云二帆')]
  for (const customer of [first, second]) await customer.write('在吗')
  const agent = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  await rowOf(agent, first.name).click()
  await thread(agent).getByText('在吗').waitFor()
  const data = await png
  await paste(
    agent,
    ['a.png', 'b.png', 'c.png'].map(name => ({ name, data })),
  )
  await waiting(agent).getByText('c.png').waitFor()
  expect(await faultsOf(agent)).toEqual([])
  await remove(agent, 'b.png').press('Enter')
  await remove(agent, 'b.png').waitFor({ state: 'detached' })
  await agent.keyboard.type('这是两张照片')

  await rowOf(agent, second.name).click()
  await expect.poll(() => answerBox(agent).inputValue()).toBe('')
  expect(await waiting(agent).count()).toBe(0)
  await rowOf(agent, first.name).click()
  await waiting(agent).getByText('a.png').waitFor()
  expect(await letters(agent).count()).toBe(0)

  await answerBox(agent).press('Enter')
  await waiting(agent).waitFor({ state: 'detached' })
  await letters(agent).nth(1).waitFor()
  await thread(agent).getByText('发送中').waitFor({ state: 'detached' })
  await agent.reload()
  await thread(agent).getByText('这是两张照片').waitFor()
  const said = await thread(agent).getByRole('article').all()
  const kinds = await Promise.all(said.map(one => one.getByRole('button', { name: '放大图片' }).count()))
  const words = await thread(agent).getByRole('article').allInnerTexts()
  expect(kinds.slice(-3)).toEqual([1, 1, 0])
  expect(words.at(-1)).toContain('这是两张照片')
  expect(agent.reportedErrors).toEqual([])
})

test('Chats: unsupported pictures are refused, discarded ones are released, a picture in a note stays internal', async () => {
  const customer = stranger('云三帆')
  await customer.write('在吗')
  const agent = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  await rowOf(agent, customer.name).click()
  await thread(agent).getByText('在吗').waitFor()
  const data = await png
  await paste(agent, [{ name: 'a.gif', data, type: 'image/gif' }])
  await agent.getByText('只能发送 JPG、PNG 或 WebP 图片').first().waitFor()
  await paste(agent, [{ name: 'large.png', data: Buffer.alloc(5 * 1024 * 1024 + 1) }])
  await agent.getByText('图片大小不能超过 5MB').first().waitFor()
  await paste(agent, [{ name: 'broken.png', data: Buffer.from('no picture') }])
  await remove(agent, 'broken.png').waitFor({ state: 'detached' })

  await watchAddresses(agent)
  await paste(agent, [{ name: 'a.png', data }])
  await expect.poll(() => openAddresses(agent)).toBe('1')
  await answerBox(agent).press('Escape')
  await waiting(agent).waitFor({ state: 'detached' })
  await expect.poll(() => openAddresses(agent)).toBe('0')

  await agent.getByRole('button', { name: '备注', exact: true }).click()
  const note = agent.getByPlaceholder('写给同事看的备注，对方看不到')
  await agent.locator('input[type=file]').setInputFiles({ name: 'n.png', mimeType: 'image/png', buffer: data })
  await remove(agent, 'n.png').waitFor()
  await agent.getByRole('button', { name: '我来接待' }).click()
  await agent.getByRole('button', { name: '结束会话' }).waitFor()
  await note.press('Enter')
  const shown = thread(agent)
    .getByRole('article')
    .filter({ has: agent.getByRole('button', { name: '放大图片' }) })
  await shown.getByText('仅员工可见').waitFor()
  expect(agent.reportedErrors).toEqual([])
})
