import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, shanghaiDay } from '#contract/base/shanghai.ts'
import { labelWords } from '#words/base/labels.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)
const output = `${import.meta.dirname}/../output`

const today = shanghaiDay(Date.now())
/** As a person types it: `11-3`. */
const short = (day: string) => `${Number(day.slice(5, 7))}-${Number(day.slice(8))}`
const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('A range of days: typed, by a name, and by keyboard alone', async () => {
  const page = await product.openPage()
  await signIn(page, 'finance', '/finance/settlements?tab=all')
  const range = page.getByRole('group', { name: '结算时间' })
  const first = range.getByLabel('从哪天')
  const last = range.getByLabel('到哪天')
  const tenDaysAgo = addDays(today, -10)

  await first.fill(short(tenDaysAgo))
  await first.press('Enter')
  await expect.poll(() => address(page)).toMatchObject({ from: tenDaysAgo })
  await expect.poll(() => first.inputValue()).toBe(tenDaysAgo)
  await last.fill('2-30')
  await last.press('Tab')
  await range.getByRole('alert').filter({ hasText: '没有这一天' }).waitFor()
  expect(await last.inputValue()).toBe('2-30')
  expect(await last.getAttribute('aria-invalid')).toBe('true')
  expect(address(page)).not.toHaveProperty('to')
  await last.fill('今天')
  await last.press('Enter')
  await expect.poll(() => address(page)).toMatchObject({ from: tenDaysAgo, to: today })
  await range.getByRole('alert').waitFor({ state: 'detached' })

  await last.press('ArrowDown')
  const calendar = page.getByRole('dialog', { name: '结算时间：日历' })
  await calendar.getByRole('button', { name: '近7天' }).press('Enter')
  await calendar.waitFor({ state: 'detached' })
  await expect.poll(() => address(page)).toMatchObject({ from: addDays(today, -6), to: today })
  await expect.poll(() => isFocused(page, '到哪天')).toBe(true)

  await page.keyboard.press('ArrowDown')
  await calendar.waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('td')?.dataset.day))
    .toBe(addDays(today, -6))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await calendar.getByText('再选最后一天').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'detached' })
  expect(address(page)).toMatchObject({ from: addDays(today, -6), to: today })
  await expect.poll(() => isFocused(page, '到哪天')).toBe(true)
  await page.keyboard.press('ArrowDown')
  await calendar.waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => address(page)).toMatchObject({ from: addDays(today, -13), to: addDays(today, -12) })
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

const isFocused = (page: Page, label: string) =>
  page.getByLabel(label).evaluate(element => element === document.activeElement)

test.each([
  { language: 'zh', locale: 'zh-CN', open: '结算时间：打开日历', monday: '星期一', month: '本月' },
  { language: 'en', locale: 'en-US', open: 'Settled at: open the calendar', monday: 'Monday', month: 'This month' },
  { language: 'es', locale: 'es-ES', open: 'Liquidada: abrir el calendario', monday: 'lunes', month: 'Este mes' },
  { language: 'ja', locale: 'ja-JP', open: '精算日時：カレンダーを開く', monday: '月曜日', month: '今月' },
] as const)('The calendar of a range in $language: weeks from Monday, on a desk and on a phone', async words => {
  const page = await product.openPage({ locale: words.locale })
  await signIn(page, 'finance', '/finance/settlements?tab=all')
  for (const width of [1440, 992, 390]) {
    await page.setViewportSize({ width, height: 844 })
    if (width === 390) await page.getByRole('button', { name: labelWords.filters[words.language] }).click()
    await page.getByRole('button', { name: words.open }).click()
    const calendar = page.getByRole('dialog')
    // Hidden from screen readers, because each day has its whole name.
    expect(await calendar.locator('thead th').first().getAttribute('aria-label')).toBe(words.monday)
    await calendar.getByRole('button', { name: words.month }).waitFor()
    const box = await calendar.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 844).toBe(true)
    if (width === 390) await expectLargeEnough(page)
    if (words.language === 'zh' || words.language === 'en') {
      await expectNoFaults(page)
      await pictures(page, `range-${words.language}-${width}`)
    }
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
  }
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

async function expectLargeEnough(page: Page): Promise<void> {
  for (const button of await page.getByRole('dialog').getByRole('gridcell').getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
}

async function pictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${output}/dates-${name}-${colorScheme}.png` })
  }
}

test('A day and a time of a form: typed, chosen, and not sent while it cannot be read', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/system/settings')
  const dialog = await openSetting(page)
  const moment = dialog.getByLabel('生效时间', { exact: true })
  await moment.fill('明年吧')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByRole('alert').filter({ hasText: '看不懂这个日期' }).waitFor()
  expect(await moment.inputValue()).toBe('明年吧')
  expect(await moment.evaluate(element => element === document.activeElement)).toBe(true)
  const tomorrow = addDays(today, 1)
  await moment.fill('明天9点半')
  await moment.press('Tab')
  expect(await moment.inputValue()).toBe(`${tomorrow} 09:30`)
  await moment.press('ArrowDown')
  const calendar = page.getByRole('dialog', { name: /日历/ })
  await calendar.getByLabel('时间').fill('1815')
  await calendar.getByRole('button', { name: '确定' }).click()
  await calendar.waitFor({ state: 'detached' })
  expect(await moment.inputValue()).toBe(`${tomorrow} 18:15`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await dialog.getByRole('button', { name: /打开日历/ }).click()
    await calendar.waitFor()
    await expectNoFaults(page)
    await pictures(page, `moment-zh-${width}`)
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    await dialog.waitFor()
  }
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

async function openSetting(page: Person) {
  await page
    .getByRole('button', { name: /^修改参数/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}
