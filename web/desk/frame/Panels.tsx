import { Suspense } from 'react'
import type { MenuRoute, Person } from '#contract/access/session.ts'
import type { Notices } from '#web/desk/notices/useNotices.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { useEver } from './Dialogs.tsx'
import type { Screen } from './menu.ts'
import type { Panel, ShowPanel } from './NavbarMenus.tsx'

const MessageDrawer = lazily(async () => (await import('#web/desk/notices/MessageDrawer.tsx')).MessageDrawer)
const SidebarDrawer = lazily(async () => (await import('#web/desk/frame/sidebar/SidebarDrawer.tsx')).SidebarDrawer)
/** Fetched when Ctrl is pressed, so that fast typing loses no characters. */
export const Palette = lazily(async () => (await import('#web/desk/search/Palette.tsx')).Palette)
const Settings = lazily(async () => (await import('#web/desk/settings/Settings.tsx')).Settings)
const ErrorLog = lazily(async () => (await import('#web/desk/trouble/ErrorLog.tsx')).ErrorLog)
const HelpDrawer = lazily(async () => (await import('#web/desk/help/HelpDrawer.tsx')).HelpDrawer)
const ProfileDrawer = lazily(async () => (await import('#web/desk/profile/ProfileDrawer.tsx')).ProfileDrawer)

type PanelsProps = {
  person: Person
  menu: MenuRoute[]
  screen: Screen | undefined
  notices: Notices
  panel: Panel | undefined
  onShow: ShowPanel
  onClose: () => void
}

/** Panels over the frame, each loaded when it is first opened. */
export function Panels({ person, menu, screen, notices, panel, onShow, onClose }: PanelsProps) {
  const isMobile = useIsMobile()
  const ever = {
    menu: useEver(panel === 'menu'),
    messages: useEver(panel === 'messages'),
    search: useEver(panel === 'search'),
    settings: useEver(panel === 'settings'),
    errors: useEver(panel === 'errors'),
    profile: useEver(panel === 'profile'),
    help: useEver(panel === 'help'),
  }
  const terms = (of: Panel) => ({ open: panel === of, onClose })
  return (
    <Suspense>
      {ever.menu && isMobile && <SidebarDrawer menu={menu} screen={screen} {...terms('menu')} />}
      {ever.messages && <MessageDrawer notices={notices} {...terms('messages')} />}
      {ever.search && <Palette menu={menu} onSettings={() => onShow('settings')} {...terms('search')} />}
      {ever.settings && <Settings {...terms('settings')} />}
      {ever.errors && <ErrorLog {...terms('errors')} />}
      {ever.help && <HelpDrawer screen={screen} {...terms('help')} />}
      {ever.profile && <ProfileDrawer person={person} onSettings={() => onShow('settings')} {...terms('profile')} />}
    </Suspense>
  )
}
