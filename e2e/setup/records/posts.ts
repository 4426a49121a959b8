import type { Page } from 'playwright-core'
import { confirming } from '../page/confirm.ts'

export function rowOf(page: Page, no: string) {
  return page.getByRole('row').filter({ hasText: no })
}

export async function open(page: Page, no: string): Promise<void> {
  await rowOf(page, no).getByText(no).click()
  await page.getByRole('dialog', { name: new RegExp(no) }).waitFor()
}

/** Chooses chips of the dialog and confirms it. */
export async function confirmWith(page: Page, chips: readonly string[]): Promise<void> {
  const dialog = confirming(page)
  for (const name of chips) await dialog.getByRole('button', { name, exact: true }).press('Enter')
  await dialog.getByRole('button', { name: '确定' }).press('Enter')
}

/** What the server answers to calls under a path, from now on. */
export function answersAbout(page: Page, path: string): Promise<string>[] {
  const answers: Promise<string>[] = []
  page.on('response', response => {
    if (new URL(response.url()).pathname.startsWith(path)) answers.push(response.text().catch(() => ''))
  })
  return answers
}

/** How the first picture of a card looks now. */
export function filtersOf(page: Page, no: string): Promise<{ isBlurred: boolean; isGrey: boolean }> {
  return page
    .getByRole('article', { name: no })
    .locator('[data-cover]')
    .first()
    .evaluate(cover => ({
      isBlurred: getComputedStyle(cover.firstElementChild as Element).filter.includes('blur(24px)'),
      isGrey: getComputedStyle(cover).filter.includes('grayscale(1'),
    }))
}
