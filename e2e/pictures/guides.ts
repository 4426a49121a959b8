import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'
import { fillScreens, labelsFile, labelsOf, putAwayFirstDay, viewport, visitScreens } from './screens.ts'

/** At noon, whatever the hour: at night desks are empty. So slow that nothing but this story happens. */
const product = withProduct(0.01, {}, { hour: 12 })
const folder = `${import.meta.dirname}/../../docs/guide/pictures`
const mostBytes = 40 * 1024

const languages = [
  { language: 'zh', locale: 'zh-CN' },
  { language: 'en', locale: 'en-US' },
] as const

test('Pictures of the guides are made anew from a quiet city', async () => {
  const filled = await fillScreens(product)
  const labels: Record<string, string[]> = {}
  for (const { language, locale } of languages) {
    const page = await product.openPage({ viewport, locale })
    await signIn(page, 'admin', '/dashboard')
    // For good, in every language.
    if (language === 'zh') await putAwayFirstDay(page)
    await visitScreens(page, filled, async guide => {
      if (language === 'zh') labels[guide] = await labelsOf(page)
      await writeFile(`${folder}/${guide}.${language}.webp`, await small(await page.screenshot()))
    })
    expect(page.reportedErrors).toEqual([])
    await page.context().close()
  }
  await writeFile(labelsFile, `${JSON.stringify(labels, null, 2)}\n`)
})

/** As good as fits. */
async function small(screenshot: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 38, 28]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= mostBytes) return picture
  }
  throw new Error('A picture of a guide is larger than 40 KB.')
}
