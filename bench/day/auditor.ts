import type { Product } from '../../e2e/setup/product.ts'
import type { Worker } from './counted.ts'
import { enter, openScreen } from './screens.ts'

const unsure = { by: 'app', suggests: 'review', label: null, score: 50 } as const

/** A reviewer's day: posts, a paper and an application judged by keyboard, one judgement taken back. */
export async function reviewersDay(worker: Worker, product: Product): Promise<void> {
  const { page, step, keys } = worker
  for (let at = 0; at < 3; at++) await product.city.posts.publish({ kind: 'text', machine: unsure })
  // Who drives for others sends two papers.
  await product.city.apply({ kind: 'chauffeur' })
  await enter(worker, 'auditor')
  await worker.picture('home')
  await step('open the posts and start', () => startJudging(worker, '/user/dongtailist'))
  await worker.picture('post')
  await step('approve a post', () => judgeNext(worker, 'a'))
  await step('reject a post with a reason', () => judgeNext(worker, 'r', '2', 'Enter'))
  await step('take it back', async () => {
    const no = await caseNo(worker)
    await keys('z')
    await page.getByRole('heading', { level: 2, name: no }).waitFor({ state: 'detached' })
  })
  await step('open the papers and start', () => startJudging(worker, '/user/renzheng'))
  await worker.picture('paper')
  await step('approve a paper', () => judgeNext(worker, 'a'))
  await step('approve another', () => judgeNext(worker, 'a'))
  await step('open the applications and start', () => startJudging(worker, '/shenqing'))
  await worker.picture('application')
  await step('ask an applicant for more', () => judgeNext(worker, 's', '9', '0', 'Enter'))
}

async function startJudging(worker: Worker, path: string): Promise<void> {
  await openScreen(worker, path)
  await worker.press(worker.page.getByRole('button', { name: '开始审核' }))
  await caseNo(worker)
}

/** The number of the case in hand. */
async function caseNo({ page }: Worker): Promise<string> {
  const heading = page.getByRole('heading', { level: 2, name: /^(RZ|SQ|DT)\d+/ })
  return /(RZ|SQ|DT)\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
}

async function judgeNext(worker: Worker, ...names: string[]): Promise<void> {
  const no = await caseNo(worker)
  await worker.keys(...names)
  await worker.page.getByRole('status').filter({ hasText: no }).waitFor()
}
