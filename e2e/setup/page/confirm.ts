import type { Locator, Page } from 'playwright-core'

/** The question that is asked now, before an act or in its form. */
export const confirming = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: '确定' }) })
    .last()

export async function confirm(page: Page): Promise<void> {
  const question = confirming(page)
  const asked = await question.elementHandle()
  await question.getByRole('button', { name: '确定' }).press('Enter')
  await asked.waitForElementState('hidden')
}
