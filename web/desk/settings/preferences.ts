import { inBrowser } from '#web/kit/storage.ts'
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
const accent = createStore(recallAccent())
const settings = createStore<Settings>(recallSettings())
const isFolded = createStore(inBrowser.get('sidebar') === 'folded')

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
  inBrowser.setJson('settings', settings.get())
}

function toggleFolded(): void {
  isFolded.set(!isFolded.get())
  inBrowser.set('sidebar', isFolded.get() ? 'folded' : 'open')
}

function remember<Value extends string>(store: Store<Value>, entry: string, wanted: Value): void {
  store.set(wanted)
  inBrowser.set(entry, wanted)
  applyPreferences()
}

/** A word that is no colour would leave the buttons without one. */
function recallAccent(): string {
  const kept = inBrowser.get('accent') ?? ''
  return /^#[\da-f]{6}$/i.test(kept) ? kept : firstAccent
}

function recall<Known extends string>(entry: string, known: readonly Known[]): Known | undefined {
  const kept = inBrowser.get(entry)
  return known.find(one => one === kept)
}

function recallSettings(): Settings {
  const kept: Partial<Record<string, unknown>> = { ...inBrowser.json('settings') }
  const chosen = settingNames.map(name => [name, typeof kept[name] === 'boolean' ? kept[name] : settingsAtFirst[name]])
  return Object.fromEntries(chosen) as Settings
}
