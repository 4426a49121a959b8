import { type ComponentProps, createContext, createElement, type MouseEvent, type ReactElement, use } from 'react'
import { createStore, useStore } from './store.ts'

/** `search` and `hash` keep their `?` and `#`, or are empty. */
export type Place = { readonly path: string; readonly search: string; readonly hash: string }

const current = createStore(placeOf(location.href))

/** How many steps of this window's history are ours; kept in each step, so that a refused Back can be taken back. */
let depth = depthOf(history.state) ?? 0
if (depthOf(history.state) === undefined) history.replaceState({ depth }, '')

/** True, or a promise of what the person answers. */
type Guard = (from: Place, to: Place) => true | Promise<boolean>
let mayLeave: Guard = () => true

/** Asked before each move that would take a page away: by a link, by code, by Back and Forward. */
export function guardLeaving(guard: Guard): void {
  mayLeave = guard
}

/** The place of the tab that draws; a hidden tab keeps the one it had when it was left. */
export const TabPlace = createContext<Place | undefined>(undefined)

/** This tab's own place. It does not change while another tab is in front. */
export function useLocation(): Place {
  const place = use(TabPlace)
  if (!place) throw new Error('useLocation is for screens: draw it inside <TabPlace value={…}>.')
  return place
}

/** What the address bar says. For the frame only: it changes with every tab. */
export function useAddress(): Place {
  return useStore(current)
}

export function addressNow(): Place {
  return current.get()
}

/** `to` is a path of this site with its query and hash. Going where one is already adds no step to the history. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const place = placeOf(to)
  const mayGo = mayLeave(current.get(), place)
  if (mayGo === true) move(place, replace)
  else void mayGo.then(isSure => isSure && move(place, replace))
}

function move(place: Place, replace: boolean): void {
  const isNew = textOf(place) !== textOf(current.get())
  const isStep = isNew && !replace
  if (isStep) depth += 1
  history[isStep ? 'pushState' : 'replaceState']({ depth }, '', textOf(place))
  if (isNew) current.set(place)
}

let isGoingBack = false

addEventListener('popstate', () => {
  if (isGoingBack) {
    isGoingBack = false
    return
  }
  // An address typed by hand with another hash is a step that nobody numbered.
  const to = depthOf(history.state) ?? depth + 1
  history.replaceState({ depth: to }, '')
  const place = placeOf(location.href)
  const mayGo = mayLeave(current.get(), place)
  if (mayGo === true) {
    depth = to
    current.set(place)
    return
  }
  isGoingBack = to !== depth
  if (isGoingBack) history.go(depth - to)
  void mayGo.then(isSure => isSure && history.go(to - depth))
})

function depthOf(state: unknown): number | undefined {
  const kept = (state as { depth?: unknown } | null)?.depth
  return typeof kept === 'number' ? kept : undefined
}

export function placeOf(to: string): Place {
  const { pathname, search, hash } = new URL(to, location.href)
  return { path: pathname === '/' ? '/' : pathname.replace(/\/+$/, ''), search, hash }
}

export function textOf({ path, search, hash }: Place): string {
  return path + search + hash
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }

/** An ordinary link, so that middle click, Ctrl click and "copy address" work as everywhere. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps): ReactElement {
  return createElement('a', {
    ...rest,
    href: to,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self')) return
      event.preventDefault()
      navigate(to, { replace })
    },
  })
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
