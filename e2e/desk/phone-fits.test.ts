import { expect, test } from 'vitest'
import { dateWords } from '#words/base/dates.ts'
import { labelWords } from '#words/base/labels.ts'
import { signIn } from '../setup/browser.ts'
import { moveTo, speak, watchRequests } from '../setup/move.ts'
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

test('On a phone: the quick days of a list stand in one row, in any language', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  watchRequests(page)
  await signIn(page, 'admin', '/finance/refund?tab=all')
  await page.getByRole('button', { name: labelWords.filters.zh }).tap()
  for (const language of ['en', 'es', 'ja', 'zh'] as const) {
    await speak(page, language)
    const tops = await Promise.all(
      (['today', 'yesterday', 'week'] as const).map(async day => {
        const name = dateWords.ranges[day][language]
        return (await page.getByRole('button', { name, exact: true }).boundingBox())?.y
      }),
    )
    expect([language, new Set(tops).size, tops[0] !== undefined]).toEqual([language, 1, true])
    await page.screenshot({ path: `${output}/phone-days-${language}.png` })
  }
  expect(page.reportedErrors).toEqual([])
})

test('On a phone: notices stand above what may be done with the chosen rows', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  watchRequests(page)
  await signIn(page, 'admin', '/daiorder?queue=all')
  await page.getByRole('grid').getByRole('checkbox').first().tap()
  const count = page.getByText('已选 1', { exact: false })
  await count.waitFor()
  const { no, payFen } = await product.apps.order('food')
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  const notice = page.getByRole('status').getByText(`【外卖】新订单 ${no}`)
  await notice.waitFor()
  const [above, below] = [await notice.boundingBox(), await count.boundingBox()]
  expect((above?.y ?? 844) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await page.screenshot({ path: `${output}/phone-notice.png` })
  expect(page.reportedErrors).toEqual([])
})

/** Lists whose rows are cards on a phone. */
const lists = [
  '/order?queue=all',
  '/sendorder?queue=all',
  '/tixian',
  '/finance/refund?tab=all',
  '/finance/settlements',
  '/finance/ledger',
  '/finance/recon',
  '/tousu?tab=all',
  '/fankui?tab=all',
  '/gonggao',
  '/list',
  '/user/list',
  '/user/renzheng',
  '/shenqing',
  '/user/dongtailist',
  '/system/staff',
  '/system/log',
]

test('On a phone: no card is cut, and no button stands beyond the window, in any language, papers under review included', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  watchRequests(page)
  for (let at = 0; at < 3; at += 1) {
    await product.city.sendPaper()
    await product.city.apply()
    await product.city.posts.publish()
    await product.city.money.withdraw({ kind: 'rider' })
  }
  await signIn(page, 'admin', '/user/renzheng')
  for (const path of ['/user/renzheng', '/shenqing', '/user/dongtailist']) {
    await moveTo(page, path)
    await page.getByRole('button', { name: '开始审核' }).tap()
    await page.getByRole('timer').first().waitFor()
  }
  const faults: string[] = []
  for (const path of lists) {
    await moveTo(page, path)
    for (const language of ['en', 'es', 'ja', 'zh'] as const) {
      await speak(page, language)
      faults.push(...(await page.getByRole('main').evaluate(findCut)).map(fault => `${path} ${language} ${fault}`))
    }
  }
  await moveTo(page, '/user/renzheng')
  await page.screenshot({ path: `${output}/phone-papers.png` })
  expect(faults).toEqual([])
  expect(page.reportedErrors).toEqual([])
})

/** Runs in the page: cards that are taller than their row, and buttons outside of the window but in what is made to be scrolled. */
function findCut(place: Element): string[] {
  const bottomOf = (one: Element) => one.getBoundingClientRect().bottom
  const cards = [...place.querySelectorAll('[role=row] article')].filter(card => {
    const row = card.closest('[role=row]')
    const parts = [...card.querySelectorAll('*')].filter(part => !card.contains(part.closest('.overflow-hidden')))
    return row !== null && Math.max(...parts.map(bottomOf)) > bottomOf(row) + 1
  })
  const buttons = [...place.querySelectorAll<HTMLElement>('button:not([role=tab])')]
  const beyond = buttons.filter(
    one => one.offsetParent && !one.closest('[role=grid],table') && one.getBoundingClientRect().right > innerWidth + 1,
  )
  return [...cards, ...beyond].map(one => `${one.tagName} ${one.ariaLabel ?? one.textContent?.slice(0, 60)}`)
}
