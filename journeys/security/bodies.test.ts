import { describe, expect, test } from 'vitest'
import { signedHeaders } from '#city/api/open-api.ts'
import { session } from '#contract/access/session.ts'
import { budget } from '#server/process/limits/budget.ts'
import { appOf } from '../setup/open/apps.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

const credentials = '"username":"nobody-at-all","password":"guess"'
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

async function login(body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(server.url + session.login.path, { method: 'POST', headers, body })
  const { data } = (await response.json()) as { data: { reason: string } }
  return data.reason
}

describe('a body of a stranger', () => {
  test('is read with as many levels as allowed, and refused with one more', async () => {
    expect(await login(`{${credentials},"more":${nested(budget.depth - 1)}}`)).toBe('wrongPassword')
    expect(await login(`{${credentials},"more":${nested(budget.depth)}}`)).toBe('badInput')
  })

  test('nested five thousand levels deep is refused before anybody looks at the rest', async () => {
    expect(await login(`{${credentials},"more":${nested(5000)}}`)).toBe('badInput')
  })
})

test('an app that signs a body nested too deep, or of too many items, is refused, and nothing is placed', async () => {
  const order = JSON.stringify(server.fixtures.writeOrder()).slice(0, -1)
  for (const [more, says] of [
    [nested(5000), /nested deeper/],
    [`[${'0,'.repeat(budget.items)}0]`, /keys and items/],
  ] as const) {
    const body = `${order},"more":${more}}`
    const url = new URL('/open/v1/orders', server.url)
    const headers = signedHeaders(appOf('customer'), { method: 'POST', url, body })
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(says) })
  }
  expect(await server.db.selectFrom('orders').select('id').execute()).toEqual([])
})
