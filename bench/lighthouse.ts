import lighthouse from 'lighthouse'
import { openBrowser } from '../e2e/setup/browser.ts'
import { startProduct } from '../e2e/setup/product.ts'
import { readCounts } from './lists/counts.ts'
import { checkLimits, type Limit, percentiles } from './lists/figures.ts'

/** Lighthouse's scores of the built sign-in page on a slow phone, 0 to 100, and how far its parts move. `node bench/lighthouse.ts [runs]` */
const { runs } = readCounts({ runs: { usual: 3 } })
const port = 9333
const categories = ['performance', 'accessibility', 'best-practices'] as const
const printed = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
/**
 * Points that may be missing. Of the scripts of the page most are React: beside them even what HTML and styles alone would draw comes
 * after 1.7 s on a slow phone, which takes one point.
 */
const mostMissing = { performance: 2, accessibility: 0, 'best-practices': 0 }
const mostShift = 0

/** One part of the page that moved. */
type Shift = { score: number; node?: { nodeLabel?: string; selector?: string } }
type Run = { scores: Record<string, number>; missing: readonly string[]; shift: number; shifts: readonly Shift[] }

async function measure(url: string): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error('Lighthouse returned no result.')
  const { categories: found, audits } = result.lhr
  console.log(printed.map(id => `${id} ${audits[id]?.displayValue}`).join(' · '))
  const details = audits['layout-shifts']?.details as { items?: readonly Shift[] } | undefined
  const audited = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return {
    scores: Object.fromEntries(categories.map(id => [id, (found[id]?.score ?? 0) * 100])),
    missing: audited.flatMap(({ id }) => (isWhole(audits[id]?.score) ? [] : [audits[id]?.title ?? id])),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    shifts: details?.items ?? [],
  }
}

/** Audits that do not apply have none. */
function isWhole(score: number | null | undefined): boolean {
  return score === null || score === undefined || score >= 0.9
}

function limitsOf(all: readonly Run[]): Limit[] {
  const median = (of: (run: Run) => number) => percentiles(all.map(of)).p50
  const missing = [...new Set(all.flatMap(run => run.missing))]
  const moved = all.flatMap(({ shifts }) => shifts).toSorted((one, other) => other.score - one.score)[0]
  const what = moved?.node?.nodeLabel || moved?.node?.selector || 'a part that Lighthouse does not name'
  return [
    ...categories.map(id => ({
      what: `${id}, points missing of 100`,
      value: 100 - median(({ scores }) => scores[id] ?? 0),
      most: mostMissing[id],
      says: `Below 90 of 100 are: ${missing.join('; ') || 'none, in any run'}.`,
    })),
    {
      what: 'layout shift of the sign-in page',
      value: median(({ shift }) => shift),
      most: mostShift,
      says: `In ${all.filter(({ shift }) => shift > mostShift).length} of ${runs} runs parts of the page moved too far after they were shown; the furthest: ${JSON.stringify(what)}, by ${moved?.score.toFixed(3)}.`,
    },
  ]
}

const product = await startProduct({ citySpeed: 1 })
const browser = await openBrowser({ switches: [`--remote-debugging-port=${port}`] })
try {
  const all: Run[] = []
  for (let run = 0; run < runs; run += 1) all.push(await measure(`${product.url}/login`))
  checkLimits(limitsOf(all))
} finally {
  await browser.close()
  await product.stop()
}
