import { useEffect } from 'react'
import type { VerificationDetail } from '#contract/reviews/verification.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { forgetPapers, openPaper } from '#web/shared/paper/openedPapers.ts'
import { PaperImages } from '#web/shared/paper/PaperImages.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { CheckBadge, VerificationState } from './VerificationBadges.tsx'

const width = 1200

type CopiesDialogProps = { paper: VerificationDetail; otherId: number; onClose: () => void }

/** Two papers with the same image beside each other. Both are opened by asking for it: each look is recorded. */
export function CopiesDialog({ paper, otherId, onClose }: CopiesDialogProps) {
  const text = useWords(verificationsWords)
  const { data: other, error, refetch } = useRead(api.verifications.get, { id: otherId })
  useEffect(() => () => forgetPapers([otherId]), [otherId])
  return (
    <Dialog open title={text.copies} width={width} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-4 desktop:grid-cols-2">
        <Side paper={paper} />
        {other && <Side paper={other} />}
        {!other && (error ? <Failed error={error} onAgain={() => void refetch()} /> : <Skeletons widths={[60, 90]} />)}
      </div>
    </Dialog>
  )
}

/** Whose paper it is, when it came, what was found on it, and its images. */
function Side({ paper }: { paper: VerificationDetail }) {
  const { kinds, personKinds } = useWords(paperWords)
  const { id, no, person, cityCode, areImagesDeleted } = paper
  const mayOpen = paper.allowed.includes('open') && !areImagesDeleted
  useEffect(() => {
    if (mayOpen) void openPaper(id)
  }, [id, mayOpen])
  return (
    <section aria-label={`${no} ${person.name}`} className="grid min-w-0 content-start gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="font-medium tabular-nums">{no}</strong>
        <VerificationState state={paper.state} />
        <span className="ml-auto text-xs text-muted">
          <Time at={paper.createdAt} shape="full" />
        </span>
      </p>
      <p>
        <span className="font-medium">{person.name}</span>
        {` · ${personKinds[person.kind]} · `}
        <CityNames codes={[cityCode]} />
        {` · ${kinds[paper.kind]}`}
      </p>
      <p className="flex min-h-5 flex-wrap gap-1">
        {paper.hints.map(check => (
          <CheckBadge key={check} check={check} />
        ))}
      </p>
      <div className="grid min-h-80 desktop:h-[52dvh]">
        <PaperImages paper={paper} />
      </div>
    </section>
  )
}
