import { globSync } from 'node:fs'
import { root } from './tree.ts'

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

/** A feature of the server has an index.ts. */
export const serverFeatures = featuresIn('server', { mark: 'index.ts', without: ['kit'] })

/** The folder of the feature, or else of the room, that has the file: `server/orders` of `server/orders/desk/claims.ts`. */
export function featureOf({ path }: { path: string }, { folders }: Features = serverFeatures): string {
  return folders.find(folder => path.startsWith(`${folder}/`)) ?? path
}

type Terms = {
  /** What makes a feature. */
  mark: string
  /** No rooms of features. */
  without: readonly string[]
}

function featuresIn(base: string, { mark, without }: Terms): Features {
  const rooms = foldersOf(base)
  const nested = rooms.flatMap(room => {
    if (without.some(name => room === `${base}/${name}`)) return []
    const inside = foldersOf(room)
    return has(room, mark) ? inside.filter(folder => has(folder, mark)) : inside
  })
  return { folders: [...nested, ...rooms], nested }
}

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

function has(folder: string, mark: string): boolean {
  return globSync(`${folder}/${mark}`, { cwd: root }).length > 0
}
