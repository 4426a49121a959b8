import { useEffect } from 'react'

/** What the page itself needs has been asked for by then, and nobody prints sooner. */
const afterMs = 500

/** What a page looks like on paper; opening the page does not wait for it. */
export function loadPrintLook(): void {
  void import('#web/ui/print.css').catch(() => {})
}

export function usePrintLook(): void {
  useEffect(() => {
    const timer = setTimeout(loadPrintLook, afterMs)
    return () => clearTimeout(timer)
  }, [])
}
