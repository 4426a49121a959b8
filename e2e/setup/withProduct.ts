import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { openBrowser, type Person, sitDown } from './browser.ts'
import { type Product, startProduct } from './product.ts'

/**
 * One product and one browser for all stories of a file, there from the first story on. Unless it says how fast the city
 * lives, no story need wait for a rider.
 */
export function withProduct(citySpeed = 60, settings: NodeJS.ProcessEnv = {}, { showsNotifications = false } = {}) {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct({ citySpeed, settings, preparedFolder: inject('preparedFolder') })
    browser = await openBrowser({ showsNotifications })
  })

  // What one window of a person acknowledged is told in no other: those of the story before may not listen any more.
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
  })

  afterAll(async () => {
    await browser?.close()
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
    /** A person with a browser of their own. */
    sitDown: (options?: BrowserContextOptions): Promise<Person> => sitDown(browser, product.url, options),
  }
}
