import type { ESTree } from 'vite'
import { isUnitTest, nodesIn, parse, placeOf, readFiles, readSources, report, type Source } from './tree.ts'

/** The oldest browsers, as the build and the documents name them. */
const supported = { Chromium: ['chrome111', '111'], Firefox: ['firefox128', '128'], Safari: ['safari16.4', '16.4'] }

/** Functions of a global object that some of them lack. */
const newerStatics: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  Error: ['isError'],
  Intl: ['DurationFormat'],
  Iterator: ['concat', 'from', 'zip'],
  Map: ['groupBy'],
  Math: ['f16round', 'sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
}

/** Methods that some of them lack, by names that nothing of ours has. */
const newerMethods: readonly string[] = [
  'checkVisibility',
  'difference',
  'getOrInsert',
  'getOrInsertComputed',
  'intersection',
  'isDisjointFrom',
  'isSubsetOf',
  'isSupersetOf',
  'moveBefore',
  'scrollIntoViewIfNeeded',
  'setHTML',
  'showPopover',
  'symmetricDifference',
  'toArray',
  'toBase64',
  'toHex',
  'transferToFixedLength',
  'union',
]

const newerGlobals: readonly string[] = [
  'CloseWatcher',
  'EditContext',
  'Float16Array',
  'Highlight',
  'Iterator',
  'Temporal',
  'URLPattern',
  'cookieStore',
  'navigation',
  'requestIdleCallback',
  'scheduler',
]

const [newer = { path: '', text: '' }] = readFiles(['web/public/newer.js'])
const carried = new Set(
  [...newer.text.matchAll(/^ {4}\*?(\w+)\(|add\(\w+, \{ (\w+) \}\)/gm)].flatMap(([, ...names]) => names),
)

const sources = readSources(['contract', 'web', 'words']).filter(source => !isUnitTest(source))
report([...sources.flatMap(newerCalls), ...readFiles(['web/**/*.css']).flatMap(newerColours), ...namedElsewhere()])

function newerCalls(source: Source): string[] {
  return [...nodesIn(parse(source))].flatMap(node => {
    const name = newerName(node)
    if (!name || carried.has(name)) return []
    return [
      `${placeOf(source, node.start)} uses ${name}, which the oldest supported browsers lack: write it otherwise, ask whether it is there by “?.”, or add it to web/public/newer.js and browser.js.`,
    ]
  })
}

/** `?.` asks before. */
function newerName(node: ESTree.Node): string | undefined {
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier')
    return newerGlobals.find(name => node.callee.type === 'Identifier' && node.callee.name === name)
  if (node.type !== 'CallExpression' || node.optional || node.callee.type !== 'MemberExpression') return
  const { object, property } = node.callee
  if (property.type !== 'Identifier') return
  const owner = object.type === 'Identifier' ? object.name : ''
  if (newerGlobals.includes(owner)) return owner
  const isNewer = newerStatics[owner]?.includes(property.name) || newerMethods.includes(property.name)
  return isNewer ? property.name : undefined
}

/** Colours made of others exist from Chromium 119 on. */
function newerColours({ path, text }: Source): string[] {
  if (!/\((from) /.test(text) || text.includes('@supports not (color: oklch(from red l c h))')) return []
  return [
    `${path} makes colours of others without saying what stands in their place in Chromium 111: see web/ui/tokens.css.`,
  ]
}

function namedElsewhere(): string[] {
  const files = readFiles(['vite.config.ts', 'README.md', 'docs/operations.md', 'web/index.html'])
  return Object.entries(supported).flatMap(([browser, [target = '', version = '']]) =>
    files
      .filter(({ path, text }) => !text.includes(path === 'vite.config.ts' ? target : version))
      .map(({ path }) => `${path} does not say that ${browser} is supported from ${version} on.`),
  )
}
