import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { CloseIcon } from '#web/ui/ask/closing.tsx'
import { Drawer } from '#web/ui/ask/Drawer.tsx'
import { chatsWords } from '#words/chats/chats.ts'

type ContextPlaceProps = {
  /** Whether there is room beside the thread. */
  isBeside: boolean
  /** Whether it was opened, where there is no room beside the thread. */
  isOpen: boolean
  /** A drawer that is open on top. */
  over: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Places the details beside the thread, or in a drawer where there is no room. */
export function ContextPlace({ isBeside, isOpen, over, onClose, children }: ContextPlaceProps) {
  if (isBeside)
    return (
      <>
        <aside className="w-76 shrink-0 overflow-y-auto border-l border-line">{children}</aside>
        {over}
      </>
    )
  if (!isOpen) return over
  return (
    <ContextDrawer onClose={onClose}>
      {children}
      {over}
    </ContextDrawer>
  )
}

/** The customer's details in a drawer, where the window is too narrow for a third pane. */
function ContextDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const text = useWords(chatsWords)
  return (
    <Drawer open onClose={onClose} label={text.context} width="340px">
      <header className="flex items-center border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-base font-medium">{text.context}</h2>
        <span className="ml-auto">
          <CloseIcon icon={X} label={`${text.back} Esc`} />
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </Drawer>
  )
}
