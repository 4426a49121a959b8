import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { webhookSignature } from '#city/api/webhooks.ts'
import { account } from '#contract/access/account.ts'
import { apps } from '#contract/open/apps.ts'
import { testFromShell } from '#server/open/webhooks/feature.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { startReceiver } from '../../e2e/setup/webhook-receiver.ts'
import { callAs } from '../setup/open/call-as.ts'
import { password } from '../setup/people/people.ts'
import { startTestServer, type TestServer, withServer } from '../setup/process/server.ts'

const server = withServer()

/** Everything that is stored about apps and second factors, as it stands in the database. */
async function stored({ db }: TestServer): Promise<string> {
  const tables = ['apps', 'app_secrets', 'second_factors'] as const
  const rows = await Promise.all(tables.map(table => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows.flat(), (_name, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  )
}

const place = (app: { id: string; secret: string }, url: string) =>
  callAs(url, app, { path: '/orders', body: server.fixtures.writeOrder() })

const plainApp = { id: 'of-before', secret: 'a secret that stood readable' }

test('a first start encrypts what was readable, and what was signed with before still signs', async () => {
  const admin = await server.signIn('super_admin')
  const { secret: totp } = await admin.call(account.beginTotp, { proof: password })
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(totp) }).generate({ timestamp: Date.now() + steps * 30_000 })
  await admin.call(account.confirmTotp, { code: codeOf(-1) })
  // As an earlier version left them.
  const user_id = admin.person.id
  await server.db
    .insertInto('apps')
    .values({ ...plainApp, name: plainApp.id, scopes: ['order.write'] })
    .execute()
  await server.db
    .updateTable('second_factors')
    .set({ secret: totp, secret_sealed: null })
    .where('user_id', '=', user_id)
    .execute()
  for (const text of [plainApp.secret, totp]) expect(await stored(server)).toContain(text)

  const node = await startTestServer({ joins: server })
  try {
    for (const text of [plainApp.secret, totp]) expect(await stored(server)).not.toContain(text)
    for (const url of [server.url, node.url]) expect(await place(plainApp, url)).toEqual({ status: 200 })
    const { rows } = await admin.call(apps.list, { search: plainApp.id })
    const target = { id: rows[0]?.id ?? 0, version: rows[0]?.version ?? 0 }
    const { secret } = await admin.call(apps.rotate, { ...target, proof: codeOf(0) })
    expect(await stored(server)).not.toContain(secret)
    expect(await place({ ...plainApp, secret }, node.url)).toEqual({ status: 200 })
  } finally {
    await node.stop()
  }
})

test('a second start finds nothing to do, and a server with another key does not start', async () => {
  const before = await server.db.selectFrom('app_secrets').selectAll().execute()
  const again = await startTestServer({ joins: server })
  await again.stop()
  expect(await server.db.selectFrom('app_secrets').selectAll().execute()).toEqual(before)
  const other = startTestServer({ joins: server, settings: { DATA_KEY: testDataKey.replaceAll('5', '6') } })
  await expect(other).rejects.toThrow('encrypted with another key')
})

test('the secret of an endpoint that stood readable is encrypted by the next start, and signs as before', async () => {
  const at = await startReceiver()
  const plain = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
  const { id } = await server.db
    .insertInto('webhook_endpoints')
    .values({ app_id: 'customer-app', url: at.url, secret: plain })
    .returning('id')
    .executeTakeFirstOrThrow()
  const node = await startTestServer({ joins: server })
  try {
    const row = await server.db
      .selectFrom('webhook_endpoints')
      .select(['secret', 'secret_sealed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.secret).toBeNull()
    expect(row.secret_sealed?.toString('latin1')).not.toContain(plain)
    await testFromShell(node.runtime, String(id))
    const [received] = at.arrived
    const { 'webhook-timestamp': timestamp, 'webhook-signature': signature } = received?.headers ?? {}
    expect(signature).toBe(webhookSignature(plain, received?.id ?? '', String(timestamp), received?.text ?? ''))
  } finally {
    await node.stop()
    await at.stop()
  }
})
