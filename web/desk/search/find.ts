import Fuse, { type FuseResult, type IFuseOptions } from 'fuse.js'
import type { MenuRoute } from '#contract/access/session.ts'
import { fullPath, isGroup, isOutside } from '#web/desk/frame/menu.ts'

/** A menu entry that the search can open. */
export type Goal = {
  path: string
  /** Titles of its groups and, last, its own. */
  titles: readonly string[]
  icon: string
  pinyin: string
  initials: string
  /** Titles of its groups. */
  initialsAbove: readonly string[]
  isOutside: boolean
}

/** From-to index pairs of the matched characters, both inclusive. */
export type Marks = readonly (readonly [number, number])[]
/** `marks` has one entry for each of the titles; `isContained` is false where what was typed only resembles the entry. */
export type Hit = { goal: Goal; marks: readonly Marks[]; isContained: boolean }
type Found = Omit<Hit, 'isContained'>

type Weighted = { name: keyof Goal; weight: number }

const title: Weighted = { name: 'titles', weight: 0.7 }
const pinyin: Weighted = { name: 'pinyin', weight: 0.3 }
const path: Weighted = { name: 'path', weight: 0.3 }

const terms: IFuseOptions<Goal> = { threshold: 0.4, includeMatches: true }

type Find = (typed: string) => Hit[]

/** Exact matches and initials first, then in the order of Fuse. Without pinyin a title matches by its text only. */
export function finder(goals: readonly Goal[], byPinyin: boolean): Find {
  const fuse = new Fuse(goals, { ...terms, keys: byPinyin ? [title, pinyin, path] : [title, path] })
  return typed => {
    const wanted = typed.trim().toLowerCase()
    const judged = (found: Found): Hit => ({ ...found, isContained: contains(found.goal, wanted, byPinyin) })
    if (!wanted) return goals.map(goal => judged(unmarked(goal)))
    const hits = fuse.search(wanted).map(hitOf)
    const byInitials = byPinyin
      ? goals.filter(({ initials, initialsAbove }) => [initials, ...initialsAbove].some(one => one.startsWith(wanted)))
      : []
    const missed = byInitials.filter(goal => !hits.some(hit => hit.goal === goal)).map(unmarked)
    return [...missed, ...hits]
      .toSorted((a, b) => rank(a.goal, wanted, byPinyin) - rank(b.goal, wanted, byPinyin))
      .map(judged)
  }
}

function contains({ titles, path, pinyin, initials, initialsAbove }: Goal, wanted: string, byPinyin: boolean): boolean {
  const written = [...titles, path, ...(byPinyin ? [pinyin, initials, ...initialsAbove] : [])]
  return written.some(one => one.toLowerCase().includes(wanted))
}

function rank({ titles, initials }: Goal, wanted: string, byPinyin: boolean): number {
  const title = titles.at(-1)?.toLowerCase() ?? ''
  if (title === wanted || (byPinyin && initials === wanted)) return 0
  if (title.startsWith(wanted) || (byPinyin && initials.startsWith(wanted))) return 1
  return title.includes(wanted) ? 2 : 3
}

function unmarked(goal: Goal): Found {
  return { goal, marks: goal.titles.map(() => []) }
}

function hitOf({ item, matches = [] }: FuseResult<Goal>): Found {
  const inTitles = matches.filter(({ key }) => key === 'titles')
  return {
    goal: item,
    marks: item.titles.map((_, at) => inTitles.find(({ refIndex }) => refIndex === at)?.indices ?? []),
  }
}

type Above = { titles: readonly string[]; initials: readonly string[] }

/** Every visible entry of the menu that has a target. */
export function goalsOf(routes: readonly MenuRoute[], base = '', above: Above = { titles: [], initials: [] }): Goal[] {
  return routes
    .filter(({ hidden }) => !hidden)
    .flatMap(route => {
      const path = fullPath(base, route.path)
      const { title, icon, pinyin, initials } = route.meta
      const titles = title ? [...above.titles, title] : above.titles
      const own = { path, titles, icon, pinyin, initials, initialsAbove: above.initials, isOutside: isOutside(path) }
      const below = { titles, initials: [...above.initials, initials] }
      return [...(isGroup(route) ? [] : [own]), ...goalsOf(route.children, path, below)]
    })
}

/** A title divided at its marks. */
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
