import { test } from 'vitest'
import { signInByForm } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.1)

test('Messages: changes before the socket is open are shown once it is', async () => {
  const { no } = await product.apps.order('chauffeur')
  const page = await product.openPage()
  await signInByForm(page, 'dispatcher')
  // Its first try goes nowhere, and the next one comes seconds later.
  await page.addInitScript(() => {
    const Line = WebSocket
    let tries = 0
    window.WebSocket = class extends Line {
      constructor(url: string | URL) {
        tries += 1
        super(tries === 1 ? String(url).replace('/socket', '/nowhere') : url)
      }
    }
  })
  await page.goto(`/daiorder?no=${no}`)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('button', { name: '派单' }).waitFor()
  await product.apps.send(no, { event: 'cancel', by: 'customer', reason: '行程有变' })
  await drawer.getByText('已取消').first().waitFor()
})
