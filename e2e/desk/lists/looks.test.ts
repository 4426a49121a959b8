import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import { type Person, signIn } from '../../setup/browser.ts'
import { customerOf } from '../../setup/customer.ts'
import { startMoney } from '../../setup/money/money.ts'
import { moveTo, watchRequests } from '../../setup/move.ts'
import { withProduct } from '../../setup/withProduct.ts'

const product = withProduct(0.1)

const output = `${import.meta.dirname}/../../output`

/** Every table that has amounts. */
const withAmounts = [
  '/order?queue=all',
  '/daiorder?queue=all',
  '/sendorder?queue=all',
  '/gameorder?queue=all',
  '/gamepk?queue=all',
  '/tousu?tab=all',
  '/tixian?tab=all',
  '/finance/refund?tab=all',
  '/finance/settlements?tab=all',
  '/finance/ledger?tab=transactions',
  '/finance/ledger?tab=accounts',
]

/** Whether the list has rows. */
async function openAt(page: Person, path: string): Promise<boolean> {
  await moveTo(page, path)
  const cell = page.getByRole('gridcell').first()
  await cell.or(page.getByRole('main').locator('section p')).first().waitFor()
  return cell.isVisible()
}

/** Somebody wants money back for an order that was delivered. */
async function complain(): Promise<void> {
  const customer = customerOf(product, '林晓')
  const orderNo = await customer.order()
  const api = createOpenApi({ api: product.url, app: product.appKeys.customer })
  const from = { kind: 'customer', externalId: customer.externalId } as const
  const said = { type: 'D220', about: 'merchant', content: '少送了一份凉菜', demand: 'refund' } as const
  await api.complain({ externalNo: randomUUID(), from, orderNo, ...said })
}

/** Somebody wants their earnings. */
async function withdraw(): Promise<void> {
  const money = await startMoney(product)
  const [holder] = await money.accountHolders(1, 50_000)
  if (holder) await money.withdraw(holder, 30_000)
  await money.stop()
}

/** The heads over amounts that do not end at the right edge of their cells, or do not stand there themselves. Of two in one line, the second one counts. */
function crookedAmounts(page: Person): Promise<{ amounts: number; crooked: string[] }> {
  return page.getByRole('grid').evaluate(grid => {
    const heads = [...grid.querySelectorAll<HTMLElement>('[role=columnheader]')]
    const lines = new Map<string, { part: Element; cell: Element; said: string; right: number }>()
    const texts = document.createTreeWalker(grid, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement
      const cell = part?.closest('[role=gridcell]')
      const said = text.textContent?.trim() ?? ''
      if (!part || !cell || !/^[-−+]?¥[\d,.]+$/.test(said)) continue
      range.selectNodeContents(text)
      const { right, top } = range.getBoundingClientRect()
      lines.set(`${Math.round(top)} ${cell.getBoundingClientRect().left}`, { part, cell, said, right })
    }
    const crooked = [...lines.values()].flatMap(({ part, cell, said, right }) => {
      const head = heads[[...(cell.parentElement?.children ?? [])].indexOf(cell)]
      const edge = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight)
      const isStraight = head && getComputedStyle(head).textAlign === 'right' && Math.abs(right - edge) <= 1.5
      const isTabular = getComputedStyle(part).fontVariantNumeric.includes('tabular-nums')
      return isStraight && isTabular ? [] : [`${head?.textContent}: ${said}`]
    })
    return { amounts: lines.size, crooked }
  })
}

test('Lists: amounts and their heads end at the right edge of their column, in figures of one width', async () => {
  await complain()
  await withdraw()
  const page = await product.openPage({ viewport: { width: 1920, height: 1080 } })
  watchRequests(page)
  await signIn(page, 'admin', '/user/me')
  const faults: Record<string, string[]> = {}
  const seen: string[] = []
  for (const path of withAmounts) {
    if (!(await openAt(page, path))) continue
    const { amounts, crooked } = await crookedAmounts(page)
    if (amounts > 0) seen.push(path)
    if (crooked.length > 0) faults[path] = crooked
    await page.screenshot({ path: `${output}/amounts${path.replaceAll(/\W/g, '-')}.png` })
  }
  expect(faults).toEqual({})
  expect([...seen].sort()).toEqual([...withAmounts].sort())
  expect(page.reportedErrors).toEqual([])
})

test('Lists: the row that the keys are at is one fill with a bar at its left edge, its pinned cells too', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await product.openPage({ viewport: { width: 992, height: 800 }, colorScheme })
    watchRequests(page)
    await signIn(page, 'admin', '/user/me')
    for (const path of ['/order?queue=all', '/finance/refund?tab=all', '/gonggao']) {
      await openAt(page, path)
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      const grid = page.getByRole('grid')
      const look = await grid.evaluate(box => {
        box.scrollLeft = 60
        const row = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
        const cells = [...(row?.children ?? [])].map(cell => getComputedStyle(cell).backgroundColor)
        const others = [...box.querySelectorAll('[role=row]:has([role=gridcell])')].filter(other => other !== row)
        const bars = [...box.querySelectorAll<HTMLElement>('[data-bar]')].filter(bar => bar.checkVisibility())
        const ends = bars.map(bar => bar.getBoundingClientRect())
        return {
          grounds: new Set(cells).size,
          isAsOthers: others.some(other => getComputedStyle(other).backgroundColor === cells[0]),
          bars: ends.map(({ left, width, height }) => [left - box.getBoundingClientRect().left, width, height > 40]),
          frames: [box, ...(row ? [row, ...row.children] : [])].filter(
            part => getComputedStyle(part).outlineStyle !== 'none',
          ).length,
        }
      })
      await page.screenshot({ path: `${output}/row-of-keys-${colorScheme}${path.replaceAll(/\W/g, '-')}.png` })
      expect(look, path).toEqual({ grounds: 1, isAsOthers: false, bars: [[0, 3, true]], frames: 0 })
    }
    expect(page.reportedErrors).toEqual([])
    await page.context().close()
  }
})

test('Lists: the table reaches down to the edge of the page, whatever stands above it', async () => {
  const page = await product.openPage({ viewport: { width: 1440, height: 900 } })
  watchRequests(page)
  await signIn(page, 'admin', '/user/me')
  const below: Record<string, number> = {}
  for (const path of [
    '/order',
    '/tixian?tab=all',
    '/finance/refund?tab=all',
    '/system/signin',
    '/system/cities',
    '/list',
  ]) {
    await openAt(page, path)
    const end = await page.getByRole('grid').evaluate(grid => grid.getBoundingClientRect().bottom)
    below[path] = 900 - Math.round(end)
  }
  expect(new Set(Object.values(below)), JSON.stringify(below)).toEqual(new Set([17]))
  expect(page.reportedErrors).toEqual([])
})

/** Every list with columns that give way, and with numbers of records. */
const wide = [
  ...withAmounts,
  '/gonggao',
  '/list?tab=rider',
  '/list?tab=shop',
  '/user/list',
  '/user/renzheng',
  '/shenqing',
  '/fankui?tab=all',
  '/system/staff',
  '/system/log?everybody=true',
  '/system/signin',
  '/system/messages',
  '/system/cities',
  '/system/open',
]

/** Of a list: by how much it is wider than its place, which numbers of records are cut, and which buttons reach out of their cell. */
function squeezed(page: Person): Promise<{ over: number; cut: string[] }> {
  return page.getByRole('grid').evaluate(grid => {
    const cut: string[] = []
    const texts = document.createTreeWalker(grid, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const cell = text.parentElement?.closest('[role=gridcell]')
      const isNumber = /^[A-Z]{2}\d{12,}$/.test(text.textContent?.trim() ?? '')
      if (!cell || !(isNumber || text.parentElement?.closest('button'))) continue
      range.selectNodeContents(text)
      const { right } = range.getBoundingClientRect()
      let around = text.parentElement
      while (around && around !== cell.parentElement) {
        const isHidden = around === cell || getComputedStyle(around).overflowX !== 'visible'
        if (isHidden && right > around.getBoundingClientRect().right + 1) cut.push(text.textContent ?? '')
        around = around.parentElement
      }
    }
    return { over: grid.scrollWidth - grid.clientWidth, cut: [...new Set(cut)].slice(0, 3) }
  })
}

test('Lists: without room the least important columns give way; no number is cut, and nothing is covered', async () => {
  const page = await product.openPage({ viewport: { width: 992, height: 800 } })
  watchRequests(page)
  await signIn(page, 'admin', '/user/me')
  const faults: Record<string, unknown> = {}
  const heads: number[] = []
  for (const width of [992, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of wide) {
      if (!(await openAt(page, path))) continue
      const found = await squeezed(page)
      if (found.over > 0 || found.cut.length > 0) faults[`${path} at ${width}`] = found
      if (path !== wide[0]) continue
      heads.push(await page.getByRole('columnheader').count())
      await page.screenshot({ path: `${output}/room-${width}.png` })
    }
  }
  expect(faults).toEqual({})
  expect(heads).toEqual([5, 9])
  expect(page.reportedErrors).toEqual([])
})
