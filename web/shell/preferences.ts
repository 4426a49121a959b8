import { createStore, useStore } from '#web/kit/store.ts'

export const modes = ['light', 'dark', 'byDevice'] as const
export type Mode = (typeof modes)[number]

export const sizes = ['large', 'medium', 'small', 'mini'] as const
export type Size = (typeof sizes)[number]

const mode = createStore<Mode>(recall('mode', modes) ?? 'byDevice')
const size = createStore<Size>(recall('size', sizes) ?? 'medium')
const isFolded = createStore(localStorage.getItem('sidebar') === 'folded')

/** To be called before the first paint: nobody wants a flash of the other theme. */
export function applyPreferences(): void {
  const root = document.documentElement
  root.dataset.size = size.get()
  if (mode.get() === 'byDevice') delete root.dataset.mode
  else root.dataset.mode = mode.get()
}

export function useMode(): [Mode, (wanted: Mode) => void] {
  return [useStore(mode), setMode]
}

export function useSize(): [Size, (wanted: Size) => void] {
  return [useStore(size), setSize]
}

/** Whether the sidebar of the desktop shows icons only. A narrow window has none and leaves this as it is. */
export function useIsFolded(): [boolean, () => void] {
  return [useStore(isFolded), toggleFolded]
}

function setMode(wanted: Mode): void {
  mode.set(wanted)
  localStorage.setItem('mode', wanted)
  applyPreferences()
}

function setSize(wanted: Size): void {
  size.set(wanted)
  localStorage.setItem('size', wanted)
  applyPreferences()
}

function toggleFolded(): void {
  isFolded.set(!isFolded.get())
  localStorage.setItem('sidebar', isFolded.get() ? 'folded' : 'open')
}

function recall<Known extends string>(entry: string, known: readonly Known[]): Known | undefined {
  const kept = localStorage.getItem(entry)
  return known.find(one => one === kept)
}
