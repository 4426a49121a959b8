import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Module = { importedIds?: readonly string[]; importers?: readonly string[] }
type Context = { getModuleInfo(id: string): Module | null }
type Holds = (id: string, context: Context) => boolean

const root = join(import.meta.dirname, 'web')
const frame = 'shell/frame/Frame.tsx'
/** Each the door to a screen; the sign-in page is part of the start. */
const pages = globSync('**/*Page.tsx', { cwd: root }).filter(page => !page.startsWith('login/'))
/** Where the day is spent: what these pages share with any other comes with the frame. */
const busyPages = pages.filter(page => page.startsWith('orders/'))

const dialogs = ['ui/ask/Dialog.tsx', 'ui/ask/Drawer.tsx']
const choices = ['ui/controls/SelectPopup.tsx', 'ui/controls/SuggestBox.tsx', 'ui/menu/MenuPopup.tsx']

/** Few files instead of one for each small module that two pages share. What comes first takes a module. */
export const chunkGroups = [
  group('react', id => /\/node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/.test(id)),
  group('start', (id, context) => isIn(['main.tsx'], id, context)),
  group('frame', (id, context) => isFrames(id, context) || (isShared(id, context) && isIn(busyPages, id, context))),
  group('virtual', id => /\/node_modules\/@tanstack\/(react-)?virtual/.test(id)),
  group('dialogs', (id, context) => isIn(dialogs, id, context) && isBaseUi(id)),
  // Fetched when the first menu or listbox is opened; what they share with dialogs comes with those.
  group('choices', (id, context) => isIn(choices, id, context) && isBaseUi(id)),
  group('dialogs', isBaseUi),
  group('shared', isShared),
  // A busy page is a file by itself as it is: what it shares has come with the frame.
  ...pages
    .filter(page => !busyPages.includes(page))
    .map(page => group(page.replace(/^.*\/|Page.tsx$/g, ''), (id, context) => isIn([page], id, context))),
].map((one, at, all) => ({ ...one, priority: all.length - at }))

function group(name: string, holds: Holds) {
  return { debugName: name, name: (id: string, context: Context) => (holds(id, context) ? name : null) }
}

/** The kit and the keys are small, and dialogs need them too: no page must wait for the dialogs because of them. */
function isFrames(id: string, context: Context): boolean {
  return /\/web\/(kit\/|ui\/controls\/keys)/.test(id) || isIn([frame], id, context)
}

/** By two pages, or by one and by what opens over another, which must not wait for that page. */
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

function isIn(doors: readonly string[], id: string, context: Context): boolean {
  return reachedFrom(doors, context).has(id)
}

const reached = new Map<string, Set<string>>()

/** Everything that is there at once when `doors` are: what they import, and what that imports. */
function reachedFrom(doors: readonly string[], context: Context): Set<string> {
  const key = doors.join()
  const found = reached.get(key) ?? new Set<string>()
  if (reached.has(key)) return found
  const open = doors.map(door => join(root, door))
  for (let id = open.pop(); id; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.set(key, found)
  return found
}
