import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { chromium } from 'playwright-core'
import { referenceRoutes } from './server/open/index.ts'
import { closeHeaders } from './server/pages.ts'

const app = Fastify()
app.addHook('onSend', closeHeaders({}))
await app.register(referenceRoutes, { config: { OPEN_DOCS: true } })
await app.listen({ port: 0 })
const base = 'http://127.0.0.1:' + app.server.address().port
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const browser = await chromium.launch({ executablePath: process.env.CHROME, args: ['--no-sandbox'] })
const errs = []
async function look(path, name, w = 1440) {
  const page = await (await browser.newContext({ viewport: { width: w, height: 900 } })).newPage()
  page.on('console', m => {
    if (m.type() === 'error') errs.push(m.text().slice(0, 200))
  })
  page.on('pageerror', e => errs.push('E ' + e))
  const reqs = []
  page.on('request', r => reqs.push(r.url()))
  await page.goto(base + path)
  await page.waitForTimeout(4500)
  await page.evaluate(axe)
  const r = await page.evaluate(() => window.axe.run(document))
  console.log(
    name,
    r.violations.map(
      v => v.id + ':' + v.nodes.length + ':' + v.nodes[0].html.slice(0, 150) + v.nodes[0].failureSummary.slice(0, 200),
    ),
    reqs.filter(u => !u.startsWith(base) && !u.startsWith('data:')),
  )
  await page.screenshot({ path: `/dev/shm/c-npm/${name}.png` })
  const sw = await page.evaluate(() => document.documentElement.scrollWidth)
  console.log('scrollWidth', sw, w)
  await page.context().close()
}
await look('/open/docs', 'd1')
await look('/open/docs#?route=post-/open/v1/orders', 'd2')
await look('/open/docs/refusals#badInput', 'd3')
await look('/open/docs#?route=post-/open/v1/orders', 'd4', 390)
console.log(new Set(errs).size, [...new Set(errs)].slice(0, 5), errs.length)
await browser.close()
await app.close()
