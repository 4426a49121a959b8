import type { Person } from '../browser.ts'

/** The question before something that cannot be undone. */
export const confirming = (page: Person) => page.getByRole('dialog', { name: '系统提示' })

export async function confirm(page: Person): Promise<void> {
  await confirming(page).getByRole('button', { name: '确定' }).press('Enter')
  await confirming(page).waitFor({ state: 'hidden' })
}
