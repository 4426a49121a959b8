import { useState } from 'react'
import type { ComplaintImage } from '#contract/complaints/complaint.ts'
import { useWords } from '#web/kit/words.ts'
import { Viewer } from '#web/shared/media/Viewer.tsx'
import { complaintDecisionWords } from '#words/complaints/complaints.ts'

/** Small pictures; each opens in full screen. */
export function Pictures({ images }: { images: readonly ComplaintImage[] }) {
  const text = useWords(complaintDecisionWords)
  const [shown, setShown] = useState<string>()
  if (images.length === 0) return null
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {images.map(({ id, url }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-label={text.showPicture(at + 1)}
              onClick={() => setShown(url)}
              className="block cursor-zoom-in"
            >
              <img src={url} alt="" className="size-18 rounded-md border border-line bg-ground object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {shown && <Viewer src={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
