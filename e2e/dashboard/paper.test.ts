import { expect, test } from 'vitest'
import { type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const output = `${import.meta.dirname}/../output`
/** A4 in points, and between its margins in px. */
const a4 = { width: 595, height: 842 }
const inside = { width: Math.floor((186 / 25.4) * 96), height: Math.floor((273 / 25.4) * 96) }

/** Pages of a PDF and their sizes, as Chromium writes them. */
function pagesOf(pdf: Buffer): { width: number; height: number }[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  return [...boxes].map(([, width, height]) => ({
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  }))
}

/** What is wider than the paper, is cut off by what it stands in, or does not fit on one page though it should. */
function cutOff(page: Person): Promise<string[]> {
  return page.locator('[data-paper]').evaluate((paper, high) => {
    const edge = paper.getBoundingClientRect().right + 1
    const named = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const all = [...paper.querySelectorAll('*')].filter(isSeen)
    const wide = all.filter(element => element.getBoundingClientRect().right > edge)
    const clipped = all.filter(element => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const [x, y] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight]
      return (overflowX !== 'visible' && x > 1) || (overflowY !== 'visible' && y > 1)
    })
    const tall = [...paper.querySelectorAll('section')].filter(section => section.offsetHeight > high)
    return [
      ...wide.map(element => `wide: ${named(element)}`),
      ...clipped.map(element => `cut: ${named(element)}`),
      ...tall.map(element => `higher than a page: ${named(element)}`),
    ]
  }, inside.height)
}

test.each(['zh-CN', 'en-US', 'es-ES', 'ja-JP'])(
  'Report in %s: day and week are on few pages of A4, and nothing is cut off',
  async locale => {
    for (const kind of ['day', 'week'] as const) {
      const page = await product.openPage({ locale })
      await signIn(page, 'admin', `/dashboard?report=${kind}`)
      await page.locator('[data-paper] figure').first().waitFor()
      const pdf = await page.pdf({ path: `${output}/report-${kind}-${locale}.pdf`, preferCSSPageSize: true })
      const pages = pagesOf(pdf)
      expect(pages.length).toBeGreaterThanOrEqual(1)
      expect(pages.length).toBeLessThanOrEqual(5)
      for (const { width, height } of pages) expect([width, height]).toEqual([a4.width, a4.height])
      await page.setViewportSize(inside)
      await page.emulateMedia({ media: 'print' })
      // A chart follows the width of its place a frame later; on real paper it stays as it was on the screen.
      await expect.poll(() => cutOff(page), { message: kind }).toEqual([])
      await page.screenshot({ path: `${output}/report-${kind}-${locale}.png`, fullPage: true })
      expect(page.reportedErrors).toEqual([])
      await page.context().close()
    }
  },
)

test.each([390, 992])('Report: at %i px nothing of it is beyond the edge', async width => {
  const page = await product.openPage({ viewport: { width, height: 900 }, hasTouch: width === 390 })
  await signIn(page, 'admin', '/dashboard?report=day')
  await page.locator('[data-paper] figure').first().waitFor()
  const main = page.getByRole('main')
  await expect.poll(() => main.evaluate(part => part.scrollWidth - part.clientWidth)).toBe(0)
  const box = await page.locator('[data-paper]').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
  await page
    .getByRole('row', { name: /^完成率/ })
    .getByText('与前一日相比')
    .or(page.getByRole('columnheader', { name: '与前一日相比' }))
    .first()
    .waitFor()
  // The tables that are too wide for a phone scroll in their place.
  const beyond = await page.locator('[data-paper]').evaluate(paper => {
    const edge = paper.getBoundingClientRect().right
    const scrolls = (part: Element | null): boolean =>
      part !== null &&
      part !== paper &&
      (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement))
    const cells = [...paper.querySelectorAll('td, th, h2, p, figure')].filter(cell => cell.checkVisibility())
    return cells
      .filter(cell => cell.getBoundingClientRect().right > edge && !scrolls(cell))
      .map(cell => cell.textContent)
  })
  expect(beyond).toEqual([])
  await page.screenshot({ path: `${output}/report-${width}.png` })
  await page.context().close()
})
