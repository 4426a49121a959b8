import { useState } from 'react'
import {
  type ReasonedVerdict,
  type Reasons,
  type Reviewed,
  type ReviewSubject,
  reasonKeys,
  reasonsOf,
} from './subject.ts'
import type { Decisions } from './useDecisions.ts'

type Draft = { id: number; verdict: ReasonedVerdict; codes: readonly string[]; note: string; isTried: boolean }

/** The reasons of a decision while they are chosen. */
export function useReasons<Row extends Reviewed, Code extends string>(
  subject: ReviewSubject<Row, Code>,
  row: Row | undefined,
  decisions: Decisions<Row, Code>,
) {
  const [draft, setDraft] = useState<Draft>()
  const verdict = draft?.verdict ?? 'reject'
  const reasons = reasonsOf(subject, verdict)
  const isOpen = draft !== undefined && draft.id === row?.id
  const patch = (next: Partial<Draft>) => setDraft(before => before && { ...before, ...next })
  const close = () => setDraft(undefined)

  function toggle(code: string): void {
    if (!draft) return
    const others = draft.codes.filter(other => other !== code)
    if (others.length < draft.codes.length) patch({ codes: others })
    else if (others.length < reasons.most) patch({ codes: [...others, code] })
  }

  async function send(): Promise<void> {
    if (!draft || !row || decisions.isDeciding) return
    if (draft.codes.length === 0) return patch({ isTried: true })
    if (await decisions.decide(row, draft.verdict, [...draft.codes], draft.note)) close()
  }

  const digits = reasons.codes.map((code, at) => [reasonKeys[at], () => toggle(code)] as const)
  return {
    isOpen,
    open: (id: number, verdict: ReasonedVerdict) => setDraft({ id, verdict, codes: [], note: '', isTried: false }),
    keys: { ...Object.fromEntries(digits), escape: close },
    form: {
      verdict,
      reasons,
      chosen: draft?.codes ?? [],
      note: draft?.note ?? '',
      isIncomplete: draft?.isTried === true && draft.codes.length === 0,
      toggle,
      onNote: (note: string) => patch({ note }),
      onSend: () => void send(),
      onClose: close,
    },
  }
}

export type ReasonInput = {
  verdict: ReasonedVerdict
  reasons: Reasons
  chosen: readonly string[]
  note: string
  /** Sent without a reason. */
  isIncomplete: boolean
  toggle(code: string): void
  onNote(note: string): void
  onSend(): void
  onClose(): void
}
