import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { useWords } from '#web/kit/words.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { Level } from './ComplaintBadges.tsx'

/** Identifies the complaint in a dialog. */
export function WhatFacts({ complaint: { level, no, type, complainant } }: { complaint: ComplaintRow }) {
  const names = useWords(complaintNameWords)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Level level={level} />
      <span>{no}</span>
      <span className="text-muted">{`${names.types[type]} · ${complainant.name}`}</span>
    </p>
  )
}
