import { addDays, shanghaiDay } from '#contract/base/shanghai.ts'
import { daysBetween, mostInsightDays } from '#contract/feedback/feedback-desk.ts'
import { useTabs } from '#web/feedback/above/useTabs.ts'
import { Question } from '#web/feedback/question.ts'
import { api } from '#web/kit/api.ts'
import { serverNow } from '#web/kit/clock.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { ListScreen } from '#web/shared/list/ListScreen.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { feedbackInsightWords, feedbackWords } from '#words/feedback/feedback.ts'
import { Figures } from './Figures.tsx'

const usualDays = 30

/** What people write about between two days. */
export function Insight() {
  const text = useWords(feedbackWords)
  const words = useWords(feedbackInsightWords)
  const [question, setQuestion] = useQuestion(Question)
  const { from, to, city } = withDays(question)
  const length = daysBetween(from, to)
  const isPossible = length >= 0 && length < mostInsightDays
  const { data } = useRead(api.feedback.insight, { from, to, cityCode: city || undefined }, { enabled: isPossible })
  return (
    <ListScreen
      title={text.title}
      panel="feedback-list"
      tabs={<Tabs {...useTabs(question.tab, setQuestion)} panel="feedback-list" />}
      filters={
        <>
          <DaySpan from={from} to={to} label={text.sentOn} onFilter={setQuestion} />
          <CityFilter city={question.city} onChoose={next => setQuestion({ city: next })} />
        </>
      }
      onAgain={() => invalidate('feedback')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-4 -outline-offset-2">
        {!isPossible && <p role="alert">{words.tooLong}</p>}
        {isPossible && !data && <Skeletons widths={[60, 90, 75]} />}
        {isPossible && data && <Figures figures={data} from={from} to={to} city={city} />}
      </div>
    </ListScreen>
  )
}

/** The last thirty days unless others are chosen. */
function withDays({ from, to, city }: Question): { from: string; to: string; city: string } {
  const last = to || shanghaiDay(serverNow())
  const first = from || addDays(last, 1 - usualDays)
  return { from: first, to: last, city }
}
