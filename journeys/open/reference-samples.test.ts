import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerWholeApp, type WholeApp } from '../setup/open/whole-app.ts'
import { hasProgram, runProgram } from '../setup/process/run-program.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let folder: string
let app: WholeApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-'))
  app = await registerWholeApp(server)
})
afterAll(() => rm(folder, { recursive: true }))

/** The samples of a page of the reference, as a reader copies them. */
async function samplesOf(call: string): Promise<Map<string, string>> {
  const page = await (await fetch(new URL(`/open/docs/calls/${call}?app=${app.id}`, server.url))).text()
  const found = [...page.matchAll(/data-file="(.*?)"><code>(.*?)<\/code>/gs)]
  return new Map(found.map(([, file = '', text = '']) => [file, readEscaped(text)]))
}

function readEscaped(text: string): string {
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
  return text.replace(/&\w+;/g, entity => signs[entity] ?? entity)
}

const programs = [
  ['call.sh', 'sh', ['curl', 'openssl']],
  ['call.mjs', process.execPath, []],
  ['call.py', 'python3', ['python3']],
  ['Call.java', 'java', ['java']],
] as const

for (const [file, program, needed] of programs) {
  const missing = needed.filter(name => !hasProgram(name))
  const title = `${file} of the reference, as it stands there, is signed well: with a body, and with a query`
  test.skipIf(missing.length > 0)(missing.length > 0 ? `${title} (not run: no ${missing} here)` : title, async () => {
    const env = { APP_SECRET: app.secret }
    for (const [call, answer] of [
      ['placeOrder', /"no":"WM/],
      ['sendWorkers', /^\{/],
      ['listAnnouncements', /"announcements":/],
    ] as const) {
      const text = (await samplesOf(call)).get(file)
      await writeFile(join(folder, file), text ?? '')
      const { code, output } = await runProgram(program, [file], { cwd: folder, env })
      expect([call, code, output]).toEqual([call, 0, expect.stringMatching(answer)])
    }
    const { code, output } = await runProgram(program, [file], { cwd: folder, env: { APP_SECRET: 'wrong' } })
    expect([code === 0, output]).toEqual([false, expect.stringMatching(/signature|401/)])
  })
}
