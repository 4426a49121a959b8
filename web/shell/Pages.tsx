import { Activity, Suspense, useLayoutEffect, useRef } from 'react'
import { TabPlace } from '#web/kit/route.ts'
import { screens as known } from '#web/screens.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { Screen } from './menu.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { NotAvailable, NotFound, NotPermitted } from './Signposts.tsx'
import { aliveTabs, type Tab, type Tabs } from './tabs.ts'

type PagesProps = { tabs: Tabs; screens: readonly Screen[]; front: string }

/** Every open tab keeps its page: its state, its place and its scroll. A hidden one draws nothing and hears nothing. */
export function Pages({ tabs, screens, front }: PagesProps) {
  const isOpen = tabs.list.some(tab => tab.key === front)
  return (
    <main className="relative min-h-0 flex-1">
      {aliveTabs(tabs).map(tab => {
        const screen = screens.find(({ path }) => path === tab.key)
        const isFront = tab.key === front
        if (!screen || (screen.route.meta.noCache && !isFront)) return null
        return (
          <Activity key={`${tab.key} ${tabs.rounds[tab.key] ?? 0}`} mode={isFront ? 'visible' : 'hidden'}>
            <OpenPage tab={tab} component={screen.component} />
          </Activity>
        )
      })}
      {!isOpen && <NoPage path={front} />}
    </main>
  )
}

function OpenPage({ tab, component }: { tab: Tab; component: string }) {
  const scroller = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  const Page = known[component]?.Page

  // A hidden element forgets how far it was scrolled in some browsers.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: top.current })
  }, [])

  return (
    <div
      ref={scroller}
      onScroll={event => {
        if (event.currentTarget === event.target) top.current = event.currentTarget.scrollTop
      }}
      className="absolute inset-0 overflow-y-auto"
    >
      <TabPlace value={tab.place}>
        <PageBoundary>
          <Suspense fallback={<PageSkeleton />}>{Page ? <Page /> : <NotAvailable name={component} />}</Suspense>
        </PageBoundary>
      </TabPlace>
    </div>
  )
}

function PageSkeleton() {
  return (
    <div className="grid gap-4 p-4">
      <Skeleton width={24} />
      <Skeleton />
      <Skeleton width={80} />
    </div>
  )
}

/** The address stays as it was typed. */
function NoPage({ path }: { path: string }) {
  const isKnown = path === '/401' || Object.values(known).some(screen => screen.path === path)
  return isKnown ? <NotPermitted /> : <NotFound />
}
