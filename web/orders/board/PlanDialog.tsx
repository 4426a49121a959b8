import { useEffect, useRef, useState } from 'react'
import { type BoardWorker, dispatch, type Proposal } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { uiWords } from '#words/base/ui.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { Arrival } from './Arrival.tsx'
import type { Refusal } from './Refused.tsx'

export type PlanQuestion = {
  service: Service
  /** Without them, whatever waits. */
  ids?: number[]
  /** Who has room for less than was chosen. */
  worker?: BoardWorker
}

type PlanDialogProps = { question: PlanQuestion; onDone: (results: readonly Refusal[]) => void; onClose: () => void }

/** Proposes a worker for each order; what is confirmed is assigned, each on its own. */
export function PlanDialog({ question, onDone, onClose }: PlanDialogProps) {
  const text = useWords(dispatchWords)
  const { no } = useWords(uiWords)
  const { service, ids, worker } = question
  const input = { service, ...(ids && { ids }), ...(worker && { workerId: worker.id }) }
  const { data, error, refetch } = useRead(dispatch.propose, input)
  const { run, pending } = useCommand(dispatch.assignProposed)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const proposals = data?.proposals ?? []
  const confirm = useRef<HTMLButtonElement>(null)
  const isThere = data !== undefined
  // Enter confirms, once there is something to confirm.
  useEffect(() => {
    if (isThere) confirm.current?.focus()
  }, [isThere])
  const wanted = proposals.filter(({ order }) => !left.has(order.id))

  async function give(): Promise<void> {
    const assignments = wanted.map(({ order, worker: { id: workerId } }) => ({
      id: order.id,
      version: order.version,
      workerId,
    }))
    const answer = await run({ assignments })
    if (answer) onDone(answer.results)
  }
  function toggle(id: number, isWanted: boolean): void {
    setLeft(isWanted ? left.difference(new Set([id])) : left.union(new Set([id])))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.plan}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button
            ref={confirm}
            look="primary"
            busy={pending}
            disabled={wanted.length === 0}
            onClick={() => void give()}
          >
            {text.giveAll(wanted.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pb-2">
        <p className="text-sm text-muted">
          {worker && ids ? text.room(worker.name, roomOf(worker), ids.length) : text.planHint}
        </p>
        {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
        {!data && !error && <Skeletons widths={[70, 50, 65]} />}
        {data && proposals.length === 0 && <Empty>{text.nothingToPlan}</Empty>}
        {[...Map.groupBy(proposals, each => each.worker.id)].map(([id, own]) => (
          <ForWorker key={id} proposals={own} left={left} onToggle={toggle} />
        ))}
        {data && data.left.length > 0 && (
          <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">{text.leftOver(data.left.length)}</p>
        )}
      </div>
    </Dialog>
  )
}

export function roomOf({ capacity, load }: BoardWorker): number {
  return Math.max(0, capacity - load)
}

type ForWorkerProps = {
  proposals: readonly Proposal[]
  left: ReadonlySet<number>
  onToggle: (id: number, isWanted: boolean) => void
}

function ForWorker({ proposals, left, onToggle }: ForWorkerProps) {
  const text = useWords(dispatchWords)
  const name = proposals[0]?.worker.name ?? ''
  const count = proposals.filter(({ order }) => !left.has(order.id)).length
  return (
    <section aria-label={name} className="rounded-md border border-line">
      <h3 className="border-b border-line bg-ground px-3 py-1.5 text-sm font-medium">{text.toWorker(name, count)}</h3>
      <ul>
        {proposals.map(({ order, doneAt, lateMinutes }) => (
          <li key={order.id} className="border-b border-line px-3 py-1.5 last:border-b-0">
            <Checkbox checked={!left.has(order.id)} onChange={isWanted => onToggle(order.id, isWanted)}>
              <span className="block truncate">
                {order.from && order.to
                  ? text.fromTo(order.from.name, order.to.detail)
                  : (order.from ?? order.to)?.detail}
              </span>
              <span className="flex gap-2 text-xs text-muted">
                {order.no.slice(-6)}
                <Arrival at={doneAt} late={lateMinutes} />
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  )
}
