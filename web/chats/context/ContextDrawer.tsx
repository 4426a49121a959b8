import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { CloseIcon } from '#web/ui/ask/closing.tsx'
import { Drawer } from '#web/ui/ask/Drawer.tsx'
import { chatsWords } from '#words/chats/chats.ts'

/** The customer's details in a drawer, where the window is too narrow for a third pane. */
export function ContextDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
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
