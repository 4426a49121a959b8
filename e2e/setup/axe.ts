import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Found = { violations: { id: string; nodes: { html: string }[] }[] }
type Options = { runOnly?: string[]; resultTypes: ['violations']; selectors: false; preload: false }
type Axe = { run(options: Options): Promise<Found> }

/**
 * The violations that axe finds, of the given rules or of all. A toast that is fading in would fail the check of contrast;
 * `openPage()` switches animations off.
 */
export async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Once for a page: compiled again, it would run as slowly as the first time.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(async runOnly => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({
      resultTypes: ['violations'],
      // Nothing here is read of what these would find: a sixth of the work.
      selectors: false,
      preload: false,
      ...(runOnly && { runOnly }),
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, rules)
}

/** As `faultsOf`; the dark theme differs from the light one in its colors only. */
export function faultsOfTheme(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  return faultsOf(page, theme === 'dark' ? ['color-contrast'] : undefined)
}

/** Finds no violation in either theme. The page is in the light one afterwards. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    expect({ theme, faults: await faultsOfTheme(page, theme) }).toEqual({ theme, faults: [] })
  }
}
