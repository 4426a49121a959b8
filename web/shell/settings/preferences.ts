import { createStore, type Store, useStore } from '#web/kit/store.ts'

export const modes = ['light', 'dark', 'byDevice'] as const
export type Mode = (typeof modes)[number]

export const sizes = ['large', 'medium', 'small', 'mini'] as const
type Size = (typeof sizes)[number]

export const firstAccent = '#1890ff'
export const accents = [
  '#409EFF',
  firstAccent,
  '#304156',
  '#212121',
  '#11a983',
  '#13c2c2',
  '#6959CD',
  '#f5222d',
] as const

const settingsAtFirst = {
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  pinyinSearch: true,
  /** Whether the navbar has a button for the settings. */
  showSettings: false,
}
export type Settings = typeof settingsAtFirst
export const settingNames = Object.keys(settingsAtFirst) as (keyof Settings)[]

const mode = createStore<Mode>(recall('mode', modes) ?? 'byDevice')
const size = createStore<Size>(recall('size', sizes) ?? 'medium')
const accent = createStore(localStorage.getItem('accent') ?? firstAccent)
const settings = createStore<Settings>(recallSettings())
const isFolded = createStore(localStorage.getItem('sidebar') === 'folded')

/** To be called before the first paint, so that the other theme does not flash. */
export function applyPreferences(): void {
  const root = document.documentElement
  root.dataset.size = size.get()
  root.style.setProperty('--accent', accent.get())
  if (mode.get() === 'byDevice') delete root.dataset.mode
  else root.dataset.mode = mode.get()
}

export function useMode(): [Mode, (wanted: Mode) => void] {
  return [useStore(mode), setMode]
}

export function useSize(): [Size, (wanted: Size) => void] {
  return [useStore(size), wanted => remember(size, 'size', wanted)]
}

/** Any colour, as `#rrggbb`. */
export function useAccent(): [string, (wanted: string) => void] {
  return [useStore(accent), wanted => remember(accent, 'accent', wanted)]
}

export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  return [useStore(settings), changeSettings]
}

/** Whether the sidebar of the desktop shows icons only. A narrow window has none and does not change this. */
export function useIsFolded(): [boolean, () => void] {
  return [useStore(isFolded), toggleFolded]
}

export function setMode(wanted: Mode): void {
  remember(mode, 'mode', wanted)
}

function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change })
  localStorage.setItem('settings', JSON.stringify(settings.get()))
}

function toggleFolded(): void {
  isFolded.set(!isFolded.get())
  localStorage.setItem('sidebar', isFolded.get() ? 'folded' : 'open')
}

function remember<Value extends string>(store: Store<Value>, entry: string, wanted: Value): void {
  store.set(wanted)
  localStorage.setItem(entry, wanted)
  applyPreferences()
}

function recall<Known extends string>(entry: string, known: readonly Known[]): Known | undefined {
  const kept = localStorage.getItem(entry)
  return known.find(one => one === kept)
}

function recallSettings(): Settings {
  return { ...settingsAtFirst, ...(JSON.parse(localStorage.getItem('settings') ?? '{}') as Partial<Settings>) }
}
