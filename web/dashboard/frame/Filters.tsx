import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListFilter from 'lucide-react/icons/list-filter'
import Printer from 'lucide-react/icons/printer'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Tv from 'lucide-react/icons/tv'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useRef, useState } from 'react'
import { navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { ServiceFilter } from '#web/shared/order/ServiceFilter.tsx'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { PanelButton } from '#web/ui/controls/PanelButton.tsx'
import { afterPaint, useAfterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import { DateRangeBox } from '#web/ui/dates/DateRangeBox.tsx'
import type { Days } from '#web/ui/dates/ranges.ts'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { uiWords } from '#words/base/ui.ts'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { orderNameWords } from '#words/orders/order.ts'
import type { ChangeQuestion, Question } from '../question.ts'

type FiltersProps = {
  question: Question
  onChange: ChangeQuestion
  onAgain: () => void
  /** What the panel of the arrangement shows. */
  children: ReactNode
}

/** Service, city and days of the whole page, and its tools. On a phone the choices are folded behind what is chosen. */
export function Filters({ question, onChange, onAgain, children }: FiltersProps) {
  const text = useWords(dashboardPageWords)
  const { refresh } = useWords(uiWords)
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(false)
  const choices = <Choices question={question} onChange={onChange} />

  return (
    <div data-filters className="flex flex-wrap items-center gap-2">
      {isMobile ? (
        <Button icon={ListFilter} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Chosen {...question} />
        </Button>
      ) : (
        choices
      )}
      <span className="ml-auto flex items-center">
        <IconButton icon={Tv} label={text.wall} onClick={() => navigate('/dashboard?wall=1')} />
        <IconButton icon={Printer} label={text.report} onClick={() => navigate('/dashboard?report=day')} />
        <span data-arrange>
          <PanelButton icon={LayoutGrid} label={text.arrange} width={400}>
            {() => children}
          </PanelButton>
        </span>
        <IconButton icon={RotateCw} label={refresh} onClick={onAgain} />
      </span>
      {isMobile && isOpen && <div className="flex w-full flex-wrap items-center gap-2">{choices}</div>}
    </div>
  )
}

/** What is chosen, in short; without a choice what can be chosen here. */
function Chosen({ service, cityCode, from, to }: Question) {
  const { filters } = useWords(dashboardPageWords)
  const { titles } = useWords(orderNameWords)
  const { nameOf } = useCityNames()
  const days = [...new Set([from, to])].filter(Boolean).map(day => day.slice('2026-'.length))
  const chosen = [service && titles[service], cityCode && nameOf(cityCode), days.join(' – ')].filter(Boolean)
  return <span className="max-w-32 truncate">{chosen.join(' · ') || filters}</span>
}

type ChoicesProps = Pick<FiltersProps, 'question' | 'onChange'>

function Choices({ question: { service, cityCode, from, to }, onChange }: ChoicesProps) {
  const text = useWords(dashboardPageWords)
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
    <>
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
    </>
  )
}

/** Both days or neither: one that is taken away takes the other with it. */
function bothOf({ from, to }: Days, before: string): Days {
  if (before && !(from && to)) return { from: '', to: '' }
  return { from: from || to, to: to || from }
}
