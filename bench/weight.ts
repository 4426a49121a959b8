import type { Browser } from 'playwright-core'
import { openBrowser, openPage, signIn } from '../e2e/setup/browser.ts'
import { chartFiles } from '../e2e/setup/dashboard/chart-files.ts'
import { startProduct } from '../e2e/setup/product.ts'
import { checkLimits, type Limit } from './lists/figures.ts'

type Load = { kilobytes: number; files: number; calls: number; questions: readonly string[]; withZod: number }

type Page = {
  path: string
  /** What is there when the page is: a server that is slow at its first answers looks as if nothing more were asked. */
  shows: string
  username?: string
  /** Files of these addresses are not counted. */
  without?: RegExp
}

/** What a browser with an empty cache loads for one page: JS and CSS as transferred, how many such files, and how many of them with zod, and calls. */
async function weigh(browser: Browser, url: string, { path, shows, username, without }: Page): Promise<Load> {
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
  const questions: string[] = []
  let bytes = 0
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ type, request: { url, postData } }) => {
    if (type === 'Fetch' || type === 'XHR') questions.push(...questionsOf(url, postData))
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Data URLs of the browser itself (the calendar of a date field) are not transferred.
    if (!response.url.startsWith('data:') && !without?.test(response.url)) kinds.set(requestId, type)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength
  })
  await fresh.goto(path)
  await fresh.locator(shows).first().waitFor()
  await fresh.waitForLoadState('networkidle')
  const scripts = [...kinds].filter(([, kind]) => kind === 'Script')
  const codes = await Promise.all(scripts.map(([requestId]) => devtools.send('Network.getResponseBody', { requestId })))
  const withZod = codes.filter(({ body }) => /\._zod\b/.test(body)).length
  await page.context().close()
  await context.close()
  const kindsOf = (...wanted: readonly string[]) => [...kinds.values()].filter(kind => wanted.includes(kind)).length
  const [files, calls] = [kindsOf('Script', 'Stylesheet'), kindsOf('Fetch', 'XHR')]
  return { kilobytes: bytes / 1024, files, calls, questions, withZod }
}

/** Each with its input. A call may ask several together. */
function questionsOf(address: string, body = '{}'): string[] {
  const { pathname, search } = new URL(address)
  const { questions } = JSON.parse(body) as { questions?: readonly { name: string; input: object }[] }
  if (!questions) return [`${pathname}${search} ${body}`]
  return questions.map(({ name, input }) => `/api/${name.replace('.', '/')} ${JSON.stringify(input)}`)
}

async function stateOf(page: Awaited<ReturnType<typeof openPage>>, username: string) {
  await signIn(page, username)
  return page.context().storageState()
}

function limitsOf(
  name: string,
  { kilobytes, files, calls, questions, withZod }: Load,
  most: { kilobytes: number; files: number; withZod: number; again: number },
): Limit[] {
  if (!kilobytes) throw new Error(`${name} loaded no script: build the web first (npm run build).`)
  console.log(`${name}: ${calls} calls besides`)
  const again = questions.filter((question, at) => questions.indexOf(question) < at)
  for (const question of again) console.log(`  asked again: ${question}`)
  return [
    { what: `${name}, JS and CSS in KB, gzip`, value: kilobytes, most: most.kilobytes },
    { what: `${name}, files`, value: files, most: most.files },
    { what: `${name}, files with zod`, value: withZod, most: most.withZod },
    { what: `${name}, questions asked again`, value: again.length, most: most.again },
  ]
}

/** News, alarms and their rules once more: something may have come between the first answer and the open socket. */
const afterSocket = 3

const product = await startProduct({ citySpeed: 1 })
const browser = await openBrowser()
try {
  // What only a demo loads is no part of it.
  const login = await weigh(browser, product.url, { path: '/login', shows: 'form', without: /\/demo/i })
  const list = await weigh(browser, product.url, {
    path: '/order',
    shows: '[role=grid] [role=gridcell]',
    username: 'dispatcher',
  })
  const dashboard = await weigh(browser, product.url, {
    path: '/dashboard',
    shows: 'main dd',
    username: 'admin',
    without: chartFiles,
  })
  checkLimits([
    ...limitsOf('sign-in page', login, { kilobytes: 99, files: 7, withZod: 0, again: 0 }),
    ...limitsOf('signed-in list screen', list, { kilobytes: 186, files: 11, withZod: 0, again: afterSocket }),
    ...limitsOf('dashboard before charts', dashboard, { kilobytes: 192, files: 20, withZod: 0, again: afterSocket }),
  ])
} finally {
  await browser.close()
  await product.stop()
}
