import type { OutputOf } from '#contract/base/operation.ts'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import { yuanOf } from '#contract/base/texts/yuan.ts'
import type { Language } from '#contract/base/values.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { ReportQuestion } from '#contract/dashboard/question-schemas.ts'
import { readReport } from '#server/dashboard/index.ts'
import { type ListExport, money, number, text } from '#server/desk/exports/index.ts'
import { labelWords } from '#words/base/labels.ts'
import { figureWords } from '#words/dashboard/dashboard.ts'
import { reportFileWords } from '#words/dashboard/reports.ts'
import { progressWords, reasonsWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { inLanguage, type Phrase } from '#words/words.ts'

type Report = OutputOf<typeof dashboard.report>
type Figure = Report['kpis']['figures'][number]
type Values = { count?: number | null; fen?: number | null; share?: number | null }
type Line = Values & {
  part: keyof typeof reportFileWords.parts
  service?: Phrase
  item: Phrase | string
  yesterday?: Values
  lastWeek?: Values
}

const columns = [
  text<Line>(reportFileWords.part, 16, ({ part }, language) => inLanguage(reportFileWords.parts[part], language)),
  text<Line>(labelWords.service, 18, ({ service }, language) =>
    inLanguage(service ?? labelWords.allServices, language),
  ),
  text<Line>(reportFileWords.item, 28, ({ item }, language) => nameOf(item, language)),
  number<Line>(reportFileWords.count, 12, ({ count }) => count ?? null),
  money<Line>(reportFileWords.amount, 14, ({ fen }) => fen ?? null),
  text<Line>(reportFileWords.share, 10, ({ share }) => percent(share)),
  text<Line>(reportFileWords.dayBefore, 14, ({ yesterday }) => written(yesterday)),
  text<Line>(reportFileWords.weekBefore, 14, ({ lastWeek }) => written(lastWeek)),
]

/** A report as a spreadsheet, made with the rights of its person like the lists. */
export const reportsExport: ListExport = {
  list: 'reports',
  needs: dashboard.report.needs,
  title: reportFileWords.title,
  searchesPeople: false,
  sheets: [{ title: reportFileWords.title, columns }],
  count: async () => null,
  async *pages(contextNow, question) {
    const context = contextNow()
    const report = await readReport(context, ReportQuestion.parse(question))
    // A week is beside the week before only.
    const lines = linesOf(report).map(line => (report.kind === 'week' ? { ...line, yesterday: {} } : line))
    yield [lines.map(line => columns.map(({ of }) => of(line, context.sender.language, namesNoCity)))]
  },
}

/** No line is of a city. */
const namesNoCity = (code: string) => code

function linesOf(report: Report): Line[] {
  const { kpis, services, trend, funnel, reasons, workers, merchants } = report
  return [
    ...kpis.figures.map(figure => lineOf(figure)),
    ...services.flatMap(({ service, kpis: own }) =>
      own.figures.map(figure => ({ ...lineOf(figure), service: orderNameWords.titles[service] })),
    ),
    ...trend.points.map(({ since, value, yesterday, lastWeek }) => ({
      part: 'trend' as const,
      item: shanghaiDateTime(since).slice(0, 16),
      count: value,
      yesterday: { count: yesterday },
      lastWeek: { count: lastWeek },
    })),
    ...funnel.steps.map(({ step, count, dropShare }) => ({
      part: 'funnel' as const,
      item: progressWords.steps[step],
      count,
      share: dropShare,
    })),
    ...reasons.cancels.map(({ code, endedBy, count, share }) => ({
      part: 'cancels' as const,
      item: code ? reasonsWords.reasons[code] : progressWords.endedBy[endedBy ?? 'other'],
      count,
      share,
    })),
    ...(reasons.refunds?.reasons ?? []).map(({ code, count, fen, share }) => ({
      part: 'refunds' as const,
      item: reasonsWords.reasons[code],
      count,
      fen,
      share,
    })),
    ...rankLines('workers', workers),
    ...rankLines('merchants', merchants),
  ]
}

function lineOf({ key, unit, value, yesterday, lastWeek }: Figure): Line {
  const as = (number: number | null): Values => {
    if (unit === 'fen') return { fen: number }
    return unit === 'share' ? { share: number } : { count: number }
  }
  return {
    part: 'figures',
    item: figureWords.kpis[key],
    ...as(value),
    yesterday: as(yesterday),
    lastWeek: as(lastWeek),
  }
}

function rankLines(part: 'workers' | 'merchants', rank: Report['workers']): Line[] {
  return (rank?.rows ?? []).map(({ name, completed, onTimeShare }) => ({
    part,
    item: name,
    count: completed,
    share: onTimeShare,
  }))
}

function nameOf(item: Phrase | string, language: Language): string {
  return typeof item === 'string' ? item : inLanguage(item, language)
}

function percent(share: number | null | undefined): string | null {
  return share == null ? null : `${(share * 100).toFixed(1)}%`
}

function written({ count, fen, share }: Values = {}): string | null {
  if (fen != null) return yuanOf(Math.round(fen))
  return count != null ? String(count) : percent(share)
}
