import { expect, test } from 'vitest'
import { shellWords } from '#words/desk/shell.ts'
import { allRead, type Person, signIn } from '../setup/browser.ts'
import { moveTo, speak, watchRequests } from '../setup/move.ts'
import { cutLabels } from '../setup/page/cut-labels.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.01)

/** The lists that are worked on all day, and the ones with the longest heads. */
const lists = [
  '/order?queue=all',
  '/daiorder',
  '/sendorder',
  '/gameorder',
  '/gamepk',
  '/finance/refund',
  '/tixian',
  '/tousu',
  '/gonggao',
  '/list',
  '/system/open',
  '/user/dongtailist',
]
const languages = ['zh', 'en', 'es', 'ja'] as const
const widths = [1440, 390] as const

/** What reaches beyond the right edge of the window and cannot be scrolled to. */
function beyondEdge(page: Person): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowX)
    const isOut = (part: HTMLElement) => {
      if (part.getBoundingClientRect().right <= innerWidth + 1 || !part.offsetParent) return false
      for (let around = part.parentElement; around; around = around.parentElement) if (scrolls(around)) return false
      return true
    }
    const pressed = [...document.querySelectorAll<HTMLElement>('button, input, a, [role=tab], h2, dt, dd')]
    return pressed.filter(isOut).map(part => part.textContent || part.outerHTML.slice(0, 80))
  })
}

test('The bar: each control is inside the window, at each width and in each language', async () => {
  for (const language of languages) {
    const page = await product.openPage()
    watchRequests(page)
    await signIn(page, 'admin', '/order')
    await speak(page, language)
    for (const width of [1440, 1200, 1199, 992, 768, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const bar = page.getByRole('banner')
      const more = bar.getByRole('button', { name: shellWords.more[language], exact: true })
      await expect.poll(() => more.count()).toBe(width < 1200 ? 1 : 0)
      const ends = await bar.getByRole('button').evaluateAll(all => all.map(one => one.getBoundingClientRect().right))
      expect([language, width, Math.max(...ends) <= width]).toEqual([language, width, true])
    }
    await page.setViewportSize({ width: 992, height: 800 })
    await page.screenshot({ path: `${import.meta.dirname}/../output/bar-${language}.png` })
    await page.context().close()
  }
})

async function openFirst(page: Person): Promise<void> {
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first()
  await first.waitFor()
  await allRead(page)
  await first.click()
  await page.getByRole('dialog').last().waitFor()
  await allRead(page)
}

test.each(widths)(
  'Labels: at %i px no button, tab or head is cut in any language, and nothing reaches beyond the edge',
  async width => {
    const page = await product.openPage({ viewport: { width, height: 900 }, hasTouch: width === 390 })
    watchRequests(page)
    await signIn(page, 'admin', '/user/me')
    const faults: Record<string, unknown> = {}
    const look = async (place: string) => {
      const found = [...(await cutLabels(page)), ...(await beyondEdge(page))]
      if (found.length > 0) faults[place] = found
    }
    for (const language of languages) {
      await speak(page, language)
      for (const path of lists) {
        await moveTo(page, path)
        await page.getByRole('grid').or(page.getByRole('tabpanel')).filter({ visible: true }).first().waitFor()
        await look(`${path} in ${language}`)
      }
      await moveTo(page, '/order?queue=all')
      await openFirst(page)
      await look(`the drawer in ${language}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    expect(faults).toEqual({})
    expect(page.reportedErrors).toEqual([])
  },
)

test.each([992, 1280])('Bar: at %i px it fits in any language before the first press, too', async width => {
  const page = await product.openPage({ viewport: { width, height: 900 } })
  watchRequests(page)
  await signIn(page, 'admin', '/user/me')
  const faults: Record<string, unknown> = {}
  for (const language of languages) {
    await speak(page, language)
    // Sound is asked for until a key or a button is pressed.
    await page.reload()
    await page.getByText(shellWords.allowSound[language]).waitFor({ state: 'attached' })
    await allRead(page)
    const found = await beyondEdge(page)
    if (found.length > 0) faults[language] = found
  }
  expect(faults).toEqual({})
})
