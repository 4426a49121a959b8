import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

/** `npm run faults -- --minutes 30` does the same for longer. */
const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31))

test('two nodes under faults (kill, stop, cut, slow): every notification reaches its recipients, and only them', async () => {
  console.log(`Seed ${seed}: repeat this run with SEED=${seed}.`)
  const { code, output } = await runFaults(['--short', '--minutes', '0.17', '--seed', seed])
  console.log(output)
  expect(output).toMatch(/BROKEN|kept/)
  expect(output).not.toContain('BROKEN')
  expect(code).toBe(0)
})

function runFaults(options: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['bench/faults/main.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (output += piece))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ code, output }))
  })
}
