import { expect, test } from 'vitest'
import { rolesWords } from '#words/access/roles.ts'
import { shellWords } from '#words/desk/shell.ts'
import { appWords } from '#words/open/apps.ts'
import { cityScreenWords } from '#words/settings/cities.ts'
import { allRead, signIn } from '../setup/browser.ts'
import { moveTo, speak, watchRequests } from '../setup/move.ts'
import { cutInLanguages, findBeyond, type Place, prepareToMeasure } from '../setup/page/labels-in-languages.ts'
import { close, deskOf, openBy, openFirstRow, throughTabs } from '../setup/page/openers.ts'
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

test.each(languages)('The menu: in %s every entry that has no room ends with dots', async language => {
  const page = await product.openPage({ viewport: { width: 1440, height: 900 } })
  watchRequests(page)
  await signIn(page, 'admin', '/user/me')
  await speak(page, language)
  const menu = page.getByRole('navigation', { name: shellWords.menu[language] })
  const groups = menu.locator('button[aria-expanded]')
  await groups.first().waitFor()
  const cut: string[] = []
  for (let at = 0; at < (await groups.count()); at += 1) {
    if ((await groups.nth(at).getAttribute('aria-expanded')) === 'false') await groups.nth(at).click()
    await menu.locator('button[aria-expanded=true] + ul a').first().waitFor()
    cut.push(...(await menu.evaluate(findBeyondMenu)))
    await page.screenshot({
      path: `${import.meta.dirname}/../output/menu-${language}-${at}.png`,
      clip: { x: 0, y: 0, width: 220, height: 900 },
    })
  }
  expect(cut).toEqual([])
})

/** Runs in the page: entries that reach beyond the menu, which hides it. */
function findBeyondMenu(menu: Element): string[] {
  const end = menu.getBoundingClientRect().right
  const names = [...menu.querySelectorAll('a > span, button > span')]
  return names.filter(name => name.getBoundingClientRect().right > end).map(({ textContent }) => textContent ?? '')
}

/** Lists with a button of that name over them, which opens a form. */
const forms: Readonly<Record<string, string>> = {
  '/system/open': appWords.add.zh,
  '/system/cities': cityScreenWords.add.zh,
  '/system/role': rolesWords.add.zh,
}

test.each(widths)(
  'Labels: at %i px none is cut in any language: lists, the drawer of their first row with its tabs, and forms',
  async width => {
    const page = await product.openPage({ viewport: { width, height: 900 }, hasTouch: width === 390 })
    watchRequests(page)
    await prepareToMeasure(page)
    await signIn(page, 'admin', '/user/me')
    await page.getByRole('main').waitFor()
    const faults: string[] = []
    const look = async (place: Place, way: string) => {
      for (const cut of await cutInLanguages(place)) faults.push(`${way} ${cut}`)
    }
    const lookInto = async (place: Place, way: string) => {
      await look(place, way)
      await throughTabs(page, place, tab => look(place, `${way} › ${tab}`))
      await close(page, place)
    }
    for (const path of new Set([...lists, ...Object.keys(forms)])) {
      await moveTo(page, path)
      await look(await deskOf(page), path)
      const form = forms[path]
      if (form) await lookInto(await openBy(page, form), `${path} › ${form}`)
      const drawer = await openFirstRow(page)
      if (drawer) await lookInto(drawer, `${path} › first row`)
    }
    expect(faults).toEqual([])
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
    const found = await page.evaluate(findBeyond)
    if (found.length > 0) faults[language] = found
  }
  expect(faults).toEqual({})
})
