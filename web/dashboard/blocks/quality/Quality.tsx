import type { OutputOf } from '#contract/base/operation.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../../frame/Answer.tsx'
import { useBlock } from '../../live/useBlock.ts'
import type { Asked } from '../../question.ts'
import { Agents } from './Agents.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'
import { ServiceTime } from './ServiceTime.tsx'

export type Answered = OutputOf<typeof api.dashboard.quality>

/** Block 10: how quickly and how well conversations are answered, by time and, for leaders, by agent. */
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
