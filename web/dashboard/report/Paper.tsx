import { type ReactNode, useId } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import type { Service } from '#contract/orders/service.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { dashboardChartWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { reportWords } from '#words/dashboard/reports.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { FunnelDrawing } from '../blocks/Funnel.tsx'
import { RankTable } from '../blocks/RankTable.tsx'
import { Cancels } from '../blocks/Reasons.tsx'
import { TrendCompared } from '../blocks/trend/TrendCompared.tsx'
import { Hint } from '../frame/Hint.tsx'
import { FigureTable, ServiceTable } from './FigureTable.tsx'

type Report = OutputOf<typeof dashboard.report>

/** The sheet: as wide on the screen as on paper, so that the charts are drawn once; narrower only in a narrow window. */
export function Paper({ report, service, cityCode }: { report: Report; service: Service | ''; cityCode: string }) {
  const text = useWords(reportWords)
  const { blocks } = useWords(dashboardPageWords)
  const { kind, kpis, trend, funnel, reasons, workers, merchants } = report
  const isEmpty = !kpis.figures.some(({ value }) => value)
  return (
    <article
      data-paper
      className="mx-auto grid w-[210mm] max-w-full grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line bg-surface px-4 py-5 desktop:px-[12mm] desktop:py-[10mm] print:w-auto print:rounded-none print:border-0 print:p-0"
    >
      <Head report={report} service={service} cityCode={cityCode} />
      {isEmpty && <Hint>{text.empty}</Hint>}
      <Part title={blocks.kpi}>
        <FigureTable kpis={kpis} kind={kind} />
      </Part>
      <Part title={blocks.trend}>
        <TrendCompared answer={trend} isToday={false} />
      </Part>
      {service === '' && (
        <Part title={text.perService}>
          <ServiceTable services={report.services} />
        </Part>
      )}
      <Part title={blocks.funnel}>
        <FunnelDrawing steps={funnel.steps} />
      </Part>
      {reasons.cancels.length > 0 && (
        <section>
          <Cancels cancelled={reasons.cancelled} cancels={reasons.cancels} />
        </section>
      )}
      {workers && workers.rows.length > 0 && (
        <Part title={text.workers}>
          <RankTable title={text.workers} rows={workers.rows.slice(0, 10)} />
        </Part>
      )}
      {merchants && merchants.rows.length > 0 && (
        <Part title={text.shops}>
          <RankTable title={text.shops} rows={merchants.rows.slice(0, 10)} />
        </Part>
      )}
    </article>
  )
}

function Head({ report, service, cityCode }: { report: Report; service: Service | ''; cityCode: string }) {
  const text = useWords(reportWords)
  const charts = useWords(dashboardChartWords)
  const { titles } = useWords(orderNameWords)
  const { nameOf } = useCityNames()
  const full = useTimeFormat('full')
  const { kind, firstDay, lastDay, asOf } = report
  const days = firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}`
  return (
    <header className="border-b-2 border-ink pb-3">
      <h1 className="text-xl font-semibold">{text.titles[kind]}</h1>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <span>{days}</span>
        <span>{cityCode ? nameOf(cityCode) : text.allCities}</span>
        <span>{service ? titles[service] : text.allServices}</span>
        <span className="ml-auto text-xs text-muted">{charts.asOf(full(asOf))}</span>
      </p>
    </header>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-base font-medium">
        {title}
      </h2>
      {children}
    </section>
  )
}
