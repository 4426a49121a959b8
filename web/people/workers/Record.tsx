import { percentOf, type WorkerRecord, type WorkerRow } from '#contract/people/worker.ts'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import type { WorkersWords } from '#words/people/workers.ts'

type Row = { worker: WorkerRow; text: WorkersWords }

/** `接单 92% · 准时 97%` of the last 30 days. */
export function ratesOf({ accepted, offered, punctual, promised }: WorkerRecord, text: WorkersWords): string {
  return `${text.accepting(rate(accepted, offered))} · ${text.punctual(rate(punctual, promised))}`
}

/** `取消 3% · 投诉 1` of the last 30 days. */
export function troublesOf({ gaveUp, taken, complaints }: WorkerRecord, text: WorkersWords): string {
  return `${text.givingUp(rate(gaveUp, taken))} · ${text.complaints(complaints)}`
}

function rate(part: number, whole: number): string {
  const percent = percentOf(part, whole)
  return percent === null ? '–' : `${percent}%`
}

export function Rates({ worker: { record }, text }: Row) {
  const look = record.complaints > 0 ? 'text-warn-ink' : ''
  return <TwoLines under={<span className={look}>{troublesOf(record, text)}</span>}>{ratesOf(record, text)}</TwoLines>
}

/** Orders completed and cancelled by the worker today. */
export function Today({ worker: { doneToday, record }, text }: Row) {
  return (
    <>
      {doneToday}
      {record.gaveUpToday > 0 && <span className="ml-1 text-xs text-warn-ink">{text.gaveUp(record.gaveUpToday)}</span>}
    </>
  )
}
