import { lazy, Suspense, useEffect, useState } from 'react'
import type { MenuRoute, Person } from '#contract/session.ts'
import { navigate, type Place, placeOf, useAddress } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { useIsMobile } from '#web/ui/screen.ts'
import { useEver } from './Dialogs.tsx'
import { redirectOf, screensOf } from './menu.ts'
import { Navbar } from './Navbar.tsx'
import { Pages } from './Pages.tsx'

import { Sidebar } from './Sidebar.tsx'
import { SoundBar } from './SoundBar.tsx'
import { TabsBar } from './TabsBar.tsx'
import { text } from './text.ts'
import { useNotices } from './useNotices.ts'
import { refreshPage, useTabs } from './useTabs.ts'

const MessageDrawer = lazy(async () => ({ default: (await import('./MessageDrawer.tsx')).MessageDrawer }))
const SidebarDrawer = lazy(async () => ({ default: (await import('./SidebarDrawer.tsx')).SidebarDrawer }))

/** The frame around the pages: menu, bars and drawers. */
export function Workplace({ person, menu }: { person: Person; menu: MenuRoute[] }) {
  const address = useAddress()
  const isMobile = useIsMobile()
  const screens = screensOf(menu)
  const affixed = screens.filter(({ route }) => route.meta.affix).map(({ path }) => path)
  const tabs = useTabs(person.id, affixed, path => screens.some(screen => screen.path === path))
  const screen = screens.find(({ path }) => path === address.path)
  const notices = useNotices(person)
  const [drawer, setDrawer] = useState<'menu' | 'messages'>()
  const isMenuWanted = useEver(drawer === 'menu')
  const isBellWanted = useEver(drawer === 'messages')
  const close = () => setDrawer(undefined)
  const [drawnPath, setDrawnPath] = useState(address.path)
  useDetour(address, menu)
  useTitle(screen?.route.meta.title, notices.unread)

  if (drawnPath !== address.path) {
    setDrawnPath(address.path)
    if (drawer === 'menu') setDrawer(undefined)
  }

  return (
    <div className="flex h-dvh overflow-hidden">
      {!isMobile && <Sidebar menu={menu} screen={screen} />}
      <div className="flex min-w-0 flex-1 flex-col">
        <Navbar
          person={person}
          trail={screen?.trail ?? []}
          home={screens.find(({ path }) => path === '/dashboard')?.route}
          unread={notices.unread}
          onMenu={() => setDrawer('menu')}
          onMessages={() => setDrawer('messages')}
        />
        <TabsBar tabs={tabs} screens={screens} affixed={affixed} front={address.path} />
        <SoundBar />
        <Pages tabs={tabs} screens={screens} front={address.path} />
      </div>
      <Suspense>
        {isMenuWanted && isMobile && (
          <SidebarDrawer menu={menu} screen={screen} open={drawer === 'menu'} onClose={close} />
        )}
        {isBellWanted && <MessageDrawer notices={notices} open={drawer === 'messages'} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** Addresses that are no screens but lead to one: a group's own, and the two that refresh where they lead. */
function useDetour(address: Place, menu: MenuRoute[]): void {
  const refreshed = refreshTarget(address)
  const target = refreshed ?? redirectOf(menu, address.path)
  useEffect(() => {
    if (!target) return
    if (refreshed) refreshPage(placeOf(target).path)
    navigate(target, { replace: true })
  }, [target, refreshed])
}

function refreshTarget({ path, search, hash }: Place): string | undefined {
  if (path.startsWith('/redirect/')) return path.slice('/redirect'.length) + search + hash
  const wanted = path === '/blank' ? new URLSearchParams(search).get('redirect') : null
  return wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : undefined
}

function useTitle(title: string | undefined, unread: number): void {
  const { system } = useWords(text)
  const count = unread ? `(${unread}) ` : ''
  useEffect(() => {
    document.title = count + (title ? `${title} - ${system}` : system)
  }, [title, count, system])
}
