import Minimize from 'lucide-react/icons/minimize'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import type { MenuRoute, Person } from '#contract/access/session.ts'
import { mostUnread } from '#contract/desk/notification-rules.ts'
import { useClockWarning } from '#web/desk/clock/useClockWarning.ts'
import { Sidebar } from '#web/desk/frame/sidebar/Sidebar.tsx'
import { PressingGate } from '#web/desk/notices/PressingGate.tsx'
import { type Notices, useNotices } from '#web/desk/notices/useNotices.ts'
import { useSettings } from '#web/desk/settings/preferences.ts'
import { Pages } from '#web/desk/tabs/Pages.tsx'
import { loadPrintLook, usePrintLook } from '#web/desk/tabs/printLook.ts'
import { TabsBar } from '#web/desk/tabs/TabsBar.tsx'
import { refreshPage, setFleeting, useTabs } from '#web/desk/tabs/useTabs.ts'
import { OfflineBar } from '#web/desk/trouble/OfflineBar.tsx'
import { lazily } from '#web/kit/lazily.ts'
import { useOnInvalidate } from '#web/kit/read.ts'
import { navigate, type Place, placeOf, useAddress } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { shellWords } from '#words/desk/shell.ts'
import { toggleFullscreen, useFullscreen } from './fullscreen.ts'
import { redirectOf, type Screen, screensOf } from './menu.ts'
import { Navbar } from './Navbar.tsx'
import type { Panel, ShowPanel } from './NavbarMenus.tsx'
import { Palette, Panels } from './Panels.tsx'

const AlarmBar = lazily(async () => (await import('#web/desk/notices/alarms/AlarmBar.tsx')).AlarmBar)

/** The frame around the pages: menu, bars and drawers. */
export function Workplace({ person, menu }: { person: Person; menu: MenuRoute[] }) {
  const address = useAddress()
  const screens = useScreens(menu)
  const screen = screens.find(({ path }) => path === address.path)
  const isMobile = useIsMobile()
  const isBare = useFullscreen() === 'content'
  const [panel, setPanel] = usePanel(address)
  const notices = useNotices(person, () => setPanel('messages'))
  // A drawer is deferred; the search is not, because the next key already belongs to it.
  const calmly = useDeferredValue(panel)
  const shown = panel === 'search' ? panel : calmly
  useDetour(address, menu)
  useTitle(screen?.route.meta.title, notices.unread)
  useOnInvalidate('exports', announceExports)
  useClockWarning()
  usePrintLook()

  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <SkipLink />
      <Suspense>
        {notices.alarms.rows.length > 0 && <AlarmBar alarms={notices.alarms} onOpen={notices.open} />}
      </Suspense>
      <div className="flex min-h-0 flex-1">
        {!isMobile && !isBare && <Sidebar menu={menu} screen={screen} />}
        <Middle
          person={person}
          screens={screens}
          screen={screen}
          address={address}
          notices={notices}
          isBare={isBare}
          onShow={setPanel}
        />
      </div>
      <OfflineBar />
      <PressingGate />
      {isBare && <WayOut />}
      <Panels
        person={person}
        menu={menu}
        screen={screen}
        notices={notices}
        panel={shown}
        onShow={setPanel}
        onClose={() => setPanel(undefined)}
      />
    </div>
  )
}

type MiddleProps = {
  person: Person
  screens: readonly Screen[]
  screen: Screen | undefined
  address: Place
  notices: Notices
  isBare: boolean
  onShow: ShowPanel
}

/** The bars and the pages. Where the bars are not fixed, they scroll with the current page. */
function Middle({ person, screens, screen, address, notices, isBare, onShow }: MiddleProps) {
  const [{ tagsView, fixedHeader }] = useSettings()
  const affixed = screens.filter(({ route }) => route.meta.affix).map(({ path }) => path)
  const tabs = useTabs(person.id, affixed, path => screens.some(one => one.path === path))
  // The tab is marked at once; the page is deferred, because rendering it takes a slow machine long.
  const before = useDeferredValue(address.path)
  const front = tabs.list.some(tab => tab.key === before) ? before : address.path
  return (
    <div data-page-scroll className={`flex min-w-0 flex-1 flex-col ${fixedHeader ? '' : 'overflow-y-auto'}`}>
      {!isBare && (
        <>
          <Navbar
            person={person}
            trail={screen?.trail ?? []}
            home={screens.find(({ path }) => path === '/dashboard')?.route}
            unread={notices.unread}
            onShow={onShow}
          />
          {tagsView && <TabsBar tabs={tabs} screens={screens} affixed={affixed} front={address.path} />}
        </>
      )}
      <Pages tabs={tabs} screens={screens} front={front} isFixed={fixedHeader} />
    </div>
  )
}

/** Announces finished exports on every page. */
function announceExports(): void {
  import('#web/shared/exports/announce.ts').then(({ announce }) => announce()).catch(() => {})
}

function WayOut() {
  const words = useWords(shellWords)
  return (
    <span className="fixed bottom-4 left-4 z-30 rounded-md border border-line bg-raised shadow-float">
      <IconButton icon={Minimize} label={words.exitFullscreen} onClick={() => toggleFullscreen()} />
    </span>
  )
}

/** The pages of the menu, and the account page. A half-typed password is not kept in a hidden tab. */
function useScreens(menu: MenuRoute[]): Screen[] {
  const { me } = useWords(shellWords)
  const own = screensOf(menu)
  const meta = { title: me, icon: '', noCache: true, pinyin: '', initials: '' }
  const route: MenuRoute = {
    path: '/user/me',
    component: 'ProfilePage',
    name: 'me',
    hidden: true,
    alwaysShow: false,
    meta,
    children: [],
  }
  const screens = own.some(({ path }) => path === route.path)
    ? own
    : [...own, { path: route.path, component: route.component, route, trail: [route] }]
  const fleeting = screens.filter(({ route: { meta } }) => meta.noCache).map(({ path }) => path)
  useEffect(() => setFleeting(fleeting), [fleeting])
  return screens
}

/** One panel of the frame at a time; the phone menu closes when the address changes, Ctrl K opens the search. */
function usePanel(address: Place): [Panel | undefined, (panel: Panel | undefined) => void] {
  const [panel, setPanel] = useState<Panel>()
  const [drawnPath, setDrawnPath] = useState(address.path)
  if (drawnPath !== address.path) {
    setDrawnPath(address.path)
    if (panel === 'menu') setPanel(undefined)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') {
      Palette.preload()
      loadPrintLook()
    }
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    setPanel('search')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return [panel, setPanel]
}

/** Addresses that redirect to a page: a group's own, and the two that refresh their target. */
function useDetour(address: Place, menu: MenuRoute[]): void {
  const refreshed = refreshTarget(address)
  const target = refreshed ?? redirectOf(menu, address.path)
  useEffect(() => {
    if (!target) return
    if (refreshed) void refreshPage(placeOf(target).path)
    navigate(target, { replace: true })
  }, [target, refreshed])
}

function refreshTarget({ path, search, hash }: Place): string | undefined {
  if (path.startsWith('/redirect/')) return path.slice('/redirect'.length) + search + hash
  const wanted = path === '/blank' ? new URLSearchParams(search).get('redirect') : null
  return wanted?.startsWith('/') && !/^\/[/\\]/.test(wanted) ? wanted : undefined
}

function useTitle(title: string | undefined, unread: number): void {
  const { system } = useWords(shellWords)
  const count = unread ? `(${unread < mostUnread ? unread : `${mostUnread}+`}) ` : ''
  useEffect(() => {
    document.title = count + (title ? `${title} - ${system}` : system)
  }, [title, count, system])
}

/** The first thing that Tab reaches: past menu and bars to the rows of the page, or to its first control. Seen while it has the focus. */
function SkipLink() {
  const words = useWords(shellWords)
  return (
    <button
      type="button"
      onClick={() => contentInFront()?.focus()}
      className="sr-only focus:not-sr-only focus:fixed focus:top-1 focus:left-1 focus:z-60 focus:rounded-md focus:bg-accent-fill focus:px-3 focus:py-2 focus:text-sm focus:text-on-fill"
    >
      {words.skip}
    </button>
  )
}

/** Pages in the background are not displayed. */
function contentInFront(): HTMLElement | undefined {
  const [page] = document.querySelectorAll<HTMLElement>('[data-page-scroll]')
  const isShown = (part: HTMLElement) => part.offsetParent !== null
  const grids = [...(page?.querySelectorAll<HTMLElement>('[role=grid]') ?? [])]
  const controls = [...(page?.querySelectorAll<HTMLElement>('main button, main a, main input') ?? [])]
  return grids.find(isShown) ?? controls.find(isShown)
}
