import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { homeWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../../frame/Answer.tsx'
import { Opener } from '../../lists/Opener.tsx'
import { opensLists } from '../../lists/opened.ts'
import { useBlock } from '../../live/useBlock.ts'
import { usePrints } from '../prints.ts'
import { ServiceTiles } from '../quality/ServiceTiles.tsx'

/** An agent's own conversations: who waits for an answer, and how today's were answered. */
export function Own() {
  const text = useWords(homeWords)
  const { count } = usePrints()
  const query = useBlock(api.dashboard.own, {}, { features: ['chats'], pace: 'personal' })
  return (
    <Answer
      query={query}
      hint={text.noOwn}
      isEmpty={({ waiting, figures }) => waiting === 0 && !figures.find(({ key }) => key === 'begun')?.value}
    >
      {({ waiting, waitingList, figures }) => (
        <>
          <p className="mb-3 text-sm">
            <Opener {...opensLists(text.waitForYou(count(waiting)), { lists: [waitingList] })}>
              {text.waitForYou(count(waiting))}
            </Opener>
          </p>
          <ServiceTiles figures={figures} />
        </>
      )}
    </Answer>
  )
}
