import { expect, test } from 'vitest'
import { type Person, signIn } from '../setup/browser.ts'
import { customerOf } from '../setup/customer.ts'
import { rowOf } from '../setup/desk.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

/** The session ends elsewhere, and whoever is named signs in in this window. */
async function signInAgain(page: Person, username: string): Promise<void> {
  await page.context().addCookies([{ name: 'Admin-Token', value: 'over', url: product.url }])
  // As when one comes back to the window.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '重新登录' }).click()
  await fillIn(page, username)
}

async function fillIn(page: Person, username: string): Promise<void> {
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill('citydesk-demo')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('tablist', { name: '已打开的页面' }).waitFor()
}

async function signOut(page: Person): Promise<void> {
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click()
  await page.waitForURL(/\/login/)
}

test('A session that ended: an announcement being written waits for its author, and nobody else sees it', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops', '/gonggao')
  const title = page.getByLabel('标题', { exact: true })
  const text = page.getByRole('textbox', { name: '正文', exact: true })
  const write = async () => {
    await page.goto('/gonggao')
    await page.getByRole('button', { name: '写公告', exact: true }).click()
    await text.waitFor()
  }
  await write()
  await title.fill('今晚维护')
  await text.click()
  await page.keyboard.type('零点到两点')

  await signInAgain(page, 'admin')
  await write()
  expect(await title.inputValue()).toBe('')
  expect(await text.textContent()).not.toContain('零点')

  await signInAgain(page, 'ops')
  await write()
  await expect.poll(() => title.inputValue()).toBe('今晚维护')
  await text.getByText('零点到两点').waitFor()
})

test('A session that ended: a text of a record waits for its author in the form of that record alone', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops', '/system/messages')
  const open = async (name: string) => {
    await page.goto('/system/messages')
    await page.getByText(name, { exact: true }).first().click()
    await page.getByRole('dialog', { name: '模板' }).getByRole('button', { name: '修改模板' }).click()
    return page.getByRole('dialog', { name }).getByRole('region', { name: 'English' }).getByLabel('正文')
  }
  const text = '{amount}: {reason}. Ask your city manager.'
  await (await open('提现未通过')).fill(text)

  await signInAgain(page, 'admin')
  expect(await (await open('提现未通过')).inputValue()).not.toContain('city manager')

  await signInAgain(page, 'ops')
  expect(await (await open('提现已到账')).inputValue()).not.toContain('city manager')
  await expect.poll(async () => (await open('提现未通过')).inputValue()).toBe(text)
})

test('A session that ended: the draft of a message waits for its author; who signs out leaves none', async () => {
  const customer = customerOf(product, '陈一凡')
  await customer.write('在吗')
  const page = await product.openPage()
  await signIn(page, 'kefu', '/kefumsg?queue=waiting')
  const reply = page.getByRole('textbox', { name: '回复', exact: true })
  const openChat = async () => {
    await page.goto('/kefumsg?queue=waiting')
    await rowOf(page, customer.name).click()
    await reply.waitFor()
  }
  await openChat()
  await reply.fill('请稍等，我查一下')

  await signInAgain(page, 'leader')
  await openChat()
  expect(await reply.inputValue()).toBe('')

  await signInAgain(page, 'kefu')
  await openChat()
  expect(await reply.inputValue()).toBe('请稍等，我查一下')

  await signOut(page)
  await fillIn(page, 'kefu')
  await openChat()
  expect(await reply.inputValue()).toBe('')
})
