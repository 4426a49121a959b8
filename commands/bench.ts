import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { findScripts } from './test/find-scripts.ts'

async function bench(): Promise<void> {
  const all = findScripts('bench')
  const asked = process.argv.slice(2).map(name => `${name}.ts`)
  // Those in folders are run by name only: `npm run bench -- storm/wall`.
  const unknown = asked.find(name => !(all.includes(name) || existsSync(join(root, 'bench', name))))
  if (unknown) throw new Error(`There is no bench/${unknown}. Choose one of: ${all.join(', ')}.`)
  await ensureWeb()
  for (const script of asked.length > 0 ? asked : all) {
    console.log(`\n── ${script} ──`)
    if (!(await run(process.execPath, [join('bench', script)]))) throw new Error(`bench/${script} missed its promise.`)
  }
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

bench().catch(fail)
