import CloudOff from 'lucide-react/icons/cloud-off'
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useConnectionProblem } from '#web/kit/call.ts'
import { deviceNow, serverNow } from '#web/kit/clock.ts'
import { useIsBehind } from '#web/kit/live/rounds.ts'
import { invalidate, invalidateAll, queryClient } from '#web/kit/read.ts'
import { useNow, useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'
import { shellWords } from '#words/desk/shell.ts'

const retryMs = 7_000

/** Warns that the data is outdated and since when, also while the server is too busy to read it again; retries until the server answers, and then refetches everything. */
export function OfflineBar() {
  const words = useWords(shellWords)
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  const trouble = useConnectionProblem()
  const why = isOnline ? trouble : words.offline
  const isBehind = useIsBehind()
  if (why) return <DeadLine why={why} />
  return isBehind ? <Strip why={words.behind} /> : null
}

/** Under the page and not over it: what one writes and presses stays free, and no row moves. */
function Strip({ why, children }: { why: string; children?: ReactNode }) {
  return (
    <p
      role="status"
      aria-live="off"
      className="under-notices-bar flex min-h-9 shrink-0 flex-wrap items-center justify-center gap-x-3 border-t border-line bg-warn-soft px-4 py-1 text-sm text-warn-ink"
    >
      <span role="alert" className="flex items-center gap-2">
        <CloudOff size={14} aria-hidden />
        {why}
      </span>
      {children}
    </p>
  )
}

function DeadLine({ why }: { why: string }) {
  const words = useWords(shellWords)
  const ui = useWords(uiWords)
  const time = useTimeFormat('time')
  const now = useNow(1000)
  const [lastAnswer] = useState(latestAnswer)
  const [triedAt, setTriedAt] = useState(serverNow)
  const isDue = now - triedAt >= retryMs

  function retry(): void {
    setTriedAt(serverNow())
    invalidate('session')
  }
  const retryNow = useEffectEvent(retry)
  useEffect(() => {
    if (isDue) retryNow()
  }, [isDue])
  useEffect(() => () => invalidateAll(), [])

  return (
    <Strip why={why}>
      {lastAnswer > 0 && <span>{words.asOf(time(lastAnswer))}</span>}
      <span className="tabular-nums">{words.nextTry(Math.max(0, Math.ceil((triedAt + retryMs - now) / 1000)))}</span>
      <button type="button" onClick={retry} className="font-medium underline underline-offset-4">
        {ui.again}
      </button>
    </Strip>
  )
}

/** When the newest of what is shown was read, in epoch milliseconds by the server's clock. */
function latestAnswer(): number {
  const queries = queryClient.getQueryCache().getAll()
  const readAt = Math.max(0, ...queries.map(({ state }) => state.dataUpdatedAt))
  return readAt && readAt + serverNow() - deviceNow()
}

function watch(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
