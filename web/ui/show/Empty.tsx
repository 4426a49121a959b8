import CloudOff from 'lucide-react/icons/cloud-off'
import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { uiWords } from '#words/base/ui.ts'

const place = 'grid place-items-center content-center gap-2 px-6 py-12 text-center text-sm text-muted'

/** An empty state that says what it means. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className={place}>
      <Inbox size={32} strokeWidth={1.25} aria-hidden />
      <p>{children}</p>
    </div>
  )
}

/** An error state with a button to try again. */
export function Failed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const text = useWords(uiWords)
  return (
    <div role="alert" className={place}>
      <CloudOff size={32} strokeWidth={1.25} aria-hidden />
      <p>{error.message || text.failed}</p>
      <Button onClick={onAgain}>{text.again}</Button>
    </div>
  )
}
