import { useEffect, useRef } from 'react'
import type { BoardWorker, Proposal } from '#contract/orders/dispatch.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useWords } from '#web/kit/words.ts'
import type { Refusal } from '#web/orders/board/Refused.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { uiWords } from '#words/base/ui.ts'
import { autopilotWords, dispatchWords } from '#words/orders/dispatch.ts'
import { PlanRows } from './PlanRows.tsx'
import type { Planning, PlanQuestion } from './usePlanning.ts'

type PlanPanelProps = {
  planning: Planning
  workers: readonly BoardWorker[]
  onDone: (results: readonly Refusal[]) => void
  onClose: () => void
}

/** A worker for each order, beside the map on which their routes are drawn; what is confirmed is assigned, each on its own. */
export function PlanPanel({ planning, workers, onDone, onClose }: PlanPanelProps) {
  const text = useWords(dispatchWords)
  const { leftToPeople, proposalsOf } = useWords(autopilotWords)
  const { no } = useWords(uiWords)
  const { question, proposals, nobodyFor, isThere, error, again, left, wanted } = planning
  const { give, pending } = useConfirming(question, onDone)
  const confirm = useRef<HTMLButtonElement>(null)
  // Enter confirms, once there is something to confirm.
  useEffect(() => {
    if (isThere) confirm.current?.focus()
  }, [isThere])
  const title = question.proposed ? proposalsOf : text.plan
  return (
    <section
      role="dialog"
      aria-label={title}
      onKeyDown={event => event.key === 'Escape' && onClose()}
      className="flex min-h-0 flex-1 flex-col bg-raised"
    >
      <h2 className="border-b border-line px-3 py-2 text-sm font-medium">{title}</h2>
      <div className="grid gap-1 border-b border-line px-3 py-2 text-xs text-muted">
        <p>{hintOf(question, text)}</p>
        {isThere && <PlanSum planning={planning} />}
      </div>
      {error && !isThere ? <Failed error={error} onAgain={again} /> : !isThere && <Skeletons widths={[70, 50, 65]} />}
      {isThere && proposals.length === 0 && <Empty>{text.nothingToPlan}</Empty>}
      {proposals.length > 0 && <PlanRows planning={planning} workers={workers} />}
      {proposals.length === 0 && <span className="flex-1" />}
      <LeftOver orders={nobodyFor} />
      {question.proposed && left.size > 0 && <p className="px-3 py-1 text-xs text-muted">{leftToPeople(left.size)}</p>}
      <div className="flex justify-end gap-2 border-t border-line px-3 py-2">
        <Button onClick={onClose}>{no}</Button>
        <Button
          ref={confirm}
          look="primary"
          busy={pending}
          disabled={wanted.length === 0}
          onClick={() => void give(wanted, [...left])}
        >
          {text.giveAll(wanted.length)}
        </Button>
      </div>
    </section>
  )
}

/** Orders that nobody gets, and why. */
function LeftOver({ orders }: { orders: Planning['nobodyFor'] }) {
  const text = useWords(dispatchWords)
  const { reasons, ofReason, apart } = useWords(autopilotWords)
  if (orders.length === 0) return null
  const alike = [...Map.groupBy(orders, ({ why }) => why)]
  return (
    <p className="bg-warn-soft px-3 py-2 text-xs text-warn-ink">
      {text.leftOver(orders.length)}
      <span className="block">{alike.map(([why, own]) => ofReason(reasons[why], own.length)).join(apart)}</span>
    </p>
  )
}

type HintText = { room: (name: string, room: number, count: number) => string; planHint: string }

function hintOf({ worker, ids }: PlanQuestion, text: HintText): string {
  return worker && ids ? text.room(worker.name, roomOf(worker), ids.length) : text.planHint
}

export function roomOf({ capacity, load }: BoardWorker): number {
  return Math.max(0, capacity - load)
}

export const assignmentsOf = (proposals: readonly Proposal[]) =>
  proposals.map(({ order: { id, version }, worker }) => ({ id, version, workerId: worker.id }))

/** Of what an autopilot proposed, the orders that are left out are not proposed again soon. */
function useConfirming({ proposed }: PlanQuestion, onDone: PlanPanelProps['onDone']) {
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

/** How late everything would be in all, by the plan and without it. */
function PlanSum({ planning: { wanted, lateNearest } }: { planning: Planning }) {
  const text = useWords(dispatchWords)
  if (wanted.length === 0) return null
  const late = wanted.reduce((sum, { lateMinutes }) => sum + Math.max(0, lateMinutes ?? 0), 0)
  return (
    <p role="status" className="font-medium text-ink">
      {lateNearest === undefined || late + lateNearest === 0
        ? text.lateInAll(late)
        : text.lateCompared(lateNearest, late)}
    </p>
  )
}
