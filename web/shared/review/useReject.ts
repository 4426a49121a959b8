import { useState } from 'react'
import type { Reviewed, ReviewSubject } from './subject.ts'
import type { Decisions } from './useDecisions.ts'

type Draft<Code> = { id: number; codes: readonly Code[]; note: string; isTried: boolean }

/** The reasons why a case is rejected while they are chosen. */
export function useReject<Row extends Reviewed, Code extends string>(
  { codes, mostCodes }: ReviewSubject<Row, Code>,
  row: Row | undefined,
  decisions: Decisions<Row, Code>,
) {
  const [draft, setDraft] = useState<Draft<Code>>()
  const isOpen = draft !== undefined && draft.id === row?.id
  const patch = (next: Partial<Draft<Code>>) => setDraft(before => before && { ...before, ...next })
  const close = () => setDraft(undefined)

  function toggle(code: Code): void {
    if (!draft) return
    const others = draft.codes.filter(other => other !== code)
    if (others.length < draft.codes.length) patch({ codes: others })
    else if (others.length < mostCodes) patch({ codes: [...others, code] })
  }

  async function send(): Promise<void> {
    if (!draft || !row || decisions.isDeciding) return
    if (draft.codes.length === 0) return patch({ isTried: true })
    if (await decisions.reject(row, [...draft.codes], draft.note)) close()
  }

  const digits = codes.map((code, at) => [String(at + 1), () => toggle(code)] as const)
  return {
    isOpen,
    open: (id: number) => setDraft({ id, codes: [], note: '', isTried: false }),
    keys: { ...Object.fromEntries(digits), escape: close },
    form: {
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

export type RejectInput<Code> = {
  chosen: readonly Code[]
  note: string
  /** Sent without a reason. */
  isIncomplete: boolean
  toggle(code: Code): void
  onNote(note: string): void
  onSend(): void
  onClose(): void
}
