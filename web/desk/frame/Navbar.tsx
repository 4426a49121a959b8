import Bell from 'lucide-react/icons/bell'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LogOut from 'lucide-react/icons/log-out'
import MenuGlyph from 'lucide-react/icons/menu'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Search from 'lucide-react/icons/search'
import type { MenuRoute, Person } from '#contract/access/session.ts'
import { SoundHint } from '#web/desk/notices/alarms/SoundHint.tsx'
import { useIsFolded } from '#web/desk/settings/preferences.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { useIsBarFolded, useIsMobile } from '#web/ui/list/screenWidth.ts'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Kbd } from '#web/ui/show/Kbd.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { DeskClock } from '../clock/DeskClock.tsx'
import { leave } from './choices.ts'
import { ErrorButton, MoreMenu, NavbarTools, type ShowPanel } from './NavbarMenus.tsx'

const badgeMax = 10

type NavbarProps = {
  person: Person
  trail: readonly MenuRoute[]
  home: MenuRoute | undefined
  unread: number
  onShow: ShowPanel
}

export function Navbar({ person, trail, home, unread, onShow }: NavbarProps) {
  const words = useWords(shellWords)
  const isMobile = useIsMobile()
  const isFolded = useIsBarFolded()
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
      <MenuButton onMenu={() => onShow('menu')} />
      <Breadcrumbs trail={trail} home={home} />
      <div className="ml-auto flex items-center gap-0.5">
        <DeskClock />
        <SoundHint />
        {!isMobile && <SearchButton onPress={() => onShow('search')} />}
        <ErrorButton onShow={onShow} />
        <BellButton unread={unread} onPress={() => onShow('messages')} />
        {isFolded ? <MoreMenu onShow={onShow} /> : <NavbarTools onShow={onShow} />}
        <PersonButton person={person} onPress={() => onShow('profile')} />
        {!isFolded && <IconButton icon={LogOut} label={words.signOut} onClick={() => void leave()} />}
      </div>
    </header>
  )
}

function MenuButton({ onMenu }: { onMenu: () => void }) {
  const words = useWords(shellWords)
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

function SearchButton({ onPress }: { onPress: () => void }) {
  const words = useWords(shellWords)
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
      className="mr-1 flex h-control min-w-control items-center justify-center gap-2 rounded-md border border-line px-2.5 text-sm whitespace-nowrap text-muted hover:border-line-strong hover:text-ink max-wide:px-0"
    >
      <Search size={14} aria-hidden />
      <span className="min-w-24 text-left max-wide:sr-only">{words.search}</span>
      <span aria-hidden className="max-wide:hidden">
        <Kbd>{/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}</Kbd>
      </span>
    </button>
  )
}

function PersonButton({ person, onPress }: { person: Person; onPress: () => void }) {
  const words = useWords(shellWords)
  const name = nameOf(person)
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex h-control items-center gap-2 rounded-md px-1.5 text-sm hover:bg-hover"
    >
      <Avatar name={name} src={person.avatar} size={24} />
      <span className="sr-only">{words.account(name)}</span>
      <span aria-hidden className="max-w-32 truncate max-wide:hidden">
        {name}
      </span>
    </button>
  )
}

function BellButton({ unread, onPress }: { unread: number; onPress: () => void }) {
  const words = useWords(shellWords)
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

/** The person's display name. */
function nameOf({ nickName, name, username }: Pick<Person, 'nickName' | 'name' | 'username'>): string {
  return nickName || name || username
}

type Crumb = { title: string; path: string | undefined }

/** Dashboard, groups and current page; only the dashboard is a link. Where there is little room, the page alone. */
function Breadcrumbs({ trail, home }: { trail: readonly MenuRoute[]; home: MenuRoute | undefined }) {
  const words = useWords(shellWords)
  const crumbs = crumbsOf(trail, home)
  return (
    <nav aria-label={words.breadcrumbs} className="@container min-w-0 flex-1 px-1">
      <ol className="flex min-w-0 items-center gap-1 text-sm text-muted">
        {crumbs.map(({ title, path }, at) => {
          const isLast = at === crumbs.length - 1
          return (
            <li
              key={title}
              aria-current={isLast ? 'page' : undefined}
              className={`flex min-w-0 items-center gap-1 ${isLast ? 'text-ink' : '@max-sm:hidden'}`}
            >
              {at > 0 && <ChevronRight size={14} aria-hidden className="shrink-0 text-muted @max-sm:hidden" />}
              {path && !isLast ? (
                <Link to={path} className="truncate hover:text-accent-ink">
                  {title}
                </Link>
              ) : (
                <span className="truncate">{title}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function crumbsOf(trail: readonly MenuRoute[], home: MenuRoute | undefined): Crumb[] {
  const shown = trail.filter(({ meta }) => meta.breadcrumb !== false && meta.title)
  const titles = shown.filter((route, at) => route.meta.title !== shown[at + 1]?.meta.title)
  const own = titles.map(({ meta }): Crumb => ({ title: meta.title, path: undefined }))
  if (!home || own.some(({ title }) => title === home.meta.title)) return own
  return [{ title: home.meta.title, path: '/dashboard' }, ...own]
}
