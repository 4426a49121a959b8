import { useEffect, useEffectEvent } from 'react'
import { type Notification, notifications, screenOf, targetOf } from '#contract/notifications.ts'
import type { Person } from '#contract/session.ts'
import { useAct } from '#web/kit/act.ts'
import { keyOf, queryClient, readAgain, useRead } from '#web/kit/read.ts'
import { navigate } from '#web/kit/route.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { isLeading } from './leader.ts'
import { openSocket } from './socket.ts'
import { ring } from './sound.ts'
import { text } from './text.ts'

const toastAfterMs = 800

export type Notices = {
  rows: readonly Notification[]
  unread: number
  open(notification: Notification): void
  clear(): void
}

/** What this person is told, and telling it: list, count, sound and toast. */
export function useNotices(person: Person): Notices {
  const list = useNoticeList()
  const { act: read } = useAct(notifications.read)
  const { act: clear } = useAct(notifications.clear)
  const words = useWords(text)
  const tell = useEffectEvent((arrived: Notification[]) => {
    const first = arrived[0]
    if (!first || !isLeading()) return
    toast.notice({
      title: words.notice,
      text: arrived.length === 1 ? first.msg : words.notices(arrived.length),
      onPress: () => (arrived.length === 1 ? open(first) : navigate(commonTarget(arrived))),
    })
  })

  useEffect(() => announceArrivals(person.id, arrived => tell(arrived)), [person.id])

  function open(notification: Notification): void {
    void read({ ids: [notification.id] })
    navigate(targetOf(notification))
  }

  return { rows: list.rows, unread: list.unread, open, clear: () => void clear({}) }
}

const keptEntry = 'notifications'

function keptNotifications(): Notification[] {
  return JSON.parse(sessionStorage.getItem(keptEntry) ?? '[]') as Notification[]
}

/** What the window remembered shows until the server has answered. */
function useNoticeList(): { rows: readonly Notification[]; unread: number } {
  const { data } = useRead(notifications.list, {})
  const rows = data?.rows

  useEffect(() => {
    const kept = keptNotifications()
    const key = keyOf(notifications.list, {})
    if (kept.length && !queryClient.getQueryData(key)) {
      queryClient.setQueryData(key, { rows: kept, unread: kept.length }, { updatedAt: 0 })
    }
  }, [])

  useEffect(() => {
    if (rows) sessionStorage.setItem(keptEntry, JSON.stringify(rows))
  }, [rows])

  return {
    rows: rows?.filter(({ flag }) => flag === 0).toSorted((a, b) => b.id - a.id) ?? [],
    unread: data?.unread ?? 0,
  }
}

/** Rings at once, and gathers what comes within 0.8 s into one telling. */
function announceArrivals(personId: number, tell: (arrived: Notification[]) => void): () => void {
  let gathered: Notification[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function onNotifications(arrived: Notification[]): void {
    readAgain('notifications')
    const unread = arrived.filter(({ flag }) => flag === 0)
    if (!unread.length) return
    if (isLeading()) ring(unread.some(({ type }) => type === 6) ? 'order' : 'message')
    gathered = [...gathered, ...unread]
    timer ??= setTimeout(() => {
      timer = undefined
      tell(gathered)
      gathered = []
    }, toastAfterMs)
  }

  const close = openSocket({ personId, features: ['orders', 'notifications', 'session'], onNotifications })
  return () => {
    clearTimeout(timer)
    close()
  }
}

/** Several of one kind lead to their screen, a mixed lot to the dashboard. */
function commonTarget(arrived: readonly Notification[]): string {
  const targets = new Set(arrived.map(screenOf))
  return targets.size === 1 ? ([...targets][0] ?? '/dashboard') : '/dashboard'
}
