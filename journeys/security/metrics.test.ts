import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startTestServer, withServer } from '../setup/process/server.ts'

const server = withServer({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
const token = 'the token of the collector'

const read = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/metrics`, { headers }).then(({ status }) => status)

test('Without a token, metrics are for this machine, and not for whom a proxy on it passes on', async () => {
  expect(await read(server.url)).toBe(200)
  const passedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto', 'x-forwarded-host']
  for (const name of passedOn) expect([name, await read(server.url, { [name]: '127.0.0.1' })]).toEqual([name, 404])
})

test('With a token, metrics are for whoever sends it, from wherever, and for nobody else', async () => {
  const other = await startTestServer({ joins: server, settings: { METRICS_TOKEN: token } })
  try {
    expect(await read(other.url, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200)
    expect(await read(other.url)).toBe(404)
    expect(await read(other.url, { authorization: 'Bearer another token of someone' })).toBe(404)
  } finally {
    await other.stop()
  }
})

test('Every metric that the alert rules and the dashboard of docs/monitoring ask for is there', async () => {
  const files = await Promise.all(
    ['alerts.yml', 'dashboard.json'].map(name => readFile(`docs/monitoring/${name}`, 'utf8')),
  )
  const asked = files.flatMap(text => text.match(/\b(citydesk|nodejs|process)_\w+/g) ?? [])
  const served = await (await fetch(`${server.url}/metrics`)).text()
  const missing = asked.filter(name => !new RegExp(`^${name}(\\{| )`, 'm').test(served))
  expect(new Set(asked).size).toBeGreaterThan(5)
  expect([...new Set(missing)]).toEqual([])
})
