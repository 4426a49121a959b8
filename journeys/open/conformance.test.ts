import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freePort } from '../../e2e/setup/process/free-port.ts'
import { registerWholeApp } from '../setup/open/whole-app.ts'
import { type Ran, runProgram } from '../setup/process/run-program.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
const command = fileURLToPath(new URL('../../commands/conformance.ts', import.meta.url))

function conform(app: { id: string; secret: string }, more: readonly string[] = []): Promise<Ran> {
  const args = ['--base', server.url, '--app', app.id, '--secret', app.secret, ...more]
  return runProgram(process.execPath, [command, ...args])
}

test('an app with all scopes plays everything, and receives its webhooks', async () => {
  const port = await freePort()
  const app = await registerWholeApp(server, `http://127.0.0.1:${port}/hooks`)
  const { code, output } = await conform(app, ['--webhook-secret', app.webhookSecret, '--port', String(port)])
  expect(output).toContain('Everything passed.')
  expect(code).toBe(0)
  expect(output.match(/^ok {4}webhook: /gm)).toHaveLength(6)
})

test('what an app may not do fails by name, and the command with it', async () => {
  const app = await registerWholeApp(server)
  await server.db
    .updateTable('apps')
    .set({ scopes: ['order.write', 'worker.write', 'merchant.write', 'chat.write', 'event.payment'] })
    .where('id', '=', app.id)
    .execute()
  const { code, output } = await conform(app)
  expect(code).toBe(1)
  expect(output).toMatch(/^FAIL {2}complaint .*403.*"reason":"scope"/m)
  expect(output).toMatch(/^ok {4}conversation/m)
})

test('without a secret it says how it is called', async () => {
  const { code, output } = await runProgram(process.execPath, [command, '--base', server.url])
  expect([code, output]).toEqual([1, expect.stringContaining('--secret SECRET')])
})
