import { serverNow } from '#web/kit/clock.ts'
import { createStore, useStore } from '#web/kit/store.ts'

/** Origin of an unexpected error: a page, a promise, the window, or a file that did not load. */
type Origin = 'page' | 'promise' | 'window' | 'file'

export type ErrorEntry = {
  id: number
  at: number
  origin: Origin
  message: string
  /** Details from React or the browser: the component, or file and line. */
  info: string
  url: string
  stack: string
}

const most = 50
const log = createStore<readonly ErrorEntry[]>([])
let lastId = 0

export function useErrorLog(): readonly ErrorEntry[] {
  return useStore(log)
}

export function clearErrorLog(): void {
  log.set([])
}

/** Newest first, at most 50, to limit the memory an endless loop can use. */
export function logError(origin: Origin, error: unknown, info = ''): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  lastId += 1
  const entry: ErrorEntry = { id: lastId, at: serverNow(), origin, message, info, url: location.href, stack }
  log.set([entry, ...log.get()].slice(0, most))
}

/** To be called once, before anything else. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno }) => {
    if (filename || error) logError('window', error ?? message, filename && `${filename}:${lineno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => logError('promise', reason))
  addEventListener('vite:preloadError', event => {
    logError('file', event.payload)
    void reloadOnce()
  })
}

const reloadPauseMs = 60_000

/** After a deployment the files of the old version are gone; only then is the page reloaded, and not within a minute of another reload. */
async function reloadOnce(): Promise<void> {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loading?.type === 'reload' && performance.now() < reloadPauseMs) return
  if (await isVersionGone()) location.reload()
}

/** Chunks of an entry are named by their content and by the chunks they import. */
async function isVersionGone(): Promise<boolean> {
  const first = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')
  const answers = await Promise.allSettled(
    [...first].map(({ src }) => fetch(src, { method: 'HEAD', cache: 'no-store' })),
  )
  return answers.some(answer => answer.status === 'fulfilled' && answer.value.status === 404)
}
