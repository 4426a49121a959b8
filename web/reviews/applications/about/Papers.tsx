import { useEffect } from 'react'
import type { ApplicationDetail } from '#contract/reviews/application.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { PaperStanding } from '#web/reviews/applications/ApplicationBadges.tsx'
import { openPaper } from '#web/shared/paper/openedPapers.ts'
import { PaperThumbs } from '#web/shared/paper/PaperThumbs.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { applicationWords } from '#words/reviews/applications.ts'
import { verificationsWords } from '#words/reviews/verifications.ts'

type Paper = ApplicationDetail['papers'][number]
type PapersProps = { application: ApplicationDetail; isOnDesk: boolean }

/** The papers that an application needs, with their images. */
export function Papers({ application, isOnDesk }: PapersProps) {
  const { images } = useWords(verificationsWords)
  return (
    <section aria-label={images} className="grid gap-2">
      <h3 className="text-xs font-medium text-muted">{images}</h3>
      <ul className="grid gap-3 text-sm">
        {application.papers.map(paper => (
          <li key={paper.kind} className="grid gap-1.5">
            <PaperOf paper={paper} until={isOnDesk ? (application.case?.leasedUntil ?? 0) : undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `until`: on the desk, where the images are opened with the case, its lease. */
function PaperOf({ paper: { id, no, kind, state }, until }: { paper: Paper; until: number | undefined }) {
  const { papers } = useWords(applicationWords)
  const maySee = useMay('verifications.view')
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{papers[kind]}</span>
        {no && <span className="text-xs text-muted">{no}</span>}
        <span className="ml-auto">
          <PaperStanding state={state} />
        </span>
      </p>
      {id !== null && maySee && <Images id={id} name={papers[kind]} until={until} />}
    </>
  )
}

function Images({ id, name, until }: { id: number; name: string; until: number | undefined }) {
  const { data, error, refetch } = useRead(api.verifications.get, { id })
  const isOpened = until !== undefined && data?.allowed.includes('open') === true && !data.areImagesDeleted
  useEffect(() => {
    if (isOpened) void openPaper(id, until)
  }, [id, isOpened, until])
  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />
  return data ? <PaperThumbs name={name} paper={data} /> : <Skeletons widths={[40]} />
}
