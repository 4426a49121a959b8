import type { Page } from 'playwright-core'
import { settled } from '../move.ts'
import type { Place } from './labels-in-languages.ts'

/** What is beside the menu. */
export async function deskOf(page: Page): Promise<Place> {
  const desk = await page.$('main')
  if (!desk) throw new Error(`There is no screen at ${page.url()}.`)
  return desk
}

/** Presses the button of that name beside the menu, and answers what it opens. */
export async function openBy(page: Page, name: string): Promise<Place> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  return opened(page)
}

/** Opens the first row of the list in front; undefined for a list without rows. */
export async function openFirstRow(page: Page): Promise<Place | undefined> {
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
  if ((await rows.count()) === 0) return undefined
  await rows.first().click()
  return opened(page)
}

async function opened(page: Page): Promise<Place> {
  const layer = page.getByRole('dialog').or(page.getByRole('menu')).filter({ visible: true }).last()
  await layer.waitFor()
  await settled(page)
  const place = await layer.elementHandle()
  if (!place) throw new Error('It was closed at once.')
  return place
}

/** Presses the tabs of a place one after the other, and calls `look` with the name of each. */
export async function throughTabs(page: Page, place: Place, look: (tab: string) => Promise<void>): Promise<void> {
  const tabs = await place.$$('[role=tab]')
  for (const tab of tabs) {
    await tab.click()
    await settled(page)
    await look((await tab.textContent()) ?? '')
  }
}

export async function close(page: Page, place: Place): Promise<void> {
  await page.keyboard.press('Escape')
  await place.waitForElementState('hidden')
}
