import { existsSync, globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { placeOf, readFiles, readSources, report, root, type Source } from './read/tree.ts'

type Found = { text: string; at: number }

const pages = readFiles(['*.md', `{${rooms()}}/**/*.md`]).map(withoutAvoidedWords)
const [manifest] = readFiles(['package.json'])
const { scripts = {} } = JSON.parse(manifest?.text ?? '{}') as { scripts?: Record<string, string> }
const sources = [...readSources(), ...readFiles(['.env.example', '*.ts', 'build/*.ts', '*.mjs'])]
const code = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []))
/** Every file and folder of the rooms, with a slash before and, if a folder, after it. */
const places = globSync(`{${rooms()}}/**`, { cwd: root, withFileTypes: true }).map(entry => {
  return `${join(entry.parentPath, entry.name).slice(root.length - 1)}${entry.isDirectory() ? '/' : ''}`
})

report([
  ...pages.flatMap(page => [
    ...deadLinks(page),
    ...missingFiles(page),
    ...missingCommands(page),
    ...missingNames(page),
  ]),
  ...undescribedSettings(),
])

/** Those that only `npm run demo` sets are none of an operator's. */
function undescribedSettings(): string[] {
  const namesIn = (path: string, pattern: RegExp) =>
    readFiles([path]).flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const described = namesIn('.env.example', /^#([A-Z\d_]+)=/gm)
  const read = namesIn('server/kit/config.ts', /^ {2}([A-Z][A-Z\d_]+): /gm)
  return [
    ...read
      .filter(name => !described.includes(name) && !name.startsWith('DEMO'))
      .map(name => `server/kit/config.ts reads ${name}, which is not in .env.example: describe it there.`),
    ...described
      .filter(name => !read.includes(name))
      .map(name => `.env.example describes ${name}, which server/kit/config.ts does not read.`),
  ]
}

/** Blanks the third column of the glossary, whose words must not be found in the code; offsets stay the same. */
function withoutAvoidedWords({ path, text }: Source): Source {
  if (path !== 'docs/glossary.md') return { path, text }
  const kept = text.replace(
    /^(\|[^|]*\|[^|]*\|)([^|]*)/gm,
    (_row, before, avoided) => before + ' '.repeat(avoided.length),
  )
  return { path, text: kept }
}

function find(page: Source, pattern: RegExp): Found[] {
  return [...page.text.matchAll(pattern)].map(match => ({ text: match[1] ?? '', at: match.index }))
}

function deadLinks(page: Source): string[] {
  return find(page, /\]\(([^)\s]+)\)/g)
    .filter(({ text }) => !/^(https?:|mailto:|#)/.test(text))
    .filter(({ text }) => !existsSync(join(root, dirname(page.path), text.replace(/#.*$/, ''))))
    .map(({ text, at }) => `${placeOf(page, at)} links to ${text}, which does not exist.`)
}

/** A file may be named from the root, from the page, or by the end of its path: on the README of a folder, of a file in that folder. */
function missingFiles(page: Source): string[] {
  return find(page, /`((?:[\w.-]+\/)*[\w.-]+(?:\.(?:ts|tsx|mjs|sql|md|css|json)|\/))`/g)
    .filter(({ text }) => !isGenerated(text) && !/NNNN|^\.\w+$/.test(text))
    .filter(({ text }) => ![text, join(dirname(page.path), text)].some(path => existsSync(join(root, normalize(path)))))
    .filter(({ text }) => !placesFor(page).some(place => place.endsWith(`/${text}`)))
    .map(({ text, at }) => `${placeOf(page, at)} names ${text}, which does not exist: correct the page.`)
}

function placesFor({ path }: Source): readonly string[] {
  const isOfFolder = path.endsWith('/README.md') && !path.startsWith('docs/')
  return isOfFolder ? places.filter(place => place.startsWith(`/${dirname(path)}/`)) : places
}

/** Files that exist only after something ran. */
function isGenerated(path: string): boolean {
  return /^(\.\/)?(data|dist|node_modules|coverage|e2e\/output|postgres[\w-]*)\//.test(path) || path === 'owner.json'
}

function rooms(): string {
  return 'contract,server,web,city,commands,journeys,e2e,bench,checks,build,docs'
}

function missingCommands(page: Source): string[] {
  const named = [...find(page, /\bnpm run ([\w:-]+)/g), ...find(page, /\bnpm (start|test)\b/g)]
  return named
    .filter(({ text }) => !(text in scripts))
    .map(({ text, at }) => `${placeOf(page, at)} says npm run ${text}, and package.json has no such script.`)
}

/** Settings and functions that a page names in code type. */
function missingNames(page: Source): string[] {
  const settings = find(page, /`([A-Z][A-Z\d]*_[A-Z\d_]+)(?:=[^`]*)?`/g)
  const calls = find(page, /`([a-z]\w*[A-Z]\w*)(?:\([^`]*\))?`/g)
  // Decisions also name rejected alternatives.
  if (page.path.startsWith('docs/decisions/')) return []
  return [...settings, ...calls]
    .filter(({ text }) => !code.has(text))
    .map(({ text, at }) => `${placeOf(page, at)} names ${text}, which is not in the code.`)
}
