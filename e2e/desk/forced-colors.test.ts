import { expect, test } from 'vitest'
import { type Person, signIn } from '../setup/browser.ts'
import { moveTo, settled, watchRequests } from '../setup/move.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.01)

const output = `${import.meta.dirname}/../output`

/** Every control that says that it is chosen, whatever it is made of. */
const chosenMarks = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current', 'data-selected', 'data-checked']

/**
 * Chosen controls that look like one that is not, but for their colours. Also says how many there are. The last page of a trail
 * is no choice.
 */
function alike(page: Person): Promise<{ chosen: number; faults: string[] }> {
  return page.evaluate(marks => {
    const saysSo = marks.map(mark => `[${mark}]:not([${mark}=false])`).join()
    const sides = ['top', 'right', 'bottom', 'left'].map(side => `border-${side}`)
    function formOf(part: Element, pseudo?: string): unknown[] {
      const look = getComputedStyle(part, pseudo)
      const lines = [...sides, 'outline'].map(line => [
        look.getPropertyValue(`${line}-style`),
        look.getPropertyValue(`${line}-width`),
      ])
      return pseudo && look.content === 'none' ? [] : [look.textDecorationLine, ...lines]
    }
    const looksOf = (part: Element) => {
      // Where the knob of a switch stands.
      const places = [...part.children].map(child => getComputedStyle(child).translate)
      return JSON.stringify([formOf(part), formOf(part, '::before'), formOf(part, '::after'), places])
    }
    /** One beside it that is not chosen; where it stands alone, itself while it does not say that it is. */
    function otherLook(part: Element): string {
      const group = part.closest('[role=tablist], [role=listbox], [role=rowgroup], ul, fieldset')
      const kind = `${part.tagName}[class]${part.role ? `[role=${part.role}]` : ''}`
      const beside = [...(group?.querySelectorAll(kind) ?? [])].find(
        one => !one.matches(saysSo) && one.checkVisibility(),
      )
      if (beside) return looksOf(beside)
      const said = marks.flatMap(mark =>
        part.hasAttribute(mark) ? [[mark, part.getAttribute(mark) ?? ''] as const] : [],
      )
      for (const [mark] of said) part.removeAttribute(mark)
      const look = looksOf(part)
      for (const [mark, value] of said) part.setAttribute(mark, value)
      return look
    }
    const all = [...document.querySelectorAll(saysSo)].filter(
      part => part.checkVisibility() && !part.matches('nav > ol > li, [aria-hidden], [aria-hidden] *'),
    )
    const faults = all.filter(part => looksOf(part) === otherLook(part))
    return { chosen: all.length, faults: faults.map(part => part.outerHTML.slice(0, 200)) }
  }, chosenMarks)
}

/** With the usual colours: what has the ground of something chosen and does not say that it is. */
function chosenByColour(page: Person): Promise<string[]> {
  return page.evaluate(marks => {
    const swatch = document.body.appendChild(document.createElement('i'))
    swatch.style.background = 'var(--color-accent-soft)'
    const ground = getComputedStyle(swatch).backgroundColor
    swatch.remove()
    const saysSo = [
      ...marks.map(mark => `[${mark}]:not([${mark}=false])`),
      '[data-highlighted]',
      ':has(> input:checked)',
    ].join()
    const parts = [
      ...document.querySelectorAll('button, a, li, th, tr, article, label, [role=row], [role=option], [role=tab]'),
    ]
    return parts
      .filter(part => part.checkVisibility() && getComputedStyle(part).backgroundColor === ground)
      .filter(part => !part.matches(saysSo) && !part.querySelector(`:scope > :is(${saysSo})`))
      .map(part => part.outerHTML.slice(0, 200))
  }, chosenMarks)
}

/** Buttons and fields that have an edge or a ground with the usual colours, and no edge when the system chooses them. */
async function edgeless(page: Person): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main button, [role=dialog] button, input, textarea')) {
      const { backgroundColor, borderTopWidth } = getComputedStyle(part)
      const hasShape = !/, 0\)$/.test(backgroundColor) || borderTopWidth !== '0px'
      if (hasShape && part.matches('.h-control, input, textarea')) part.dataset.shaped = ''
    }
  })
  await page.emulateMedia({ forcedColors: 'active' })
  return page.evaluate(() => {
    const shaped = [...document.querySelectorAll<HTMLElement>('[data-shaped]')].filter(
      part => part.checkVisibility() && !part.matches('.sr-only, [type=checkbox], [type=radio], [type=file]'),
    )
    const hasEdge = (part: HTMLElement) =>
      [part, part.parentElement ?? part].some(one => Number.parseFloat(getComputedStyle(one).borderTopWidth) > 0)
    return shaped.filter(part => !hasEdge(part)).map(part => part.outerHTML.slice(0, 200))
  })
}

async function look(page: Person, name: string): Promise<number> {
  await page.emulateMedia({ forcedColors: 'none' })
  expect({ name, byColour: await chosenByColour(page) }).toEqual({ name, byColour: [] })
  expect({ name, edgeless: await edgeless(page) }).toEqual({ name, edgeless: [] })
  const { chosen, faults } = await alike(page)
  await page.screenshot({ path: `${output}/forced-${name}.png` })
  expect({ name, faults }).toEqual({ name, faults: [] })
  return chosen
}

/** Each with something that is there once the screen is drawn. */
const screens = {
  home: ['/dashboard', 'main dd'],
  orders: ['/order?queue=all', '[role=gridcell]'],
  board: ['/order?view=board', 'main canvas'],
  workers: ['/list', '[role=gridcell]'],
  refunds: ['/finance/refund', '[role=tabpanel]'],
  posts: ['/user/dongtailist?view=cards', '[role=tabpanel]'],
  chats: ['/kefumsg?queue=all', '[role=tabpanel]'],
  roles: ['/system/role', 'main th'],
  settings: ['/system/settings', 'main li li, main ul > li'],
  ledger: ['/finance/ledger', '[role=gridcell]'],
  announcements: ['/gonggao', '[role=gridcell]'],
} as const

test.each(['light', 'dark'] as const)(
  'High contrast, %s: what is chosen, and what is a button, has a form beside its colour',
  async colorScheme => {
    const page = await product.openPage({ forcedColors: 'active', colorScheme })
    watchRequests(page)
    await signIn(page, 'admin', '/user/me')
    await settled(page)
    for (const [name, [path, part]] of Object.entries(screens)) {
      await moveTo(page, path)
      await page.locator(part).filter({ visible: true }).first().waitFor()
      await settled(page)
      expect(await look(page, `${name}-${colorScheme}`), name).toBeGreaterThan(0)
    }
    expect(page.reportedErrors).toEqual([])
  },
)

test('High contrast: an open row, the settings of the frame, a list of choices and the search do, too', async () => {
  const page = await product.openPage({ forcedColors: 'active', colorScheme: 'dark' })
  watchRequests(page)
  await signIn(page, 'admin', '/order?queue=all')
  await page.getByRole('gridcell').first().click()
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
  await settled(page)
  expect(await look(page, 'drawer')).toBeGreaterThan(4)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByRole('combobox').first().click()
  await page.getByRole('option', { selected: true }).waitFor()
  expect(await look(page, 'choices')).toBeGreaterThan(4)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { selected: true }).waitFor()
  expect(await look(page, 'search')).toBeGreaterThan(0)
  await page.getByRole('dialog').locator('input').fill('系统设置')
  await page.getByRole('option', { name: '系统设置' }).click()
  await page.getByRole('switch').first().waitFor()
  expect(await look(page, 'frame-settings')).toBeGreaterThan(4)
  expect(page.reportedErrors).toEqual([])
})
