import type { Locator } from 'playwright-core'

/** Opens a listbox and chooses an option by its text. */
export async function choose(trigger: Locator, option: string | RegExp): Promise<void> {
  await trigger.click()
  await trigger.page().getByRole('option', { name: option, exact: true }).click()
}
