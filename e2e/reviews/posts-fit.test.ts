import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Person, signIn } from '../setup/browser.ts'
import { speak, watchRequests } from '../setup/move.ts'
import { rowOf } from '../setup/records/posts.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there publishes anything by themselves. */
const product = withProduct(0.1)
const widths = [1440, 992, 390]

test('Posts: no chip of list and drawer is cut in any language, from a desk to a phone', async () => {
  const machine = { by: 'app', suggests: 'risky', label: 'contacts', score: 97 } as const
  const { no } = await product.city.posts.publish({ kind: 'image', images: 2, flaw: 'contacts', machine })
  for (const externalId of ['R-1', 'R-2']) {
    const reporter = { kind: 'customer', externalId } as const
    await product.city.posts.report(no, { reporter, reason: 'contacts', text: '让我加他好友' })
  }
  const page = await product.openPage()
  watchRequests(page)
  await signIn(page, 'auditor', '/user/dongtailist')
  const list = page.getByRole('main')
  expect(await cutIn(page, 'list', list, rowOf(page, no))).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await rowOf(page, no).getByText(no).click()
  const drawer = page.getByRole('dialog', { name: new RegExp(no) })
  expect(await cutIn(page, 'drawer', drawer, drawer.getByText('让我加他好友').first())).toEqual([])
  expect(page.reportedErrors).toEqual([])
})

/** What is cut at any width in any language; Chinese comes last, so that it is spoken again afterwards. */
async function cutIn(page: Person, name: string, place: Locator, content: Locator): Promise<string[]> {
  const cut: string[] = []
  for (const language of ['en', 'es', 'ja', 'zh'] as const) {
    await speak(page, language)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await content.waitFor()
      cut.push(...(await place.evaluate(findCutChips)).map(chip => `${language} ${width} ${chip}`))
      await page.screenshot({ path: `e2e/output/posts-${name}-${language}-${width}.png` })
    }
  }
  return cut
}

/** Runs in the page: chips whose text is shortened, or that reach beyond the cell or the drawer they stand in. */
function findCutChips(place: Element): string[] {
  const chips = [...place.querySelectorAll<HTMLElement>('.rounded-sm.text-xs')].filter(chip => chip.offsetParent)
  const isShort = (part: Element) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1
  const isOut = (chip: Element) => {
    const around = chip.closest('[role=gridcell], [role=dialog], [role=row]') ?? place
    return chip.getBoundingClientRect().right > around.getBoundingClientRect().right + 1
  }
  return chips
    .filter(chip => isOut(chip) || [chip, ...chip.querySelectorAll('.truncate')].some(isShort))
    .map(chip => chip.textContent ?? '')
}
