import { Bell, Menu as MenuGlyph, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { MenuRoute, Person } from '#contract/session.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { useIsMobile } from '#web/ui/screen.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { AccountMenu, LanguageMenu, ModeMenu, SizeMenu } from './NavbarMenus.tsx'
import { useIsFolded } from './preferences.ts'
import { text } from './text.ts'

const badgeMax = 10

type NavbarProps = {
  person: Person
  trail: readonly MenuRoute[]
  home: MenuRoute | undefined
  unread: number
  onMenu: () => void
  onMessages: () => void
}

export function Navbar({ person, trail, home, unread, onMenu, onMessages }: NavbarProps) {
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
      <MenuButton onMenu={onMenu} />
      <Breadcrumbs trail={trail} home={home} />
      <div className="ml-auto flex items-center gap-0.5">
        <BellButton unread={unread} onPress={onMessages} />
        <ModeMenu />
        <SizeMenu />
        <LanguageMenu />
        <AccountMenu person={person} />
      </div>
    </header>
  )
}

function MenuButton({ onMenu }: { onMenu: () => void }) {
  const words = useWords(text)
  const isMobile = useIsMobile()
  const [isFolded, toggle] = useIsFolded()
  if (isMobile) return <IconButton icon={MenuGlyph} label={words.menu} onClick={onMenu} />
  return (
    <IconButton
      icon={isFolded ? PanelLeftOpen : PanelLeftClose}
      label={isFolded ? words.unfoldMenu : words.foldMenu}
      aria-expanded={!isFolded}
      onClick={toggle}
    />
  )
}

function BellButton({ unread, onPress }: { unread: number; onPress: () => void }) {
  const words = useWords(text)
  const shown = unread > badgeMax ? `${badgeMax}+` : String(unread)
  return (
    <span className="relative inline-flex">
      <IconButton icon={Bell} label={unread ? words.unread(shown) : words.messages} onClick={onPress} />
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute -top-0.5 right-0 min-w-4 rounded-full bg-bad-fill px-1 text-center text-[11px] leading-4 font-medium text-on-fill"
        >
          {shown}
        </span>
      )}
    </span>
  )
}
