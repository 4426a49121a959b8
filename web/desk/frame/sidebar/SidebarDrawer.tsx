import { Dialog } from '@base-ui/react/dialog'
import { SystemMark } from '#web/desk/frame/SystemMark.tsx'
import { useWords } from '#web/kit/words.ts'
import { Cover } from '#web/ui/ask/Cover.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { Entries, type SidebarProps } from './Sidebar.tsx'

/** The menu on a phone: as wide as on the desktop, so that a press beside it closes it. */
export function SidebarDrawer({ open, onClose, ...rest }: SidebarProps & { open: boolean; onClose: () => void }) {
  const words = useWords(shellWords)
  return (
    <Dialog.Root open={open} onOpenChange={next => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={words.menu}
          className="fixed inset-y-0 left-0 z-40 flex w-[210px] flex-col bg-surface transition-transform duration-150 outline-none data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
          <Cover />
          <SystemMark isSmall={false} />
          <Entries {...rest} isFolded={false} onGo={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
