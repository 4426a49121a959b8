import { nodesIn, parse, readFiles, report } from './tree.ts'

/** Screens that people do not look for help on: the guide of another stands for them. */
const [guides] = readFiles(['web/shell/help/guides.ts'])
const shared = new Map(
  [...(guides?.text ?? '').matchAll(/^ {2}(\w+Page): '(\w+)',$/gm)].map(([, page = '', guide = '']) => [page, guide]),
)
const texts = new Map(readFiles(['docs/guide/*.md']).map(({ path, text }) => [path.replace(/^.*\/|\.md$/g, ''), text]))
const han = /\p{Script=Han}/u
const needed = new Set(pagesIn('web/screens.tsx').map(page => shared.get(page) ?? nameOf(page)))

report([
  ...[...needed]
    .filter(name => !texts.has(name))
    .map(name => `docs/guide/${name}.md is missing: say what one does on that screen.`),
  ...[...texts].flatMap(([name, text]) => faultsOf(name, text)),
])

function nameOf(page: string): string {
  return page.replace(/Page$/, '').replace(/^./, first => first.toLowerCase())
}

function faultsOf(name: string, text: string): string[] {
  const parts = text.split('\n---\n')
  const [chinese = '', english = ''] = parts
  if (!needed.has(name)) return [`docs/guide/${name}.md belongs to no screen of web/screens.tsx.`]
  if (parts.length !== 2) return [`docs/guide/${name}.md has to be Chinese, a line of three hyphens, and English.`]
  if (!parts.every(part => part.trimStart().startsWith('# ')))
    return [`docs/guide/${name}.md: both parts begin with a title.`]
  return han.test(chinese.split('\n')[0] ?? '') && !han.test(english.trimStart().split('\n')[0] ?? '')
    ? []
    : [`docs/guide/${name}.md: the first part is Chinese, the second English.`]
}

/** The components of all screens. */
function pagesIn(path: string): string[] {
  const [source] = readFiles([path])
  return [...(source ? nodesIn(parse(source)) : [])].flatMap(node =>
    node.type === 'Property' && node.key.type === 'Identifier' && /^\w+Page$/.test(node.key.name)
      ? [node.key.name]
      : [],
  )
}
