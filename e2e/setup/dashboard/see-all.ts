import type { Person } from '../browser.ts'

/** Scrolls through the dashboard, so that every block has been seen. */
export async function seeAll(page: Person): Promise<void> {
  for (const block of await page.locator('[data-block]').all()) {
    await block.scrollIntoViewIfNeeded()
    await block.locator('[data-answered]').first().waitFor()
  }
}
