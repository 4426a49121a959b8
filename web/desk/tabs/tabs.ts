import { type Place, placeOf, textOf } from '#web/kit/route.ts'

export type Tab = { key: string; place: Place }

export type Tabs = {
  list: readonly Tab[]
  /** Keys, the most recently used first. */
  used: readonly string[]
  /** Number of refreshes; a new number remounts the page. */
  rounds: Readonly<Record<string, number>>
}

export const aliveAtMost = 12

export const noTabs: Tabs = { list: [], used: [], rounds: {} }

export type Closing = 'this' | 'left' | 'right' | 'others' | 'all'

/** Returns the same object when nothing changes, so that it can be called while rendering. */
export function openTab(tabs: Tabs, place: Place): Tabs {
  const open = tabs.list.find(tab => tab.key === place.path)
  if (open && textOf(open.place) === textOf(place) && tabs.used[0] === open.key) return tabs
  const tab = open && textOf(open.place) === textOf(place) ? open : { key: place.path, place }
  const list = open ? tabs.list.map(other => (other === open ? tab : other)) : [...tabs.list, tab]
  return { ...tabs, list, used: [tab.key, ...tabs.used.filter(key => key !== tab.key)] }
}

/** Puts the pinned tabs at the front. */
export function withAffixed(tabs: Tabs, affixed: readonly string[]): Tabs {
  const missing = affixed.filter(path => !tabs.list.some(tab => tab.key === path))
  const isInFront = affixed.every((path, at) => tabs.list[at]?.key === path)
  if (!missing.length && isInFront) return tabs
  const front = affixed.map(path => tabs.list.find(tab => tab.key === path) ?? { key: path, place: placeOf(path) })
  return { ...tabs, list: [...front, ...tabs.list.filter(tab => !affixed.includes(tab.key))] }
}

export function closeTabs(tabs: Tabs, key: string, closing: Closing, affixed: readonly string[]): Tabs {
  const at = tabs.list.findIndex(tab => tab.key === key)
  const isClosed: Record<Closing, (index: number) => boolean> = {
    this: index => index === at,
    left: index => index < at,
    right: index => index > at,
    others: index => index !== at,
    all: () => true,
  }
  const list = tabs.list.filter((tab, index) => affixed.includes(tab.key) || !isClosed[closing](index))
  const kept = new Set(list.map(tab => tab.key))
  return { ...tabs, list, used: tabs.used.filter(used => kept.has(used)) }
}

/** The tab to activate when `key` closes: its right neighbour, else its left one. */
export function neighbourOf(before: Tabs, after: Tabs, key: string): Tab | undefined {
  const at = before.list.findIndex(tab => tab.key === key)
  const inOrder = [...before.list.slice(at + 1), ...before.list.slice(0, at).reverse()]
  return inOrder.find(tab => after.list.includes(tab))
}

export function refreshTab(tabs: Tabs, key: string): Tabs {
  return { ...tabs, rounds: { ...tabs.rounds, [key]: (tabs.rounds[key] ?? 0) + 1 } }
}

/** Tabs whose page stays mounted; the others are mounted again when activated. Pages with unsaved work always stay. */
export function aliveTabs(tabs: Tabs, isHeld: (key: string) => boolean): Tab[] {
  const alive = new Set(tabs.used.slice(0, aliveAtMost))
  return tabs.list.filter(tab => alive.has(tab.key) || isHeld(tab.key))
}

/** Moves a tab to the place of another. Pinned ones stay in front. */
export function moveTab(tabs: Tabs, key: string, to: string, affixed: readonly string[]): Tabs {
  if (key === to || affixed.includes(key) || affixed.includes(to)) return tabs
  const from = tabs.list.findIndex(tab => tab.key === key)
  const at = tabs.list.findIndex(tab => tab.key === to)
  const tab = tabs.list[from]
  if (!tab || at === -1) return tabs
  return { ...tabs, list: tabs.list.toSpliced(from, 1).toSpliced(at, 0, tab) }
}

export function tabsToKeep(tabs: Tabs): object {
  return { list: tabs.list.map(tab => textOf(tab.place)) }
}

/** None from what another version kept, or what is no list of addresses. */
export function keptTabs(kept: object | undefined): Tabs {
  const { list }: { list?: unknown } = { ...kept }
  const addresses = (Array.isArray(list) ? list : []).filter(
    to => typeof to === 'string' && to.startsWith('/') && URL.canParse(to, location.href),
  )
  return { ...noTabs, list: addresses.map(placeOf).map(place => ({ key: place.path, place })) }
}
