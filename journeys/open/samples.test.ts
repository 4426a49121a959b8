import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OpenOrderAnswer } from '#contract/open/open.ts'
import { orders } from '#contract/orders/orders.ts'
import { registerWholeApp, type WholeApp } from '../setup/open/whole-app.ts'
import { hasProgram, runProgram } from '../setup/process/run-program.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let folder: string
let app: WholeApp
let blocks: Map<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'))
  app = await registerWholeApp(server)
  const page = await readFile(new URL('../../docs/open-platform.md', import.meta.url), 'utf8')
  blocks = new Map([...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => [name, text]))
  for (const [name, text] of blocks) await writeFile(join(folder, name), text)
})
afterAll(() => rm(folder, { recursive: true }))

const samples = [
  ['first-order.sh', ['sh'], ['curl', 'openssl']],
  ['first-order.mjs', [process.execPath], []],
  ['first_order.py', ['python3'], ['python3']],
] as const

for (const [file, [program], needed] of samples) {
  const missing = needed.filter(name => !hasProgram(name))
  const title = `${file} of the page, as it stands there, brings an order to the desk`
  test.skipIf(missing.length > 0)(missing.length > 0 ? `${title} (not run: no ${missing} here)` : title, async () => {
    expect(blocks.get(file)?.trimEnd().split('\n').length).toBeLessThan(25)
    const env = { CITYDESK: server.url, APP_ID: app.id, APP_SECRET: app.secret }
    const { code, output } = await runProgram(program, [file], { cwd: folder, env })
    expect(code, output).toBe(0)
    const { no } = OpenOrderAnswer.parse(JSON.parse(output))
    const desk = await server.signIn('ops')
    const { rows } = await desk.call(orders.list, { service: 'chauffeur', search: no })
    expect(rows).toMatchObject([{ no, state: 'pending_dispatch' }])
  })
}
