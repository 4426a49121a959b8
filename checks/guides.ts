import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nodesIn, parse, readFiles, report, root } from './read/tree.ts'

const [declared] = readFiles(['web/process/screens.tsx'])
/** Screens that share the guide of another. */
const shared = new Map(
  [...(declared?.text ?? '').matchAll(/^ {2}(\w+Page): (.*?)\),$/gms)].flatMap(([, page = '', terms = '']) => {
    const [, guide] = terms.match(/guide: '(\w+)'/) ?? []
    return guide ? [[page, guide] as const] : []
  }),
)
const texts = new Map(readFiles(['docs/guide/*.md']).map(({ path, text }) => [path.replace(/^.*\/|\.md$/g, ''), text]))
const han = /\p{Script=Han}/u
/** The guide of all plain lists. */
const ofPlain = 'plain'
const plainPages = readFiles(['web/**/*Page.tsx'])
  .filter(({ text }) => text.includes('<PlainScreen'))
  .map(({ path }) => path.replace(/^.*\/|\.tsx$/g, ''))
const needed = new Set(pagesIn('web/process/screens.tsx').map(guideOf))

report([
  ...[...needed]
    .filter(name => !texts.has(name))
    .map(name => `docs/guide/${name}.md is missing: say what one does on that screen.`),
  ...[...texts].flatMap(([name, text]) => faultsOf(name, text)),
  ...[...texts.keys()].flatMap(missingPictures),
  ...globSync('docs/guide/pictures/*', { cwd: root }).flatMap(faultsOfPicture),
])

/** Each shows a picture of its screen in either language. */
function missingPictures(name: string): string[] {
  const [chinese = '', english = ''] = (texts.get(name) ?? '').split('\n---\n')
  return Object.entries({ zh: chinese, en: english })
    .filter(([language, text]) => !text.includes(`](pictures/${name}.${language}.webp)`))
    .map(([language]) => `docs/guide/${name}.md does not show pictures/${name}.${language}.webp.`)
}

/** One that a guide shows and that is missing is found by checks/docs.ts. */
function faultsOfPicture(path: string): string[] {
  const file = path.replace(/^.*\//, '')
  const isShown = [...texts.values()].some(text => text.includes(`](pictures/${file})`))
  const bytes = statSync(join(root, path)).size
  return [
    ...(isShown ? [] : [`${path} is shown by no guide.`]),
    ...(bytes <= 40 * 1024
      ? []
      : [`${path} has ${bytes} bytes: make it anew by npm run guides:pictures, 40 KB at most.`]),
  ]
}

/** As web/desk/help/guides.ts finds it: any screen but a plain list has one of its own, or shares one. */
function guideOf(page: string): string {
  const own = nameOf(page)
  const isPlain = plainPages.includes(page) && !texts.has(own)
  return shared.get(page) ?? (isPlain ? ofPlain : own)
}

function nameOf(page: string): string {
  return page.replace(/Page$/, '').replace(/^./, first => first.toLowerCase())
}

function faultsOf(name: string, text: string): string[] {
  const parts = text.split('\n---\n')
  const [chinese = '', english = ''] = parts
  if (!needed.has(name)) return [`docs/guide/${name}.md belongs to no screen of web/process/screens.tsx.`]
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
