import { useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import type { Notices } from './useNotices.ts'

export type Still = {
  rows: readonly Notification[]
  mark: string | undefined
  /** How many wait, and what lets them in. */
  fresh: number
  showFresh(): void
}

/** The messages as they stood when they were first held: nothing moves under a pointer or a reading eye. */
export function usePointerPause({ rows, mark }: Pick<Notices, 'rows' | 'mark'>, isHeld: boolean): Still {
  const live = { newest: rows[0]?.id ?? 0, mark }
  const [still, setStill] = useState(live)
  const shown = rows.filter(({ id }) => id <= still.newest)
  const mayMove = !isHeld || shown.length === 0 || live.newest <= still.newest
  if (mayMove && (live.newest !== still.newest || live.mark !== still.mark)) setStill(live)
  return { rows: shown, mark: still.mark, fresh: rows.length - shown.length, showFresh: () => setStill(live) }
}
