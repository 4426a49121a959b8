import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser, type Person, sitDown } from './browser.ts'
import { type Product, startProduct } from './product.ts'

/** So that a story need not wait for a rider. */
const citySpeed = 60

/** One product and one browser for all stories of a file, there from the first story on. */
export function withProduct() {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct(citySpeed)
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await product?.stop()
  })

  return {
    get url(): string {
      return product.url
    },
    get city(): Product['city'] {
      return product.city
    },
    /** A person with a browser of their own. */
    sitDown: (options?: BrowserContextOptions): Promise<Person> => sitDown(browser, product.url, options),
  }
}
