import { useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import type { Notices } from './useNotices.ts'

export type Still = {
  rows: readonly Notification[]
  mark: string | undefined
  /** Number of waiting rows, and the function that shows them. */
  fresh: number
  showFresh(): void
}

/** The list as it was when the pause began, so that nothing moves while somebody points or reads. */
export function usePointerPause({ rows, mark }: Pick<Notices, 'rows' | 'mark'>, isHeld: boolean): Still {
  const live = { newest: rows[0]?.id ?? 0, mark }
  const [still, setStill] = useState(live)
  const shown = rows.filter(({ id }) => id <= still.newest)
  const mayMove = !isHeld || shown.length === 0 || live.newest <= still.newest
  if (mayMove && (live.newest !== still.newest || live.mark !== still.mark)) setStill(live)
  return { rows: shown, mark: still.mark, fresh: rows.length - shown.length, showFresh: () => setStill(live) }
}
