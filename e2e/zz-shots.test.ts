import { test } from 'vitest'
import { signIn } from './setup/browser.ts'
import { cityMap, openBoard, waiting, planDialog } from './setup/board.ts'
import { withProduct } from './setup/withProduct.ts'

const product = withProduct(1, { DEMO_AUTOPILOT: '1' })
const out = `${import.meta.dirname}/output`

test('shots', async () => {
  await product.queryDatabase(`update autopilots set mode = 'assign', held_by_name = '调度老周', held_at = now()`)
  const page = await product.openPage()
  page.on('console', m => console.log('console', m.type(), m.text()))
  await signIn(page, 'ops')
  await Promise.all(Array.from({ length: 30 }, () => product.apps.order('food')))
  await openBoard(page)
  await waiting(page).getByRole('listitem').nth(10).waitFor()
  await page.waitForTimeout(1500)
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode })
    for (const [w, h] of [[1440, 900], [992, 800], [390, 844]] as const) {
      await page.setViewportSize({ width: w, height: h })
      await page.getByRole('button', { name: '显示全部' }).click()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `${out}/board-${mode}-${w}.png`, fullPage: w === 390 })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await waiting(page).getByRole('listitem').first().getByRole('button').click()
  await page.waitForTimeout(1200)
  await page.screenshot({ path: `${out}/board-chosen.png` })
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: '放大' }).click()
  await page.waitForTimeout(800)
  await page.screenshot({ path: `${out}/board-near.png` })
  await waiting(page).getByRole('listitem').first().getByRole('button').click()
  await page.keyboard.press('p')
  await planDialog(page).getByRole('checkbox').first().waitFor()
  await page.waitForTimeout(400)
  await page.screenshot({ path: `${out}/board-plan.png` })
  console.log('errors', JSON.stringify(page.reportedErrors))
  await cityMap(page).waitFor()
})
