import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { moveTo, watchRequests } from '../setup/move.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.01)
const output = `${import.meta.dirname}/../output`

test('On a phone: the card of a word has two lines, and the day of a trial balance stands between its name and the verdict', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  watchRequests(page)
  await signIn(page, 'admin', '/system/feedback-terms')
  const card = page.getByRole('row').first()
  await card.waitFor()
  const tops = await card
    .locator('span:not([aria-hidden])')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(2)
  await page.screenshot({ path: `${output}/phone-words.png` })
  await moveTo(page, '/finance/ledger?tab=trial')
  const name = page.getByText('截至哪天', { exact: true })
  // With its button.
  const day = page.getByRole('textbox', { name: '截至哪天' }).locator('..')
  const verdict = page.getByText('借贷平衡', { exact: true })
  const [before, box, after] = [await name.boundingBox(), await day.boundingBox(), await verdict.boundingBox()]
  expect(before?.height).toBeLessThan(30)
  expect(box?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
  expect(after?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0))
  await page.screenshot({ path: `${output}/phone-trial.png` })
  expect(page.reportedErrors).toEqual([])
})
