import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { type HeatLayer, heatLayers } from '#contract/dashboard/names.ts'
import { listsOfCell, listsOfPoint } from '#contract/dashboard/question.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { dashboardChartWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { opensLists } from '../lists/opened.ts'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { HeatMap } from './heat/HeatMap.tsx'
import { HourSlider } from './heat/HourSlider.tsx'
import { nameOfCell, usePrints } from './prints.ts'
import { useSpanNames } from './spans.ts'

type Answered = OutputOf<typeof api.dashboard.heat>

/** Where the orders of a day begin, on the city's ground, with a slider for the time of day. */
export function Heat({ asked }: { asked: Asked }) {
  const text = useWords(dashboardChartWords)
  const { empties } = useWords(dashboardPageWords)
  const [layer, setLayer] = useState<HeatLayer>('demand')
  const query = useBlock(api.dashboard.heat, { ...asked, layer }, { features: ['orders'] })
  return (
    <Answer
      query={query}
      hint={empties.heat}
      isEmpty={({ cells }) => cells.length === 0}
      tools={
        <FilterSelect
          label={text.layers.label}
          value={layer}
          options={heatLayers.map(value => ({ value, label: text.layers[value] }))}
          onChoose={setLayer}
        />
      }
    >
      {answer => <Drawing answer={answer} />}
    </Answer>
  )
}

function Drawing({ answer }: { answer: Answered }) {
  const text = useWords(dashboardChartWords)
  const { blocks } = useWords(dashboardPageWords)
  const { nameOf } = useCityNames()
  const { count } = usePrints()
  const names = useSpanNames('hour')
  const [hour, setHour] = useState<number>()
  const span = hour === undefined ? undefined : answer.hours[hour]
  const when = span ? names.full(span) : text.wholeDay
  const lists = span ? listsOfPoint(answer.lists, span, 'hour') : answer.lists
  const cells = answer.cells
    .map(({ hours, total, ...cell }) => ({
      ...cell,
      key: `${cell.x}.${cell.y}`,
      value: span ? (hours.find(one => one.hour === hour)?.value ?? 0) : total,
    }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .map((cell, at) => ({
      ...cell,
      name: nameOfCell(cell.called) || text.cell(at + 1),
      said: count(cell.value),
    }))
    .map(cell => ({ ...cell, ...opensLists(cell.name, { lists: listsOfCell(lists, cell) }) }))
  const sum = cells.reduce((all, { value }) => all + value, 0)
  const city = nameOf(answer.cityCode)
  const sentence = text.heatSays(city, when, count(sum), count(cells.length))
  return (
    <ChartFigure
      title={blocks.heat}
      sentence={answer.isPart ? `${sentence} ${text.heatPart}` : sentence}
      numbers={{
        heads: [text.area, text.orders],
        prints: [count],
        rows: cells.map(cell => ({ ...cell, cells: [cell.value] })),
      }}
    >
      <HeatMap label={blocks.heat} cells={cells} all={answer.cells} tiles={answer.tiles} maps={answer.maps} />
      <HourSlider hours={answer.hours} hour={hour} onChange={setHour} />
    </ChartFigure>
  )
}
