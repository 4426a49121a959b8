import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Module = { importedIds?: readonly string[]; importers?: readonly string[] }
type Context = { getModuleInfo(id: string): Module | null }
type Matches = (id: string, context: Context) => boolean

const root = join(import.meta.dirname, '../web')
const splitWords = join(root, '../dist/words/')
const frame = 'desk/frame/Frame.tsx'
const login = 'access/login/LoginPage.tsx'
/** The entry of each screen; the sign-in page has chunks of its own. */
const pages = globSync('**/*Page.tsx', { cwd: root }).filter(page => page !== login)
/** The features of the screens, those within a room after the room; `desk/` is one as a whole. */
const features = [
  ...readFileSync(join(root, 'process/screens.tsx'), 'utf8').matchAll(/'\.\.\/([\w/]+)\/\w+Page\.tsx'/g),
]
  .flatMap(([, folder = '']) => (folder.startsWith('desk/') ? [] : [folder]))
  .concat(dirname(login))
  .toSorted()
/** The most used pages: modules that they share with any other are in the chunk of the lists, or of the frame if the first page has them, too. */
const busyPages = pages.filter(page => page.startsWith('orders/'))

/** The dashboard is the first page of most people: what it and its first blocks share with others must not bring their dialogs. */
const firstBlocks = ['frame/FirstSteps', 'blocks/Todo', 'blocks/Kpis'].map(name => `dashboard/${name}.tsx`)
/** Without a chart, but below the charts. */
const lateBlocks = ['Delays', 'Notices'].map(name => `dashboard/blocks/${name}.tsx`)
/** First for a dispatcher and an agent, and without a chart. */
const homeBlocks = ['Urgent', 'Own'].map(name => `dashboard/blocks/home/${name}.tsx`)
const setupCard = ['shared/setup/SetupCard.tsx']
const firstPage = ['dashboard/DashboardPage.tsx', ...firstBlocks, ...homeBlocks, ...lateBlocks]
const charts = globSync('dashboard/blocks/**/*.tsx', { cwd: root }).filter(file => !firstPage.includes(file))

/** Opened from busy pages: what it shares with others must not bring their forms along. */
const board = ['orders/board/DispatchBoard.tsx']

const dialogs = ['ui/ask/Dialog.tsx', 'ui/ask/Drawer.tsx']
const choices = [
  'ui/controls/SelectPopup.tsx',
  'ui/controls/SuggestBox.tsx',
  'ui/dates/CalendarPopup.tsx',
  'ui/menu/MenuPopup.tsx',
]

// A file that has moved would silently bring what it imports to other pages.
for (const file of [frame, login, ...firstPage, ...setupCard, ...board, ...dialogs, ...choices])
  if (!existsSync(join(root, file))) throw new Error(`build/chunks.ts names web/${file}, which is not there.`)

/**
 * The parts of the first page, and the other pages. A busy page needs no file, because its shared modules are in that of the lists.
 * Charts are loaded when the first is seen.
 */
const owners: readonly (readonly [name: string, entries: readonly string[]])[] = [
  ['Dashboard', firstPage.slice(0, 1)],
  ['blocks', firstBlocks],
  ['homeBlocks', homeBlocks],
  ['lateBlocks', lateBlocks],
  ['charts', charts],
  ...pages
    .filter(page => !busyPages.includes(page))
    .map(page => [page.replace(/^.*\/|Page.tsx$/g, ''), [page]] as const),
]

/** Few files instead of one for each small module that two pages share. The first matching group takes a module. */
export const chunkGroups = [
  group('react', id => /\/node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/.test(id)),
  // With what the sign-in page shares with others: those need not load its own files.
  group(
    'start',
    (id, context) => isIn(['process/main.tsx'], id, context) || (isIn([login], id, context) && !isLogin(id)),
  ),
  group('login', (id, context) => isIn([login], id, context)),
  group('frame', (id, context) => isFrames(id, context) || isFirst(id, context)),
  // Comes with the first form. Frame, dashboard and orders do without.
  group('schemas', id => id.includes('/node_modules/zod/')),
  // Without the pages themselves: a page that is left open over a deploy reloads when the file of its next screen is gone.
  group('lists', isBusy),
  group('common', isOfFirstPage),
  // What charts have in common with pages: with other shared modules it would bring their dialogs along.
  group('chartParts', isOfCharts),
  group('setup', (id, context) => isIn(setupCard, id, context)),
  group('virtual', id => /\/node_modules\/@tanstack\/(react-)?virtual/.test(id)),
  group('dialogs', (id, context) => isIn(dialogs, id, context) && isBaseUi(id)),
  // Loaded when the first menu, listbox or calendar is opened; modules shared with dialogs are in the chunk of dialogs.
  group('choices', (id, context) => isIn(choices, id, context) && isBaseUi(id)),
  group('dialogs', isBaseUi),
  group('boardParts', (id, context) => isShared(id, context) && isIn(board, id, context)),
  group('shared', isShared),
  // Nobody loads another page for an icon or a word of it.
  group('icons', (id, context) => isIcon(id) && isUsedElsewhere(id, context)),
  group('parts', isUsedElsewhere),
  ...owners.map(([name, entries]) => group(name, (id, context) => isIn(entries, id, context))),
  { debugName: 'words', name: wordsFile },
].map((one, at, all) => ({ ...one, priority: all.length - at }))

/** Words that are fetched together, in one file a language: `zh-desk`. Every other file of words is fetched by itself. */
const bundles = {
  // Of the start, of the frame with the order lists, of dialogs and drawers of an order, of the conversations.
  start: /^(base\/ui|access\/login)$/,
  desk: /^(desk\/shell|orders\/(order|orders)|people\/people)$/,
  orders: /^(orders\/(?!dispatch$)|money\/(refunds|settlements)$|complaints\/names$)/,
  chats: /^chats\//,
}

function wordsFile(id: string): string | null {
  if (!isWordsLoader(id)) return null
  const [, language, file = ''] = /^(\w\w)\/(.*)\.ts$/.exec(id.slice(splitWords.length)) ?? []
  const bundle = Object.entries(bundles).find(([, pattern]) => pattern.test(file))
  return bundle && language ? `${language}-${bundle[0]}` : null
}

function group(name: string, matches: Matches) {
  return { debugName: name, name: (id: string, context: Context) => (matches(id, context) ? name : null) }
}

const isLogin = (id: string) => id.startsWith(join(root, 'access/login/'))

/** The kit and the keys are small and used by dialogs, too; with the frame, no page has to load the dialogs for them. */
function isFrames(id: string, context: Context): boolean {
  return /\/web\/(kit\/|ui\/controls\/keys)/.test(id) || isIn([frame], id, context)
}

/** What the dashboard has in common with busy pages: of its setup card and its charts, the icons and what loads words. */
function isFirst(id: string, context: Context): boolean {
  if (!isBusy(id, context)) return false
  return isIn(firstPage, id, context) || (isIconOrLoader(id) && isIn([...setupCard, ...charts], id, context))
}

const isIcon = (id: string) => id.includes('/lucide-react/')
const isIconOrLoader = (id: string) => isIcon(id) || isWordsLoader(id)
const isWordsLoader = (id: string) => id.startsWith(splitWords)

/** Of charts: maps, icons, what loads their words, and names of the contract. */
function isOfCharts(id: string, context: Context): boolean {
  const isPart = id.startsWith(join(root, 'shared/map/')) || id.includes('/contract/') || isIconOrLoader(id)
  return isPart && isIn(charts, id, context) && !isIn(firstPage, id, context)
}

function isBusy(id: string, context: Context): boolean {
  return isShared(id, context) && isIn(busyPages, id, context)
}

/** Used by two pages, or by one page and a drawer or dialog over another, which must not load that page. */
function isShared(id: string, context: Context): boolean {
  const owners = pages.filter(page => isIn([page], id, context))
  const folders = (context.getModuleInfo(id)?.importers ?? []).map(path => relative(root, dirname(path)))
  return owners.length > 1 || (owners.length === 1 && isUi(id) && new Set(folders).size > 1)
}

function isUi(id: string): boolean {
  return id.startsWith(join(root, 'ui/')) || id.startsWith(join(root, 'shared/'))
}

function isBaseUi(id: string): boolean {
  return (
    [...dialogs, ...choices].some(file => id === join(root, file)) ||
    /\/node_modules\/@(base-ui|floating-ui)\//.test(id)
  )
}

function isIn(entries: readonly string[], id: string, context: Context): boolean {
  return importsOf(entries, context).has(id)
}

/** Whether nobody imports it but `entries` and what is in their feature: its drawers and dialogs are opened over its page. */
function isOwn(entries: readonly string[], id: string, context: Context): boolean {
  const seen = new Set<string>()
  const pending = [id]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (seen.has(next) || entries.some(entry => featureOf(relative(root, next as string)) === featureOf(entry)))
      continue
    if (!isIn(entries, next, context)) return false
    seen.add(next)
    pending.push(...(context.getModuleInfo(next)?.importers ?? []))
  }
  return true
}

const featureOf = (path: string) => features.findLast(folder => path.startsWith(`${folder}/`)) ?? path.split('/')[0]

function isOfFirstPage(id: string, context: Context): boolean {
  return isIn(firstPage, id, context) && (isShared(id, context) || isUsedElsewhere(id, context))
}

/** By more than one page with its drawers, or by none of those in `owners`. */
function isUsedElsewhere(id: string, context: Context): boolean {
  const users = owners.filter(([, entries]) => isIn(entries, id, context))
  return (isIcon(id) || users.length > 0) && !users.some(([, entries]) => isOwn(entries, id, context))
}

const known = new Map<string, Set<string>>()

/** All static imports of `entries`, direct and indirect. */
function importsOf(entries: readonly string[], context: Context): Set<string> {
  const key = entries.join()
  const found = known.get(key) ?? new Set<string>()
  if (known.has(key)) return found
  const pending = entries.map(entry => join(root, entry))
  for (let id = pending.pop(); id; id = pending.pop()) {
    if (found.has(id)) continue
    found.add(id)
    pending.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  known.set(key, found)
  return found
}
