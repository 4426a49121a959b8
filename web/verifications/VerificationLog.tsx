import type { VerificationDetail } from '#contract/reviews/verification.ts'
import { useWords } from '#web/kit/words.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { verificationsWords } from '#words/reviews/verifications.ts'

/** What happened to a paper, newest first. */
export function VerificationLog({ entries }: { entries: VerificationDetail['log'] }) {
  const { events } = useWords(verificationsWords)
  const names: Readonly<Record<string, string>> = events
  return (
    <ol className="grid gap-3">
      {entries.toReversed().map(entry => (
        <li key={entry.id} className="grid gap-0.5 text-sm">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{names[entry.action] ?? entry.action}</span>
            <span className="ml-auto text-xs text-muted">
              <Time at={entry.at} shape="full" />
            </span>
          </p>
          <p className="text-xs text-muted">{entry.by}</p>
          {entry.reason && <p className="rounded-sm bg-ground px-2 py-1 text-xs break-words">{entry.reason}</p>}
        </li>
      ))}
    </ol>
  )
}
