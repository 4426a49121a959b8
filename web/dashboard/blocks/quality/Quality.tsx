import type { OutputOf } from '#contract/base/operation.ts'
import { type ServiceKey, serviceDefinitions, serviceKeys } from '#contract/dashboard/names.ts'
import { listsOfService } from '#contract/dashboard/question.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import type { Numbers } from '#web/ui/charts/chart.ts'
import { RowChart } from '#web/ui/charts/RowChart.tsx'
import { dashboardBlockWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../../frame/Answer.tsx'
import { opensLists } from '../../lists/opened.ts'
import { useBlock } from '../../live/useBlock.ts'
import type { Asked } from '../../question.ts'
import { usePrints } from '../prints.ts'
import { ServiceTiles } from './ServiceTiles.tsx'
import { ServiceTime } from './ServiceTime.tsx'

export type Answered = OutputOf<typeof api.dashboard.quality>

/** How quickly and how well conversations are answered, by time and, for leaders, by agent. */
export function Quality({ asked }: { asked: Asked }) {
  const { empties } = useWords(dashboardPageWords)
  const query = useBlock(api.dashboard.quality, asked, { features: ['chats'], pace: 'personal' })
  return (
    <Answer
      query={query}
      hint={empties.quality}
      isEmpty={({ figures, agents }) => !figures.find(({ key }) => key === 'begun')?.value && !agents?.length}
    >
      {({ asOf, figures, by, points, agents }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ServiceTiles figures={figures} isRange={asked.from !== asked.to} />
          <ServiceTime asOf={asOf} by={by} points={points} />
          {agents && agents.length > 0 && <Agents agents={agents} />}
        </div>
      )}
    </Answer>
  )
}

/** Each agent, by the conversations they have. */
function Agents({ agents }: { agents: NonNullable<Answered['agents']> }) {
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
