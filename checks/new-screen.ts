import { countLines, readFiles, report } from './tree.ts'

const page = 'docs/new-screen.md'
/** What a plain screen may cost; the figures of the page's own screen. */
const most = { newFiles: 10, editedFiles: 4, lines: 350 }
/** Of the same folders, and no part of the plain screen. */
const besides = ['server/bannedTerms/refuse-banned-term.ts']

const text = readFiles([page])[0]?.text ?? ''
const newFiles = filesUnder('| New file')
const editedFiles = filesUnder('| One more line in')
const lines = readFiles(newFiles).reduce((sum, file) => sum + countLines(file.text), 0)

report([...costs(), ...forgotten(), ...misquoted()])

/** The files of the first column of a table. */
function filesUnder(head: string): string[] {
  const table = text.slice(text.indexOf(head)).split('\n\n')[0] ?? ''
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => path)
}

function costs(): string[] {
  const found = { newFiles: newFiles.length, editedFiles: editedFiles.length, lines }
  return (Object.keys(most) as (keyof typeof most)[])
    .filter(key => found[key] > most[key] || found[key] === 0)
    .map(
      key =>
        `The screen of ${page} has ${found[key]} ${key}, ${most[key]} are the limit: give the kit what it repeats.`,
    )
}

function forgotten(): string[] {
  const folders = new Set(
    newFiles.filter(path => /^(server|web)\/(?!migrations)/.test(path)).map(path => path.replace(/[^/]*$/, '')),
  )
  return readFiles([...folders].map(folder => `${folder}*`))
    .filter(({ path }) => !newFiles.includes(path) && !besides.includes(path))
    .map(({ path }) => `${page} does not list ${path}, which belongs to its screen.`)
}

/** A box names its file after the language, and what is in it stands there. */
function misquoted(): string[] {
  const boxes = [...text.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)]
  if (boxes.length < 5) return [`${page} quotes ${boxes.length} pieces of its files; the reader needs more.`]
  return boxes.flatMap(([, path = '', quoted = '']) => {
    const [file] = readFiles([path])
    return file?.text.includes(quoted)
      ? []
      : [`${page} quotes ${path}, which says something else: ${quoted.split('\n')[0]}`]
  })
}
