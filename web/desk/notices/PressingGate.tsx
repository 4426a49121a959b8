import { Suspense } from 'react'
import type { announcements } from '#contract/announcements/announcements.ts'
import { refusalListeners } from '#web/kit/command.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { PressingDialog } from '#web/process/screens.tsx'

/** `announcements.pressing` without its schemas, which would weigh more than this file. */
const pressing = {
  name: 'announcements.pressing',
  method: 'POST',
  path: '/api/announcements/pressing',
  needs: 'signed-in',
} satisfies Partial<typeof announcements.pressing> as unknown as typeof announcements.pressing

// Whoever may not dispatch before they have confirmed an announcement sees it at once.
refusalListeners.push(({ reason }) => {
  if (reason === 'announcementUnacknowledged') invalidate('announcements')
})

/** Announcements that stand before whoever is signed in; the dialog is loaded when there is one. */
export function PressingGate() {
  const rows = useRead(pressing, {}).data?.rows
  return <Suspense>{rows && rows.length > 0 && <PressingDialog rows={rows} />}</Suspense>
}
