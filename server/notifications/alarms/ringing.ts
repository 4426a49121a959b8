import type { Runtime } from '#server/kit/runtime.ts'
import type { NotificationRow } from '#server/notifications/delivery/view.ts'
import { openAlarms } from './alarms.ts'

const ringMs = 30_000

export type Ringing = {
  /** Begins to ring with those that are alarms; their first ring was their delivery. */
  note(rows: NotificationRow[]): void
  /** Looks for open ones before the next ring: somebody may have laid down one that nobody noted here. */
  lookAgain(): void
  /** The alarms whose next ring is due and that nobody has taken. */
  due(now: number): Promise<NotificationRow[]>
}

/** Keeps the time of open alarms by when they were made, so that all nodes ring at once. */
export function startRinging({ db }: Pick<Runtime, 'db'>): Ringing {
  const ringsAt = new Map<number, number>()
  // Those of before this node started.
  let mustLook = true

  const note: Ringing['note'] = rows => {
    for (const { id, created_at, is_claimable } of rows) {
      if (is_claimable) ringsAt.set(id, nextRing(created_at, Date.now()))
    }
  }

  async function look(): Promise<void> {
    if (!mustLook) return
    mustLook = false
    try {
      const open = await openAlarms(db).execute()
      note(open.filter(({ id }) => !ringsAt.has(id)))
    } catch (error) {
      mustLook = true
      throw error
    }
  }

  return {
    note,
    lookAgain() {
      mustLook = true
    },
    async due(now) {
      await look()
      const due = [...ringsAt].filter(([, at]) => at <= now).map(([id]) => id)
      if (due.length === 0) return []
      const open = await openAlarms(db).where('id', 'in', due).execute()
      for (const id of due) ringsAt.delete(id)
      note(open)
      return open
    },
  }
}

function nextRing(since: number, now: number): number {
  return since + Math.max(1, Math.floor((now - since) / ringMs) + 1) * ringMs
}
