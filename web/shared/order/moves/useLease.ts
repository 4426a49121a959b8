import { useEffect } from 'react'
import { dispatch } from '#contract/orders/dispatch.ts'
import { call } from '#web/kit/call.ts'

/** Well before the minute that a lease lasts. */
const renewedEveryMs = 30_000

/** Shows colleagues, for as long as the dialog is open, who is choosing a worker for the order. */
export function useLease(id: number): void {
  useEffect(() => {
    // Nobody is told of a lease that failed: it warns, and nothing depends on it.
    const renew = () => void call(dispatch.lease, { id }).catch(() => {})
    renew()
    const timer = setInterval(renew, renewedEveryMs)
    return () => {
      clearInterval(timer)
      void call(dispatch.release, { id }).catch(() => {})
    }
  }, [id])
}
