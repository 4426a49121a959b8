import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Screen } from '#web/desk/frame/menu.ts'
import { navigate, textOf } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { type MenuItem, type Spot, SpotMenu } from '#web/ui/menu/Menu.tsx'
import { type ShellWords, shellWords } from '#words/desk/shell.ts'
import type { Closing, Tab, Tabs } from './tabs.ts'
import { closePages, movePage, refreshPage } from './useTabs.ts'

/** Drag type of tabs, so that dropped files or texts are ignored. */
const tabType = 'application/x-citydesk-tab'

type BarProps = { tabs: Tabs; screens: readonly Screen[]; affixed: readonly string[]; front: string }

/** The open pages, 60 % of the window wide. */
export function TabsBar({ tabs, screens, affixed, front }: BarProps) {
  const words = useWords(shellWords)
  const bar = useRef<HTMLDivElement>(null)
  useFrontInView(bar, front)
  useWheel(bar)
  const [chosen, setChosen] = useState<{ tab: Tab; spot: Spot }>()

  return (
    <nav aria-label={words.tabs} className="shrink-0 border-b border-line bg-surface px-2">
      <div
        ref={bar}
        role="tablist"
        aria-label={words.tabs}
        className="flex w-[60vw] max-w-full gap-0.5 overflow-x-auto [scrollbar-width:none] max-desktop:w-full"
      >
        {tabs.list.map(tab => (
          <PageTab
            key={tab.key}
            tab={tab}
            title={screens.find(({ path }) => path === tab.key)?.route.meta.title ?? tab.key}
            isFront={tab.key === front}
            isAffixed={affixed.includes(tab.key)}
            onKeyDown={event => moveByKey(event, tabs, tab.key, affixed)}
            onMove={key => movePage(key, tab.key, affixed)}
            onMenu={spot => setChosen({ tab, spot })}
            onClose={() => void closePages(tab.key, 'this', affixed)}
          />
        ))}
      </div>
      {chosen && (
        <SpotMenu
          spot={chosen.spot}
          items={itemsFor(chosen.tab, affixed, words)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </nav>
  )
}

function itemsFor({ key }: Tab, affixed: readonly string[], words: ShellWords): MenuItem[] {
  const close = (closing: Closing) => () => void closePages(key, closing, affixed)
  return [
    { key: 'refresh', label: words.refresh, onChoose: () => void refreshPage(key) },
    { key: 'this', label: words.close, disabled: affixed.includes(key), onChoose: close('this') },
    { key: 'left', label: words.closeLeft, onChoose: close('left') },
    { key: 'right', label: words.closeRight, onChoose: close('right') },
    { key: 'others', label: words.closeOthers, onChoose: close('others') },
    { key: 'all', label: words.closeAll, onChoose: close('all') },
  ]
}

type TabProps = {
  tab: Tab
  title: string
  isFront: boolean
  isAffixed: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onMenu: (spot: Spot) => void
  /** Moves the dragged tab to this one's place. */
  onMove: (key: string) => void
  onClose: () => void
}

function PageTab({ tab, title, isFront, isAffixed, onKeyDown, onMenu, onMove, onClose }: TabProps) {
  const look = isFront ? 'border-accent text-accent-ink' : 'border-transparent text-muted hover:text-ink'
  return (
    <div
      role="tab"
      tabIndex={isFront ? 0 : -1}
      aria-selected={isFront}
      aria-keyshortcuts="Delete Shift+ArrowLeft Shift+ArrowRight"
      data-tab={tab.key}
      draggable={!isAffixed}
      onDragStart={event => event.dataTransfer.setData(tabType, tab.key)}
      onDragOver={event => event.dataTransfer.types.includes(tabType) && event.preventDefault()}
      onDrop={event => onMove(event.dataTransfer.getData(tabType))}
      onClick={() => navigate(textOf(tab.place))}
      onAuxClick={event => event.button === 1 && !isAffixed && onClose()}
      onMouseDown={event => event.button === 1 && event.preventDefault()}
      onContextMenu={event => {
        event.preventDefault()
        onMenu({ x: event.clientX, y: event.clientY })
      }}
      onKeyDown={event => (event.key === 'Delete' && !isAffixed ? onClose() : onKeyDown(event))}
      className={`group flex h-8 pointer-coarse:h-10 shrink-0 items-center gap-1 border-b-2 px-2.5 text-sm whitespace-nowrap select-none ${look}`}
    >
      {title}
      {!isAffixed && <CloseMark onPress={() => onClose()} />}
    </div>
  )
}

/** For the pointer only: the keyboard closes with Delete, because a tab may not contain a second control. */
function CloseMark({ onPress }: { onPress: () => void }) {
  return (
    <span
      aria-hidden
      data-close
      onClick={event => {
        event.stopPropagation()
        onPress()
      }}
      className="-mr-1 grid size-4 pointer-coarse:size-8 place-items-center rounded-sm opacity-60 hover:bg-neutral-soft hover:opacity-100"
    >
      <X size={12} />
    </span>
  )
}

/** Arrow keys move the focus; with Shift they move the tab. */
function moveByKey(event: KeyboardEvent, { list }: Tabs, key: string, affixed: readonly string[]): void {
  const at = list.findIndex(tab => tab.key === key)
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: list.length - 1 }
  const to = targets[event.key]
  if (to === undefined) return
  event.preventDefault()
  const tab = list[(to + list.length) % list.length]
  if (!tab) return
  if (event.shiftKey) movePage(key, tab.key, affixed)
  else navigate(textOf(tab.place))
  const bar = event.currentTarget.closest('[role="tablist"]')
  bar?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(event.shiftKey ? key : tab.key)}"]`)?.focus()
}

function useFrontInView(bar: RefObject<HTMLDivElement | null>, front: string): void {
  useEffect(() => {
    const tab = bar.current?.querySelector(`[data-tab="${CSS.escape(front)}"]`)
    tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [bar, front])
}

/** Scrolls sideways by a quarter of the wheel's step. React's listener is passive and could not prevent scrolling the page. */
function useWheel(bar: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = bar.current
    function roll(event: WheelEvent): void {
      event.preventDefault()
      if (element) element.scrollLeft += (event.deltaY || event.deltaX) / 4
    }
    element?.addEventListener('wheel', roll, { passive: false })
    return () => element?.removeEventListener('wheel', roll)
  }, [bar])
}
