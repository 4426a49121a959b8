import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { cities } from '#contract/settings/cities.ts'
import { zones } from '#contract/settings/zones.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { openStaff } from '../setup/staff.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.01)
const output = `${import.meta.dirname}/../output`

const mapOf = (dialog: Locator) => dialog.getByRole('group', { name: '郑州的边界与片区' })
const textOf = (dialog: Locator) => dialog.getByRole('textbox', { name: '边界' })

/** The corners of what is in the text box, without the last, which is the first again. */
async function cornersOf(dialog: Locator): Promise<number[][]> {
  const text = await textOf(dialog).inputValue()
  return text === '' ? [] : JSON.parse(text).coordinates[0].slice(0, -1)
}

async function openAdding(page: Person): Promise<Locator> {
  await page.getByRole('row').filter({ hasText: '郑州' }).click()
  await page.getByRole('dialog', { name: '城市', exact: true }).getByRole('button', { name: '新增片区' }).click()
  const adding = page.getByRole('dialog', { name: '新增片区' })
  await mapOf(adding).locator('circle').first().waitFor()
  await mapOf(adding).scrollIntoViewIfNeeded()
  return adding
}

async function nameIt(adding: Locator, code: string, name: string): Promise<void> {
  await adding.getByLabel('片区编码').fill(code)
  for (const language of ['中文', 'English', 'Español', '日本語']) {
    await adding.getByLabel(`名称（${language}）`).fill(name)
  }
}

/** A spot of the page, by shares of the map. */
async function spotOf(dialog: Locator, [across, down]: readonly [number, number]) {
  const box = await mapOf(dialog).boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) * across, y: (box?.y ?? 0) + (box?.height ?? 0) * down }
}

async function press(page: Person, dialog: Locator, ...spots: (readonly [number, number])[]): Promise<void> {
  for (const spot of spots) {
    const { x, y } = await spotOf(dialog, spot)
    await page.mouse.click(x, y)
  }
}

async function drag(page: Person, dialog: Locator, from: readonly [number, number], to: readonly [number, number]) {
  const [start, end] = [await spotOf(dialog, from), await spotOf(dialog, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

test('Zones: one is drawn with the pointer: corners, closing, a drag, one more, one less, a step back; crossing is refused', async () => {
  const page = await product.openPage({ viewport: { width: 1440, height: 1000 } })
  await signIn(page, 'ops', '/system/cities?search=郑州')
  const adding = await openAdding(page)
  await nameIt(adding, 'DRAWN', '画区')
  await mapOf(adding).scrollIntoViewIfNeeded()
  await press(page, adding, [0.4, 0.3], [0.6, 0.3], [0.6, 0.7])
  await adding.getByText('3 个角，尚未闭合').waitFor()
  expect(await cornersOf(adding)).toEqual([])
  await press(page, adding, [0.4, 0.7])
  await page.screenshot({ path: `${output}/zones-drawing-line.png` })
  await press(page, adding, [0.4, 0.3])
  await adding.getByText('4 个角，已闭合').waitFor()
  const drawn = await cornersOf(adding)
  expect(drawn).toHaveLength(4)

  await drag(page, adding, [0.6, 0.3], [0.65, 0.25])
  await expect.poll(() => cornersOf(adding)).not.toEqual(drawn)
  const dragged = await cornersOf(adding)
  expect(dragged.filter((_, at) => at !== 1)).toEqual(drawn.filter((_, at) => at !== 1))
  await press(page, adding, [0.5, 0.7])
  await adding.getByText('5 个角，已闭合').waitFor()
  await page.screenshot({ path: `${output}/zones-drawing.png` })
  const spot = await spotOf(adding, [0.5, 0.7])
  await page.mouse.dblclick(spot.x, spot.y)
  await adding.getByText('4 个角，已闭合').waitFor()
  expect(await cornersOf(adding)).toEqual(dragged)

  await drag(page, adding, [0.6, 0.7], [0.3, 0.5])
  await adding.getByRole('status').getByText('边界不能与自身相交或重叠').waitFor()
  await page.screenshot({ path: `${output}/zones-drawing-crossing.png` })
  await adding.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => adding.getByText('边界不能与自身相交或重叠').count()).toBe(2)
  await mapOf(adding).getByRole('button', { name: '第 3 个角' }).focus()
  await page.keyboard.press('Escape')
  await adding.getByText('4 个角，已闭合').waitFor()
  expect(await cornersOf(adding)).toEqual(dragged)
  await expectNoFaults(page)

  await adding.getByRole('button', { name: '确定' }).click()
  await adding.waitFor({ state: 'detached' })
  const staff = await openStaff(product.url, 'ops')
  const { rows } = await staff.call(cities.list, { search: '郑州' })
  const kept = await staff.call(zones.list, { cityId: rows[0]?.id ?? 0 })
  expect(kept.zones.find(({ code }) => code === 'DRAWN')?.outline.coordinates[0]).toEqual([...dragged, dragged[0]])
  expect(page.reportedErrors).toEqual([])
})

test('Zones: one is drawn by keys alone; what is pasted is drawn, and Esc asks before what was drawn is lost', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await signIn(page, 'ops', '/system/cities?search=郑州')
  const adding = await openAdding(page)
  await mapOf(adding).getByRole('button', { name: /^地图/ }).focus()
  await page.keyboard.press('Space')
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Space')
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Space')
  await adding.getByText('3 个角，尚未闭合').waitFor()
  await page.screenshot({ path: `${output}/zones-drawing-phone-dark.png` })
  await page.keyboard.press('Enter')
  await adding.getByText('3 个角，已闭合').waitFor()
  const drawn = await cornersOf(adding)
  await page.keyboard.press('Tab')
  await mapOf(adding).getByRole('button', { name: '第 1 个角' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('PageDown')
  await mapOf(adding).getByRole('button', { name: '第 2 个角' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await cornersOf(adding))[1]?.[1]).toBeGreaterThan(drawn[1]?.[1] ?? 90)
  await page.keyboard.press('Insert')
  await adding.getByText('4 个角，已闭合').waitFor()
  await mapOf(adding).getByRole('button', { name: '第 3 个角' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Delete')
  await adding.getByText('3 个角，已闭合').waitFor()
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Escape')
  await expect.poll(() => cornersOf(adding)).toEqual(drawn)

  const ring = [
    [113.6, 34.7],
    [113.7, 34.7],
    [113.7, 34.8],
    [113.6, 34.8],
    [113.6, 34.7],
  ]
  const feature = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
  await textOf(adding).fill(JSON.stringify(feature))
  await adding.getByText('4 个角，已闭合').waitFor()
  await adding.getByRole('button', { name: '重画' }).click()
  await adding.getByText('在地图上依次点出边界的角').waitFor()
  expect(await textOf(adding).inputValue()).toBe('')
  await adding.getByRole('button', { name: '撤销一步' }).click()
  await adding.getByText('4 个角，已闭合').waitFor()
  await adding.getByLabel('片区编码').focus()
  await page.keyboard.press('Escape')
  await page.getByText('放弃', { exact: false }).first().waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Zones: on a phone a tap sets a corner, one on the first closes, and the finger moves a corner', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'ops', '/system/cities?search=郑州')
  const adding = await openAdding(page)
  for (const spot of [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.5, 0.7],
    [0.3, 0.3],
  ] as const) {
    const { x, y } = await spotOf(adding, spot)
    await page.touchscreen.tap(x, y)
  }
  await adding.getByText('3 个角，已闭合').waitFor()
  const drawn = await cornersOf(adding)
  const [start, end] = [await spotOf(adding, [0.7, 0.3]), await spotOf(adding, [0.8, 0.2])]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', start)
  await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })
  await touch('touchMove', end)
  await touch('touchEnd')
  await expect.poll(() => cornersOf(adding)).not.toEqual(drawn)
  const moved = await cornersOf(adding)
  expect(moved.filter((_, at) => at !== 1)).toEqual(drawn.filter((_, at) => at !== 1))
  await page.screenshot({ path: `${output}/zones-drawing-touch.png` })
  await expectNoFaults(page)
  expect(page.reportedErrors).toEqual([])
})
