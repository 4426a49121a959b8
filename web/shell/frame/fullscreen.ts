import { createStore, useStore } from '#web/kit/store.ts'

export type Fullscreen = 'off' | 'page' | 'content'

const current = createStore<Fullscreen>('off')

// The browser ends it by Esc, without asking the page.
addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement) current.set('off')
})

export function useFullscreen(): Fullscreen {
  return useStore(current)
}

/** The whole page, or the content without the bars around it; either again ends it. Bars go even where the browser refuses. */
export function toggleFullscreen(wanted: 'page' | 'content' = 'page'): void {
  const isOn = current.get() !== 'off'
  current.set(isOn ? 'off' : wanted)
  if (isOn) void (document.fullscreenElement && document.exitFullscreen())
  else void document.documentElement.requestFullscreen?.().catch(() => wanted === 'page' && current.set('off'))
}
