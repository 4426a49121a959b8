import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsWords, uiWords } from '#words/base/ui.ts'
import { openBrowser, openPage, type Person, signIn } from '../setup/browser.ts'
import { awaited, watchRequests } from '../setup/move.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

type Foreign = { status: number; type?: string; body: string }

/** Stands before the product, and answers the paths that match in its place. */
let proxy: Server
let inPlace: { path: RegExp; answer: Foreign } | undefined
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser()
  proxy = createServer((asked, reply) => {
    const path = asked.url ?? '/'
    if (inPlace?.path.test(path)) {
      const { status, type = 'text/html', body } = inPlace.answer
      asked.resume().on('end', () => reply.writeHead(status, { 'content-type': type }).end(body))
      return
    }
    const { method, headers } = asked
    const passed = request(`${product.url}${path}`, { method: method ?? 'GET', headers }, answer => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await browser.close()
  proxy.closeAllConnections()
  await new Promise(resolve => proxy.close(resolve))
})

async function open(): Promise<Person> {
  inPlace = undefined
  return openPage(browser, `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
}

const html = '<html><body><h1>Not what was asked for</h1></body></html>'
const said = {
  restarting: callsWords.restarting.zh,
  tooLarge: callsWords.tooLargeOnTheWay.zh,
  other: callsWords.foreignAnswer.zh,
}

test.each<[Foreign, string]>([
  [{ status: 502, body: html }, said.restarting],
  [{ status: 503, body: '' }, said.restarting],
  [{ status: 504, type: 'application/json', body: '{"message":"Endpoint request timed out"}' }, said.restarting],
  [{ status: 413, body: html }, said.tooLarge],
  [{ status: 403, type: 'application/json', body: '{"code":403,"msg":"blocked"}' }, said.other(403)],
  [{ status: 200, body: html }, said.other(200)],
  [{ status: 200, type: 'application/json', body: 'null' }, said.other(200)],
])('A sign-in that %j answers says what happened', async (answer, sentence) => {
  const page = await open()
  await page.goto('/login')
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('citydesk-demo')
  inPlace = { path: /user\/login/, answer }
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.locator('form').getByText(sentence).waitFor()
  inPlace = undefined
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/\/dashboard/)
  await page.context().close()
})

test('A picture that a proxy finds too large is said so, and nobody is told to check the network', async () => {
  const page = await open()
  await signIn(page, 'kefu', '/user/me')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() })
  inPlace = { path: /^\/api\/upload/, answer: { status: 413, body: html } }
  await page.getByRole('button', { name: '使用' }).click()
  await page.getByText(said.tooLarge).waitFor()
  expect(await page.getByRole('button', { name: uiWords.again.zh }).count()).toBe(0)
  inPlace = undefined
  await page.getByRole('button', { name: '使用' }).click()
  await page.locator('img[src^="/files/"]').first().waitFor()
  await page.context().close()
})

test('While a proxy does not reach the server, the bar says so, until it does again', async () => {
  const page = await open()
  watchRequests(page)
  await page.clock.install()
  await signIn(page, 'admin', '/user/me')
  await page.getByLabel('昵称').fill('老板')
  inPlace = { path: /^\/api\//, answer: { status: 502, body: html } }
  await page.getByRole('button', { name: '保存' }).click()
  const again = page.getByRole('button', { name: uiWords.again.zh })
  const bar = page.getByRole('status').filter({ has: again })
  await bar.getByText(said.restarting).waitFor()
  // Held still, so that the next try by itself does not come before the press; nor is one under way.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await expect.poll(() => awaited(page)).toBe(0)
  inPlace = undefined
  await again.click()
  await page.clock.resume()
  await bar.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('昵称').inputValue()).toBe('老板')
  await page.context().close()
})
