import type { VerificationDetail } from '#contract/reviews/verification.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { useOpenedPaper } from '#web/shared/paper/openedPapers.ts'
import { PaperImages } from '#web/shared/paper/PaperImages.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { Hints, History } from './Hints.tsx'
import { PaperLines } from './PaperLines.tsx'

const addressOf = (id: number) => `/user/renzheng?desk=true&open=${id}`

/** A paper in the middle of the desk: its images beside what is said, read and known. */
export function PaperCase({ paper }: { paper: VerificationDetail }) {
  const opening = useOpenedPaper(paper.id)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-desktop:p-4 desktop:min-h-0 desktop:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] desktop:gap-0">
      <div className="min-h-0 desktop:p-4 desktop:pr-0">
        <PaperImages paper={paper} />
      </div>
      <div className="grid min-h-0 min-w-0 content-start gap-5 desktop:overflow-y-auto desktop:p-4">
        <PaperFacts paper={paper} />
        <Hints paper={paper} addressOf={addressOf} />
        <PaperLines paper={paper} opened={opening?.is === 'open' ? opening : undefined} />
        <History paper={paper} addressOf={addressOf} />
      </div>
    </div>
  )
}

export function PaperFacts({ paper }: { paper: VerificationDetail }) {
  const text = useWords(verificationsWords)
  const papers = useWords(paperWords)
  const note = paper.case?.decision?.note
  return (
    <Facts>
      <Fact name={text.columns.kind}>
        <strong className="font-medium">{papers.kinds[paper.kind]}</strong>
      </Fact>
      <Fact name={text.columns.person}>
        {`${paper.person.name} · ${papers.personKinds[paper.person.kind]} · `}
        <CityNames codes={[paper.cityCode]} />
      </Fact>
      <Fact name={text.createdAt}>
        <Time at={paper.createdAt} shape="full" />
      </Fact>
      {paper.appealText && <Fact name={text.appeal}>{paper.appealText}</Fact>}
      {note && <Fact name={text.lastNote}>{note}</Fact>}
    </Facts>
  )
}
