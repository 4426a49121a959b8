import type { NotificationRow } from '#server/desk/notifications/delivery/view.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { openAlarms } from './alarms.ts'

type Ringing = {
  /** Schedules the next ring of those that are alarms; their first ring was their delivery. */
  schedule(rows: NotificationRow[]): void
  /** Reads open alarms from the database before the next ring: this node may have missed some. */
  reload(): void
  /** The alarms whose next ring is due and that nobody has taken. */
  due(now: number): Promise<NotificationRow[]>
}

/** Rings open alarms at fixed times after their creation, so that all nodes ring at the same moment. */
export function startRinging({ db, settings }: Pick<Runtime, 'db' | 'settings'>): Ringing {
  const ringsAt = new Map<number, number>()
  // Alarms from before this node started.
  let mustReload = true

  const schedule: Ringing['schedule'] = rows => {
    const everyMs = settings.now('alarms.repeat') * 1000
    for (const { id, created_at, is_claimable } of rows) {
      if (is_claimable) ringsAt.set(id, nextRing(created_at, Date.now(), everyMs))
    }
  }

  async function reloadIfNeeded(): Promise<void> {
    if (!mustReload) return
    mustReload = false
    try {
      const open = await openAlarms(db).execute()
      schedule(open.filter(({ id }) => !ringsAt.has(id)))
    } catch (error) {
      mustReload = true
      throw error
    }
  }

  return {
    schedule,
    reload() {
      mustReload = true
    },
    async due(now) {
      await reloadIfNeeded()
      const due = [...ringsAt].filter(([, at]) => at <= now).map(([id]) => id)
      if (due.length === 0) return []
      const open = await openAlarms(db).where('id', 'in', due).execute()
      for (const id of due) ringsAt.delete(id)
      schedule(open)
      return open
    },
  }
}

function nextRing(since: number, now: number, everyMs: number): number {
  return since + Math.max(1, Math.floor((now - since) / everyMs) + 1) * everyMs
}
