import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '../setup/browser.ts'

const repository = join(import.meta.dirname, '../..')
let folder: string
let link: URL
let stop: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-first-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
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
  await page.waitForURL(/\/dashboard/)
  await page.getByRole('button', { name: 'boss 的账号' }).waitFor()

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
