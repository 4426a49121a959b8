import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeNewScreen, otherFiles } from '../commands/check/new-screen.ts'
import { readFiles, report, root } from './read/tree.ts'

const page = 'docs/new-screen.md'
/** Limits of a plain screen; lines are those that are added, whoever writes them. */
const most = { newFiles: 8, editedFiles: 2, lines: 250 }

const text = readFiles([page])[0]?.text ?? ''
const screen = makeNewScreen()
const isList = (path: string) => screen.completed.has(path)

report([...costs(), ...unlisted(), ...idle(), ...misquoted()])

/** Makes the screen in a folder of its own and counts as Git does. */
function costs(): string[] {
  const changes = changesOfMaking()
  const found = {
    newFiles: changes.filter(({ isNew }) => isNew).length,
    editedFiles: changes.filter(({ isNew, path }) => !isNew && !isList(path)).length,
    lines: changes.reduce((sum, { added }) => sum + added, 0),
  }
  return (Object.keys(most) as (keyof typeof most)[])
    .filter(key => found[key] > most[key] || found[key] === 0)
    .map(
      key => `A screen like that of ${page} has ${found[key]} ${key}, ${most[key]} are the limit: ${shown(changes)}.`,
    )
}

type Made = { path: string; isNew: boolean; added: number }

function shown(changes: readonly Made[]): string {
  return changes.map(({ path, added }) => `${path} +${added}`).join(', ')
}

function changesOfMaking(): Made[] {
  const folder = mkdtempSync(join(tmpdir(), 'citydesk-new-screen-'))
  const git = (...args: string[]) => {
    const own = ['-c', 'user.name=check', '-c', 'user.email=check@localhost', '-c', 'commit.gpgsign=false']
    const { status, stdout, stderr } = spawnSync('git', [...own, ...args], { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return stdout.split('\n').filter(Boolean)
  }
  try {
    const edited = new Map([...screen.edited, ...screen.completed])
    git('init', '--quiet')
    write(folder, new Map([...edited.keys()].map(path => [path, readFileSync(join(root, path), 'utf8')])))
    git('add', '--all')
    git('commit', '--quiet', '--message', 'before')
    write(folder, new Map([...edited, ...screen.created]))
    git('add', '--all')
    const isNew = new Set(git('diff', '--cached', '--name-only', '--diff-filter=A'))
    return git('diff', '--cached', '--numstat').map(line => {
      const [added = '', , path = ''] = line.split('\t')
      return { path, isNew: isNew.has(path), added: Number(added) }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, content] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** The page lists every file that names the example, and no other. */
function unlisted(): string[] {
  const listed = [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path)
  return [
    ...screen.sources
      .filter(path => !listed.includes(path))
      .map(path => `${page} does not list ${path}, which names its screen: derive that, or list the file.`),
    ...listed
      .filter(path => !screen.sources.includes(path))
      .map(path => `${page} lists ${path}, which does not name its screen.`),
  ]
}

function idle(): string[] {
  const named = new Set(screen.named)
  return Object.keys(otherFiles)
    .filter(path => !named.has(path))
    .map(path => `${path} does not name the screen of ${page}: remove it from commands/check/new-screen.ts.`)
}

/** A code block names its file after the language; the file must contain it. */
function misquoted(): string[] {
  const blocks = [...text.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)]
  if (blocks.length < 5) return [`${page} quotes its files ${blocks.length} times; at least 5 are expected.`]
  return blocks.flatMap(([, path = '', quoted = '']) => {
    const [file] = readFiles([path])
    return file?.text.includes(quoted)
      ? []
      : [`${page} quotes ${path}, which does not contain this: ${quoted.split('\n')[0]}`]
  })
}
