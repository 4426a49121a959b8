import { countLines, readFiles, report } from './read/tree.ts'

const page = 'docs/new-screen.md'
/** Limits of a plain screen. */
const most = { newFiles: 10, editedFiles: 4, lines: 355 }
/** How its files and others name the feature. */
const nameInCode = /bannedTerms|BannedTerm|banned[-_]terms|system\/banned/
const search = 'what staff write is searched for the terms, which a plain screen has not'
/** Files that name the feature and do not belong to the plain screen, each with the reason. */
const otherFiles: Readonly<Record<string, string>> = {
  'server/chats/bannedTerms/refuse-banned-term.ts': search,
  'server/chats/desk/outgoing-safety.ts': search,
  'server/open/messageTemplates/check-text.ts': search,
  'journeys/chats/banned-terms-sending.test.ts': search,
  'journeys/chats/banned-terms-at-once.test.ts':
    'what happens at the same moment is proved for the whole kind, not for each screen',
  'docs/limits.md': 'one line for each limit',
  'journeys/open/messages/message-templates.test.ts': search,
  'journeys/feedback/feedback.test.ts': search,
  'bench/explained/filled-rest.ts': 'fills every table that an operation reads',
  'journeys/security/shedding.test.ts': 'holds up reads that no order needs',
  'checks/new-screen.ts': 'this check',
  [page]: 'the page itself',
}

const text = readFiles([page])[0]?.text ?? ''
const newFiles = filesUnder('| New file')
const editedFiles = filesUnder('| One more line in')
const lines = readFiles(newFiles).reduce((sum, file) => sum + countLines(file.text), 0)

report([...costs(), ...forgotten(), ...edited(), ...misquoted()])

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
    .filter(({ path }) => !newFiles.includes(path) && !(path in otherFiles))
    .map(({ path }) => `${page} does not list ${path}, which belongs to its screen.`)
}

/** Every file that names the feature is one of its own or stands in the table: nothing else has to be edited. */
function edited(): string[] {
  const known = [...newFiles, ...editedFiles, ...Object.keys(otherFiles)]
  const files = readFiles(['**/*.{ts,tsx,css,sql,json,mjs,md,html}']).filter(({ path }) => !path.startsWith('dist'))
  const naming = files.filter(({ text, path }) => nameInCode.test(text) || nameInCode.test(path))
  return [
    ...naming
      .filter(({ path }) => !known.includes(path))
      .map(({ path }) => `${path} names the feature of ${page}: derive that, or list the file there.`),
    ...known
      .filter(path => !naming.some(file => file.path === path))
      .map(path => `${path} does not name the feature of ${page}: remove it from the list.`),
  ]
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
