import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { type Money, startMoney } from '../setup/money/money.ts'
import { withProduct } from '../setup/withProduct.ts'
import { feedAll } from './feeders.ts'
import { feedMoney } from './money-feeders.ts'
import { payloads, trap } from './payloads.ts'
import { screenOf, screenPaths, screens } from './screens.ts'
import { staffOf } from './staff.ts'
import { fields, type Office, signOf, staffFeeders } from './staff-feeders.ts'

/** So slow that nobody out there acts by themselves. */
const product = withProduct(0.1)
const records = 14
/** Of those that staff decide about. */
const decided = 2
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

let money: Money
beforeAll(async () => {
  money = await startMoney(product)
})
afterAll(() => money?.stop())

test('Security: 40 payloads through every text of the open API and of staff are shown as texts on every screen, and nothing is executed', async () => {
  const paths = await screenPaths()
  expect(paths).toEqual(expect.arrayContaining(Object.keys(screens)))
  const people = await Promise.all(Array.from({ length: visitors }, openVisitor))
  const apiOf = (role: Role) => createOpenApi({ api: product.url, app: product.appKeys[role] })
  const apps = { customer: apiOf('customer'), merchant: apiOf('merchant'), rider: apiOf('rider') }
  await feedAll(apps, records)
  await feedByStaff(apps)

  const seen = new Map<string, Set<string>>()
  const left = [...paths]
  await Promise.all(
    people.map(async person => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        seen.set(path, await visited(person, path))
      }
    }),
  )
  const everywhere = new Set([...seen.values()].flatMap(texts => [...texts]))
  expect(payloads.filter(payload => !everywhere.has(payload))).toEqual([])
  const unseen = [...fields].filter(field => !everywhere.has(signOf(field)))
  expect(unseen).toEqual([])
  const empty = paths.filter(path => screenOf(path).hasTexts && seen.get(path)?.size === 0)
  expect(empty).toEqual([])
  for (const { reportedErrors } of people) expect(reportedErrors).toEqual([])
})

async function feedByStaff(apps: Office['apps']): Promise<void> {
  const [admin, auditor, finance] = await Promise.all(
    ['admin', 'auditor', 'finance'].map(username => staffOf(product.url, username)),
  )
  if (!admin || !auditor || !finance) throw new Error('Somebody is not signed in.')
  const rejected = (no: string) => product.apps.waitForWebhook(no, 'rejected')
  const office: Office = { admin, auditor, apps, rejected, records: decided }
  await Promise.all([...staffFeeders.map(feed => feed(office)), feedMoney(office, finance, money)])
}

/** Somebody whose browser says when anything of the payloads is executed; its name is one, too. */
async function openVisitor(): Promise<Person> {
  const page = await product.openPage({ viewport, userAgent: `Mozilla/5.0 ${payloads[4]} Chrome/142.0` })
  page.on('dialog', dialog => {
    // The product asks before a person leaves what they typed.
    if (dialog.type() !== 'beforeunload') page.reportedErrors.push(`a dialog: ${dialog.message()}`)
    void dialog.accept()
  })
  await page.addInitScript(name => {
    Object.assign(globalThis, { [name]: (number: number) => console.error(`executed: ${name}(${number})`) })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violated: ${violatedDirective} by ${blockedURI}`),
    )
  }, trap)
  await signIn(page, 'admin')
  return page
}

/** The payloads that are shown on a screen and in what opens there. */
async function visited(page: Person, path: string): Promise<Set<string>> {
  const shown = new Set<string>()
  const look = async () => {
    const { texts, elements } = await page.evaluate(readPage, foreign)
    expect({ path, elements }).toEqual({ path, elements: [] })
    for (const payload of payloads) if (texts.includes(payload)) shown.add(payload)
    // A field was seen where one of the payloads stands behind its sign.
    for (const field of fields) {
      const after = texts.split(signOf(field)).slice(1)
      if (after.some(text => payloads.some(payload => text.startsWith(payload)))) shown.add(signOf(field))
    }
  }
  await screenOf(path).visit(page, look)
  return shown
}

/** The texts of the page and what is typed in it, and elements that are not the product's. */
function readPage(selector: string): { texts: string; elements: string[] } {
  const typed = [...document.querySelectorAll('input, textarea')].map(field => (field as HTMLInputElement).value)
  const elements = [...document.body.querySelectorAll(selector)].map(element => element.outerHTML.slice(0, 200))
  return { texts: [document.body.textContent, ...typed].join('\n'), elements }
}
