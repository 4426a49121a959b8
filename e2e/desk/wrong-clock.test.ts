import { expect, test } from 'vitest'
import { type Person, signInByForm } from '../setup/browser.ts'
import { moveTo, watchRequests } from '../setup/move.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody but the story touches an order. */
const product = withProduct(0.01)

const minuteMs = 60_000
/** As the server gives them: half an hour. */
const sessionMs = 30 * minuteMs

/** A page on a computer whose clock is so many minutes fast, or slow. */
async function openWithClock(minutesFast: number): Promise<Person> {
  const page = await product.openPage()
  await page.addInitScript(fastMs => {
    const Right = Date
    Object.assign(globalThis, {
      Date: class extends Right {
        constructor(...given: [string]) {
          super(...((given.length > 0 ? given : [Right.now() + fastMs]) as [string]))
        }
        static override now = () => Right.now() + fastMs
      },
    })
  }, minutesFast * minuteMs)
  return page
}

async function sessionLeft(page: Person): Promise<number> {
  const pass = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')
  return (pass?.expires ?? 0) * 1000 - Date.now()
}

function countRenewals(page: Person): () => number {
  let renewals = 0
  page.on('request', request => {
    if (request.url().endsWith('/refreshToken')) renewals += 1
  })
  return () => renewals
}

test.each([
  [35, '快'],
  [25, '快'],
  [-15, '慢'],
])('A computer whose clock is %d minutes fast stays signed in, and shows how long orders wait', async (fast, word) => {
  const [no = ''] = await waitingOrders(product, 50)
  const page = await openWithClock(fast)
  watchRequests(page)
  const renewals = countRenewals(page)
  await signInByForm(page, 'dispatcher')
  const said = page.getByText(`这台电脑的时钟${word}了约 ${Math.abs(fast)} 分钟`)
  await said.waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/wrong-clock-${fast}.png` })
  expect(Math.abs((await sessionLeft(page)) - sessionMs)).toBeLessThan(minuteMs)

  await moveTo(page, '/order?queue=dispatch')
  const row = page.getByRole('row').filter({ hasText: no })
  const waited = row.getByRole('timer').first()
  await waited.filter({ hasText: /^0\d:\d\d$/ }).waitFor()
  await waited.filter({ hasNotText: '00:00' }).waitFor()
  expect(renewals()).toBe(0)

  // The last ten minutes are those of the server.
  await page.evaluate(endsAt => sessionStorage.setItem('expireTime', String(endsAt)), Date.now() + 8 * minuteMs)
  await page.getByRole('button', { name: '刷新' }).click()
  await expect.poll(renewals).toBe(1)
  await expect.poll(() => sessionLeft(page)).toBeGreaterThan(sessionMs - minuteMs)
  await page.reload()
  await row.waitFor()
  expect(await said.count()).toBe(0)
  expect(page.reportedErrors).toEqual([])
})
