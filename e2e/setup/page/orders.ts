import type { Locator, Page } from 'playwright-core'

/** The rows of food orders in a list. */
export const foodRows = (page: Page): Locator => page.getByRole('row').filter({ hasText: /WM\d{18}/ })
