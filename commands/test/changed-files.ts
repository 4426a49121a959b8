import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { greenCommits } from './green.ts'

export type Changed = {
  /** A commit. */
  since: string
  /** From the root, those that are there. */
  paths: string[]
}

/**
 * What differs from the newest commit of this branch that a whole run passed here, else from where the branch left `main`;
 * files that Git does not know yet included.
 */
export function changedFiles(folder: string = root, green: readonly string[] = greenCommits()): Changed {
  /** What Git prints; null if it fails. */
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const passed = green.findLast(commit => git('merge-base', '--is-ancestor', commit, 'HEAD') !== null)
  const since = passed ?? git('merge-base', 'HEAD', 'main') ?? git('rev-parse', 'HEAD')
  if (!since) throw new Error('What has changed is read from Git, and there is no commit here. Run npm run check.')
  const names = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
  const paths = names.flatMap(text => text?.split('\n') ?? []).filter(path => path && existsSync(join(folder, path)))
  return { since, paths: [...new Set(paths)].sort() }
}
