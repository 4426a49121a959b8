import { askedOfComputer } from './browsers/clock.ts'
import { askedElsewhere } from './browsers/refusable.ts'
import { newerInScripts } from './browsers/scripts.ts'
import { builtStyles, newerInStyles } from './browsers/styles.ts'
import { supported } from './browsers/support.ts'
import { loadedByWorkers } from './browsers/workers.ts'
import { isUnitTest, placeOf, readFiles, readSources, report } from './read/tree.ts'

/** What some of the oldest supported browsers lack and the product may use, and why. */
const known: Readonly<Record<string, string>> = {
  // Loaded where it is missing: web/process/main.tsx.
  popover: 'polyfill',
  popoverTarget: 'polyfill',
  beforetoggle: 'polyfill',
  // Hints, without which everything works.
  autoCapitalize: 'keyboards of phones begin with a small letter',
  controlsList: 'offers no download',
  playsInline: 'phones play in the page',
  auxclick: 'a tab closes by its × as well',
  // Looks.
  'scrollbar-width': 'usual scroll bars',
  'scrollbar-color': 'usual scroll bars',
  'scrollbar-gutter': 'the sign-in page moves by half a scroll bar',
  'accent-color': 'usual check boxes',
  '@page': 'margins of the browser on paper',
  'forced-color-adjust': 'where the system chooses the colours, which it does in no Safari',
  'print-color-adjust': 'built with its prefix',
  'text-wrap': 'lines of other lengths',
  'text-decoration: dotted': 'Tailwind’s reset',
  'font-family: ui-monospace': 'the next font of the list',
  '-webkit-tap-highlight-color': 'Tailwind’s reset',
  '::-webkit-inner-spin-button': 'Tailwind’s reset',
  'user-select': 'built with its prefix',
  // Speed and comfort.
  'content-visibility': 'draws more than is seen',
  'contain-intrinsic-size': 'goes with content-visibility',
  'contain-intrinsic-block-size': 'goes with content-visibility',
  'field-sizing': 'a field scrolls instead of growing',
  'overflow-anchor': 'nothing is anchored there',
  'overscroll-behavior': 'the page scrolls on at the end of a list',
  // Of libraries, and named as something of browsers is.
  destroy: 'prosemirror-view',
  isError: '@tanstack/react-query',
  node: 'prosemirror-model',
}

const [newer = { path: '', text: '' }] = readFiles(['web/process/public/newer.js'])
const carried = new Set(
  [...newer.text.matchAll(/^ {4}\*?(\w+)\(|add\(\w+, \{ (\w+) \}\)/gm)].flatMap(([, ...names]) => names),
)
const used = new Set<string>()

const sources = readSources(['contract', 'web', 'words']).filter(source => !isUnitTest(source))
const styles = await builtStyles(readFiles(['web/**/*.css']).map(({ path }) => path))
const inWorkers = loadedByWorkers(sources)
const findings = [
  ...newerInScripts(sources).flatMap(({ name, since, at, source }) => {
    const isInWorker = inWorkers.has(source.path)
    if (isKnown(name, isInWorker)) return []
    const mend = isInWorker
      ? 'write it otherwise, since a worker loads no web/process/public/newer.js'
      : 'write it otherwise, ask whether it is there by “?.”, or add it to web/process/public/newer.js and browser.js'
    return `${placeOf(source, at)} uses ${name}, which is there from ${since} on: ${mend}.`
  }),
  ...newerInStyles(styles).flatMap(({ name, since, where }) =>
    isKnown(name) || isKnown(name.replace(/:.*/, ''))
      ? []
      : `${where} has ${name}, which is there from ${since} on: write it otherwise, or say by @supports what stands in its place.`,
  ),
  ...Object.keys(known)
    .filter(name => !used.has(name))
    .map(name => `checks/browsers.ts permits ${name}, which nothing uses any more: remove it there.`),
  ...askedOfComputer(sources),
  ...askedElsewhere(sources),
  ...namedElsewhere(),
]
report([...new Set(findings)])

function isKnown(name: string, isInWorker = false): boolean {
  if (name in known) used.add(name)
  return name in known || (!isInWorker && carried.has(name.replace(/^.*\./, '')))
}

function namedElsewhere(): string[] {
  const files = readFiles(['build/vite.config.ts', 'README.md', 'docs/operations.md', 'web/index.html'])
  return Object.entries(supported).flatMap(([browser, { target, version }]) =>
    files
      .filter(({ path, text }) => !text.includes(path === 'build/vite.config.ts' ? target : version))
      .map(({ path }) => `${path} does not say that ${browser} is supported from ${version} on.`),
  )
}
