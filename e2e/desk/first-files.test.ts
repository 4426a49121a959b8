import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { holdAnswers } from '../setup/page/hold-answers.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.01)

test('Start: a page names the files that its scripts ask for first, of the frame to who is signed in', async () => {
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
  release()
  await page.getByRole('grid').waitFor()
  expect(new Set(asked.filter(path => path.endsWith('.js'))).size).toBe(
    asked.filter(path => path.endsWith('.js')).length,
  )
  expect(page.reportedErrors).toEqual([])
})
