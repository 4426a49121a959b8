import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { useWords } from '#web/kit/words.ts'
import { figureWords } from '#words/dashboard/dashboard.ts'
import { reportWords } from '#words/dashboard/reports.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { type Difference, differenceOf } from '../blocks/difference.ts'
import { useGapText } from '../blocks/differenceWords.ts'
import { type Unit, usePrints } from '../blocks/prints.ts'

type Report = OutputOf<typeof dashboard.report>
type Kpis = Report['kpis']

/** Of each service. */
const compared = ['gmvFen', 'valid', 'completedShare', 'cancelledShare', 'onTimeShare'] as const

const head = 'py-1 pl-4 text-right font-normal'
const cell = 'py-1 text-right desktop:pl-4'

/** On a phone a row is a block of lines, and each cell says its head. */
const block = 'border-t border-line max-desktop:grid max-desktop:grid-cols-2 max-desktop:gap-x-4 max-desktop:py-1'

/** The head of a cell where the heads of the columns are not shown. */
function CellHead({ children }: { children: string }) {
  return <span className="float-left text-muted desktop:hidden">{children}</span>
}

/** The figures of the day or week, and how they differ from those before. */
export function FigureTable({ kpis, kind }: { kpis: Kpis; kind: Report['kind'] }) {
  const text = useWords(reportWords)
  return (
    <table className="w-full text-sm">
      <thead className="text-muted max-desktop:hidden">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {text.figure}
          </th>
          <th scope="col" className={head}>
            {text.value}
          </th>
          <th scope="col" className={head}>
            {text.before[kind]}
          </th>
          {kind === 'day' && (
            <th scope="col" className={head}>
              {text.weekBefore}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {kpis.figures.map(figure => (
          <FigureRow
            key={figure.key}
            figure={figure}
            heads={{ yesterday: text.before[kind], lastWeek: kind === 'day' ? text.weekBefore : text.before[kind] }}
            days={kind === 'day' ? ['yesterday', 'lastWeek'] : ['lastWeek']}
          />
        ))}
      </tbody>
    </table>
  )
}

type Day = 'yesterday' | 'lastWeek'
type FigureRowProps = { figure: Kpis['figures'][number]; days: readonly Day[]; heads: Record<Day, string> }

function FigureRow({ figure: { key, unit, value, few, ...before }, days, heads }: FigureRowProps) {
  const names = useWords(figureWords).kpis
  const prints = usePrints()
  return (
    <tr className={block}>
      <th scope="row" className="py-1 text-left font-normal">
        {names[key]}
      </th>
      <td className={`${cell} font-medium`}>{value === null ? '–' : prints[unit](value)}</td>
      {days.map(day => (
        <td key={day} className={`${cell} max-desktop:col-span-2 max-desktop:py-0 max-desktop:text-xs`}>
          <CellHead>{heads[day]}</CellHead>
          <Change unit={unit} difference={differenceOf(unit, value, before[day], few.includes(day))} />
        </td>
      ))}
    </tr>
  )
}

function Change({ unit, difference }: { unit: Unit; difference: Difference }) {
  const text = useWords(reportWords)
  const gapText = useGapText(unit)
  const prints = usePrints()
  if (difference.kind === 'none') return '–'
  if ('before' in difference) return text.earlier(prints[unit](difference.before))
  if (!('by' in difference)) return text.same
  const { kind } = difference
  return `${kind === 'more' ? '↑' : '↓'} ${text[kind](gapText(difference))}`
}

/** The services side by side, with the figures that fit on a line. */
export function ServiceTable({ services }: { services: Report['services'] }) {
  const { kpis: names } = useWords(figureWords)
  const { titles } = useWords(orderNameWords)
  const prints = usePrints()
  return (
    <table className="w-full text-sm">
      <thead className="text-muted max-desktop:hidden">
        <tr>
          <td />
          {compared.map(key => (
            <th key={key} scope="col" className={head}>
              {names[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map(({ service, kpis }) => (
          <tr key={service} className={block}>
            <th
              scope="row"
              className="py-1 text-left font-normal whitespace-nowrap max-desktop:col-span-2 max-desktop:font-medium"
            >
              {titles[service]}
            </th>
            {compared.map(key => {
              const figure = kpis.figures.find(one => one.key === key)
              const value = figure?.value ?? null
              return (
                <td key={key} className={cell}>
                  <CellHead>{names[key]}</CellHead>
                  {figure && value !== null ? prints[figure.unit](value) : '–'}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
