import { useState } from 'react'
import type { Notification } from '#contract/desk/notifications.ts'
import type { Notices } from './useNotices.ts'

export type Still = {
  rows: readonly Notification[]
  cleared: Notices['cleared']
  /** Number of waiting rows, and the function that shows them. */
  fresh: number
  showFresh(): void
}

/** The list as it was when the pause began, so that nothing moves while somebody points or reads. */
export function usePointerPause({ rows, cleared }: Pick<Notices, 'rows' | 'cleared'>, isHeld: boolean): Still {
  const live = { newest: rows[0]?.id ?? 0, cleared }
  const [still, setStill] = useState(live)
  const shown = rows.filter(({ id }) => id <= still.newest)
  const mayMove = !isHeld || shown.length === 0 || live.newest <= still.newest
  if (mayMove && (live.newest !== still.newest || !isSame(live.cleared, still.cleared))) setStill(live)
  return { rows: shown, cleared: still.cleared, fresh: rows.length - shown.length, showFresh: () => setStill(live) }
}

function isSame(one: Notices['cleared'], other: Notices['cleared']): boolean {
  return one.mark === other.mark && one.ids?.length === other.ids?.length
}
