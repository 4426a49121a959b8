import { type KeyboardEvent, useEffect, useRef } from 'react'
import { CountBadge } from '#web/ui/show/Badge.tsx'

export type Tab<Key extends string> = {
  key: Key
  label: string
  /** Count shown in the tab. */
  count?: number | undefined
  /** What the count counts, in a sentence. */
  counts?: string | undefined
  /** Shows the count in red: something is late. */
  urgent?: boolean
}

export type TabsProps<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  current: Key
  onChoose: (key: Key) => void
  /** The id of the element they switch; its `aria-labelledby` is `<panel>-tab`. */
  panel: string
}

/** A tab list. Arrow keys select. */
export function Tabs<Key extends string>({ label, tabs, current, onChoose, panel }: TabsProps<Key>) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab is looked up in the document
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [current])

  function chooseByKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex(tab => tab.key === current)
    const next = (at + step + tabs.length) % tabs.length
    onChoose((tabs[next] as Tab<Key>).key)
    const button = row.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={chooseByKey}
      className="flex overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
    >
      {tabs.map(tab => (
        <TabButton key={tab.key} tab={tab} panel={panel} chosen={tab.key === current} onChoose={onChoose} />
      ))}
    </div>
  )
}

type TabButtonProps<Key extends string> = {
  tab: Tab<Key>
  panel: string
  chosen: boolean
  onChoose: (key: Key) => void
}

function TabButton<Key extends string>({ tab, panel, chosen, onChoose }: TabButtonProps<Key>) {
  return (
    <button
      type="button"
      role="tab"
      id={chosen ? `${panel}-tab` : undefined}
      aria-selected={chosen}
      aria-controls={chosen ? panel : undefined}
      tabIndex={chosen ? 0 : -1}
      title={tab.count ? tab.counts : undefined}
      onClick={() => onChoose(tab.key)}
      className={`relative flex shrink-0 items-center gap-1.5 px-3 py-2.5 text-sm whitespace-nowrap -outline-offset-2 transition-colors duration-100 ${
        chosen ? 'font-medium text-accent-ink' : 'text-muted hover:text-ink print:hidden'
      }`}
    >
      {tab.label}
      <CountBadge count={tab.count ?? 0} urgent={tab.urgent ?? false} />
      {chosen && <span aria-hidden className="absolute inset-x-3 bottom-0 h-0.5 rounded-full bg-accent" />}
    </button>
  )
}
