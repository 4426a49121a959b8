import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, run, stopEverything } from './start/child-processes.ts'
import { findScripts } from './test/find-scripts.ts'

async function bench(): Promise<void> {
  const all = findScripts('bench')
  const asked = readAsked(process.argv.slice(2), name => all.includes(name) || existsSync(join(root, 'bench', name)))
  await ensureWeb()
  for (const { script, args } of asked.length > 0 ? asked : all.map(script => ({ script, args: [] }))) {
    console.log(`\n── ${[script, ...args].join(' ')} ──`)
    if (!(await run(process.execPath, [join('bench', script), ...args])))
      throw new Error(`bench/${script} failed: a limit is broken, or it could not be measured. See above.`)
  }
}

type Asked = { script: string; args: string[] }

/** Benches by name, those in folders as `storm/wall`, each followed by its arguments: `orders-list 200000 weight`. */
function readAsked(words: readonly string[], isBench: (script: string) => boolean): Asked[] {
  const asked: Asked[] = []
  for (const word of words) {
    const last = asked.at(-1)
    if (isBench(`${word}.ts`)) asked.push({ script: `${word}.ts`, args: [] })
    else if (last) last.args.push(word)
    else throw new Error(`There is no bench/${word}.ts. Choose one of: ${findScripts('bench').join(', ')}.`)
  }
  return asked
}

onInterruption(async () => {
  await stopEverything()
  return 130
})

bench().catch(fail)
