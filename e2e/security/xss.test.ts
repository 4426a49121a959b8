import { expect, test } from 'vitest'
import { type Person, signIn } from '../setup/browser.ts'
import { watchRequests } from '../setup/move.ts'
import { watchForScripts } from '../setup/watch-for-scripts.ts'
import { withProduct } from '../setup/withProduct.ts'
import { payloads } from './payloads.ts'
import { screenOf, screenPaths, screens } from './screens.ts'
import { writeAll } from './writers/index.ts'

/** So slow that nobody out there acts by themselves. */
const product = withProduct(0.1)
const records = 7
/** People who visit screens at once. */
const visitors = 3
/** Tall, so that the rows that are drawn are those of all records. */
const viewport = { width: 1440, height: 2000 }

/** What only somebody's markup would bring into the page. */
const foreign = [
  '[onerror],[onload],[onfocus],[onmouseover],[onbegin],[ontoggle]',
  'iframe,object,embed,base,marquee,math,svg script,svg animate,meta[http-equiv]',
  '[href^="javascript:" i],[src^="javascript:" i],[action^="javascript:" i],link[href*="evil.example"]',
].join()

test('Security: payloads through every text of people and staff and every file name, all 40 through each long one, are shown as texts on every screen, and nothing is executed', async () => {
  expect(screenPaths).toEqual(expect.arrayContaining(Object.keys(screens)))
  const people = await Promise.all(Array.from({ length: visitors }, openVisitor))
  await writeAll(product, records)
  await Promise.all(people.map(person => person.goto('/user/me')))

  const seen = new Map<string, Set<string>>()
  const left = [...screenPaths]
  await Promise.all(
    people.map(async person => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        seen.set(path, await visited(person, path))
      }
    }),
  )
  const everywhere = new Set([...seen.values()].flatMap(texts => [...texts]))
  expect(payloads.filter(payload => !everywhere.has(payload))).toEqual([])
  const empty = screenPaths.filter(path => screenOf(path).hasTexts && seen.get(path)?.size === 0)
  expect(empty).toEqual([])
  for (const { reportedErrors } of people) expect(reportedErrors).toEqual([])
})

/** Somebody whose browser says when anything of the payloads is executed; its name is one, too. */
async function openVisitor(): Promise<Person> {
  const page = await product.openPage({ viewport, userAgent: `Mozilla/5.0 ${payloads[4]} Chrome/142.0` })
  await watchForScripts(page)
  watchRequests(page)
  await signIn(page, 'admin')
  return page
}

/** The payloads that are shown on a screen and in what opens there. */
async function visited(page: Person, path: string): Promise<Set<string>> {
  const shown = new Set<string>()
  const remember = async () => {
    const { texts, elements } = await page.evaluate(readPage, foreign)
    expect({ path, elements }).toEqual({ path, elements: [] })
    for (const payload of payloads) if (texts.includes(payload)) shown.add(payload)
  }
  await screenOf(path).visit(page, remember)
  return shown
}

/** The texts of the page and what is typed in it, and elements that are not the product's. */
function readPage(selector: string): { texts: string; elements: string[] } {
  const typed = [...document.querySelectorAll('input, textarea')].map(field => (field as HTMLInputElement).value)
  const elements = [...document.body.querySelectorAll(selector)].map(element => element.outerHTML.slice(0, 200))
  return { texts: [document.body.textContent, ...typed].join('\n'), elements }
}
