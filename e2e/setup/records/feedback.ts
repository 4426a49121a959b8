import type { Person } from '../browser.ts'

/** A row of the list, by the number of its feedback. */
export const rowOf = (page: Person, no: string) => page.getByRole('row').filter({ hasText: no })

/** Chooses feedback together with others. */
export async function chooseRow(page: Person, no: string): Promise<void> {
  await page.getByRole('checkbox', { name: `选择 ${no}` }).press('Space')
  await page.getByRole('checkbox', { name: `选择 ${no}`, checked: true }).waitFor()
}

export const confirming = (page: Person) => page.getByRole('dialog', { name: '系统提示' })

export async function confirm(page: Person): Promise<void> {
  await confirming(page).getByRole('button', { name: '确定' }).press('Enter')
  await confirming(page).waitFor({ state: 'hidden' })
}
