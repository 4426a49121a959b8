import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockByFile, lockByKernel } from '../../commands/install/install-lock.mjs'
import { endProcessesIn, listByCommandLine } from '../../commands/test/end-processes.ts'
import { selectTests } from '../../commands/test/select-tests.ts'
import { testFiles } from '../../commands/test/test-files.ts'
import { afterThisTest, emptyFolder, killHard, startServer, workersOf } from '../setup/process/postgres-launch.ts'

const ways = [
  { way: 'the kernel of Linux', lock: lockByKernel },
  { way: 'a file', lock: lockByFile },
].filter(({ lock }) => process.platform === 'linux' || lock === lockByFile)

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-test-'))
  afterThisTest(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The pid of a process that has ended. */
async function endedPid() {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid
}

test.each(ways)('Two starts do not install at once: $way admits one after the other', async ({ lock }) => {
  const folder = await newFolder()
  const release = await lock(folder)
  expect(release).toBeTypeOf('function')
  expect(await lock(folder)).toBeUndefined()
  release?.()
  await expect.poll(() => lock(folder)).toBeTypeOf('function')
})

test('The lock file of a killed install is removed', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, '.install.lock'), `${await endedPid()}`)
  expect(await lockByFile(folder)).toBeUndefined()
  const release = await lockByFile(folder)
  expect(release).toBeTypeOf('function')
  release?.()
  expect(await readdir(folder)).toEqual([])
})

test('Without /proc, the database that an interrupted test left is found by its folder and ended', async () => {
  const dataDir = await emptyFolder()
  const { server, waitForOutput } = await startServer(dataDir)
  await waitForOutput(/serving/)
  await killHard(server)
  const folder = join(dataDir, '..')
  expect(listByCommandLine(folder).length).toBeGreaterThan(0)
  await endProcessesIn(folder, listByCommandLine)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(await workersOf(dataDir)).toEqual([])
})

test('A word selects whole files by their path, and of the others those with the word in a title', () => {
  const { byPath, byTitle } = selectTests(testFiles.journeys, ['commands.TEST', 'kill -9 of the server'])
  const names = (paths: string[]) => paths.map(path => path.split('/').at(-1))
  expect(names(byPath)).toContain('commands.test.ts')
  expect(names(byTitle)).toEqual(['postgres.test.ts'])
  const absent = ['no such', 'word'].join('-')
  expect(selectTests(testFiles.journeys, [absent])).toEqual({ byPath: [], byTitle: [] })
})
