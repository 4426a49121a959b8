import { useEffect, useRef, useState } from 'react'
import type { BoardWorker, Proposal } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CloseButton } from '#web/ui/ask/closing.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { uiWords } from '#words/base/ui.ts'
import { autopilotWords, dispatchWords } from '#words/orders/dispatch.ts'
import { PlanRows } from './PlanRows.tsx'
import type { Refusal } from './Refused.tsx'

export type PlanQuestion = {
  service: Service
  /** Without them, whatever waits. */
  ids?: number[]
  /** Who has room for less than was chosen. */
  worker?: BoardWorker
  /** What an autopilot proposed; it is shown as it was when it was opened. */
  proposed?: readonly Proposal[]
}

type PlanDialogProps = { question: PlanQuestion; onDone: (results: readonly Refusal[]) => void; onClose: () => void }

/** Proposes a worker for each order; what is confirmed is assigned, each on its own. */
export function PlanDialog({ question, onDone, onClose }: PlanDialogProps) {
  const text = useWords(dispatchWords)
  const { leftToPeople, proposalsOf } = useWords(autopilotWords)
  const { no } = useWords(uiWords)
  const { worker, ids, proposed } = question
  const { proposals, nobodyFor, isThere, error, again } = usePlan(question)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const wanted = proposals.filter(({ order }) => !left.has(order.id))
  const { give, pending } = useConfirming(question, onDone)
  const confirm = useRef<HTMLButtonElement>(null)
  // Enter confirms, once there is something to confirm.
  useEffect(() => {
    if (isThere) confirm.current?.focus()
  }, [isThere])
  const toggle = (id: number, isWanted: boolean) =>
    setLeft(isWanted ? left.difference(new Set([id])) : left.union(new Set([id])))
  const hint = worker && ids ? text.room(worker.name, roomOf(worker), ids.length) : text.planHint

  return (
    <Dialog
      open
      onClose={onClose}
      title={proposed ? proposalsOf : text.plan}
      width={560}
      footer={
        <>
          <CloseButton>{no}</CloseButton>
          <Button
            ref={confirm}
            look="primary"
            busy={pending}
            disabled={wanted.length === 0}
            onClick={() => void give(wanted, [...left])}
          >
            {text.giveAll(wanted.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pb-2">
        <p className="text-sm text-muted">{hint}</p>
        {error && !isThere && <Failed error={error} onAgain={again} />}
        {!isThere && !error && <Skeletons widths={[70, 50, 65]} />}
        {isThere && proposals.length === 0 && <Empty>{text.nothingToPlan}</Empty>}
        {proposals.length > 0 && <PlanRows proposals={proposals} left={left} onToggle={toggle} />}
        {nobodyFor > 0 && (
          <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">{text.leftOver(nobodyFor)}</p>
        )}
        {proposed && left.size > 0 && <p className="text-sm text-muted">{leftToPeople(left.size)}</p>}
      </div>
    </Dialog>
  )
}

export function roomOf({ capacity, load }: BoardWorker): number {
  return Math.max(0, capacity - load)
}

function usePlan({ service, ids, worker, proposed }: PlanQuestion) {
  const input = { service, ...(ids && { ids }), ...(worker && { workerId: worker.id }) }
  const { data, error, refetch } = useRead(api.dispatch.propose, input, { enabled: proposed === undefined })
  return {
    proposals: proposed ?? data?.proposals ?? [],
    nobodyFor: data?.left.length ?? 0,
    isThere: proposed !== undefined || data !== undefined,
    error,
    again: () => void refetch(),
  }
}

export const assignmentsOf = (proposals: readonly Proposal[]) =>
  proposals.map(({ order: { id, version }, worker }) => ({ id, version, workerId: worker.id }))

/** Of what an autopilot proposed, the orders that are left out are not proposed again soon. */
function useConfirming({ proposed }: PlanQuestion, onDone: PlanDialogProps['onDone']) {
  const assigning = useCommand(api.dispatch.assignProposed)
  const dismissing = useCommand(api.autopilots.dismiss)
  return {
    pending: assigning.pending || dismissing.pending,
    async give(wanted: readonly Proposal[], left: number[]): Promise<void> {
      const answer = await assigning.run({ assignments: assignmentsOf(wanted) })
      if (!answer) return
      if (proposed && left.length > 0) await dismissing.run({ ids: left })
      onDone(answer.results)
    },
  }
}
