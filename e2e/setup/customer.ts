import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createOpenApi, signedHeaders } from '#city/api/open-api.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import type { OpenMessage } from '#contract/open/open-chats.ts'
import type { Product } from './product.ts'

const cityCode = '410100'

/** A customer who writes to customer service by their app. */
export type Customer = {
  externalId: string
  name: string
  write(text: string): Promise<{ chatId: number }>
  /** Sends a red packet to the platform. */
  payBack(amountFen: number, greeting: string): Promise<{ chatId: number }>
  /** Sends a PNG. */
  show(picture: Buffer): Promise<{ chatId: number }>
  /** Places and pays an order of food; returns its number. */
  order(): Promise<string>
}

type Content =
  | { kind: 'text'; text: string }
  | { kind: 'image'; mediaId: string }
  | { kind: 'packet'; amountFen: Fen; greeting: string }
type Known = { name: string; externalId: string; phone: string }

export function customerOf({ url, appKeys }: Pick<Product, 'url' | 'appKeys'>, who: string | Known): Customer {
  const app = appKeys.customer
  const fresh = { externalId: `C-${randomUUID().slice(0, 8)}`, phone: '13800138000' }
  const { name, externalId, phone } = typeof who === 'string' ? { name: who, ...fresh } : who

  async function post<Answer>(path: string, asked: unknown): Promise<Answer> {
    const address = new URL(path, url)
    const body = JSON.stringify(asked)
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(app, { method: 'POST', url: address, body }),
    }
    const answer = await fetch(address, { method: 'POST', body, headers })
    expect(answer.status).toBe(200)
    return (await answer.json()) as Answer
  }

  function send(content: Content): Promise<{ chatId: number }> {
    const message: OpenMessage = {
      ...content,
      messageId: randomUUID(),
      from: { kind: 'customer', externalId, name, phone },
      cityCode,
      sentAt: new Date().toISOString(),
    }
    return post('/open/v1/chat/messages', message)
  }

  async function show(picture: Buffer): Promise<{ chatId: number }> {
    const data = picture.toString('base64')
    const { mediaId } = await post<{ mediaId: string }>('/open/v1/chat/media', { kind: 'image', data })
    return send({ kind: 'image', mediaId })
  }

  async function order(): Promise<string> {
    const api = createOpenApi({ api: url, app })
    const place = { lng: 113.66, lat: 34.75, phone, address: '花园路 88 号', detail: '3 号楼 502' }
    const { no } = await api.placeOrder({
      service: 'food',
      externalNo: `E-${randomUUID().slice(0, 8)}`,
      cityCode,
      placedAt: new Date().toISOString(),
      promisedAt: new Date(Date.now() + 2_400_000).toISOString(),
      customer: { externalId, name, phone },
      merchant: { ...place, name: '老郑烩面馆' },
      receiver: { ...place, name },
      lines: [{ name: '羊肉烩面', quantity: 2, priceFen: 1800 }],
      packFen: 200,
      deliveryFen: 500,
      discountFen: 300,
      payFen: 4000,
    })
    const occurredAt = new Date().toISOString()
    await api.sendEvent(no, { eventId: randomUUID(), event: 'pay', by: 'payment', occurredAt, amountFen: 4000 })
    return no
  }

  return {
    externalId,
    name,
    write: text => send({ kind: 'text', text }),
    payBack: (amountFen, greeting) => send({ kind: 'packet', amountFen: fen(amountFen), greeting }),
    show,
    order,
  }
}
