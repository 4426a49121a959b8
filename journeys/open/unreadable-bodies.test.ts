import { expect, test } from 'vitest'
import { signedHeaders } from '#city/api/open-api.ts'
import { budget } from '#server/process/limits/budget.ts'
import { appOf } from '../setup/open/apps.ts'
import { countRows } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

type Refused = { code: number; reason: string; message: string; messageZh: string; docs: string; traceId: string }

async function send(body: string, type = 'application/json'): Promise<Refused & { status: number }> {
  const url = new URL('/open/v1/orders', server.url)
  const headers = signedHeaders(appOf('customer'), { method: 'POST', url, body })
  const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': type, ...headers } })
  return { status: response.status, ...((await response.json()) as Refused) }
}

const order = () => JSON.stringify(server.fixtures.writeOrder())
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

type Wrong = [
  what: string,
  body: () => string,
  reason: string,
  says: string,
  saysZh: string,
  status?: number,
  type?: string,
]

const wrong: Wrong[] = [
  ['nothing', () => '', 'bodyNotJson', 'Send JSON in UTF-8', '不是 JSON'],
  [
    'a form',
    () => 'service=food&payFen=1',
    'bodyNotJson',
    'application/json',
    '不是 JSON',
    400,
    'application/x-www-form-urlencoded',
  ],
  ['XML', () => '<order/>', 'bodyNotJson', 'not compressed', '不是 JSON', 400, 'application/xml'],
  ['JSON that breaks off', () => order().slice(0, -1), 'bodyNotJson', 'sign the same bytes', '不是 JSON'],
  ['a list', () => `[${order()}]`, 'bodyNotObject', 'Send one object', '不是对象'],
  ['a text', () => '"order"', 'bodyNotObject', 'Send one object', '不是对象'],
  ['null', () => 'null', 'bodyNotObject', 'Send one object', '不是对象'],
  [
    'too deep',
    () => `${order().slice(0, -1)},"more":${nested(budget.depth)}}`,
    'bodyTooDeep',
    'deeper than 32 levels',
    '超过 32 层',
  ],
  [
    'too many items',
    () => `${order().slice(0, -1)},"more":[${'0,'.repeat(budget.items)}0]}`,
    'bodyTooManyItems',
    'more than 50000 keys and items',
    '超过 50000 个',
  ],
  [
    'too large',
    () => JSON.stringify({ note: '长'.repeat(budget.bodyBytes / 3) }),
    'bodyTooLarge',
    'Send less at once',
    '请减少',
    413,
  ],
]

test.each(wrong)(
  'a body that is %s gets a sentence that says what to do, in two languages, and its place in the reference',
  async (_what, body, reason, says, saysZh, status = 400, type) => {
    const before = await countRows(server.db)
    const refused = await send(body(), type)
    expect(refused).toMatchObject({
      status,
      code: status,
      reason,
      message: expect.stringContaining(says),
      messageZh: expect.stringContaining(saysZh),
      docs: expect.stringMatching(new RegExp(`/open/docs/.*#${reason}$`)),
      traceId: expect.any(String),
    })
    const page = await (await fetch(new URL(refused.docs, server.url))).text()
    expect(page).toContain(`<section id="${reason}"`)
    expect(await countRows(server.db)).toEqual(before)
  },
)

test('an order is taken whatever its content type says, as long as it is JSON', async () => {
  expect(await send(order(), 'text/plain')).toMatchObject({ status: 200 })
})
