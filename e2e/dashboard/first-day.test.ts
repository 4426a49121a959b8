import { expect, test } from 'vitest'
import { languages } from '#contract/base/values.ts'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { speak, watchRequests } from '../setup/move.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody but the story touches an order. */
const product = withProduct(0.01)

const { tour } = dashboardPageWords
const output = `${import.meta.dirname}/../output`
const cardOf = (page: Person) => page.getByRole('region', { name: tour.title.zh })

/** The block that is framed, or what stands in its frame. */
const framed = (page: Person) =>
  page.locator('[data-shown]').evaluateAll(found =>
    found.map(element => {
      const { top, bottom } = element.getBoundingClientRect()
      const isInSight = bottom > 0 && top < innerHeight
      const { block, arrange, filters } = (element as HTMLElement).dataset
      const name = block ?? (arrange !== undefined ? 'arrange' : filters !== undefined ? 'filters' : element.tagName)
      return isInSight ? name : `${name} out of sight`
    }),
  )

const listOf = (page: Person) => page.getByRole('region', { name: '上手六步' })
const stepOf = (page: Person, name: string) => listOf(page).getByRole('listitem').filter({ hasText: name })
const ticked = (page: Person, name: string) => stepOf(page, name).getByRole('img', { name: '做过了' })

/** The tour is over. */
async function beginSteps(page: Person): Promise<void> {
  await page.getByRole('button', { name: '跳过，不再显示' }).click()
  await listOf(page).waitFor()
}

const unfold = (page: Person) => listOf(page).getByRole('button', { name: '展开' }).click()

// First, because what somebody does in the other stories would be steps that are done.
test('First steps: each ticks itself while one looks, by what one did; a colleague’s do not', async () => {
  await waitingOrders(product, -900, 2)
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/dashboard')
  await beginSteps(page)
  await listOf(page).getByRole('link', { name: '打开一笔订单' }).waitFor()
  expect(await listOf(page).getByRole('listitem').count()).toBe(0)
  await unfold(page)
  expect(await listOf(page).getByRole('listitem').count()).toBe(6)
  expect(await listOf(page).getByRole('checkbox').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: `${output}/first-steps-1440.png` })
  const colleague = await product.openPage()
  await signIn(colleague, 'leader', '/dashboard')
  await beginSteps(colleague)
  await unfold(colleague)

  // Of the same person, in another window.
  const second = await product.openPage()
  await signIn(second, 'dispatcher', '/dashboard')
  await second
    .getByRole('region', { name: '最紧急的十单' })
    .getByRole('link', { name: /外卖订单/ })
    .first()
    .click()
  await second.getByRole('dialog', { name: /\d{12}/ }).waitFor()
  await ticked(page, '打开一笔订单').waitFor()
  await page.getByRole('button', { name: '帮助' }).click()
  await ticked(page, '帮助').waitFor()
  await listOf(page).getByText('做了 2 步，共 6 步').waitFor()
  expect(await ticked(page, '看看调度台').count()).toBe(0)
  expect(await listOf(colleague).getByRole('img', { name: '做过了' }).count()).toBe(0)

  await page.getByRole('dialog', { name: '帮助' }).getByRole('button', { name: '关闭' }).click()
  await second.goto('/order?view=board')
  await ticked(page, '看看调度台').waitFor()
  await listOf(page).getByRole('button', { name: '不再显示这些步骤' }).click()
  await listOf(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('[data-block]').first().waitFor()
  expect(await listOf(page).count()).toBe(0)
  expect(await listOf(colleague).count()).toBe(1)
  for (const each of [page, colleague, second]) expect(each.reportedErrors).toEqual([])
})

test('First steps fit at 390 px in four languages, in light and dark', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 900 } })
  watchRequests(page)
  await signIn(page, 'kefu', '/dashboard')
  await beginSteps(page)
  const place = page.locator('div:has(> [aria-labelledby=first-steps])')
  for (const language of languages) {
    await page.emulateMedia({ colorScheme: 'light' })
    await speak(page, language)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // Folded it has two lines at most.
    expect((await place.boundingBox())?.height).toBeLessThanOrEqual(80)
    await place.screenshot({ path: `${output}/first-steps-390-${language}.png` })
    await page.emulateMedia({ colorScheme: 'dark' })
    await place.screenshot({ path: `${output}/first-steps-390-${language}-dark.png` })
  }
  // Roles and colours are the same in every language.
  expect(await faultsOf(page)).toEqual([])
  expect(page.reportedErrors).toEqual([])
})

test('Tour: each step frames what it speaks of, arrow keys go through it, and Esc ends it for good', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops', '/dashboard')
  await expect.poll(() => framed(page)).toEqual(['todo'])
  await expectNoFaults(page)
  await cardOf(page).getByRole('button', { name: tour.next.zh }).focus()
  for (const [step, frame] of [
    ['kpi', ['kpi']],
    ['filters', ['filters']],
    ['charts', ['trend']],
    ['table', ['BUTTON']],
    ['arrange', ['arrange']],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    await cardOf(page).getByText(tour.steps[step].zh).waitFor()
    await expect.poll(() => framed(page)).toEqual(frame)
    expect(await cardOf(page).isVisible()).toBe(true)
    await page.screenshot({ path: `${output}/tour-${step}.png` })
    // It is drawn once it is in sight.
    if (step === 'charts') await page.locator('[data-block=trend] figure').waitFor()
  }
  await page.keyboard.press('ArrowLeft')
  await cardOf(page).getByText(tour.steps.table.zh).waitFor()
  const kept = page.waitForResponse(answer => answer.url().includes('/api/dashboard/arrange'))
  await page.keyboard.press('Escape')
  await cardOf(page).waitFor({ state: 'detached' })
  expect(await page.locator('[data-shown]').count()).toBe(0)
  await kept
  await page.reload()
  await page.locator('[data-block=kpi]').waitFor()
  await page.locator('[data-block=kpi] [data-answered]').waitFor()
  expect(await cardOf(page).count()).toBe(0)
  expect(page.reportedErrors).toEqual([])
})

test('Tour: on a phone the card stays beside what it frames', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 } })
  await signIn(page, 'finance', '/dashboard')
  const next = cardOf(page).getByRole('button', { name: tour.next.zh })
  await next.waitFor()
  // Money is first for finance; what the tour begins with is in sight all the same.
  await expect.poll(() => framed(page)).toEqual(['filters'])
  const steps = (
    await cardOf(page)
      .getByText(/共 \d 步/)
      .textContent()
  )?.match(/共 (\d)/)?.[1]
  for (let step = 1; step < Number(steps); step += 1) {
    await next.click()
    await cardOf(page)
      .getByText(new RegExp(`第 ${step + 1} 步`))
      .waitFor()
    await expect.poll(async () => (await framed(page)).every(name => !name.includes('out of sight'))).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.screenshot({ path: `${output}/tour-390.png` })
  await cardOf(page).getByRole('button', { name: tour.finish.zh }).click()
  await cardOf(page).waitFor({ state: 'detached' })
  expect(page.reportedErrors).toEqual([])
})
