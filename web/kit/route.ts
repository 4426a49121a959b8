import { type ComponentProps, createContext, createElement, type MouseEvent, type ReactElement, use } from 'react'
import { createStore, useStore } from './store.ts'

/** `search` and `hash` keep their `?` and `#`, or are empty. */
export type Place = { readonly path: string; readonly search: string; readonly hash: string }

const current = createStore(placeOf(location.href))
addEventListener('popstate', () => current.set(placeOf(location.href)))

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
  const isSame = textOf(place) === textOf(current.get())
  if (replace || isSame) history.replaceState(null, '', textOf(place))
  else history.pushState(null, '', textOf(place))
  if (!isSame) current.set(place)
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
