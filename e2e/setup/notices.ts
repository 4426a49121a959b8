import type { Page, WebSocket } from 'playwright-core'
import { openOrders, type Person } from './browser.ts'

/** Counts the notes that this window plays from now on. */
export async function countNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      document.documentElement.dataset.notes = String(Number(document.documentElement.dataset.notes ?? 0) + 1)
      return createOscillator.call(this)
    }
  })
}

export const notesIn = async (page: Page) => Number((await page.locator('html').getAttribute('data-notes')) ?? 0)

/** Answers the texts of all toasts from now on. */
export async function collectToasts(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) if (textContent) seen.push(textContent)
    }).observe(document.body, { subtree: true, childList: true })
    return seen
  })
  return () => texts.jsonValue()
}

export function linesOf(page: Page): WebSocket[] {
  const lines: WebSocket[] = []
  page.on('websocket', line => lines.push(line))
  return lines
}

/** Another window of the same browser, after a click in it. */
export async function openWindow(first: Person): Promise<{ page: Page; lines: WebSocket[] }> {
  const page = await first.context().newPage()
  const lines = linesOf(page)
  await countNotes(page)
  await page.goto('/dashboard')
  await openOrders(page)
  await page.waitForURL(/\/order/)
  return { page, lines }
}
