import Fuse, { type FuseResult, type IFuseOptions } from 'fuse.js'
import { isOutside, type SidebarEntry } from '../menu.ts'

/** Something that a search can lead to. */
export type Goal = {
  key: string
  /** Its own name, after the names of the groups that hold it. */
  title: string
  above: readonly string[]
  path: string
  pinyin: string
  initials: string
  isOutside: boolean
}

/** From-to pairs of the characters of a title that were found, both included. */
export type Marks = readonly (readonly [number, number])[]
export type Hit = { goal: Goal; marks: Marks }

type Weighted = { name: keyof Goal; weight: number }

const title: Weighted = { name: 'title', weight: 0.7 }
const pinyin: Weighted = { name: 'pinyin', weight: 0.3 }
const path: Weighted = { name: 'path', weight: 0.3 }

const terms: IFuseOptions<Goal> = { threshold: 0.4, includeMatches: true }

export type Find = (asked: string) => Hit[]

/** Exact and initials first, then as Fuse ranks them. Without pinyin a title is found by what is read only. */
export function finder(goals: readonly Goal[], byPinyin: boolean): Find {
  const fuse = new Fuse(goals, { ...terms, keys: byPinyin ? [title, pinyin, path] : [title, path] })
  return asked => {
    const wanted = asked.trim().toLowerCase()
    if (!wanted) return goals.map(goal => ({ goal, marks: [] }))
    const hits = fuse.search(wanted).map(hitOf)
    const byInitials = byPinyin ? goals.filter(({ initials }) => initials.startsWith(wanted)) : []
    const missed = byInitials.filter(goal => !hits.some(hit => hit.goal === goal)).map(goal => ({ goal, marks: [] }))
    return [...missed, ...hits].toSorted((a, b) => rank(a.goal, wanted, byPinyin) - rank(b.goal, wanted, byPinyin))
  }
}

function rank({ title, initials }: Goal, wanted: string, byPinyin: boolean): number {
  const said = title.toLowerCase()
  if (said === wanted || (byPinyin && initials === wanted)) return 0
  if (said.startsWith(wanted) || (byPinyin && initials.startsWith(wanted))) return 1
  return said.includes(wanted) ? 2 : 3
}

function hitOf({ item, matches }: FuseResult<Goal>): Hit {
  return { goal: item, marks: matches?.find(({ key }) => key === 'title')?.indices ?? [] }
}

/** Every visible entry of the menu that leads somewhere. */
export function goalsOf(entries: readonly SidebarEntry[], above: readonly string[] = []): Goal[] {
  return entries.flatMap(entry => {
    if (entry.children.length) return goalsOf(entry.children, [...above, entry.title])
    const { path, title, pinyin, initials } = entry
    return [{ key: path, title, above, path, pinyin, initials, isOutside: isOutside(path) }]
  })
}

/** A title cut at its marks, so that each piece is a text of its own. */
export function piecesOf(title: string, marks: Marks): { at: number; text: string; isMarked: boolean }[] {
  const pieces: { at: number; text: string; isMarked: boolean }[] = []
  let at = 0
  for (const [from, to] of marks) {
    if (from > at) pieces.push({ at, text: title.slice(at, from), isMarked: false })
    pieces.push({ at: from, text: title.slice(from, to + 1), isMarked: true })
    at = to + 1
  }
  if (at < title.length) pieces.push({ at, text: title.slice(at), isMarked: false })
  return pieces
}
