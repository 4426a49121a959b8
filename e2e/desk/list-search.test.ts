import { expect, test } from 'vitest'
import { addDays, shanghaiDay } from '#contract/base/shanghai.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

const rows = (page: Person) => page.getByRole('row').filter({ has: page.getByRole('gridcell') })
const tab = (page: Person, name: string) => page.getByRole('tab', { name, exact: true })

/** The address of a list under one tab, what is searched for there, the button that says where it is, and the tab that a press leads to. */
const searches = [
  ['/user/list?kind=customer', '曹丽梅', '“骑手”有 1 条', '骑手'],
  ['/list?tab=companion', '曹丽梅', '“骑手”有 1 条', /^骑手/],
  ['/system/staff?status=disabled', '观察员', '其他状态有 1 条', '全部'],
] as const

test('Lists: a search says what it finds under other tabs, and a press goes there', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard')
  for (const [address, search, says, leadsTo] of searches) {
    await page.goto(address)
    await page.getByRole('searchbox').fill(search)
    await page.getByRole('button', { name: says, exact: true }).click()
    const chosen = typeof leadsTo === 'string' ? tab(page, leadsTo) : page.getByRole('tab', { name: leadsTo })
    await expect.poll(() => chosen.getAttribute('aria-selected'), { message: address }).toBe('true')
    await rows(page).filter({ hasText: search }).first().waitFor()
    await page.getByRole('button', { name: says, exact: true }).waitFor({ state: 'detached' })
  }
  expect(page.reportedErrors).toEqual([])
})

test('Lists: 今天, 昨天 and 近7天 filter by days wherever a list has them; another press drops them', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard')
  const today = shanghaiDay(Date.now())
  const address = () => Object.fromEntries(new URL(page.url()).searchParams)
  for (const path of [
    '/finance/refund?tab=all',
    '/finance/ledger',
    '/finance/settlements?tab=all',
    '/fankui?tab=all',
    '/system/log',
    '/user/renzheng?tab=all',
    '/shenqing?tab=all',
    '/user/dongtailist?tab=all',
    '/gonggao',
  ]) {
    await page.goto(path)
    const week = page.getByRole('button', { name: '近7天' })
    const filters = page.getByRole('button', { name: '更多筛选' })
    await week.or(filters).first().waitFor()
    if (!(await week.isVisible())) await filters.click()
    await week.click()
    await expect.poll(address, { message: path }).toMatchObject({ from: addDays(today, -6), to: today })
    await page.getByRole('button', { name: '昨天' }).click()
    await expect.poll(address, { message: path }).toMatchObject({ from: addDays(today, -1), to: addDays(today, -1) })
    await page.getByRole('button', { name: '昨天' }).click()
    await expect.poll(() => Object.keys(address()), { message: path }).not.toContain('from')
    await page.screenshot({ path: `${import.meta.dirname}/../output/list-days${path.replaceAll(/\W/g, '-')}.png` })
  }
  expect(page.reportedErrors).toEqual([])
})

test('Lists: the head of the time sorts, downwards and upwards', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard')
  const sortedHead = page.locator('[role=columnheader][aria-sort]')
  const first = () => rows(page).first().textContent()
  for (const path of ['/system/signin', '/finance/ledger']) {
    await page.goto(path)
    await rows(page).filter({ hasText: /\d/ }).first().waitFor()
    expect(await sortedHead.getAttribute('aria-sort'), path).toBe('descending')
    const newest = await first()
    await sortedHead.getByRole('button').click()
    await expect.poll(() => sortedHead.getAttribute('aria-sort'), { message: path }).toBe('ascending')
    expect(new URL(page.url()).searchParams.get('sort')).toBe('oldest')
    if (path === '/finance/ledger') await expect.poll(first).not.toBe(newest)
  }
  expect(page.reportedErrors).toEqual([])
})
