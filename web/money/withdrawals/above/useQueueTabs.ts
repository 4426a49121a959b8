import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { type Question, tabs } from '#web/money/withdrawals/question.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

type Tab = Question['tab']

/** What is over, and so has no count. */
const uncounted: readonly Tab[] = ['paid', 'ended', 'all', 'batches']
const urgent: readonly Tab[] = ['risky', 'trouble']

/** The tabs of the screen with their counts. */
export function useQueueTabs(
  current: Tab,
  onChoose: (patch: { tab: Tab; sort: ''; open: number; batch: number }) => void,
) {
  const text = useWords(withdrawalsWords)
  const { data } = useRead(api.withdrawals.counts, {})
  const counts: Partial<Record<Tab, number>> = data?.queues ?? {}
  return {
    label: text.tabsLabel,
    tabs: tabs.map(key => ({
      key,
      label: text.tabs[key],
      count: uncounted.includes(key) ? undefined : counts[key],
      urgent: urgent.includes(key),
    })),
    current,
    onChoose: (tab: Tab) => onChoose({ tab, sort: '', open: 0, batch: 0 }),
  }
}
