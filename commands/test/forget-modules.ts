import { afterAll, vi } from 'vitest'

/** Files of one worker share the modules: what a test set in one is not left to the next file. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})
