import { Activity, Suspense, useLayoutEffect, useRef } from 'react'
import type { Screen } from '#web/desk/frame/menu.ts'
import { serverNow } from '#web/kit/clock.ts'
import { lazily } from '#web/kit/lazily.ts'
import { TabPlace } from '#web/kit/route.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { hasUnsaved } from '#web/kit/unsaved.ts'
import { useWords } from '#web/kit/words.ts'
import { screens as known } from '#web/process/screens.tsx'
import { usePrinting } from '#web/ui/list/printing.ts'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { aliveTabs, type Tab, type Tabs } from './tabs.ts'

const NotAvailable = lazily(async () => (await import('./UnavailablePages.tsx')).NotAvailable)
const NotFound = lazily(async () => (await import('./UnavailablePages.tsx')).NotFound)
const NotPermitted = lazily(async () => (await import('./UnavailablePages.tsx')).NotPermitted)

type PagesProps = { tabs: Tabs; screens: readonly Screen[]; front: string; isFixed: boolean }

/** Every open tab keeps its page: state, address and scroll position. A hidden one neither renders nor subscribes. */
export function Pages({ tabs, screens, front, isFixed }: PagesProps) {
  const isOpen = tabs.list.some(tab => tab.key === front)
  return (
    <main className={isFixed ? 'relative min-h-0 flex-1' : 'grow'}>
      {aliveTabs(tabs, hasUnsaved).map(tab => {
        const screen = screens.find(({ path }) => path === tab.key)
        const isFront = tab.key === front
        if (!screen || (screen.route.meta.noCache && !isFront)) return null
        return (
          <Activity key={`${tab.key} ${tabs.rounds[tab.key] ?? 0}`} mode={isFront ? 'visible' : 'hidden'}>
            <OpenPage tab={tab} component={screen.component} title={screen.route.meta.title} isFixed={isFixed} />
          </Activity>
        )
      })}
      {!isOpen && <NoPage path={front} />}
    </main>
  )
}

type OpenPageProps = { tab: Tab; component: string; title: string; isFixed: boolean }

function OpenPage({ tab, component, title, isFixed }: OpenPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  const screen = known[component]

  // The scrolling element is shared by the tabs, and some browsers lose the scroll position of a hidden element.
  useLayoutEffect(() => {
    const scroller = isFixed ? box.current : box.current?.closest('[data-page-scroll]')
    if (!scroller) return
    const remember = (event: Event) => {
      if (event.target === scroller) top.current = scroller.scrollTop
    }
    scroller.scrollTo({ top: top.current })
    scroller.addEventListener('scroll', remember)
    return () => scroller.removeEventListener('scroll', remember)
  }, [isFixed])

  return (
    <div ref={box} className={isFixed ? 'absolute inset-0 overflow-y-auto' : 'flow-root h-full'}>
      <PrintedHead title={title} />
      <TabPlace value={tab.place}>
        <PageBoundary onAgain={() => screen?.retry()}>
          <Suspense fallback={<PageSkeleton />}>
            {screen ? <screen.Page /> : <NotAvailable name={component} />}
          </Suspense>
        </PageBoundary>
      </TabPlace>
    </div>
  )
}

function PageSkeleton() {
  return (
    <div aria-busy className="grid gap-4 p-4">
      <Skeleton width={24} />
      <Skeleton />
      <Skeleton width={80} />
    </div>
  )
}

/** The address stays as it was typed. */
function NoPage({ path }: { path: string }) {
  const isKnown = path === '/401' || Object.values(known).some(screen => screen.path === path)
  return <Suspense>{isKnown ? <NotPermitted /> : <NotFound />}</Suspense>
}

/** What stands over a page on paper: its name, and when it was printed. */
function PrintedHead({ title }: { title: string }) {
  const { printedAt } = useWords(shellWords)
  const full = useTimeFormat('full')
  if (!usePrinting()) return null
  return (
    <p className="hidden items-baseline justify-between gap-4 border-b-2 border-ink pb-1 print:flex">
      <span className="text-lg font-medium">{title}</span>
      <span className="text-xs text-muted">{printedAt(full(serverNow()))}</span>
    </p>
  )
}
