import lighthouse from 'lighthouse'
import { openBrowser } from '../e2e/setup/browser.ts'
import { startProduct } from '../e2e/setup/product.ts'
import { checkLimits } from './lists/figures.ts'

const runs = 3
const port = 9333
const categories = ['performance', 'accessibility', 'best-practices'] as const

/** Lighthouse's scores of the built sign-in page on a slow phone, 0 to 100. */
async function scoresOf(url: string): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error('Lighthouse returned no result.')
  const { categories: found, audits } = result.lhr
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  console.log(figures.map(id => `${id} ${audits[id]?.displayValue}`).join(' · '))
  return Object.fromEntries(categories.map(id => [id, (found[id]?.score ?? 0) * 100]))
}

const product = await startProduct({ citySpeed: 1 })
const browser = await openBrowser({ switches: [`--remote-debugging-port=${port}`] })
try {
  const scores: Record<string, number>[] = []
  for (let run = 0; run < runs; run += 1) scores.push(await scoresOf(`${product.url}/login`))
  checkLimits(
    categories.map(id => {
      const sorted = scores.map(score => score[id] ?? 0).toSorted((one, other) => one - other)
      return { what: `${id}, points missing of 100`, value: 100 - (sorted[Math.floor(runs / 2)] ?? 0), most: 5 }
    }),
  )
} finally {
  await browser.close()
  await product.stop()
}
