import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sanitise } from '#server/announcements/html/sanitise.ts'
import { openBrowser } from '../setup/browser.ts'
import { allowedMarkup, htmlPayloads, strangeParts } from '../setup/html-payloads.ts'
import { payloadCall } from './payloads.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('Chromium finds nothing beyond the allow list in the HTML of an announcement, and runs none of it', async () => {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.setContent('<!doctype html><base href="https://desk.example/"><main></main>')
  await page.evaluate(
    `window.${payloadCall} = nth => (window.payloadCalls ??= []).push(nth); window.strangeParts = ${strangeParts}`,
  )
  const read = (html: string) =>
    page.evaluate(
      ([text, allowed]) => {
        const main = document.querySelector('main') as HTMLElement
        main.innerHTML = text
        for (const link of main.querySelectorAll('a')) {
          link.removeAttribute('target')
          link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
          link.setAttribute('target', '_blank')
        }
        const { strangeParts } = window as unknown as {
          strangeParts: typeof import('../setup/html-payloads.ts').strangeParts
        }
        return { written: main.innerHTML, strange: strangeParts(main, allowed) }
      },
      [html, allowedMarkup] as const,
    )
  for (const payload of htmlPayloads) {
    const html = sanitise(payload)?.html ?? ''
    const { written, strange } = await read(html)
    expect(strange, payload).toEqual([])
    expect(sanitise(written)?.html, payload).toBe(html)
  }
  // What fails to load would have called by now: the answer comes after all of it.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  expect(await page.evaluate('window.payloadCalls')).toBeUndefined()
  expect(asked.filter(url => !url.startsWith('https://desk.example/files/'))).toEqual([])
})

test('The payloads as they were sent run where they are inserted as markup', async () => {
  const page = await browser.newPage()
  await page.setContent('<!doctype html><main></main>')
  await page.evaluate(`window.${payloadCall} = nth => (window.payloadCalls ??= []).push(nth)`)
  for (const payload of htmlPayloads)
    await page.evaluate(text => {
      const main = document.querySelector('main') as HTMLElement
      main.innerHTML = text
    }, payload)
  await expect.poll(() => page.evaluate('window.payloadCalls?.length ?? 0')).toBeGreaterThan(5)
})
