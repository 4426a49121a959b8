import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runForwardingSignals } from './forward-signals.mjs'
import { findNode, installMissingPackages } from './packages.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [name, ...args] = process.argv.slice(2)

try {
  await installMissingPackages(root)
  const { code } = await runForwardingSignals(findNode(root), [join(root, 'commands', `${name}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  process.exit(code)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
