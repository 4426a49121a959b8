import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedFiles } from './changed-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'))
  git('init', '--quiet', '--initial-branch', 'main')
})
afterEach(() => rmSync(folder, { recursive: true }))

const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']

function git(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

function commit(name: string): string {
  write(name, name)
  git('add', '.')
  git('commit', '--quiet', '-m', name)
  return git('rev-parse', 'HEAD')
}

test('without a run that passed, it is what the branch and the folder change; what was deleted is not checked', () => {
  const left = commit('first')
  git('switch', '--quiet', '-c', 'work')
  commit('second')
  write('third', 'new')
  write('first', 'changed')
  expect(changedFiles(folder, [])).toEqual({ since: left, paths: ['first', 'second', 'third'] })
  rmSync(join(folder, 'first'))
  expect(changedFiles(folder, []).paths).toEqual(['second', 'third'])
})

test('after a run that passed, it is what changed since, whatever passed on other branches', () => {
  commit('first')
  git('switch', '--quiet', '-c', 'other')
  const elsewhere = commit('elsewhere')
  git('switch', '--quiet', 'main')
  const passed = commit('second')
  commit('third')
  expect(changedFiles(folder, [passed, elsewhere])).toEqual({ since: passed, paths: ['third'] })
})
