import { Suspense } from 'react'
import { api } from '#web/kit/api.ts'
import { refusalListeners } from '#web/kit/command.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { PressingDialog } from '#web/process/screens.tsx'

// Whoever may not dispatch before they have confirmed an announcement sees it at once.
refusalListeners.push(({ reason }) => {
  if (reason === 'announcementUnacknowledged') invalidate('announcements')
})

/** Announcements that stand before whoever is signed in; the dialog is loaded when there is one. */
export function PressingGate() {
  const rows = useRead(api.announcements.pressing, {}).data?.rows
  return <Suspense>{rows && rows.length > 0 && <PressingDialog rows={rows} />}</Suspense>
}
