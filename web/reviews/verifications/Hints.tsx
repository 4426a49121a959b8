import Columns2 from 'lucide-react/icons/columns-2'
import { Suspense, useState } from 'react'
import type { PaperHint, VerificationDetail } from '#contract/reviews/verification.ts'
import { lazily } from '#web/kit/lazily.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { CheckBadge, VerificationState } from './VerificationBadges.tsx'

const CopiesDialog = lazily(async () => (await import('./CopiesDialog.tsx')).CopiesDialog)

type HintsProps = {
  paper: VerificationDetail
  /** The address of another paper; it opens beside this one. */
  addressOf: (id: number) => string
}

const linkClass = 'text-accent-ink underline-offset-2 hover:underline pointer-coarse:py-2'

/** What the checks found, with the paper that a number or an image was found on. */
export function Hints({ paper, addressOf }: HintsProps) {
  const text = useWords(verificationsWords)
  const papers = useWords(paperWords)
  const [compared, setCompared] = useState<number>()
  return (
    <section className="grid gap-2">
      <h3 className="text-xs font-medium text-muted">{text.hints}</h3>
      {paper.details.length === 0 && <p className="text-sm text-muted">{text.allGood}</p>}
      <ul className="grid gap-1.5 text-sm">
        {paper.details.map(({ check, field, other }) => (
          <li key={`${check} ${field} ${other?.id}`} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <CheckBadge check={check} />
            {field && <span className="text-muted">{papers.fields[field]}</span>}
            {other && <OtherPaper other={other} address={addressOf(other.id)} />}
            {other?.person && check === 'imageUsedBefore' && (
              <Button
                icon={Columns2}
                aria-label={`${text.sideBySide} ${other.no}`}
                onClick={() => setCompared(other.id)}
              >
                {text.sideBySide}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {compared !== undefined && (
          <CopiesDialog paper={paper} otherId={compared} onClose={() => setCompared(undefined)} />
        )}
      </Suspense>
    </section>
  )
}

/** Whose it is says only one of the reader's own cities. */
function OtherPaper({ other: { no, person }, address }: { other: NonNullable<PaperHint['other']>; address: string }) {
  const text = useWords(verificationsWords)
  if (!person) return <span className="text-muted">{`${no} · ${text.otherCity}`}</span>
  return (
    <Link to={address} className={linkClass}>
      {`${no} · ${person.name}`}
    </Link>
  )
}

/** Earlier and later papers of the same kind and person. */
export function History({ paper, addressOf }: HintsProps) {
  const text = useWords(verificationsWords)
  return (
    <section className="grid gap-2">
      <h3 className="text-xs font-medium text-muted">{text.history}</h3>
      {paper.others.length === 0 && <p className="text-sm text-muted">{text.noHistory}</p>}
      <ul className="grid gap-1.5 text-sm">
        {paper.others.map(other => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2">
            <Link to={addressOf(other.id)} className={linkClass}>
              {other.no}
            </Link>
            <VerificationState state={other.state} />
            <span className="ml-auto text-xs text-muted">
              <Time at={other.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
