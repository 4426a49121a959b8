import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import { namesOf, orderOf } from '#city/conformance/courses.ts'
import { serverFile } from '../../commands/start/build-server.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { openBrowser, openPage, type Person } from '../setup/browser.ts'

const repository = join(import.meta.dirname, '../..')
let folder: string
let link: URL
let stop: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-first-'))
  const server = spawn(process.execPath, [await serverFile()], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: '',
      LOG_LEVEL: 'warn',
      LAG_MILLISECONDS: '60000',
    },
  })
  stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: server.stdout })) {
    const [found] = /https?:\/\/\S+setup=\S+/.exec(line) ?? []
    if (!found) continue
    link = new URL(found)
    return
  }
  throw new Error('The server printed no link for the first administrator.')
})

afterAll(() => stop())

test('First start: create the first account by the printed link, which works once', async () => {
  const browser = await openBrowser()
  const page = await openPage(browser, link.origin)
  await page.goto(link.pathname + link.search)
  const make = page.getByRole('button', { name: '创建并登录' })
  await page.getByLabel('用户名').fill('boss')
  await page.getByLabel('密码', { exact: true }).fill('a-first-password')
  await page.getByLabel('确认密码').fill('another-password')
  await make.click()
  await page.getByText('两次输入的密码不一致').waitFor()
  await page.getByLabel('确认密码').fill('a-first-password')
  await make.click()
  await page.waitForURL(/\/welcome/)
  await page.getByRole('button', { name: 'boss 的账号' }).waitFor()
  await takeFirstSteps(page)

  const late = await openPage(browser, link.origin)
  await late.goto(link.pathname + link.search)
  await late.getByLabel('用户名').fill('late')
  await late.getByLabel('密码', { exact: true }).fill('a-late-password')
  await late.getByLabel('确认密码').fill('a-late-password')
  await late.getByRole('button', { name: '创建并登录' }).click()
  await late.getByRole('alert').first().waitFor()
  expect(new URL(late.url()).pathname).toBe('/login')
  await browser.close()
})

const step = (page: Person, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

/** City, services, app; what is left out is found again from the dashboard, and an empty list says what is missing. */
async function takeFirstSteps(page: Person): Promise<void> {
  await page.getByText('已完成 0 / 5').waitFor()
  await expectNoFaults(page)
  await page.goto('/order')
  await page.getByText('没有应用接入').waitFor()
  await page.locator('#orders-list').getByRole('link', { name: '开始使用' }).click()
  await addCity(page)
  await step(page, '邀请同事').getByRole('button', { name: '跳过' }).click()
  await step(page, '邀请同事').getByText('已跳过').waitFor()
  await step(page, '双重验证').getByRole('button', { name: '跳过' }).click()
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: '开始使用' })
  await card.getByText('下一步：接入第一个应用').waitFor()
  await card.getByRole('link', { name: '继续' }).click()
  const app = await addApp(page)
  await page.getByText('设置完成').waitFor()
  await page.goto('/order')
  await page.getByText('第一笔订单会立即出现在这里').waitFor()
  await page.goto('/welcome')
  await seeFirstOrder(page, app)
  expect(page.reportedErrors).toEqual([])
}

/** First the city, then what takes orders there. */
async function addCity(page: Person): Promise<void> {
  await step(page, '添加城市').getByRole('button', { name: '选择城市' }).click()
  const city = page.getByRole('dialog', { name: '新增城市' })
  await city.getByLabel('选择城市').fill('luoy')
  await page.getByRole('option', { name: '洛阳 410300' }).click()
  expect(await city.getByLabel('区划代码').inputValue()).toBe('410300')
  await city.getByRole('button', { name: '确定' }).click()
  await step(page, '添加城市').getByText('已完成').waitFor()
  await step(page, '开放业务').getByRole('button', { name: '选择业务' }).click()
  const services = page.getByRole('dialog', { name: '洛阳' })
  await services.getByRole('checkbox', { name: '代驾订单' }).check()
  await services.getByRole('button', { name: '确定' }).click()
  await page.getByText('已完成 2 / 5').waitFor()
}

/** It is shown while one looks, with what it is and the way to it. */
async function seeFirstOrder(page: Person, app: App): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: '设置完成' })
  await said.getByText('正在等待第一笔订单').waitFor()
  const order = orderOf('chauffeur', namesOf('first'), '410300')
  const { no } = await createOpenApi({ api: link.origin, app }).placeOrder(order)
  const came = said.getByRole('link', { name: no })
  await came.waitFor()
  expect(await said.textContent()).toContain(`代驾 ${no}`)
  expect(await said.getByText('正在等待').count()).toBe(0)
  await expectNoFaults(page)
  await came.click()
  await page.waitForURL(/\/daiorder/)
  await page.getByRole('dialog').getByText(no).first().waitFor()
}

type App = { id: string; secret: string }

async function addApp(page: Person): Promise<App> {
  await step(page, '第一个应用').getByRole('button', { name: '创建应用' }).click()
  const app = page.getByRole('dialog', { name: '创建第一个应用' })
  await app.getByLabel('名称').fill('我的小程序')
  await app.getByLabel('您的登录密码').fill('a-first-password')
  await app.getByRole('button', { name: '确定' }).click()
  await page.getByText('只显示这一次').waitFor()
  const [id = '', secret = ''] = await page.getByRole('dialog').locator('code').allTextContents()
  await page.getByRole('button', { name: '我已保存' }).click()
  return { id, secret }
}
