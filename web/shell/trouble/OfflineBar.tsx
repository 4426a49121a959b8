import { CloudOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTrouble } from '#web/kit/call.ts'
import { readAgain, readAllAgain } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/shell/shell.ts'

const retryMs = 7_000

/** Says that what is on the screen may be old, asks again until somebody answers, and then reads all of it. */
export function OfflineBar() {
  const words = useWords(shellWords)
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  const trouble = useTrouble()
  const why = isOnline ? trouble : words.offline

  useEffect(() => {
    if (!why) return
    const timer = setInterval(() => readAgain('session'), retryMs)
    return () => {
      clearInterval(timer)
      readAllAgain()
    }
  }, [why])

  if (!why) return null
  return (
    <p
      role="status"
      className="fixed bottom-4 left-1/2 z-50 flex -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-warn-soft px-4 py-1.5 text-sm text-warn-ink shadow-float"
    >
      <CloudOff size={14} aria-hidden />
      {why}
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
