import { postQueues, posts } from '#contract/reviews/posts.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import type { Question } from '#web/posts/question.ts'
import { countText } from '#web/ui/show/Badge.tsx'
import { postsWords } from '#words/reviews/posts.ts'

type Tab = Question['tab']
const uncounted: readonly Tab[] = ['approved', 'rejected', 'hidden']

/** The queues with their counts, and what is late. */
export function usePostTabs(current: Tab, onChoose: (tab: Tab) => void) {
  const text = useWords(postsWords)
  const counts: Partial<Record<string, number>> = useRead(posts.counts, {}).data ?? {}
  const overdue = counts.overdue ?? 0
  const isLate = (key: Tab) => key === 'waiting' && overdue > 0
  return {
    label: text.tabsLabel,
    tabs: postQueues.map(key => ({
      key,
      label: isLate(key) ? text.overdue(text.tabs[key], countText(overdue)) : text.tabs[key],
      count: uncounted.includes(key) ? undefined : counts[key],
      urgent: isLate(key),
    })),
    current,
    onChoose,
  }
}
