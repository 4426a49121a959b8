import { daysBetween, feedback, mostInsightDays } from '#contract/feedback/feedback-desk.ts'
import { useTabs } from '#web/feedback/above/useTabs.ts'
import { Question } from '#web/feedback/question.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { ListScreen } from '#web/shared/list/ListScreen.tsx'
import { DayBox } from '#web/ui/controls/DayBox.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { feedbackInsightWords, feedbackWords } from '#words/feedback/feedback.ts'
import { Figures } from './Figures.tsx'

const usualDays = 30
const dayMs = 86_400_000
const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })

/** What people write about between two days. */
export function Insight() {
  const text = useWords(feedbackWords)
  const words = useWords(feedbackInsightWords)
  const [question, setQuestion] = useQuestion(Question)
  const { from, to, city } = withDays(question)
  const length = daysBetween(from, to)
  const isPossible = length >= 0 && length < mostInsightDays
  const { data } = useRead(feedback.insight, { from, to, cityCode: city || undefined }, { enabled: isPossible })
  return (
    <ListScreen
      title={text.title}
      panel="feedback-list"
      tabs={<Tabs {...useTabs(question.tab, setQuestion)} panel="feedback-list" />}
      filters={
        <>
          <span className="flex items-center gap-1">
            <DayBox label={text.from} value={from} onChoose={day => setQuestion({ from: day })} />
            <span aria-hidden className="text-muted">
              {text.to}
            </span>
            <DayBox label={text.until} value={to} onChoose={day => setQuestion({ to: day })} />
          </span>
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
  const last = to || shanghai.format(Date.now())
  const first = from || new Date(Date.parse(last) - (usualDays - 1) * dayMs).toISOString().slice(0, 10)
  return { from: first, to: last, city }
}
