import type { MenuRow } from '#contract/access/menus.ts'
import type { Language } from '#contract/base/values.ts'

type MenuNode = { row: MenuRow; depth: number; children: MenuNode[] }

/** Positions of entries: their parent and order. */
export type Arrangement = { parentId: number | null; ids: number[] }

/** An entry to edit, or the parent of a new one. */
export type Edited = { row: MenuRow } | { parentId: number | null }

export type DropPlace = 'before' | 'after' | 'into'

export function treeOf(rows: readonly MenuRow[], parentId: number | null = null, depth = 0): MenuNode[] {
  return childrenOf(rows, parentId).map(row => ({ row, depth, children: treeOf(rows, row.id, depth + 1) }))
}

/** Depth first, as they are drawn. */
export function flatten(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap(node => [node, ...flatten(node.children)])
}

function childrenOf(rows: readonly MenuRow[], parentId: number | null): MenuRow[] {
  return rows
    .filter(row => row.parentId === parentId)
    .toSorted((one, other) => one.sort - other.sort || one.id - other.id)
}

/** Whether `id` is `above` or a descendant of it: `above` must not be moved there. */
export function isWithin(rows: readonly MenuRow[], id: number | null, above: number): boolean {
  for (let at = id; at !== null; at = rows.find(row => row.id === at)?.parentId ?? null) if (at === above) return true
  return false
}

/** Where an entry and its siblings stand now, to be put back there. */
export function placedNow(rows: readonly MenuRow[], { parentId }: MenuRow): Arrangement {
  return { parentId, ids: childrenOf(rows, parentId).map(sibling => sibling.id) }
}

/** One place up (-1) or down (1) among its siblings; undefined at the edge. */
export function stepped(rows: readonly MenuRow[], row: MenuRow, by: -1 | 1): Arrangement | undefined {
  const ids = childrenOf(rows, row.parentId).map(sibling => sibling.id)
  const at = ids.indexOf(row.id)
  if (at + by < 0 || at + by >= ids.length) return undefined
  ids.splice(at, 1)
  ids.splice(at + by, 0, row.id)
  return { parentId: row.parentId, ids }
}

/** Undefined where it cannot be placed: below itself, inside an entry that is no group, or at its current position. */
export function dropped(
  rows: readonly MenuRow[],
  id: number,
  target: MenuRow,
  place: DropPlace,
): Arrangement | undefined {
  const parentId = place === 'into' ? target.id : target.parentId
  if (id === target.id || isWithin(rows, parentId, id) || (place === 'into' && !isGroup(target))) return undefined
  const before = childrenOf(rows, parentId).map(sibling => sibling.id)
  const ids = before.filter(sibling => sibling !== id)
  const at = place === 'into' ? ids.length : ids.indexOf(target.id) + (place === 'after' ? 1 : 0)
  ids.splice(at, 0, id)
  return ids.join() === before.join() ? undefined : { parentId, ids }
}

export function isGroup({ component }: Pick<MenuRow, 'component'>): boolean {
  return component === 'Layout' || component === 'Blank'
}

export function isOutside({ path }: Pick<MenuRow, 'path'>): boolean {
  return /^(https?:|mailto:|tel:)/.test(path)
}

export function titleOf({ titles, path }: Pick<MenuRow, 'titles' | 'path'>, language: Language): string {
  return titles[language] ?? titles.zh ?? path
}
