import { useState } from 'react'
import type { MenuRoute } from '#contract/access/session.ts'
import { type Screen, type SidebarEntry, sidebarOf } from '#web/desk/frame/menu.ts'
import { SystemMark } from '#web/desk/frame/SystemMark.tsx'
import { useIsFolded, useSettings } from '#web/desk/settings/preferences.ts'
import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/desk/shell.ts'
import { FoldedGroup, SidebarGroup, SidebarLink } from './SidebarEntry.tsx'

export type SidebarProps = { menu: MenuRoute[]; screen: Screen | undefined }

/** The permitted menu on the desktop, 210 px wide or 54 collapsed. */
export function Sidebar({ menu, screen }: SidebarProps) {
  const [isFolded] = useIsFolded()
  const [{ sidebarLogo }] = useSettings()
  return (
    <aside
      className={`flex shrink-0 flex-col border-r border-line bg-surface transition-[width] duration-150 ${isFolded ? 'w-[54px]' : 'w-[210px]'}`}
    >
      {sidebarLogo && <SystemMark isSmall={isFolded} />}
      <Entries menu={menu} screen={screen} isFolded={isFolded} />
    </aside>
  )
}

type EntriesProps = SidebarProps & { isFolded: boolean; onGo?: () => void }

/** One group is expanded at a time; at first the one of the current page. */
export function Entries({ menu, screen, isFolded, onGo }: EntriesProps) {
  const words = useWords(shellWords)
  const entries = sidebarOf(menu)
  const current = screen?.route.meta.activeMenu ?? screen?.path
  const home = entries.find(({ children }) => children.some(child => holds(child, current)))?.path
  const [chosen, setChosen] = useState<{ path: string | undefined; from: string | undefined }>()
  const open = chosen && chosen.from === home ? chosen.path : home
  return (
    <nav aria-label={words.menu} className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-1.5 py-2">
      <ul className="grid grid-cols-1 gap-0.5">
        {entries.map(entry => {
          if (!entry.children.length) {
            return <SidebarLink key={entry.path} entry={entry} current={current} isFolded={isFolded} onGo={onGo} />
          }
          if (isFolded) return <FoldedGroup key={entry.path} entry={entry} current={current} />
          const isOpen = entry.path === open
          return (
            <SidebarGroup
              key={entry.path}
              entry={entry}
              current={current}
              isOpen={isOpen}
              onToggle={() => setChosen({ path: isOpen ? undefined : entry.path, from: home })}
              onGo={onGo}
            />
          )
        })}
      </ul>
    </nav>
  )
}

function holds(entry: SidebarEntry, path: string | undefined): boolean {
  return entry.path === path || entry.children.some(child => holds(child, path))
}
