import { useEffect, useEffectEvent } from 'react'
import { dispatch } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { useOnInvalidate, useRead } from '#web/kit/read.ts'

/** People move without anybody telling; their app reports about as often. */
const movedEveryMs = 10_000

/** What waits and who is out there, read again when orders change and while people move. */
export function useBoard(service: Service) {
  const { data, error, refetch } = useRead(dispatch.board, { service })
  const again = useEffectEvent(() => void refetch())
  useOnInvalidate('orders', () => again())
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), movedEveryMs)
    return () => clearInterval(timer)
  }, [])
  return { board: data, error, refetch }
}
