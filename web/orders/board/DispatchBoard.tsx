import '#web/ui/screens.css'
import { startTransition } from 'react'
import type { Service } from '#contract/orders/service.ts'
import { useWords } from '#web/kit/words.ts'
import { KeyDialog } from '#web/ui/ask/KeyDialog.tsx'
import { afterPaint } from '#web/ui/controls/timing/afterPaint.ts'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { boardKeysWords } from '#words/orders/dispatch.ts'
import { Autopilots } from './Autopilots.tsx'
import { useGround } from './map/useGround.ts'
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
  // Asked for together with the board, which takes a slow machine long to draw.
  useGround()
  if (board) return <LoadedBoard board={board} service={service} again={() => void refetch()} />
  return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Skeletons widths={[60, 80, 40]} />
}

function LoadedBoard({ board, service, again }: { board: Board; service: Service; again: () => void }) {
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
