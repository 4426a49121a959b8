import LogOut from 'lucide-react/icons/log-out'
import SettingsGlyph from 'lucide-react/icons/settings'
import X from 'lucide-react/icons/x'
import type { Person } from '#contract/access/session.ts'
import { leave } from '#web/desk/frame/choices.ts'
import { forgetUnsaved, hasUnsaved } from '#web/kit/unsaved.ts'
import { useWords } from '#web/kit/words.ts'
import { CloseIcon } from '#web/ui/ask/closing.tsx'
import { Drawer } from '#web/ui/ask/Drawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { Profile } from './Profile.tsx'

type ProfileDrawerProps = { person: Person; open: boolean; onClose: () => void; onSettings: () => void }

/** The profile in a drawer; unsaved changes are confirmed before it closes. */
export function ProfileDrawer({ person, open, onClose, onSettings }: ProfileDrawerProps) {
  const words = useWords(shellWords)

  function close(next: () => void): void {
    forgetUnsaved('')
    next()
  }

  return (
    <Drawer
      open={open}
      onClose={() => close(onClose)}
      isUnsaved={() => hasUnsaved('')}
      label={words.me}
      width="max(18%, 320px)"
    >
      <header className="flex h-12 shrink-0 items-center border-b border-line pr-2 pl-4">
        <h2 className="flex-1 text-base font-medium">{words.me}</h2>
        <CloseIcon icon={SettingsGlyph} label={words.settings} next={() => close(onSettings)} />
        <CloseIcon icon={X} label={words.close} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <Profile person={person} />
      </div>
      <footer className="border-t border-line p-4">
        <Button icon={LogOut} className="w-full" onClick={() => void leave()}>
          {words.signOut}
        </Button>
      </footer>
    </Drawer>
  )
}
