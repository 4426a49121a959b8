import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()
const peak = 20

test('Dispatch board: assign several orders by lasso and click, and one by drag', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  const colleague = await product.openPage()
  await signIn(colleague, 'ops')
  await Promise.all([openBoard(page), openBoard(colleague)])
  await watchToasts(page)

  await Promise.all(Array.from({ length: peak }, () => product.apps.order('food')))
  await heading(page, `待派 ${peak}`).waitFor()
  await heading(colleague, `待派 ${peak}`).waitFor()

  const riders = await idleRiders(page)
  const [dragGoal = '', ...others] = riders
  await waiting(page).getByRole('button').first().dragTo(rider(page, dragGoal))
  await page.getByText(`已派 1 单给 ${dragGoal}`).waitFor()
  await heading(colleague, `待派 ${peak - 1}`).waitFor()

  await drawLineRound(page)
  await page.getByText(`已选 ${peak - 1} 单`).waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/lunch-peak-chosen.png` })
  const first = await clickOnPlot(page, others)
  await page.getByText(`已派 5 单给 ${first}`).waitFor()
  const refused = waiting(page).getByRole('alert')
  await refused.getByText(`${peak - 6} 单未派出`).waitFor()
  await refused
    .getByText(/达到上限，请选择其他人/)
    .first()
    .waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/lunch-peak-refused.png` })

  // What was refused is still chosen: the next rider gets as much as they can carry. An order that moved meanwhile is refused
  // once more, so each rider is tried several times.
  let left = peak - 6
  const next = others.filter(other => other !== first)
  for (let press = 0; left > 0 && press < 4 * next.length; press++) {
    const answering = page.waitForResponse(/assignMany/)
    await rider(page, next[press % next.length] ?? '').click()
    left = refusedIn(await (await answering).json())
    if (left > 0) await heading(page, `已选 ${left} 单`).waitFor()
  }
  expect(left).toBe(0)
  // The board need not be empty now: an offer that is not answered within 30 s comes back.
  await waiting(page).getByRole('alert').waitFor({ state: 'detached' })
  await heading(colleague, `待派 ${peak - 1}`).waitFor({ state: 'detached' })
  // The page shows new orders by itself.
  await expect.poll(async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)).toBeGreaterThanOrEqual(peak)
  expect(await hadToasts(page)).toBe(false)
  expect([...page.reportedErrors, ...colleague.reportedErrors]).toEqual([])
})

test('Dispatch board: show colleagues who is choosing a rider, until they choose or cancel', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await openBoard(page)
  const { no } = await product.apps.order('food')
  const card = waiting(page)
    .getByRole('listitem')
    .filter({ hasText: no.slice(-6) })
  await card.waitFor()

  const colleague = await product.openPage()
  await signIn(colleague, 'ops', `/order?no=${no}`)
  await colleague.getByRole('dialog', { name: no }).getByRole('button', { name: '派单' }).click()
  await card.getByText('运营小陈 派单中').waitFor()

  await colleague.getByRole('dialog', { name: /派单/ }).getByRole('button', { name: '取消' }).click()
  await card.getByText('派单中').waitFor({ state: 'detached' })
  await card.getByText(no.slice(-6)).waitFor()
  expect([...page.reportedErrors, ...colleague.reportedErrors]).toEqual([])
})

function refusedIn(answer: { data: { results: { refusal: string | null }[] } }): number {
  return answer.data.results.filter(({ refusal }) => refusal !== null).length
}

async function openBoard(page: Page): Promise<void> {
  await page.goto('/order')
  await page.getByRole('button', { name: '调度台' }).click()
  await waiting(page).waitFor()
}

const waiting = (page: Page): Locator => page.getByRole('region', { name: '待派' })
const heading = (page: Page, words: string): Locator => waiting(page).getByRole('heading', { name: words, exact: true })
const plot = (page: Page): Locator => page.getByRole('group', { name: '订单与人员位置图' })
const rider = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: '在线人员' }).getByRole('button').filter({ hasText: name })

/** Whose names stand for nobody else, so that a click meets the one it is meant for. */
async function idleRiders(page: Page): Promise<string[]> {
  const cards = await page.getByRole('region', { name: '在线人员' }).getByRole('button').allInnerTexts()
  const names = cards.map(card => card.split('\n')[0] ?? '')
  const isIdle = (card: string) => card.includes('空闲')
  return names.filter((name, at) => isIdle(cards[at] ?? '') && names.filter(other => other.includes(name)).length === 1)
}

/** With the mouse along the edge of the plot, so that everything lies inside. */
async function drawLineRound(page: Page): Promise<void> {
  const box = await plot(page).boundingBox()
  if (!box) throw new Error('The plot is not drawn.')
  const [left, right] = [box.x + 3, box.x + box.width - 3]
  const [top, bottom] = [box.y + 3, box.y + box.height - 3]
  await page.mouse.move(left, top)
  await page.mouse.down()
  for (const [x, y] of [
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const) {
    await page.mouse.move(x, y, { steps: 4 })
  }
  await page.mouse.up()
}

/** The first of these riders whose mark nothing covers; answers the name. */
async function clickOnPlot(page: Page, names: readonly string[]): Promise<string> {
  for (const name of names) {
    const mark = plot(page).getByRole('button', { name: new RegExp(`^${name} · 空闲`) })
    const isFree = await mark.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    if (!isFree) continue
    await mark.click()
    return name
  }
  throw new Error('Every rider on the plot stands under something.')
}

/** From now on the page remembers whether a toast said that orders are new. */
async function watchToasts(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .last()
    .evaluate(toasts => {
      const { dataset } = document.documentElement
      const look = () => {
        if (/条新|新订单/.test(toasts.textContent ?? '')) dataset.toasts = '1'
      }
      new MutationObserver(look).observe(toasts, { childList: true })
    })
}

/** Whether new orders were said over the page. */
const hadToasts = async (page: Page) => (await page.locator('html').getAttribute('data-toasts')) === '1'
