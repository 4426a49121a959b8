import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Person } from '#contract/access/session.ts'
import type { InputOf } from '#contract/base/operation.ts'
import { isAnnounced, isAudible, isQuiet, levelOf, mostUnread } from '#contract/desk/notification-rules.ts'
import { targetOf } from '#contract/desk/notification-screens.ts'
import type { Notification } from '#contract/desk/notifications.ts'
import { api } from '#web/kit/api.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useCommand } from '#web/kit/command.ts'
import { keepAnswer, keptAnswerOf } from '#web/kit/live/parts.ts'
import { keyOf, queryClient, receiveNudge, useRead } from '#web/kit/read.ts'
import { addressNow, navigate } from '#web/kit/route.ts'
import { storeCached } from '#web/kit/session.ts'
import { inWindow } from '#web/kit/storage.ts'
import { isCovered, onCover, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { shellWords as text } from '#words/desk/shell.ts'
import { type Alarms, useAlarms } from './alarms/alarms.ts'
import { ring } from './alarms/sound.ts'
import { type NoticeList, withArrived } from './arrived.ts'
import { startBatching } from './batching.ts'
import { raiseOnDesktop } from './desktopNotifications.ts'
import { hasVoice } from './leader.ts'
import { useRules } from './rules.ts'
import { joinTabChannel } from './tabChannel.ts'
import { isMessageAt, isShownAt, sayArrived, sharedTarget, toastTargetOf, tuneOf } from './toastTargets.ts'

export type Notices = {
  rows: readonly Notification[]
  unread: number
  /** Loads the next page, and returns to the newest. */
  more(): void
  fold(): void
  alarms: Alarms
  open(notification: Notification): void
  /** What is shown, for `clear`. */
  cleared: Cleared
  clear(cleared: Cleared): void
}

type Cleared = InputOf<typeof api.notifications.clear>

/** The notifications of this person: list, count, alarms, sound and toast. `showAll` opens the drawer. */
export function useNotices(person: Person, showAll: () => void): Notices {
  const list = useNoticeList()
  const alarms = useAlarms()
  const { run: read } = useCommand(api.notifications.read)
  const { run: clear } = useCommand(api.notifications.clear)

  function open(notification: Notification, target = targetOf(notification)): void {
    void read({ ids: [notification.id] })
    navigate(target)
  }

  function follow(arrived: readonly Notification[]): void {
    const [first] = arrived
    const target = sharedTarget(arrived)
    if (arrived.length === 1 && first) open(first, toastTargetOf(first))
    else if (target) navigate(target)
    else showAll()
  }

  useAnnouncements(person.id, { alarms, follow, unread: list.rows })
  return { ...list, alarms, open: one => open(one), clear: cleared => void clear(cleared) }
}

/** A message of the conversation that is open in the focused window needs no notification. */
function isOnScreen(notification: Notification): boolean {
  return document.hasFocus() && isMessageAt(notification, addressNow())
}

/** What the page in front of the focused window shows by itself needs no toast. */
function isInFront(notification: Notification): boolean {
  return document.hasFocus() && isShownAt(notification, addressNow())
}

type Follow = (arrived: readonly Notification[]) => void
type Announced = { alarms: Alarms; follow: Follow; unread: readonly Notification[] }

/** Sound, toast and desktop notification for what arrives. All windows run the same timers; the one that leads at that moment acts. */
function useAnnouncements(personId: number, { alarms, follow, unread }: Announced): void {
  const words = useWords(text)
  const rules = useRules()

  function sound(arrived: readonly Notification[]): void {
    const audible = arrived.filter(({ topic }) => isAudible(rules, topic, serverNow()))
    if (audible.length && hasVoice()) ring(tuneOf(audible))
  }

  const noticeOf = (arrived: readonly Notification[]) => ({
    title: words.notice,
    text: sayArrived(arrived, words.topics),
    onPress: () => follow(arrived),
  })

  const held = useHeld(unread, arrived => toast.notice(noticeOf(arrived)))

  function show(gathered: readonly Notification[]): void {
    if (!hasVoice()) return
    const arrived = gathered.filter(one => !isOnScreen(one) && !isInFront(one))
    if (arrived.length === 0) return
    // An alarm stands in its strip until somebody takes it.
    held.add(arrived.filter(one => !one.isAlarm))
    if (rules.desktop && (!isQuiet(rules.quietHours, serverNow()) || arrived.some(one => one.isAlarm)))
      raiseOnDesktop(noticeOf(arrived))
  }

  useArrivals(personId, {
    sound,
    show,
    ringAgain: alarms.ringAgain,
    isListed: one => one.isAlarm || levelOf(rules, one.topic) !== 'none',
    isAnnounced: one => one.isAlarm || isAnnounced(rules, one.topic),
  })
}

/** Shows what is added at once, or together as soon as no dialog and no drawer is open: then what nobody has read meanwhile. */
function useHeld(unread: readonly Notification[], show: Follow): { add: Follow } {
  const held = useRef<readonly Notification[]>([])

  function add(arrived: readonly Notification[]): void {
    if (isCovered()) held.current = [...held.current, ...arrived]
    else if (arrived.length > 0) show(arrived)
  }

  const release = useEffectEvent(() => {
    if (isCovered()) return
    const left = new Set(unread.map(({ id }) => id))
    const shown = held.current.filter(one => left.has(one.id) && !isInFront(one))
    held.current = []
    if (shown.length > 0) show(shown)
  })
  useEffect(() => onCover(() => release()), [])
  return { add }
}

type Announce = Record<'sound' | 'show' | 'ringAgain', Follow> &
  Record<'isListed' | 'isAnnounced', (one: Notification) => boolean>

/** Lists those that are wanted when they arrive, calls `sound` and `show` in batches for the new unread ones of them, `ringAgain` for all at once. */
function useArrivals(personId: number, announce: Announce): void {
  const sound = useEffectEvent(announce.sound)
  const show = useEffectEvent(announce.show)
  const ringAgain = useEffectEvent(announce.ringAgain)
  const isListed = useEffectEvent(announce.isListed)
  const mayAnnounce = useEffectEvent(announce.isAnnounced)

  useEffect(() => {
    const seen = new Set<number>()
    const batches = startBatching<Notification>({ ring: batch => sound(batch), show: batch => show(batch) })
    const leave = joinTabChannel({
      personId,
      onNotifications(arrived) {
        addToLists(arrived.filter(one => isListed(one)))
        ringAgain(arrived)
        const unseen = arrived.filter(({ id }) => !seen.has(id))
        remember(seen, arrived)
        batches.add(unseen.filter(one => one.flag === 0 && !isOnScreen(one) && mayAnnounce(one)))
      },
    })
    return () => {
      batches.stop()
      leave()
    }
  }, [personId])
}

/** Every page of the list that is in memory; one that is being read is read again. */
function addToLists(arrived: readonly Notification[]): void {
  const listKey = keyOf(api.notifications.list, {}).slice(0, 2)
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: listKey })) {
    const [, , { limit }] = queryKey as readonly [string, string, { limit: number }]
    const list = state.data as NoticeList | undefined
    const longer = list && state.fetchStatus === 'idle' ? withArrived(list, arrived, limit) : undefined
    // What the server answers next is compared with its last answer.
    const answer = keptAnswerOf(list)
    if (longer && answer) keepAnswer(longer, answer)
    if (longer) queryClient.setQueryData(queryKey, longer)
    else receiveNudge('notifications', [])
  }
}

/** More than the server has unacknowledged for one person: older ones are not sent again. */
const mostRemembered = 10_000

/** Removes the oldest. */
function remember(seen: Set<number>, arrived: readonly Notification[]): void {
  for (const { id } of arrived) {
    seen.delete(id)
    seen.add(id)
  }
  for (const id of seen) {
    if (seen.size <= mostRemembered) return
    seen.delete(id)
  }
}

const keptEntry = 'notifications'
/** The first page of the drawer. */
const firstRows = 50
const moreRows = 200

function keptNotifications(): Notification[] {
  const kept = inWindow.json(keptEntry)
  return Array.isArray(kept) ? kept.filter((row: Partial<Notification> | null) => typeof row?.id === 'number') : []
}

/** The cached page is shown until the server has answered. */
function useNoticeList(): Pick<Notices, 'rows' | 'unread' | 'cleared' | 'more' | 'fold'> {
  const [limit, setLimit] = useState(firstRows)
  const { data, dataUpdatedAt, isPlaceholderData } = useRead(
    api.notifications.list,
    { limit },
    { keepPrevious: true, whileHidden: true },
  )
  const rows = data?.rows
  const isMore = !isPlaceholderData && rows !== undefined && rows.length >= limit && limit < mostUnread

  useEffect(() => {
    const kept = keptNotifications()
    const key = keyOf(api.notifications.list, { limit: firstRows })
    if (kept.length && !queryClient.getQueryData(key)) {
      queryClient.setQueryData(key, { rows: kept, unread: kept.length, mark: '' }, { updatedAt: 0 })
    }
  }, [])

  useEffect(() => {
    if (rows) storeCached('notifications', rows.slice(0, firstRows), dataUpdatedAt)
  }, [rows, dataUpdatedAt])

  return {
    rows: rows?.filter(({ flag }) => flag === 0).toSorted((a, b) => b.id - a.id) ?? [],
    unread: data?.unread ?? 0,
    cleared: { mark: data?.mark || undefined, ids: [...((data as NoticeList | undefined)?.arrived ?? [])] },
    more: () => isMore && setLimit(Math.min(limit + moreRows, mostUnread)),
    fold: () => setLimit(firstRows),
  }
}
