import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'

/** The feedback that a dialog is about. */
export function WhatFacts({ row }: { row: FeedbackRow }) {
  const text = useWords(feedbackWords)
  return (
    <Facts>
      <Fact name={text.columns.person}>{[row.person.name, row.no].join(' · ')}</Fact>
      <Fact name={text.columns.content}>
        <span className="break-words">{row.summary}</span>
      </Fact>
    </Facts>
  )
}
