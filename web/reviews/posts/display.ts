import { z } from 'zod'
import { inBrowser } from '#web/kit/storage.ts'
import { createStore, useStore } from '#web/kit/store.ts'

const Display = z.object({
  view: z.enum(['table', 'cards']).catch('table'),
  /** Pictures and films are blurred until somebody wants to see them. */
  isBlurred: z.boolean().catch(true),
  isGrey: z.boolean().catch(true),
})
type Display = z.output<typeof Display>

const entry = 'posts.display'
const kept = createStore<Display>(recall())

/** How posts are shown, remembered in this browser. What protects whoever looks is on until they switch it off. */
export function useDisplay(): Display {
  return useStore(kept)
}

export function changeDisplay(change: Partial<Display>): void {
  // Another window may have changed it meanwhile.
  kept.set({ ...recall(), ...change })
  inBrowser.setJson(entry, kept.get())
}

function recall(): Display {
  return Display.parse({ ...inBrowser.json(entry) })
}
