import { type ServiceKey, serviceDefinitions, serviceKeys } from '#contract/dashboard/names.ts'
import { listsOfService } from '#contract/dashboard/question.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import type { Numbers } from '#web/ui/charts/chart.ts'
import { RowChart } from '#web/ui/charts/RowChart.tsx'
import { dashboardBlockWords } from '#words/dashboard/dashboard.ts'
import { opensLists } from '../../lists/opened.ts'
import { usePrints } from '../prints.ts'
import type { Answered } from './Quality.tsx'

/** Each agent, by the conversations they have. */
export function Agents({ agents }: { agents: NonNullable<Answered['agents']> }) {
  const text = useWords(dashboardBlockWords)
  const { quality } = text
  const prints = usePrints()
  const said = (key: ServiceKey, value: number | null) =>
    value === null ? '–' : prints[serviceDefinitions[key].unit](value)
  const rows = agents.map(({ id, name, values, lists }) => ({
    key: String(id),
    name,
    value: values.begun ?? 0,
    said: said('begun', values.begun ?? 0),
    note: `${quality.firstReply} ${said('firstReply', values.firstReply)} · ${quality.late} ${said('late', values.late)}`,
    cells: serviceKeys.map(key => values[key]),
    cellOpens: serviceKeys.map(key =>
      values[key] ? opensLists(`${name} · ${quality[key]}`, { lists: listsOfService(lists, key) }) : undefined,
    ),
    ...opensLists(name, { lists }),
  }))
  const [top] = rows
  const numbers: Numbers = {
    heads: [text.agent, ...serviceKeys.map(key => quality[key])],
    prints: serviceKeys.map(key => prints[serviceDefinitions[key].unit]),
    rows,
  }
  return (
    <div>
      <h3 className="text-xs font-medium text-muted">{text.agents}</h3>
      <ChartFigure
        title={text.agents}
        sentence={text.agentsSay(prints.count(agents.length), top?.name ?? '–', top?.said ?? '–')}
        numbers={numbers}
      >
        <RowChart label={text.agents} rows={rows} />
      </ChartFigure>
    </div>
  )
}
