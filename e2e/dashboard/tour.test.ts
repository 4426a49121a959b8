import { expect, test } from 'vitest'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

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
