import ArrowLeft from 'lucide-react/icons/arrow-left'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Printer from 'lucide-react/icons/printer'
import { useEffect } from 'react'
import { z } from 'zod'
import { DayLimit } from '#contract/base/values.ts'
import { reportKinds } from '#contract/dashboard/names.ts'
import { services } from '#contract/orders/service-names.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { ExportButton } from '#web/shared/exports/ExportButton.tsx'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { ServiceFilter } from '#web/shared/order/ServiceFilter.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { DayFilter } from '#web/ui/dates/DateBox.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { reportWords, scheduledReportWords } from '#words/dashboard/reports.ts'
import { Paper } from './Paper.tsx'
import '#web/ui/print.css'
import '#web/ui/screens.css'
import './print.css'

const Question = z.object({
  report: z.enum(reportKinds).default('day'),
  day: DayLimit,
  service: z.enum(services).or(z.literal('')).default(''),
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .or(z.literal(''))
    .default(''),
})

/** A day or a week on A4. */
export function Report() {
  const [{ report, day, service, cityCode }] = useQuestion(Question)
  const { data, error, refetch } = useRead(
    api.dashboard.report,
    { kind: report, day, service: service || null, cityCode },
    { keepPrevious: true },
  )
  useEffect(() => {
    // Only while this page is in front: another page is printed as it is.
    document.documentElement.dataset.printed = ''
    return () => void delete document.documentElement.dataset.printed
  }, [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <Choices />
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {!error && !data && <Skeletons widths={[40, 90, 70]} />}
      {data && <Paper report={data} service={service} cityCode={cityCode} />}
    </div>
  )
}

function Choices() {
  const text = useWords(reportWords)
  const { title: scheduled } = useWords(scheduledReportWords)
  const maySchedule = useMay('reports.export')
  const [{ report, day, service, cityCode }, setQuestion] = useQuestion(Question)
  // The kind stays in the address even when it is the usual one: it says that this is a report.
  const chooseKind = (kind: typeof report) => {
    const params = new URLSearchParams(location.search)
    params.set('report', kind)
    navigate(`/dashboard?${params}`, { replace: true })
  }
  const change = (patch: object) => {
    setQuestion(patch, { replace: true })
    chooseKind(report)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={ArrowLeft} onClick={() => navigate('/dashboard')}>
        {text.back}
      </Button>
      <FilterSelect
        label={text.kinds.label}
        value={report}
        options={reportKinds.map(value => ({ value, label: text.kinds[value] }))}
        onChoose={chooseKind}
      />
      <DayFilter label={text.day} value={day} onChoose={next => change({ day: next })} />
      <ServiceFilter service={service} onChoose={next => change({ service: next })} />
      <CityFilter city={cityCode} onChoose={next => change({ cityCode: next })} />
      <span className="ml-auto flex items-center gap-2">
        {maySchedule && (
          <Button icon={CalendarClock} onClick={() => navigate('/dashboard?report=scheduled')}>
            {scheduled}
          </Button>
        )}
        <ExportButton
          operation={api.reports.export}
          question={{ kind: report, day, service: service || null, cityCode }}
        />
        <Button look="primary" icon={Printer} onClick={() => print()}>
          {text.print}
        </Button>
      </span>
    </div>
  )
}
