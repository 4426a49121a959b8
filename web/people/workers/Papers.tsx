import { expiringDays } from '#contract/people/fitness.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import type { WorkersWords } from '#words/people/workers.ts'

/** The name of a worker's credential or a shop's licence. */
export type Paper = { name: string; number: string; expiresOn: string | null; daysLeft: number | null }

function toneOf(daysLeft: number | null): Tone {
  if (daysLeft === null || daysLeft > expiringDays) return 'good'
  return daysLeft < 0 ? 'bad' : 'warn'
}

function leftWords(daysLeft: number | null, text: WorkersWords): string {
  if (daysLeft === null) return text.endless
  return daysLeft < 0 ? text.ended(-daysLeft) : text.daysLeft(daysLeft)
}

/** In a row: the document that has expired or expires soon, and the number of others; no colour when all are valid. */
export function PapersInRow({ papers, text }: { papers: readonly Paper[]; text: WorkersWords }) {
  const [first, ...rest] = papers
  if (!first) return <span className="text-muted">{'–'}</span>
  if (toneOf(first.daysLeft) === 'good') return <span className="text-muted">{text.allGood(papers.length)}</span>
  return (
    <span className="flex max-w-full min-w-0 items-center gap-1.5">
      <span className="min-w-0 truncate">
        <Badge tone={toneOf(first.daysLeft)}>{`${first.name} ${leftWords(first.daysLeft, text)}`}</Badge>
      </span>
      {rest.length > 0 && <span className="shrink-0 text-xs text-muted">{`+${rest.length}`}</span>}
    </span>
  )
}

/** In a drawer: all of them. */
export function PaperList({ papers, text }: { papers: readonly Paper[]; text: WorkersWords }) {
  if (papers.length === 0) return <p className="text-sm text-muted">{text.noCredentials}</p>
  return (
    <ul className="grid gap-2">
      {papers.map(paper => (
        <li key={paper.name} className="flex items-center gap-3 rounded-md border border-line px-3 py-2.5 text-sm">
          <span className="grid min-w-0">
            <span className="font-medium">{paper.name}</span>
            <span className="truncate text-xs text-muted">{paper.number}</span>
          </span>
          <span className="ml-auto grid shrink-0 justify-items-end gap-0.5">
            <Badge tone={toneOf(paper.daysLeft)}>{leftWords(paper.daysLeft, text)}</Badge>
            {paper.expiresOn && <span className="text-xs text-muted">{paper.expiresOn}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
