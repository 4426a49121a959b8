import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fillScreens, labelsFile, labelsOf, putAwayFirstDay, viewport, visitScreens } from '../pictures/screens.ts'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nothing but this story happens. */
const product = withProduct(0.01)

test('Guides: tabs, columns, blocks and menu are those of the pictures; otherwise npm run guides:pictures makes them anew', async () => {
  const filled = await fillScreens(product)
  const page = await product.openPage({ viewport, locale: 'zh-CN' })
  await signIn(page, 'admin', '/dashboard')
  await putAwayFirstDay(page)
  const labels: Record<string, string[]> = {}
  await visitScreens(page, filled, async guide => {
    labels[guide] = await labelsOf(page)
  })
  expect(labels).toEqual(JSON.parse(await readFile(labelsFile, 'utf8')))
  expect(page.reportedErrors).toEqual([])
})
