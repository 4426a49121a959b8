import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { startProcess } from '../start/child-processes.ts'
import { knownFiles, makeNewScreen } from './new-screen.ts'

const programs = ['build/tsconfig.neutral.json', 'build/tsconfig.node.json', 'web', 'build/tsconfig.outside.json']
const checks = ['tables', 'menus', 'names', 'searchable', 'writers', 'guides']
const tool = (name: string) => join(root, 'node_modules', '.bin', name)

/** Makes a screen like that of docs/new-screen.md in a copy of everything; false unless it compiles, its checks pass and its journey does. */
export async function tryNewScreen(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'citydesk-new-screen-'))
  try {
    for (const path of knownFiles()) cpSync(join(root, path), join(folder, path))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const { created, edited, completed } = makeNewScreen()
    for (const [path, text] of [...created, ...edited, ...completed]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const journey = [...created.keys()].find(path => path.startsWith('journeys/')) ?? ''
    const steps: [program: string, args: string[]][] = [
      ...programs.map((program): [string, string[]] => [
        tool('tsc'),
        ['-p', program, '--noEmit', '--pretty', '--checkers', '1'],
      ]),
      ...checks.map((check): [string, string[]] => [process.execPath, [`checks/${check}.ts`]]),
      [tool('vitest'), ['run', '--project', 'journeys', journey]],
    ]
    for (const [program, args] of steps) {
      const { code } = await startProcess(program, args, { cwd: folder }).ended
      if (code !== 0) return false
    }
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
