import LayoutGrid from 'lucide-react/icons/layout-grid'
import Maximize from 'lucide-react/icons/maximize'
import Printer from 'lucide-react/icons/printer'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useRef } from 'react'
import { navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { ServiceFilter } from '#web/shared/order/ServiceFilter.tsx'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { PanelButton } from '#web/ui/controls/PanelButton.tsx'
import { afterPaint, useAfterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import { DateRangeBox } from '#web/ui/dates/DateRangeBox.tsx'
import type { Days } from '#web/ui/dates/ranges.ts'
import { uiWords } from '#words/base/ui.ts'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import type { ChangeQuestion, Question } from '../question.ts'

type FiltersProps = {
  question: Question
  onChange: ChangeQuestion
  onAgain: () => void
  /** What the panel of the arrangement shows. */
  children: ReactNode
}

/** Service, city and days of the whole page, and its tools. */
export function Filters({ question, onChange, onAgain, children }: FiltersProps) {
  const text = useWords(dashboardPageWords)
  const { refresh } = useWords(uiWords)
  const { service, cityCode, from, to } = question
  const range = useRef<HTMLSpanElement>(null)
  // Removing the button that has just been pressed takes longer than to answer the press.
  const isOfOtherDays = useAfterPaint(from !== '' || to !== '')

  /** After the press is painted: two date fields that change take a slow machine long. */
  function backToToday(): void {
    afterPaint(() => {
      onChange({ from: '', to: '' })
      range.current?.querySelector('input')?.focus()
    })
  }

  return (
    <div data-filters className="flex flex-wrap items-center gap-2">
      <ServiceFilter service={service} onChoose={next => onChange({ service: next })} />
      <CityFilter city={cityCode} onChoose={next => onChange({ cityCode: next })} />
      <span ref={range} className="contents">
        <DateRangeBox
          label={text.days}
          days={{ from: from || to, to: to || from }}
          onChoose={days => onChange(bothOf(days, from || to))}
        />
      </span>
      {isOfOtherDays && (
        <Button icon={Undo2} onClick={backToToday}>
          {text.today}
        </Button>
      )}
      <span className="ml-auto flex items-center">
        <IconButton icon={Maximize} label={text.wall} onClick={() => navigate('/dashboard?wall=1')} />
        <IconButton icon={Printer} label={text.report} onClick={() => navigate('/dashboard?report=day')} />
        <span data-arrange>
          <PanelButton icon={LayoutGrid} label={text.arrange} width={400}>
            {() => children}
          </PanelButton>
        </span>
        <IconButton icon={RotateCw} label={refresh} onClick={onAgain} />
      </span>
    </div>
  )
}

/** Both days or neither: one that is taken away takes the other with it. */
function bothOf({ from, to }: Days, before: string): Days {
  if (before && !(from && to)) return { from: '', to: '' }
  return { from: from || to, to: to || from }
}
