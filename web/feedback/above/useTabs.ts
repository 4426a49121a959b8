import { type Question, tabs } from '#web/feedback/question.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { feedbackWords } from '#words/feedback/feedback.ts'

type Tab = Question['tab']

/** The tabs of the screen with their counts. */
export function useTabs(current: Tab, onChoose: (patch: Partial<Question>) => void) {
  const text = useWords(feedbackWords)
  const { data } = useRead(api.feedback.counts, {})
  const { rows } = useOpenIncidents()
  const counts: Partial<Record<Tab, number>> = { ...data?.queues, incidents: rows.length }
  return {
    label: text.tabsLabel,
    tabs: tabs.map(key => ({
      key,
      label: text.tabs[key],
      count: counts[key],
      urgent: key === 'incidents',
    })),
    current,
    onChoose: (tab: Tab) => onChoose({ tab, open: 0, incident: 0 }),
  }
}

/** Incidents that are not closed, the newest first. */
export function useOpenIncidents() {
  const { data } = useRead(api.feedbackIncidents.list, { openOnly: true, limit: 50 })
  return { rows: data?.rows ?? [] }
}
