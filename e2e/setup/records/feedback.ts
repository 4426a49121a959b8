import type { Person } from '../browser.ts'

/** A row of the list, by the number of its feedback. */
export const rowOf = (page: Person, no: string) => page.getByRole('row').filter({ hasText: no })

/** Chooses feedback together with others. */
export async function chooseRow(page: Person, no: string): Promise<void> {
  await page.getByRole('checkbox', { name: `选择 ${no}` }).press('Space')
  await page.getByRole('checkbox', { name: `选择 ${no}`, checked: true }).waitFor()
}
