import { CloudOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useConnectionProblem } from '#web/kit/call.ts'
import { useIsBehind } from '#web/kit/live/rounds.ts'
import { invalidate, invalidateAll } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/shell/shell.ts'

const retryMs = 7_000

/** Warns that the data may be outdated, also while the server is too busy to read it again; retries until the server answers, and then refetches everything. */
export function OfflineBar() {
  const words = useWords(shellWords)
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  const trouble = useConnectionProblem()
  const isBehind = useIsBehind()
  const why = isOnline ? trouble : words.offline

  useEffect(() => {
    if (!why) return
    const timer = setInterval(() => invalidate('session'), retryMs)
    return () => {
      clearInterval(timer)
      invalidateAll()
    }
  }, [why])

  const shown = why ?? (isBehind ? words.behind : undefined)
  if (!shown) return null
  return (
    <p
      role="status"
      className="fixed bottom-4 left-1/2 z-50 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center gap-2 rounded-3xl border border-line bg-warn-soft px-4 py-1.5 text-sm text-warn-ink shadow-float"
    >
      <CloudOff size={14} aria-hidden />
      {shown}
    </p>
  )
}

function watch(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
