import Columns2 from 'lucide-react/icons/columns-2'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import type { VerificationDetail } from '#contract/reviews/verification.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { ImageView } from './ImageView.tsx'
import { type OpenedPaper, openPaper, useOpenedPaper } from './openedPapers.ts'

/** The images of a paper, when they have been opened; before, the button that opens them. */
export function PaperImages({ paper }: { paper: VerificationDetail }) {
  const text = useWords(verificationsWords)
  const opening = useOpenedPaper(paper.id)
  if (paper.areImagesDeleted) return <Empty>{text.imagesDeleted}</Empty>
  if (!paper.allowed.includes('open')) return <Empty>{text.imagesNotAllowed}</Empty>
  if (!opening) {
    return (
      <div className="grid place-items-center gap-2 rounded-md border border-line px-4 py-8 text-center">
        <Button icon={Eye} onClick={() => void openPaper(paper.id)}>
          {text.openImages}
        </Button>
        <p className="text-xs text-muted">{text.openedHint}</p>
      </div>
    )
  }
  if (opening.is === 'loading') return <Skeletons widths={[100, 96, 98]} />
  if (opening.is === 'failed') return <Failed error={opening.error} onAgain={() => void openPaper(paper.id)} />
  return <OpenedImages paper={paper} opened={opening} />
}

function OpenedImages({ paper, opened }: { paper: VerificationDetail; opened: OpenedPaper }) {
  const text = useWords(verificationsWords)
  const nameOf = useImageNames(paper.images)
  const images = paper.images.filter(({ id }) => opened.urls.has(id))
  // The image last chosen comes second.
  const [chosen, setChosen] = useState<readonly number[]>(images.slice(0, 2).map(({ id }) => id))
  const [isCompared, setCompared] = useState(false)
  const shown = isCompared ? chosen : chosen.slice(0, 1)

  function choose(id: number): void {
    if (chosen.includes(id) && isCompared) return
    setChosen(isCompared ? [...chosen.slice(1), id] : [id, ...chosen.filter(other => other !== id)].slice(0, 2))
  }

  return (
    <section aria-label={`${text.images} ${paper.no}`} className="flex h-full min-h-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {images.map(({ id }) => (
          <Chip key={id} chosen={shown.includes(id)} onChoose={() => choose(id)}>
            {nameOf(id)}
          </Chip>
        ))}
        {images.length > 1 && (
          <Button icon={Columns2} look="quiet" aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
            {text.compare}
          </Button>
        )}
        <span className="ml-auto text-xs text-muted">{text.left(opened.left)}</span>
      </div>
      <div className={`grid min-h-72 flex-1 gap-3 ${isCompared ? 'desktop:grid-cols-2' : ''}`}>
        {shown.map(id => (
          <ImageView key={id} name={nameOf(id)} url={opened.urls.get(id) ?? ''} openedAt={opened.openedAt} />
        ))}
      </div>
    </section>
  )
}

/** 正面, or 图页 2 where there are several of a kind. */
export function useImageNames(images: VerificationDetail['images']): (id: number) => string {
  const text = useWords(verificationsWords)
  const papers = useWords(paperWords)
  return id => {
    const one = images.find(image => image.id === id)
    if (!one) return ''
    const alike = images.filter(({ image }) => image === one.image)
    const name = papers.images[one.image]
    return alike.length > 1 ? text.imageNo(name, alike.indexOf(one) + 1) : name
  }
}
