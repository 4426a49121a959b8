import { useState } from 'react'
import { trendMeasures } from '#contract/dashboard/names.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { dashboardChartWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { TrendCompared } from './trend/TrendCompared.tsx'
import { TrendStacked } from './trend/TrendStacked.tsx'

const shapes = ['compared', 'stacked'] as const
const grains = ['hour', 'day'] as const

/** Orders over time, compared with the days before, or by service. */
export function Trend({ asked }: { asked: Asked }) {
  const text = useWords(dashboardChartWords)
  const { empties } = useWords(dashboardPageWords)
  const [by, setBy] = useState<(typeof grains)[number]>()
  const [measure, setMeasure] = useState<(typeof trendMeasures)[number]>('placed')
  const [shape, setShape] = useState<(typeof shapes)[number]>('compared')
  const grain = by ?? (asked.from === asked.to ? 'hour' : 'day')
  const query = useBlock(api.dashboard.trend, { ...asked, by: grain, measure }, { features: ['orders', 'refunds'] })
  return (
    <Answer
      query={query}
      hint={empties.trend}
      isEmpty={({ points }) => points.every(({ value, yesterday, lastWeek }) => !value && !yesterday && !lastWeek)}
      tools={
        <>
          <Choice names={text.measure} values={trendMeasures} value={measure} onChoose={setMeasure} />
          <Choice names={text.by} values={grains} value={grain} onChoose={setBy} />
          {asked.service === null && <Choice names={text.shape} values={shapes} value={shape} onChoose={setShape} />}
        </>
      }
    >
      {answer =>
        shape === 'stacked' && asked.service === null ? (
          <TrendStacked answer={answer} />
        ) : (
          <TrendCompared answer={answer} isToday={asked.from === ''} />
        )
      }
    </Answer>
  )
}

type ChoiceProps<Value extends string> = {
  names: Readonly<Record<Value | 'label', string>>
  values: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ names, values, value, onChoose }: ChoiceProps<Value>) {
  const options = values.map(one => ({ value: one, label: names[one] }))
  return <FilterSelect label={names.label} value={value} options={options} onChoose={onChoose} />
}
