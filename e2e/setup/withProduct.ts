import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { lessWork, openBrowser, openPage, type Person } from './browser.ts'
import { type Product, startProduct } from './product.ts'

const browsers = new Map<boolean, Promise<Browser>>()

/** One for all files of a worker, and it ends with it: contexts share nothing. */
async function browserOfWorker(showsNotifications: boolean): Promise<Browser> {
  const open = await browsers.get(showsNotifications)
  if (open?.isConnected()) return open
  const opened = openBrowser({ switches: lessWork, showsNotifications })
  browsers.set(showsNotifications, opened)
  return opened
}

/** What a story that failed has on the screen. */
async function shownBy(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch(error => String(error))
  return `${page.url()} shows:\n${text}`
}

async function closeWindows(browser: Browser, saysWhatIsShown: boolean): Promise<void> {
  for (const context of browser.contexts()) {
    if (saysWhatIsShown) for (const page of context.pages()) console.error(await shownBy(page))
    await context.close()
  }
}

type More = {
  showsNotifications?: boolean
  /** Of the city's clock at the start. */
  hour?: number
}

/**
 * One product for all stories of a file. The default speed is so high that no story has to wait for a
 * rider.
 */
export function withProduct(
  citySpeed = 60,
  settings: NodeJS.ProcessEnv = {},
  { showsNotifications = false, hour }: More = {},
) {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    const atHour = hour === undefined ? {} : { hour }
    product = await startProduct({ citySpeed, settings, prepared: inject('prepared'), ...atHour })
    browser = await browserOfWorker(showsNotifications)
  })

  // An open window of an earlier story would acknowledge notifications, which then do not reach the next story.
  afterEach(({ task }) => closeWindows(browser, task.result?.state === 'fail'))

  afterAll(async () => {
    await product?.stop()
  })

  return {
    get url(): string {
      return product.url
    },
    get appKeys(): Product['appKeys'] {
      return product.appKeys
    },
    get city(): Product['city'] {
      return product.city
    },
    get apps(): Product['apps'] {
      return product.apps
    },
    addApp: (app: Parameters<Product['addApp']>[0]) => product.addApp(app),
    addEndpoint: (endpoint: Parameters<Product['addEndpoint']>[0]) => product.addEndpoint(endpoint),
    queryDatabase: (...statements: string[]) => product.queryDatabase(...statements),
    openPage: (options?: BrowserContextOptions): Promise<Person> => openPage(browser, product.url, options),
  }
}
