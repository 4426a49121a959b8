import { useEffect, useEffectEvent } from 'react'
import { dispatch } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { useOnInvalidate, useRead } from '#web/kit/read.ts'

/** Positions send no nudge; the workers' app reports about as often. */
const movedEveryMs = 10_000

/** Waiting orders and workers, fetched again when orders change and at an interval. */
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
