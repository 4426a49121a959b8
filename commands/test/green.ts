import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'

/** A line for each commit of which a whole run passed here: its hash, and when. */
const path = join(root, 'node_modules', '.cache', 'citydesk', 'green')

/** The commit that stands here; null where files differ from it, or there is no repository. */
export function commitHere(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const head = git('rev-parse', 'HEAD')
  const changes = git('status', '--porcelain')
  if (head.status !== 0 || changes.status !== 0 || changes.stdout.trim() !== '') return null
  return head.stdout.trim()
}

/** Nothing is noted of files that changed while they were tested. */
export async function noteGreen(commitBefore: string | null): Promise<void> {
  if (!commitBefore || commitBefore !== commitHere()) return
  await mkdir(dirname(path), { recursive: true })
  await appendFile(path, `${commitBefore} ${new Date().toISOString()}\n`)
}

/** The commits of which a whole run passed here, the newest last. */
export function greenCommits(): string[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  return lines.flatMap(line => line.split(' ')[0] ?? []).filter(commit => commit !== '')
}
