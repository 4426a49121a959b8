import type { Page, Request } from 'playwright-core'
import type { Language } from '#contract/base/values.ts'
import { isRead } from './browser.ts'

const waiting = new WeakMap<Page, Set<Request>>()

/** Notes what the page asks for, as `settled` needs it. To be called before the page is opened. */
export function watchRequests(page: Page): void {
  const asked = new Set<Request>()
  waiting.set(page, asked)
  // A worker that is ended while its script, or the ground it draws, is fetched leaves a request of which nothing more is heard.
  page.on('request', request => isOfWorker(request) || asked.add(request))
  page.on('requestfinished', request => void asked.delete(request))
  page.on('requestfailed', request => void asked.delete(request))
}

/** As the build calls the scripts of workers, and where the ground of cities is read, which only a worker does. */
function isOfWorker(request: Request): boolean {
  return /\/assets\/\w+Worker-|\/maps\//.test(request.url())
}

/** Goes to an address as a link does, without loading the page again, and closes the other tabs, which cost as much as the one in front. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await settled(page)
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-tab][aria-selected=false] [data-close]'))
      mark.click()
  })
}

/** Enough for any screen and any answer on a busy machine. */
const mostFrames = 3000
const mostRounds = 3000

/** Until everything that was asked for is there, and nothing within the window is a placeholder any more. */
export async function settled(page: Page): Promise<void> {
  const asked = waiting.get(page)
  if (!asked) throw new Error('Call watchRequests(page) before the page is opened.')
  for (let round = 0; round === 0 || asked.size > 0; round++) {
    if (!(await hasQuietFrames(page))) throw new Error(`The page does not settle: ${page.url()}`)
    if (round > mostRounds) {
      const urls = [...asked].map(request => `${request.resourceType()} ${request.url()}`)
      throw new Error(`${page.url()} waits in vain for ${urls.join(', ')}`)
    }
  }
}

/** Waits for three frames without a placeholder, unless one stays. */
function hasQuietFrames(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(async () => {
    const isRead = ${isRead}
    for (let quiet = 0, frames = 0; quiet < 3; frames++) {
      if (frames > ${mostFrames}) return false
      await new Promise(resolve => requestAnimationFrame(resolve))
      quiet = isRead() ? quiet + 1 : 0
    }
    return true
  })()`)
}

/** How many answers are still awaited; also while the page's clock stands still, in which no frame is drawn. */
export function awaited(page: Page): number {
  return waiting.get(page)?.size ?? 0
}

/** As another window of the browser does in which a language was chosen. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate(async wanted => {
    // biome-ignore lint/suspicious/noDocumentCookie: as web/kit/cookie.ts writes it
    document.cookie = `language=${wanted}; path=/`
    const windows = new BroadcastChannel('citydesk-language')
    windows.postMessage(wanted)
    while (!document.documentElement.lang.startsWith(wanted))
      await new Promise(resolve => requestAnimationFrame(resolve))
    windows.close()
  }, language)
  await settled(page)
}
