import { expect } from 'vitest'
import type { Person } from '../browser.ts'

/** The number of the case in hand, once it is another one than those. */
export async function nextNumber(page: Person, judged: ReadonlySet<string>): Promise<string> {
  let no = ''
  await expect
    .poll(async () => {
      const heading = page.getByRole('heading', { level: 2, name: /^(RZ|SQ|DT)\d+/ })
      no = /(RZ|SQ|DT)\d+/.exec((await heading.count()) ? ((await heading.textContent()) ?? '') : '')?.[0] ?? ''
      return no !== '' && !judged.has(no)
    })
    .toBe(true)
  return no
}

/** Buttons of the screen of that title that are too low for a finger. */
export function smallButtons(page: Person, title: string): Promise<string[]> {
  return page
    .getByRole('region', { name: title })
    .getByRole('button')
    .evaluateAll(buttons =>
      buttons
        .filter(button => button.checkVisibility() && button.getBoundingClientRect().height < 44)
        .map(button => button.textContent || button.ariaLabel || ''),
    )
}

/** Approves every paper that waits, by keyboard. */
export async function approvePapers(page: Person, count: number): Promise<void> {
  await page.goto('/user/renzheng?desk=true')
  const judged = new Set<string>()
  while (judged.size < count) {
    const no = await nextNumber(page, judged)
    await page.keyboard.press('a')
    await page.getByRole('status').filter({ hasText: no }).waitFor()
    judged.add(no)
  }
}
