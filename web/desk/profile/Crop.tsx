import 'react-image-crop/dist/ReactCrop.css'
import { useEffect, useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { profileWords } from '#words/desk/panels.ts'

/** Edge of the uploaded picture in px: four times the displayed size, for high-density screens. */
const edge = 320
const previewEdge = 80

type CropProps = { file: File; busy: boolean; onCut: (picture: Blob) => void; onCancel: () => void }

/** Crops a square out of a picture, by pointer or arrow keys. */
export function Crop({ file, busy, onCut, onCancel }: CropProps) {
  const words = useWords(profileWords)
  const image = useRef<HTMLImageElement>(null)
  const preview = useRef<HTMLCanvasElement>(null)
  const [square, setSquare] = useState<PercentCrop>()
  const address = useObjectUrl(file)

  useEffect(() => {
    if (image.current && preview.current && square) draw(image.current, square, preview.current)
  }, [square])

  function cut(): void {
    const canvas = document.createElement('canvas')
    canvas.width = edge
    canvas.height = edge
    if (!image.current || !square) return
    draw(image.current, square, canvas)
    canvas.toBlob(picture => picture && onCut(picture), 'image/png')
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-4">
        {address && (
          <ReactCrop
            {...(square && { crop: square })}
            aspect={1}
            className="max-h-64"
            circularCrop
            keepSelection
            minWidth={40}
            ariaLabels={words.crop}
            onChange={(_, percent) => setSquare(percent)}
          >
            <img
              ref={image}
              src={address}
              alt=""
              onLoad={event => setSquare(middleOf(event.currentTarget))}
              onError={() => {
                toast.error(words.wrongType)
                onCancel()
              }}
            />
          </ReactCrop>
        )}
        <canvas
          ref={preview}
          role="img"
          aria-label={words.preview}
          width={previewEdge}
          height={previewEdge}
          className="size-20 rounded-full border border-line"
        />
      </div>
      <div className="flex gap-2">
        <Button look="primary" busy={busy} disabled={!square} onClick={cut}>
          {words.useCut}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </div>
  )
}

function middleOf({ naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop {
  const size = { unit: '%', ...(naturalWidth < naturalHeight ? { width: 90 } : { height: 90 }) } as const
  return centerCrop(makeAspectCrop(size, 1, naturalWidth, naturalHeight), naturalWidth, naturalHeight)
}

function draw(image: HTMLImageElement, { x, y, width, height }: PercentCrop, onto: HTMLCanvasElement): void {
  const { naturalWidth, naturalHeight } = image
  const from = [x * naturalWidth, y * naturalHeight, width * naturalWidth, height * naturalHeight].map(
    part => part / 100,
  )
  const context = onto.getContext('2d')
  context?.clearRect(0, 0, onto.width, onto.height)
  const [left = 0, top = 0, wide = 0, high = 0] = from
  context?.drawImage(image, left, top, wide, high, 0, 0, onto.width, onto.height)
}

function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
