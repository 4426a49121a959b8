import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { firefox } from 'playwright-firefox'
import { z } from 'zod'
import { Pass } from '#contract/access/session.ts'
import { demoPassword } from '#contract/access/sign-on.ts'
import { findBrowser, findFirefox, findHeadlessShell } from '../../commands/test/find-browser.ts'

const closedNetwork = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * For stories, none of whose pages lives long enough for code that is compiled to run often; there is no graphics card either: a
 * tenth of the work. A bench measures the browser that people have.
 */
export const lessWork = ['--disable-gpu', '--js-flags=--no-maglev --no-turbofan']

type BrowserOptions = {
  switches?: readonly string[]
  /** A headless shell shows none; without this it is taken where there is one. */
  showsNotifications?: boolean
  /** As on a desktop, where they take room; pages of stories have none otherwise. */
  showsScrollbars?: boolean
  /** The path of another one than is installed. */
  program?: string
}

export async function openBrowser({
  switches = [],
  showsNotifications,
  showsScrollbars,
  program,
}: BrowserOptions = {}): Promise<Browser> {
  if (isFirefox) return openFirefox()
  const shell = showsNotifications ? undefined : findHeadlessShell()
  return chromium.launch({
    executablePath: program ?? shell ?? (await findBrowser()),
    ignoreDefaultArgs: showsScrollbars ? ['--hide-scrollbars'] : [],
    args: [...closedNetwork, ...switches, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}

const isFirefox = process.env.STORIES_IN === 'firefox'

/** Playwright writes what is filled in by a script of the page, of which React hears nothing. */
function typeAsPeopleDo(): void {
  const type = (text: string) => void document.execCommand('insertText', false, text)
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => type, set: () => {} })
}

/** As people have it, by WebDriver BiDi, which knows no command for motion. */
function openFirefox(): Promise<Browser> {
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 }
  const launching = firefox.launch({ channel: 'moz-firefox', executablePath: findFirefox(), firefoxUserPrefs })
  // The same library, of the version before.
  return launching as unknown as Promise<Browser>
}

/** What Firefox reports and no page can change. */
const reportedByFirefox = [
  // Of the style `body {}`, by which Playwright waits for the page before a screenshot: refused as it should be.
  'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=',
  // A socket of the page that is left.
  'was interrupted while the page was loading',
]

export type Person = Page & { reportedErrors: string[] }

/** A page without animations, in a browser context of its own. `reportedErrors` collects its errors. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    ...(isFirefox ? {} : { reducedMotion: 'reduce' }),
    ...options,
  })
  // Long enough for a loaded machine.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  if (isFirefox) await page.addInitScript(typeAsPeopleDo)
  const reportedErrors: string[] = []
  const report = (error: string) => {
    if (!isFirefox || !reportedByFirefox.some(part => error.includes(part))) reportedErrors.push(error)
  }
  page.on('pageerror', error => report(String(error)))
  page.on('console', message => message.type() === 'error' && report(message.text()))
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== url) reportedErrors.push(`request to another host: ${request.url()}`)
  })
  return Object.assign(page, { reportedErrors })
}

/**
 * As the form does it, without loading it, and goes to the path; without one, the next thing must be a `goto`. No press comes
 * before the page: where one must (a page without one makes no sound and raises no notification) it is `signInByForm`.
 */
export async function signIn(page: Page, username: string, path?: string): Promise<void> {
  const answer = await page.request.post('/api/user/login', { form: { username, password: demoPassword } })
  const { token, expireTime } = pass.parse(await answer.json()).data
  await page
    .context()
    .addCookies([{ name: 'Admin-Token', value: token, url: new URL('/', answer.url()).href, sameSite: 'Strict' }])
  // The session is kept in storage of the site, which only a document of the site can write: the next one, or a small one before it.
  const written = await page.addInitScript(time => {
    if (window.origin !== 'null') sessionStorage.setItem('expireTime', String(time))
  }, expireTime)
  await page.goto(path ?? '/icon.svg')
  await written.dispose()
}

const pass = z.object({ data: Pass })

export async function signInByForm(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/\/dashboard/)
}

/** Opens the orders by the menu, whose group is collapsed at first. */
export async function openOrders(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const group = menu.getByRole('button', { name: '订单中心' })
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
  await menu.getByRole('link', { name: '外卖订单' }).click()
}

/** Nothing within the window is a placeholder any more: one of a row looks like a row, and a press on it does nothing. */
export async function allRead(page: Page): Promise<void> {
  await page.waitForFunction(isRead)
}

/**
 * Runs in the page. Placeholders of a page that was left before its blocks were read stay in its hidden tab, and those of
 * blocks that are not near the window until it is scrolled.
 */
export function isRead(): boolean {
  return [...document.querySelectorAll('.animate-breathe, [aria-busy=true]')].every(part => {
    const { top, bottom } = part.getBoundingClientRect()
    return !part.checkVisibility() || top >= innerHeight || bottom <= 0
  })
}
