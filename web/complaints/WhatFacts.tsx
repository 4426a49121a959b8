import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaintTypeWords } from '#contract/complaints/complaint-words.ts'
import { useNamed } from '#web/shared/order/names/named.ts'
import { Level } from './ComplaintBadges.tsx'

/** Which complaint a question is about. */
export function WhatFacts({ complaint: { level, no, type, complainant } }: { complaint: ComplaintRow }) {
  const nameOf = useNamed()
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Level level={level} />
      <span>{no}</span>
      <span className="text-muted">{`${nameOf(complaintTypeWords[type])} · ${complainant.name}`}</span>
    </p>
  )
}
