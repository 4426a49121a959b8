import { useEffect, useRef } from 'react'
import type { Alarm, Notification } from '#contract/desk/notifications.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { hasVoice } from '../leader.ts'
import { ring } from './sound.ts'

export type Alarms = {
  /** Open alarms, oldest first. */
  rows: readonly Alarm[]
  isClaiming: boolean
  claim(alarm: Alarm): void
  isOpen(notification: Pick<Notification, 'id'>): boolean
  /** The server sends an open alarm again when it must ring again. */
  ringAgain(arrived: readonly Notification[]): void
}

const none: readonly Alarm[] = []

/** Alarms ring for everybody until one person takes them. */
export function useAlarms(): Alarms {
  const { data } = useRead(api.notifications.alarms, {}, { whileHidden: true })
  const { run, pending } = useCommand(api.notifications.claim)
  const rows = data?.rows ?? none
  const known = useRef<ReadonlySet<number>>(new Set())

  useEffect(() => {
    if (rows.some(({ id }) => !known.current.has(id)) && hasVoice()) ring('alarm')
    known.current = new Set(rows.map(({ id }) => id))
  }, [rows])

  const isOpen: Alarms['isOpen'] = ({ id }) => rows.some(alarm => alarm.id === id)
  return {
    rows,
    isClaiming: pending,
    claim: ({ id }) => void run({ id }),
    isOpen,
    ringAgain(arrived) {
      if (arrived.some(isOpen) && hasVoice()) ring('alarm')
    },
  }
}
