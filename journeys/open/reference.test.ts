import { describe, expect, test } from 'vitest'
import { type OpenCall, pathOf } from '#contract/open/calls/call.ts'
import { openCalls } from '#contract/open/open-calls.ts'
import { OpenRefusalAnswer } from '#contract/open/open-refusals.ts'
import { withServer } from '../setup/process/server.ts'

describe('the reference', () => {
  const server = withServer()

  test('every declared call is served: unsigned, it is refused by its signature', async () => {
    for (const call of Object.values<OpenCall>(openCalls)) {
      const path = pathOf(call, { no: 'X1', kind: 'rider', externalId: 'R1' })
      const response = await fetch(new URL(path, server.url), { method: call.method })
      const { reason, docs } = OpenRefusalAnswer.parse(await response.json())
      expect([path, response.status, reason, docs]).toEqual([path, 401, 'timestamp', '/open/docs/refusals#timestamp'])
    }
  })

  test('is there for everybody, under the policy of every page', async () => {
    const desk = await fetch(new URL('/healthz', server.url))
    for (const path of ['/open/docs', '/open/docs/refusals', '/open/openapi.json']) {
      const response = await fetch(new URL(path, server.url))
      expect([path, response.status]).toEqual([path, 200])
      const policy = response.headers.get('content-security-policy')
      expect(policy).toBe(desk.headers.get('content-security-policy'))
      expect(policy).toContain("style-src 'self';")
    }
    const page = await (await fetch(new URL('/open/docs', server.url))).text()
    expect(page).not.toMatch(/(src|href|action)="https?:|<script|<style|style="/)
  })

  test('speaks one language: that of the address, or else of the desk, or else of the browser', async () => {
    const titles = { zh: '下单', en: 'Place an order', es: 'Crear un pedido', ja: '注文を登録' }
    const titleFor = async (path: string, headers: Record<string, string>) => {
      const text = await (await fetch(new URL(path, server.url), { headers })).text()
      expect(Object.values(titles).filter(title => text.includes(`<h1>${title}</h1>`))).toHaveLength(1)
      return /<html lang="(\w+).*<h1>(.*?)<\/h1>/s.exec(text)?.slice(1)
    }
    const call = '/open/docs/calls/placeOrder'
    expect(await titleFor(`${call}?lang=ja`, { cookie: 'language=es' })).toEqual(['ja', titles.ja])
    expect(await titleFor(call, { cookie: 'token=1; language=es', 'accept-language': 'zh' })).toEqual(['es', titles.es])
    expect(await titleFor(call, { 'accept-language': 'fr, zh-TW;q=0.8' })).toEqual(['zh', titles.zh])
    expect(await titleFor(call, {})).toEqual(['en', titles.en])
  })

  test('writes what a stranger sends as text, and only as an id of an app', async () => {
    const evil = encodeURIComponent(`"><img src=x onerror=alert(1)>`)
    const text = await (await fetch(new URL(`/open/docs?app=${evil}&lang=${evil}`, server.url))).text()
    expect(text).not.toContain('<img')
    expect(text).toContain('YOUR-APP-ID')
  })
})

describe('at an address of its own', () => {
  const server = withServer({ settings: { PUBLIC_URL: 'https://desk.example.com/' } })

  test('links to the address that people use', async () => {
    const response = await fetch(new URL('/open/v1/orders', server.url), { method: 'POST' })
    expect(await response.json()).toMatchObject({
      docs: 'https://desk.example.com/open/docs/refusals#timestamp',
      messageZh: expect.stringContaining('X-Timestamp'),
    })
  })
})

describe('where the operator switched it off', () => {
  const server = withServer({ settings: { OPEN_DOCS: '0' } })

  test('it is gone, and refusals name no place in it', async () => {
    for (const path of ['/open/docs', '/open/docs/refusals', '/open/openapi.json']) {
      expect((await fetch(new URL(path, server.url))).status).toBe(404)
    }
    const response = await fetch(new URL('/open/v1/orders', server.url), { method: 'POST' })
    const refusal = OpenRefusalAnswer.parse(await response.json())
    expect([refusal.reason, refusal.docs]).toEqual(['timestamp', undefined])
  })
})
