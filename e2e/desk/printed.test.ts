import { expect, test } from 'vitest'
import { type Person, signIn } from '../setup/browser.ts'
import { settled, watchRequests } from '../setup/move.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.01)

const output = `${import.meta.dirname}/../output`
/** Between the margins of A4, in px. */
const lying = { width: 1046, height: 718 }
const upright = { width: 703, height: 1031 }
const window = { width: 1440, height: 900 }
const rowsOf = (page: Person) => page.locator('[role=grid] [role=row]:has([role=gridcell])')

/** Prints to a file. Answers with the pages of it, whether they lie, and the rows and heads that stood on the page meanwhile. */
async function print(page: Person, name: string) {
  const seen = page.evaluate(
    () =>
      new Promise<{ rows: number; heads: number }>(resolve => {
        const onPaper = matchMedia('print')
        const count = (what: string) => document.querySelectorAll(`[role=grid] ${what}`).length
        const look = () =>
          resolve({ rows: count('[role=row]:has([role=gridcell])'), heads: count('[role=columnheader]') })
        onPaper.addEventListener('change', look, { once: true })
      }),
  )
  const pdf = await page.pdf({ path: `${output}/printed-${name}.pdf`, preferCSSPageSize: true })
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return { ...(await seen), pages: boxes.length, lies: Number(boxes[0]?.[1]) > Number(boxes[0]?.[2]) }
}

/** Shows the page as it is for paper until it has been looked at. */
async function onPaper<Seen>(page: Person, paper: typeof lying, look: () => Promise<Seen>): Promise<Seen> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  const seen = await look()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  await page.setViewportSize(window)
  return seen
}

/** What is of the frame, what a box that scrolls or hides cuts off, and what reaches beyond the paper. */
function faultsOf(page: Person, { width }: typeof lying): Promise<string[]> {
  return page.evaluate(wide => {
    const isCut = (part: Element) => {
      const { overflowX, overflowY } = getComputedStyle(part)
      const [x, y] = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight]
      return (overflowX !== 'visible' && x > 1) || (overflowY !== 'visible' && y > 1)
    }
    const isOfFrame = (part: Element) =>
      part.matches('aside, header:not(main *), nav, [role=tab][aria-selected=false], [role=status]')
    const seen = [...document.querySelectorAll('body *:not(svg *)')].filter(part => {
      const { width, height } = part.getBoundingClientRect()
      return part.checkVisibility() && width > 1 && height > 1
    })
    const faults = seen.filter(part => isOfFrame(part) || isCut(part) || part.getBoundingClientRect().right > wide + 1)
    return faults.map(part => part.outerHTML.slice(0, 160))
  }, width)
}

/** Loads more rows until there are so many, and says how many of them are drawn. At the top nothing more is asked for. */
async function loadRows(page: Person, least: number): Promise<number> {
  const drawn = () =>
    rowsOf(page).evaluateAll(rows => rows.map(row => Number(row.getAttribute('aria-rowindex'))).sort((a, b) => a - b))
  const firstDrawn = async () => (await drawn()).at(0)
  const lastDrawn = async () => (await drawn()).at(-1)
  await rowsOf(page).first().waitFor()
  await expect
    .poll(async () => {
      await page.getByRole('grid').press('End')
      return lastDrawn()
    })
    .toBeGreaterThan(least)
  await page.getByRole('grid').press('Home')
  await expect.poll(firstDrawn).toBeLessThan(3)
  await settled(page)
  return rowsOf(page).count()
}

test('Printed: every row that is loaded with its head and filters, light and without the frame; a drawer; the home page', async () => {
  const page = await product.openPage({ colorScheme: 'dark' })
  watchRequests(page)
  await signIn(page, 'admin', '/order?queue=all&state=completed&firstDay=2020-01-01')
  const drawn = await loadRows(page, 60)
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/print-')))
  const list = await print(page, 'orders')
  expect(list).toMatchObject({ lies: true, heads: 8 })
  expect(list.rows).toBeGreaterThan(Math.max(60, drawn))
  expect(list.pages).toBeGreaterThan(2)
  await onPaper(page, lying, async () => {
    expect(await rowsOf(page).evaluateAll(rows => rows.filter(row => row.checkVisibility()).length)).toBe(list.rows)
    for (const word of ['外卖订单', '全部', '已完成', '状态'])
      await page.getByText(word, { exact: true }).filter({ visible: true }).first().waitFor()
    await page.getByText(/打印时间 \d{4}\/\d\d\/\d\d \d\d:\d\d/).waitFor()
    expect(await faultsOf(page, lying)).toEqual([])
    expect(await page.locator('body').evaluate(body => getComputedStyle(body).color)).toBe('rgb(29, 33, 41)')
  })
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(list.rows)

  await page.getByRole('grid').press('Enter')
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
  await settled(page)
  expect(await print(page, 'drawer')).toMatchObject({ lies: false })
  await onPaper(page, upright, async () => {
    await page.locator('[role=dialog] h2').filter({ visible: true }).first().waitFor()
    expect(await page.getByRole('grid').filter({ visible: true }).count()).toBe(0)
    expect(await faultsOf(page, upright)).toEqual([])
  })

  await page.goto('/dashboard')
  await page.locator('main dd').first().waitFor()
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/print-')))
  await settled(page)
  expect(await print(page, 'home')).toMatchObject({ lies: true })
  await onPaper(page, lying, async () => expect(await faultsOf(page, lying)).toEqual([]))
  expect(page.reportedErrors).toEqual([])
})
