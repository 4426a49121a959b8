import { spawnSync } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdir, open } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { signedHeaders } from '#city/api/open-api.ts'
import { files } from '#contract/desk/files.ts'
import { mostBillBytes } from '#contract/money/recon/bill.ts'
import { recon } from '#contract/money/recon/recon.ts'
import { type OpenCall, openPrefix } from '#contract/open/calls/call.ts'
import { orderCalls } from '#contract/open/calls/orders.ts'
import { postCalls } from '#contract/open/calls/posts.ts'
import { paperCalls } from '#contract/open/calls/reviews.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { createPoster } from '#server/open/webhooks/post.ts'
import { budget } from '#server/process/limits/budget.ts'
import { noise, uploadTo } from '../setup/files/pictures.ts'
import { fetchExport } from '../setup/files/spreadsheets.ts'
import { channel, daysAgo } from '../setup/money/bills.ts'
import { appOf } from '../setup/open/apps.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { headOf, sendRaw } from './raw-request.ts'

const server = withServer()
const json = { 'content-type': 'application/json' }
const isServed = async () => (await fetch(`${server.url}/healthz`)).status === 200

type Large = { path: string; most: number; headers: Record<string, string> }

function openCall(call: OpenCall): Large {
  const path = openPrefix + call.path
  const request = { method: call.method, url: new URL(path, server.url), body: 'never read' }
  const headers = { ...json, ...signedHeaders(appOf('customer'), request) }
  return { path, most: call.mostBytes ?? budget.bodyBytes, headers }
}

describe('What is larger than its limit is refused before it has come', () => {
  const kinds: Record<string, (token: string) => Large> = {
    'an operation': token => ({ path: orders.list.path, most: budget.bodyBytes, headers: { ...json, token } }),
    'a bill': token => ({ path: recon.upload.path, most: budget.bodyBytes, headers: { ...json, token } }),
    'an order of an app': () => openCall(orderCalls.placeOrder),
    'a picture of an app': () => openCall(paperCalls.sendPaperImage),
    'a film of an app': () => openCall(postCalls.sendPostMedium),
    'an upload': token => ({
      path: files.upload.path,
      most: 10 * 1024 * 1024,
      headers: { 'content-type': 'multipart/form-data; boundary=edge', token },
    }),
  }
  const begun = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

  /** Answered though the rest never comes. */
  async function refusedEarly(parts: (string | Buffer)[]): Promise<void> {
    const { received, socket } = sendRaw(server.url, parts)
    const isRefused = () => /^HTTP\/1\.1 (413|200)[\s\S]*"(badInput|bodyTooLarge|imageTooLarge)"/.test(received())
    await until(isRefused).finally(() => socket.destroy())
  }

  test.each(Object.entries(kinds))('%s, by its length', async (_, kindOf) => {
    const { path, most, headers } = kindOf((await server.signIn('finance')).token)
    await refusedEarly([headOf(path, { ...headers, 'content-length': most + 1 })])
  })

  test.each(Object.entries(kinds))('%s, while it comes in pieces', async (kind, kindOf) => {
    const { path, most, headers } = kindOf((await server.signIn('finance')).token)
    const bytes = Buffer.concat([Buffer.from(kind === 'an upload' ? begun : ''), Buffer.alloc(most + 1, 'a')])
    const head = headOf(path, { ...headers, 'transfer-encoding': 'chunked' })
    await refusedEarly([head, `${bytes.length.toString(16)}\r\n`, bytes, '\r\n'])
  })
})

describe('What is read in a thread', () => {
  async function threadsDuring(work: () => Promise<unknown>): Promise<number> {
    let threads = 0
    const count = () => void threads++
    subscribe('worker_threads', count)
    await work().finally(() => unsubscribe('worker_threads', count))
    return threads
  }

  test('While a map is read, others are served, however long that takes', async () => {
    const desk = await server.signIn('dispatcher', { cityCodes: ['410100'] })
    const folder = join(server.runtime.config.DATA_DIR, 'maps')
    await mkdir(folder, { recursive: true })
    // Whoever reads a pipe waits until somebody writes.
    const path = join(folder, '410100.geojson')
    expect(spawnSync('mkfifo', [path]).status).toBe(0)
    const [address = ''] = (await desk.call(dispatch.ground, {})).maps
    let isRead = false
    const map = fetch(server.url + address).finally(() => {
      isRead = true
    })
    for (let served = 0; served < 5; served++) expect(await isServed()).toBe(true)
    expect(isRead).toBe(false)
    const pipe = await open(path, 'w')
    await pipe.writeFile('{"type":"FeatureCollection","features":[]}')
    await pipe.close()
    expect((await map).status).toBe(200)
  })

  test('A spreadsheet is written in one of its own', async () => {
    const boss = await server.signIn('super_admin')
    await server.fixtures.order('preparing/wait_dispatch')
    const threads = await threadsDuring(async () => {
      const { id } = await boss.call(orders.export, {})
      expect((await fetchExport(server.url, boss, id)).length).toBeGreaterThan(1000)
    })
    expect(threads).toBe(1)
  })
})

describe('The largest that is allowed is read, and others are served meanwhile', () => {
  /** How many were answered before it was. */
  async function servedDuring(work: Promise<unknown>): Promise<number> {
    let isOver = false
    let served = 0
    work
      .finally(() => {
        isOver = true
      })
      .catch(() => {})
    while (!isOver) if (await isServed()) served++
    await work
    return served
  }

  test('a bill that is one row', async () => {
    const finance = await server.signIn('finance')
    const rows = 'kind,channelNo,amount,time\n'
    const file = gzipSync(rows + ','.repeat(mostBillBytes - rows.length)).toString('base64')
    expect(
      await servedDuring(finance.call(recon.upload, { channel, day: daysAgo(3), file }).catch(() => {})),
    ).toBeGreaterThan(1)
  })

  test('a picture', async () => {
    const { token } = await server.signIn('kefu')
    expect(await servedDuring(uploadTo(server.url, { token, module: 'chatimg' }, await noise(1200)))).toBeGreaterThan(0)
  })
})

test('Of what a webhook is answered two kilobytes are read, then the line is closed', async () => {
  let written = 0
  const endless = createServer((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384, 'a'))) written += 16_384
    }
    response.on('drain', more)
    more()
  })
  await new Promise<void>(resolve => endless.listen(0, '127.0.0.1', resolve))
  const poster = createPoster(true)
  const { port } = endless.address() as AddressInfo
  const answer = await poster.post(`http://127.0.0.1:${port}`, { appId: 'app', headers: {}, text: '{}' })
  poster.close()
  await new Promise(resolve => endless.close(resolve))
  expect(answer).toEqual({ status: 200, text: 'a'.repeat(2048) })
  // No more than lies on the way.
  expect(written).toBeLessThan(32_000_000)
})
