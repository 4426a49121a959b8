import { useSyncExternalStore } from 'react'

// Paper is narrower than most windows; what is printed is the form for a window.
const narrow = matchMedia('screen and (width < 992px)')

function watchWidth(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** A phone, or a window as narrow as one. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(watchWidth, () => narrow.matches)
}

const narrowBar = matchMedia('screen and (width < 1200px)')

function watchBar(listener: () => void): () => void {
  narrowBar.addEventListener('change', listener)
  return () => narrowBar.removeEventListener('change', listener)
}

/** Whether the buttons of the bar do not stand side by side in every language; its menu has them then. */
export function useIsBarFolded(): boolean {
  return useSyncExternalStore(watchBar, () => narrowBar.matches)
}

function watchSize(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-size'] })
  return () => observer.disconnect()
}

/** The height of a table row in px, which depends on the density setting. */
export function useRowHeight(): number {
  return useSyncExternalStore(watchSize, rowHeight)
}

function rowHeight(): number {
  return Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row'), 10) || 56
}
