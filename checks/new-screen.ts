import { countLines, readFiles, report } from './tree.ts'

const page = 'docs/new-screen.md'
/** Limits of a plain screen. */
const most = { newFiles: 10, editedFiles: 4, lines: 350 }
/** Files in its folders that do not belong to the plain screen. */
const otherFiles = ['server/bannedTerms/refuse-banned-term.ts']

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
        `The screen of ${page} has ${found[key]} ${key}, ${most[key]} are the limit: move repeated code to the kit.`,
    )
}

function forgotten(): string[] {
  const folders = new Set(
    newFiles.filter(path => /^(server|web)\/(?!migrations)/.test(path)).map(path => path.replace(/[^/]*$/, '')),
  )
  return readFiles([...folders].map(folder => `${folder}*`))
    .filter(({ path }) => !newFiles.includes(path) && !otherFiles.includes(path))
    .map(({ path }) => `${page} does not list ${path}, which belongs to its screen.`)
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
