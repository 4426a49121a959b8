import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { useWords } from '#web/kit/words.ts'
import type { Numbers } from '#web/ui/charts/chart.ts'
import { NumbersTable } from '#web/ui/charts/NumbersTable.tsx'
import { dashboardBlockWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { opensLists } from '../lists/opened.ts'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { answerFigures, figureOf } from './answerFigures.ts'
import { usePrints } from './prints.ts'
import { Tile } from './Tile.tsx'

type Answered = OutputOf<typeof dashboard.quality>

/** Block 10: how quickly and how well conversations are answered; for leaders, by agent. */
export function Quality({ asked }: { asked: Asked }) {
  const text = useWords(dashboardBlockWords)
  const { empties } = useWords(dashboardPageWords)
  const query = useBlock(dashboard.quality, asked, { hears: ['chats'], pace: 'calm' })
  return (
    <Answer query={query} hint={empties.quality} isEmpty={({ now, agents }) => now.begun === 0 && !agents?.length}>
      {answer => (
        <>
          <dl className="grid grid-cols-2 gap-3 desktop:grid-cols-3">
            {answerFigures.map(({ key, unit, isLessBetter }) => (
              <Tile
                key={key}
                name={text.quality[key]}
                unit={unit}
                value={figureOf(answer.now, key)}
                yesterday={figureOf(answer.yesterday, key)}
                lastWeek={figureOf(answer.lastWeek, key)}
                isLessBetter={isLessBetter}
                opens={key === 'begun' ? opensLists(text.quality.begun, { lists: answer.lists }) : {}}
              />
            ))}
          </dl>
          {answer.agents && answer.agents.length > 0 && <Agents agents={answer.agents} />}
        </>
      )}
    </Answer>
  )
}

function Agents({ agents }: { agents: NonNullable<Answered['agents']> }) {
  const text = useWords(dashboardBlockWords)
  const { count, seconds, share } = usePrints()
  const { quality } = text
  const numbers: Numbers = {
    heads: [text.agent, quality.begun, quality.firstReply, quality.reply, quality.late, quality.rating],
    prints: [count, seconds, seconds, share, value => value.toFixed(1)],
    rows: agents.map(agent => ({
      key: String(agent.id),
      name: agent.name,
      cells: answerFigures.map(({ key }) => figureOf(agent, key)),
      ...opensLists(agent.name, { lists: agent.lists }),
    })),
  }
  return (
    <div className="mt-4">
      <h3 className="mb-1 text-xs font-medium text-muted">{text.agents}</h3>
      <NumbersTable numbers={numbers} caption={text.agents} />
    </div>
  )
}
