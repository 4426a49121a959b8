import type { Page } from 'playwright-core'

/** The answers to `url` wait until the returned function is called; what is asked after that is answered at once. */
export async function holdAnswers(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
