import { createStore, useStore } from '#web/kit/store.ts'

type Fullscreen = 'off' | 'page' | 'content'

const current = createStore<Fullscreen>('off')

// The browser ends it on Esc without asking the page.
addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement) current.set('off')
})

export function useFullscreen(): Fullscreen {
  return useStore(current)
}

/** Shows the whole page, or the content without bars; either again ends it. Bars are hidden even if the browser refuses full screen. */
export function toggleFullscreen(wanted: 'page' | 'content' = 'page'): void {
  const isOn = current.get() !== 'off'
  current.set(isOn ? 'off' : wanted)
  if (isOn) void (document.fullscreenElement && document.exitFullscreen())
  else void document.documentElement.requestFullscreen?.().catch(() => wanted === 'page' && current.set('off'))
}
