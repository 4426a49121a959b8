import { Suspense } from 'react'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import type { TabsProps } from '#web/ui/list/Tabs.tsx'
import { reconWords } from '#words/money/recon.ts'
import { DayList } from './days/DayList.tsx'
import { cleared, Question, type ReconTab, reconTabs } from './question.ts'

const DifferenceList = lazily(async () => (await import('./differences/DifferenceList.tsx')).DifferenceList)

/** What both lists show above their rows. */
export type ReconHeading = { title: string; panel: string; tabs: Omit<TabsProps<ReconTab>, 'panel'> }

/** The bills of payment channels beside our ledger: day by day, and the differences that somebody settles. */
export function ReconPage() {
  const text = useWords(reconWords)
  const [{ tab }, setQuestion] = useQuestion(Question)
  const { data } = useRead(api.recon.standing, {})
  const heading: ReconHeading = {
    title: text.title,
    panel: 'recon-list',
    tabs: {
      label: text.title,
      tabs: reconTabs.map(key => ({
        key,
        label: text.tabs[key],
        count: key === 'differences' ? data?.open : undefined,
        urgent: (data?.stoppedBy.length ?? 0) > 0,
      })),
      current: tab,
      onChoose: next => setQuestion({ ...cleared, tab: next }),
    },
  }
  return (
    <Suspense>
      {tab === 'differences' ? <DifferenceList heading={heading} /> : <DayList heading={heading} standing={data} />}
    </Suspense>
  )
}
