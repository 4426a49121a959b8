import { spawnSync } from 'node:child_process'
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
