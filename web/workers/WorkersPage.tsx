import { Suspense } from 'react'
import { merchants } from '#contract/people/merchants.ts'
import { workers } from '#contract/people/workers.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { type ListTab, workersWords } from '#words/people/workers.ts'
import { listTabs, Question } from './question.ts'
import { WorkersList } from './WorkersList.tsx'

const ShopsList = lazily(async () => (await import('./shops/ShopsList.tsx')).ShopsList)

/** Who serves, and whose food it is. */
export function WorkersPage() {
  const text = useWords(workersWords)
  const [question, ask] = useQuestion(Question)
  const { data: people } = useRead(workers.counts, {})
  const { data: shops } = useRead(merchants.counts, {})
  const counts = { ...people, shop: shops?.open }
  const urgent = { expiring: (people?.expired ?? 0) > 0, shop: (shops?.expired ?? 0) > 0 }
  const tabs = {
    label: text.tabsLabel,
    tabs: listTabs.map(key => ({
      key,
      label: text.tabs[key],
      count: counts[key],
      urgent: key === 'expiring' && urgent.expiring,
    })),
    current: question.tab,
    onChoose: (tab: ListTab) => ask({ tab, open: 0, service: '' }),
  }
  const { tab } = question
  if (tab !== 'shop') return <WorkersList key={tab} tab={tab} tabs={tabs} />
  return (
    <Suspense>
      <ShopsList tabs={tabs} />
    </Suspense>
  )
}
