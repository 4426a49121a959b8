import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash'
import { useWords } from '#web/kit/words.ts'
import { PictureButton } from '#web/shared/media/PictureButton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { announcementFormWords } from '#words/announcements/announcements.ts'

type ImageFieldProps = {
  label: string
  /** The picture as it is stored, or none. */
  url: string | null
  onChange: (url: string | null) => void
  /** Stored as soon as the field stands. */
  first?: File | undefined
}

/** A picture of an announcement: chosen, stored and shown. */
export function ImageField({ label, url, onChange, first }: ImageFieldProps) {
  const text = useWords(announcementFormWords)
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="text-sm text-muted">{label}</span>
      {url && <img src={url} alt="" className="max-h-40 max-w-full rounded-md border border-line" />}
      <span className="flex flex-wrap gap-2">
        <PictureButton
          icon={ImagePlus}
          label={text.chooseImage}
          module="announcementimg"
          hint={text.imageHint}
          first={first}
          onStored={([stored]) => onChange(stored?.url ?? null)}
        />
        {url && (
          <Button icon={Trash2} onClick={() => onChange(null)}>
            {text.removeImage}
          </Button>
        )}
      </span>
      <p className="text-xs text-muted">{text.imageHint}</p>
    </div>
  )
}
