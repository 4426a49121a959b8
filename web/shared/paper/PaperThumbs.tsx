import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import type { VerificationDetail } from '#contract/reviews/verification.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { verificationsWords } from '#words/reviews/verifications.ts'
import { ImageView } from './ImageView.tsx'
import { type OpenedPaper, openPaper, useOpenedPaper } from './openedPapers.ts'
import { useImageNames } from './PaperImages.tsx'
import { Watermark } from './Watermark.tsx'

type PaperThumbsProps = {
  /** What the paper is, for the large image. */
  name: string
  paper: Pick<VerificationDetail, 'id' | 'images' | 'areImagesDeleted' | 'allowed'>
}

/** The images of a paper, small; a press shows one large. They are opened as on the desk of papers. */
export function PaperThumbs({ name, paper }: PaperThumbsProps) {
  const text = useWords(verificationsWords)
  const opening = useOpenedPaper(paper.id)
  const said = 'text-xs text-muted'
  if (paper.areImagesDeleted) return <p className={said}>{text.imagesDeleted}</p>
  if (!paper.allowed.includes('open')) return <p className={said}>{text.imagesNotAllowed}</p>
  if (opening?.is === 'failed') return <Failed error={opening.error} onAgain={() => void openPaper(paper.id)} />
  if (opening?.is === 'open') return <Thumbs name={name} images={paper.images} opened={opening} />
  return (
    <p className={`flex flex-wrap items-center gap-2 ${said}`}>
      <Button icon={Eye} busy={opening !== undefined} onClick={() => void openPaper(paper.id)}>
        {text.openImages}
      </Button>
      {text.openedHint}
    </p>
  )
}

type ThumbsProps = { name: string; images: VerificationDetail['images']; opened: OpenedPaper }

function Thumbs({ name, images, opened: { urls, openedAt } }: ThumbsProps) {
  const text = useWords(verificationsWords)
  const nameOf = useImageNames(images)
  const [large, setLarge] = useState<number>()
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {images.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`${text.enlarge} ${name} ${nameOf(id)}`}
              onClick={() => setLarge(id)}
              onContextMenu={event => event.preventDefault()}
              className="relative block h-24 w-36 cursor-zoom-in overflow-hidden rounded-md border border-line bg-ground"
            >
              <img src={urls.get(id)} alt="" draggable={false} className="size-full object-cover" />
              <Watermark openedAt={openedAt} />
              <span className="absolute inset-x-0 bottom-0 z-20 bg-surface px-1.5 text-left text-xs text-ink">
                {nameOf(id)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {large !== undefined && (
        <Dialog open title={`${name} · ${nameOf(large)}`} width={1100} onClose={() => setLarge(undefined)}>
          <div className="grid h-[72dvh] pb-4">
            <ImageView name={nameOf(large)} url={urls.get(large) ?? ''} openedAt={openedAt} />
          </div>
        </Dialog>
      )}
    </>
  )
}
