import type { Browser } from 'playwright-core'
import { openBrowser, openPage, signIn } from '../e2e/setup/browser.ts'
import { startProduct } from '../e2e/setup/product.ts'
import { checkLimits, type Limit } from './lists/figures.ts'

type Load = { kilobytes: number; files: number; calls: number }

type Page = { path: string; username?: string /** Files of these addresses are not counted. */; without?: RegExp }

/** What a browser with an empty cache loads for one page: JS and CSS as transferred, the number of files, and calls. */
async function weigh(browser: Browser, url: string, { path, username, without }: Page): Promise<Load> {
  const page = await openPage(browser, url, { extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  const before = username ? await stateOf(page, username) : undefined
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    ...(before && { storageState: before }),
  })
  const fresh = await context.newPage()
  const devtools = await context.newCDPSession(fresh)
  const kinds = new Map<string, string>()
  let bytes = 0
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Data URLs of the browser itself (the calendar of a date field) are not transferred.
    if (!response.url.startsWith('data:') && !without?.test(response.url)) kinds.set(requestId, type)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength
  })
  await fresh.goto(path, { waitUntil: 'networkidle' })
  const calls = [...kinds.values()].filter(kind => kind === 'Fetch' || kind === 'XHR').length
  await page.context().close()
  await context.close()
  return { kilobytes: bytes / 1024, files: kinds.size - calls, calls }
}

async function stateOf(page: Awaited<ReturnType<typeof openPage>>, username: string) {
  await signIn(page, username)
  return page.context().storageState()
}

function limitsOf(
  name: string,
  { kilobytes, files, calls }: Load,
  most: { kilobytes: number; files: number },
): Limit[] {
  console.log(`${name}: ${calls} calls besides`)
  return [
    { what: `${name}, JS and CSS in KB, gzip`, value: kilobytes, most: most.kilobytes },
    { what: `${name}, files`, value: files, most: most.files },
  ]
}

const product = await startProduct({ citySpeed: 1 })
const browser = await openBrowser()
try {
  // What only a demo loads is no part of it.
  const login = await weigh(browser, product.url, { path: '/login', without: /\/demo/i })
  const list = await weigh(browser, product.url, { path: '/order', username: 'dispatcher' })
  const charts = /\/assets\/(charts|chartParts)-/
  const dashboard = await weigh(browser, product.url, { path: '/dashboard', username: 'admin', without: charts })
  checkLimits([
    ...limitsOf('sign-in page', login, { kilobytes: 95, files: 9 }),
    ...limitsOf('signed-in list screen', list, { kilobytes: 191, files: 13 }),
    ...limitsOf('dashboard before charts', dashboard, { kilobytes: 180, files: 21 }),
  ])
} finally {
  await browser.close()
  await product.stop()
}
