import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runForwarding } from './forward.mjs'
import { findRuntime, installWhatIsMissing } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)

try {
  await installWhatIsMissing(root)
  const { code } = await runForwarding(findRuntime(root), [join(root, 'commands', `${name}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  process.exit(code)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
