import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { holdAnswers } from '../setup/page/hold-answers.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.01)

const mark = 'img[src="/icon.svg"]'

test('Start: the mark of the sign-in page is shown before any script, and stays where it is', async () => {
  for (const width of [1440, 390]) {
    const page = await product.openPage({ viewport: { width, height: 844 } })
    const release = await holdAnswers(page, '**/assets/*.js')
    await page.goto('/login', { waitUntil: 'commit' })
    await page.locator(mark).waitFor()
    const place = await page.locator(mark).boundingBox()
    expect(await page.getByRole('textbox').count()).toBe(0)
    release()
    await page.getByRole('textbox').first().waitFor()
    expect(await page.locator(mark).boundingBox()).toEqual(place)
    expect(await page.locator(mark).count()).toBe(1)
    expect(page.reportedErrors).toEqual([])
  }
})

test('Start: a page names the files that its scripts ask for first, of the frame to who is signed in; then there is no mark', async () => {
  const page = await product.openPage({ locale: 'ja' })
  const namesOf = async (path: string) => {
    const answer = await page.goto(path, { waitUntil: 'commit' })
    const links = (await answer?.headerValue('link')) ?? ''
    return [...links.matchAll(/<\/assets\/(\w+(?:-\w+)?)-[\w-]{8}\.js>; rel=modulepreload/g)].map(([, name]) => name)
  }
  expect(await namesOf('/login')).toEqual(['login', 'ja-start', 'DemoAccounts', 'demo-accounts'])
  await signIn(page, 'dispatcher', '/order')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const release = await holdAnswers(page, '**/assets/*.js')
  expect(await namesOf('/order')).toEqual(['frame', 'ja-start', 'ja-desk'])
  await expect.poll(() => asked.some(path => path.startsWith('/assets/frame-'))).toBe(true)
  await page.locator(mark).waitFor({ state: 'attached' })
  expect(await page.locator(mark).isVisible()).toBe(false)
  release()
  await page.getByRole('grid').waitFor()
  expect(new Set(asked.filter(path => path.endsWith('.js'))).size).toBe(
    asked.filter(path => path.endsWith('.js')).length,
  )
  expect(page.reportedErrors).toEqual([])
})
