import { globSync } from 'node:fs'
import { readFiles, root } from './tree.ts'

/**
 * A room is a folder of `server/` or `web/`. A folder in it is a feature: every one where the room is only a room (`server/money/refunds`),
 * and where the room is a feature itself (`server/orders`), those that have what makes a feature (`server/orders/dispatch`).
 */
type Features = {
  /** With the rooms themselves: first what is within others, so that the first that a path begins with has the file. */
  folders: readonly string[]
  /** Those within a room. */
  nested: readonly string[]
}

const indexes = globSync('server/*/{*/,}{index,feature}.ts', { cwd: root })
/** A feature of the server has a feature.ts with what the process starts, an index.ts with what other features use, or both. */
export const serverFeatures = featuresIn('server', { marked: indexes.map(folderOf), without: ['kit', 'postgres'] })

const screens = readFiles(['web/process/screens.tsx'])[0]?.text ?? ''
const pages = [...screens.matchAll(/'\.\.\/([\w/]+)\/\w+Page\.tsx'/g)].map(([, folder]) => `web/${folder}`)
/** A feature of the web has a page in the list of screens; `desk/` is the frame, `process/` starts it. */
export const webFeatures = featuresIn('web', {
  marked: pages,
  without: ['kit', 'ui', 'shared', 'desk', 'process'],
})

/** The folder of the feature, or else of the room, that has the file: `server/orders` of `server/orders/desk/claims.ts`. */
export function featureOf({ path }: { path: string }, { folders }: Features = serverFeatures): string {
  return folders.find(folder => path.startsWith(`${folder}/`)) ?? path
}

type Terms = {
  /** Folders that have what makes a feature. */
  marked: readonly string[]
  /** No rooms of features. */
  without: readonly string[]
}

function featuresIn(base: string, { marked, without }: Terms): Features {
  if (marked.length === 0) throw new Error(`No feature was found in ${base}/: look what makes one.`)
  const rooms = foldersOf(base)
  const nested = rooms
    .filter(room => !without.some(name => room === `${base}/${name}`))
    .flatMap(room => foldersOf(room).filter(folder => !marked.includes(room) || marked.includes(folder)))
  return { folders: [...nested, ...rooms], nested }
}

/** The folders in a folder that have code in them. */
function foldersOf(folder: string): string[] {
  const files = globSync(`${folder}/*/**/*.{ts,tsx}`, { cwd: root })
  return [
    ...new Set(
      files.map(path =>
        path
          .split('/')
          .slice(0, folder.split('/').length + 1)
          .join('/'),
      ),
    ),
  ].sort()
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
