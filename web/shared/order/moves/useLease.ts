import { useEffect } from 'react'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'

/** Shorter than the lease, which lasts a minute. */
const renewedEveryMs = 30_000

/** Shows colleagues, for as long as the dialog is open, who is assigning the order. */
export function useLease(id: number): void {
  useEffect(() => {
    // A failed lease is ignored: it is only a hint to colleagues, and nothing depends on it.
    const renew = () => void call(api.dispatch.lease, { id }).catch(() => {})
    renew()
    const timer = setInterval(renew, renewedEveryMs)
    return () => {
      clearInterval(timer)
      void call(api.dispatch.release, { id }).catch(() => {})
    }
  }, [id])
}
