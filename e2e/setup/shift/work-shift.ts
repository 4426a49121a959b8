import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { type Person, signIn } from '../browser.ts'
import type { withProduct } from '../withProduct.ts'

/** What somebody does at the desk; each press of a button or key, and each field that is filled in, counts one. */
export type Hands = {
  readonly page: Person
  click(what: Locator): Promise<void>
  key(name: string): Promise<void>
  fill(what: Locator, text: string): Promise<void>
  /** To another screen, by the search over the menu. */
  goTo(title: string, path: string): Promise<void>
}

/** What is done, with how many presses at most, and how. */
export type Step = [what: string, mostPresses: number, how: (hands: Hands) => Promise<unknown>]

/** Somebody's shift from their home page on, printed step by step. It fails at a step that takes more presses than it says, or the page anew. */
export async function workShift(
  product: ReturnType<typeof withProduct>,
  username: string,
  steps: readonly Step[],
): Promise<void> {
  const page = await product.openPage()
  await signIn(page, username, '/dashboard')
  await page.getByRole('tablist').first().waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-shift', ''))
  const hands = handsOn(page)
  const lines: string[] = []
  try {
    for (const [what, mostPresses, how] of steps) {
      const [presses, began] = [hands.presses, performance.now()]
      await how(hands)
      const [taken, seconds] = [hands.presses - presses, (performance.now() - began) / 1000]
      lines.push(`${String(taken).padStart(4)} ${seconds.toFixed(1).padStart(6)} s  ${what}`)
      expect(taken, `presses of ${username}: ${what}`).toBeLessThanOrEqual(mostPresses)
      const isSame = await page.evaluate(() => document.documentElement.hasAttribute('data-shift'))
      expect(isSame, `${username} needed the page anew: ${what}`).toBe(true)
    }
  } finally {
    console.log(`${username}: ${steps.length} steps, ${hands.presses} presses\n${lines.join('\n')}`)
  }
  expect(page.reportedErrors).toEqual([])
}

function handsOn(page: Person) {
  const hands = {
    page,
    presses: 0,
    async click(what: Locator) {
      hands.presses++
      await what.click()
    },
    async key(name: string) {
      hands.presses++
      await page.keyboard.press(name)
    },
    async fill(what: Locator, text: string) {
      hands.presses++
      await what.fill(text)
    },
    async goTo(title: string, path: string) {
      await hands.key('Control+k')
      await hands.fill(page.getByRole('combobox', { name: '搜索菜单' }), title)
      await page.getByRole('option', { name: title }).first().waitFor()
      await hands.key('Enter')
      await page.waitForURL(address => address.pathname === path)
    },
  }
  return hands
}
