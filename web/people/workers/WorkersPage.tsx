import { Suspense } from 'react'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import type { TabsProps } from '#web/ui/list/Tabs.tsx'
import { type ListTab, workersWords } from '#words/people/workers.ts'
import { listTabs, Question } from './question.ts'
import { WorkersList } from './WorkersList.tsx'

const ShopsList = lazily(async () => (await import('./shops/ShopsList.tsx')).ShopsList)

/** Rendered above the list on every tab. */
export type ListHeading = {
  title: string
  panel: string
  freshLabel: (count: number) => string
  tabs: Omit<TabsProps<ListTab>, 'panel'>
}

/** Workers and shops. */
export function WorkersPage() {
  const text = useWords(workersWords)
  const [question, setQuestion] = useQuestion(Question)
  const { data: people } = useRead(api.workers.counts, {})
  const { data: shops } = useRead(api.merchants.counts, {})
  const counts = { ...people, shop: shops?.open }
  const { tab } = question
  const heading: ListHeading = {
    title: text.title,
    panel: 'workers-list',
    freshLabel: text.fresh,
    tabs: {
      label: text.tabsLabel,
      tabs: listTabs.map(key => ({
        key,
        label: text.tabs[key],
        count: counts[key],
        urgent: key === 'expiring' && (people?.expired ?? 0) > 0,
      })),
      current: tab,
      onChoose: next => setQuestion({ tab: next, sort: '', open: 0, service: '' }),
    },
  }
  if (tab !== 'shop') return <WorkersList key={tab} tab={tab} heading={heading} />
  return (
    <Suspense>
      <ShopsList heading={heading} />
    </Suspense>
  )
}
