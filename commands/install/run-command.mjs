import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runForwardingSignals } from './forward-signals.mjs'
import { handOver } from './hand-over.mjs'
import { findNode, installMissingPackages } from './packages.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [name, ...args] = process.argv.slice(2)

try {
  await installMissingPackages(root)
  const program = [join(root, 'commands', `${name}.ts`), ...args]
  const env = {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'citydesk', 'compiled'),
    ...process.env,
    PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
  }
  process.chdir(root)
  // The others expect one signal each, from a parent that passes it on.
  if (name === 'start') handOver(findNode(root), program, env)
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc'])
  const { code } = await runForwardingSignals(findNode(root), program, { env, stdio: [...stdio] })
  process.exit(code)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
