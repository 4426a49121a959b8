import '#web/ui/screens.css'
import { startTransition } from 'react'
import type { Service } from '#contract/orders/service.ts'
import { useWords } from '#web/kit/words.ts'
import { KeyDialog } from '#web/ui/ask/KeyDialog.tsx'
import { afterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { boardKeysWords } from '#words/orders/dispatch.ts'
import { Autopilots } from './Autopilots.tsx'
import { PhoneBoard } from './PhoneBoard.tsx'
import { Proposals } from './Proposals.tsx'
import { PlanPanel } from './plan/PlanPanel.tsx'
import { usePlanning } from './plan/usePlanning.ts'
import type { Route } from './plan/useRoutes.ts'
import { type Board, useBoard } from './useBoard.ts'
import { planKey, useDesk } from './useDesk.ts'
import { useStanding } from './useStanding.ts'
import { WideBoard } from './WideBoard.tsx'

const noRoutes: readonly Route[] = []

/** Waiting orders, the map and the workers, to assign the ones to the others. */
export function DispatchBoard({ service }: { service: Service }) {
  const { board, error, refetch } = useBoard(service)
  const again = () => void refetch()
  if (error && !board.isThere) return <Failed error={error} onAgain={again} />
  return <Desk board={board} service={service} again={again} />
}

function Desk({ board, service, again }: { board: Board; service: Service; again: () => void }) {
  const desk = useDesk(board, { service, again })
  const standing = useStanding(service, board.orders)
  const Shape = useIsMobile() ? PhoneBoard : WideBoard
  const { question, setQuestion, settle, hasKeys, setKeys } = desk
  const planning = usePlanning(question, board.workers)
  const close = () => void afterPaint(() => startTransition(() => setQuestion(undefined)))
  return (
    <>
      <Autopilots reasons={standing.reasons} />
      <Proposals service={service} proposals={standing.proposals} onLook={setQuestion} onDone={settle} />
      <Shape
        board={board}
        desk={desk}
        reasons={standing.reasons}
        routes={planning?.routes ?? noRoutes}
        plan={planning && <PlanPanel planning={planning} workers={board.workers} onDone={settle} onClose={close} />}
      />
      {hasKeys && <BoardKeys onClose={() => setKeys(false)} />}
    </>
  )
}

/** As `useDesk` and `BoardMap` handle them. */
const keys = {
  walk: ['K', 'J'],
  give: ['G'],
  plan: [planKey],
  letGo: ['Esc'],
  closer: ['+'],
  wider: ['-'],
  showAll: ['0'],
  help: ['?'],
} as const

function BoardKeys({ onClose }: { onClose: () => void }) {
  const text = useWords(boardKeysWords)
  return <KeyDialog title={text.title} keys={keys} names={text.names} onClose={onClose} />
}
