import { countText } from '#web/ui/show/Badge.tsx'

/**
 * The tabs of a desk's list. Queues without a count in `counts` show none; `waiting` is urgent and says how many are past their
 * deadline.
 */
export function queueTabs<Queue extends string>(
  queues: readonly Queue[],
  counts: Readonly<Partial<Record<string, number>>> = {},
  text: { tabsLabel: string; tabs: Record<Queue, string>; overdue: (tab: string, late: string) => string },
) {
  const late = counts.overdue ?? 0
  return {
    label: text.tabsLabel,
    tabs: queues.map(key => {
      const urgent = key === 'waiting' && late > 0
      const label = urgent ? text.overdue(text.tabs[key], countText(late)) : text.tabs[key]
      return { key, label, count: counts[key], urgent }
    }),
  }
}
