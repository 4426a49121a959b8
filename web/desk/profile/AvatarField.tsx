import Upload from 'lucide-react/icons/upload'
import { Suspense, useRef, useState } from 'react'
import type { Person } from '#contract/access/session.ts'
import { Refused, Unreachable } from '#web/kit/call.ts'
import { lazily } from '#web/kit/lazily.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { uploadFile } from '#web/shared/media/upload.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { profileWords } from '#words/desk/panels.ts'

const pictureTypes = ['image/jpeg', 'image/png', 'image/jpg']
/** Exclusive limit in bytes: 2 MB. */
const pictureMost = 2 * 1024 * 1024

const Crop = lazily(async () => (await import('./Crop.tsx')).Crop)

type AvatarFieldProps = {
  person: Pick<Person, 'avatar' | 'nickName' | 'username'>
  /** Called with the address of the picture after its upload. */
  onChange: (avatar: string) => void
}

/** The avatar at 80 × 80 px, with select, crop and upload. Inline, because it may be in a drawer. */
export function AvatarField({ person, onChange }: AvatarFieldProps) {
  const words = useWords(profileWords)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [isBusy, setBusy] = useState(false)

  function choose(file: File | undefined): void {
    if (input.current) input.current.value = ''
    if (!file) return
    if (!pictureTypes.includes(file.type)) toast.error(words.wrongType)
    else if (file.size >= pictureMost) toast.error(words.tooLarge)
    else setChosen(file)
  }

  async function upload(picture: Blob): Promise<void> {
    setBusy(true)
    try {
      onChange(await uploadAvatar(picture))
      setChosen(undefined)
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }

  if (chosen) {
    return (
      <Suspense fallback={<Skeleton />}>
        <Crop
          file={chosen}
          busy={isBusy}
          onCut={picture => void upload(picture)}
          onCancel={() => setChosen(undefined)}
        />
      </Suspense>
    )
  }
  return (
    <div className="flex items-center gap-4">
      <Avatar name={person.nickName || person.username} src={person.avatar} size={80} />
      <div className="grid justify-items-start gap-1.5">
        <Button icon={Upload} onClick={() => input.current?.click()}>
          {words.chooseAvatar}
        </Button>
        <p className="text-xs text-muted">{words.avatarHint}</p>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={words.chooseAvatar}
        accept={pictureTypes.join()}
        tabIndex={-1}
        onChange={event => choose(event.target.files?.[0])}
        className="sr-only"
      />
    </div>
  )
}

/** Returns the address of the stored picture. Throws as `call` does. */
async function uploadAvatar(picture: Blob): Promise<string> {
  const { url } = await uploadFile('pcimg', picture, 'avatar.png')
  return url
}
