import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickOnMap, drawLineRound, onDuty, openBoard, planDialog, waiting } from '../setup/board/board.ts'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()
const peak = 20

test('Dispatch board: assign several orders by lasso and click, and one by drag', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  const colleague = await product.openPage()
  await signIn(colleague, 'ops')
  const [{ view, board }] = await Promise.all([openBoard(page), openBoard(colleague)])
  await watchToasts(page)

  await Promise.all(Array.from({ length: peak }, () => product.apps.order('food')))
  await heading(page, `待派 ${peak}`).waitFor()
  await heading(colleague, `待派 ${peak}`).waitFor()

  const [goal = { name: '' }] = await idleRiders(page, board.workers)
  await waiting(page).getByRole('listitem').getByRole('button').first().dragTo(rider(page, goal.name))
  await page.getByText(`已派 1 单给 ${goal.name}`).waitFor()
  await heading(colleague, `待派 ${peak - 1}`).waitFor()

  await drawLineRound(page)
  await page.getByText(`已选 ${peak - 1} 单`).waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/lunch-peak-chosen.png` })
  const { name } = await clickOnMap(page, view, await idleRiders(page, board.workers))
  const plan = planDialog(page)
  await plan.getByText(`${name} 还能接 5 单，您选了 ${peak - 1} 单`).waitFor()
  await plan.getByRole('heading', { name: `${name} · 5 单` }).waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/lunch-peak-split.png` })
  await plan.getByRole('checkbox').first().uncheck()
  await plan.getByRole('button', { name: `确认派出 ${peak - 2} 单` }).click()
  await page.getByText(`已派出 ${peak - 2} 单`).waitFor()
  // The board need not be empty now: an offer that is not answered within 30 s comes back.
  await heading(colleague, `待派 ${peak - 1}`).waitFor({ state: 'detached' })
  // The page shows new orders by itself.
  await expect.poll(async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)).toBeGreaterThanOrEqual(peak)
  expect(await hadToasts(page)).toBe(false)
  expect([...page.reportedErrors, ...colleague.reportedErrors]).toEqual([])
})

test('Dispatch board: the legend stays as somebody left it', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
  await openBoard(page)
  const meaning = page.getByText('快满单')
  await meaning.waitFor()
  await page.getByText('图例', { exact: true }).click()
  await meaning.waitFor({ state: 'hidden' })
  await openBoard(page)
  expect(await meaning.isVisible()).toBe(false)
  await page.getByText('图例', { exact: true }).click()
  await meaning.waitFor()
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

const heading = (page: Page, words: string): Locator => waiting(page).getByRole('heading', { name: words, exact: true })
const rider = (page: Page, name: string): Locator => onDuty(page).getByRole('button').filter({ hasText: name })

type Named = { id: number; name: string }

/** Free riders whose name stands for nobody else, so that a click meets the one it is meant for. */
async function idleRiders<Worker extends Named>(page: Page, workers: readonly Worker[]): Promise<Worker[]> {
  const cards = await onDuty(page).getByRole('button').allInnerTexts()
  const isFree = (name: string) => cards.some(card => card.startsWith(`${name}\n`) && card.includes('空闲'))
  const isSingle = (name: string) => workers.filter(other => other.name.includes(name)).length === 1
  return workers.filter(({ name }) => isFree(name) && isSingle(name))
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
