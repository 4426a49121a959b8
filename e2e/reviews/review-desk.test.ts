import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { nextNumber } from '../setup/records/reviews.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there sends a paper by themselves. */
const product = withProduct(0.1)
const leaseMs = 15 * 60_000

test('Desk: another tab and back keeps the case in hand and its chosen reason, claims nothing and opens no image again', async () => {
  for (let at = 0; at < 3; at++) await product.city.sendPaper({ kind: 'healthCertificate' })
  const page = await product.openPage()
  const sent: string[] = []
  page.on('request', request => sent.push(new URL(request.url()).pathname))
  await signIn(page, 'auditor', '/user/renzheng?desk=true')
  const first = await nextNumber(page, new Set())
  await page.keyboard.press('n')
  const no = await nextNumber(page, new Set([first]))
  await page.getByRole('group', { name: /正面/ }).getByRole('img').waitFor()
  await page.keyboard.press('r')
  await page.keyboard.press('2')
  const counted = () => sent.filter(path => /\/(claim|open|release)$/.test(path)).length
  // One claim, and an image of each of the three: the next one is loaded ahead.
  const all = 4
  await expect.poll(counted).toBe(all)

  const tabs = page.getByRole('tablist', { name: '已打开的页面' })
  await tabs.getByRole('tab', { name: '首页' }).click()
  await page.waitForURL(/\/dashboard/)
  await tabs.getByRole('tab', { name: '实名与资质认证' }).click()
  await page.waitForURL(/\/user\/renzheng/)

  expect(await nextNumber(page, new Set())).toBe(no)
  expect(await page.getByRole('button', { name: '证件遮挡' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('group', { name: /正面/ }).getByRole('img').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.getByRole('status').filter({ hasText: no }).waitFor()
  expect(counted()).toBe(all)
  await page.getByRole('button', { name: '全部退回' }).click()
  await page.getByRole('tab', { name: /我领取的/ }).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Desk: a lease that ends while the case is open says so and goes on with the next; when all end, the desk is empty', async () => {
  for (let at = 0; at < 3; at++) await product.city.sendPaper({ kind: 'foodPermit' })
  const page = await product.openPage()
  await page.clock.install()
  await signIn(page, 'admin', '/user/renzheng?desk=true')
  const first = await nextNumber(page, new Set())
  await page
    .getByRole('timer')
    .filter({ hasText: /领取剩余 1[45]:/ })
    .waitFor()

  await product.queryDatabase(endLease(`subject_id = (select id from verifications where no = '${first}')`))
  await page.clock.fastForward(leaseMs + 1000)
  await page.getByText(`${first} 的领取时间已到，已退回队列，已转到下一件`).waitFor()
  const second = await nextNumber(page, new Set([first]))
  expect(second).not.toBe(first)

  await product.queryDatabase(endLease('holder_id is not null'))
  await page.clock.fastForward(31_000)
  await page
    .getByRole('region', { name: '实名与资质认证' })
    .getByText('领取时间已到，其余案件已退回队列，按 C 领取下一批')
    .waitFor()
  const strip = page.getByRole('navigation', { name: '本批申请' })
  expect(await strip.getByRole('button', { name: /领取已到期/ }).count()).toBe(await strip.getByRole('button').count())
  await page.keyboard.press('c')
  await nextNumber(page, new Set())
  expect(page.reportedErrors).toEqual([])
})

function endLease(which: string): string {
  return `update review_cases set leased_until = now() - interval '1 second' where state = 'waiting' and ${which}`
}
