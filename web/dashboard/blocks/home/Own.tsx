import { dashboard } from '#contract/dashboard/dashboard.ts'
import { useWords } from '#web/kit/words.ts'
import { dashboardBlockWords, homeWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../../frame/Answer.tsx'
import { Opener } from '../../lists/Opener.tsx'
import { opensLists } from '../../lists/opened.ts'
import { useBlock } from '../../live/useBlock.ts'
import { answerFigures, figureOf } from '../answerFigures.ts'
import { usePrints } from '../prints.ts'
import { Tile } from '../Tile.tsx'

/** An agent's own conversations: who waits for an answer, and how today's were answered. */
export function Own() {
  const text = useWords(homeWords)
  const { quality } = useWords(dashboardBlockWords)
  const { count } = usePrints()
  const query = useBlock(dashboard.own, {}, { hears: ['chats'], pace: 'quick' })
  return (
    <Answer query={query} hint={text.noOwn} isEmpty={({ waiting, now }) => waiting === 0 && now.begun === 0}>
      {({ waiting, waitingList, lists, ...answer }) => (
        <>
          <p className="mb-3 text-sm">
            <Opener {...opensLists(text.waitForYou(count(waiting)), { lists: [waitingList] })}>
              {text.waitForYou(count(waiting))}
            </Opener>
          </p>
          <dl className="grid grid-cols-2 gap-3 desktop:grid-cols-5">
            {answerFigures.map(({ key, unit, isLessBetter }) => (
              <Tile
                key={key}
                name={quality[key]}
                unit={unit}
                value={figureOf(answer.now, key)}
                yesterday={figureOf(answer.yesterday, key)}
                lastWeek={figureOf(answer.lastWeek, key)}
                isLessBetter={isLessBetter}
                opens={key === 'begun' ? opensLists(quality.begun, { lists }) : {}}
              />
            ))}
          </dl>
        </>
      )}
    </Answer>
  )
}
