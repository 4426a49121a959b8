import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { HitText } from '#web/shared/termHits/HitText.tsx'
import { CloseIcon } from '#web/ui/ask/closing.tsx'
import { Drawer } from '#web/ui/ask/Drawer.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { useRestedText } from '#web/ui/controls/timing/restedText.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { uiWords } from '#words/base/ui.ts'
import { postTermsWords } from '#words/reviews/posts.ts'

/** A text that is only tried. */
const nothingToLose = () => false

/** A box beside the list: what the lists find in a text that somebody types, as they are now. */
export function TryText({ onClose }: { onClose: () => void }) {
  const text = useWords(postTermsWords)
  const { close } = useWords(uiWords)
  // Asked after a pause in typing.
  const [asked, setAsked] = useState('')
  const [typed, type] = useRestedText(asked, setAsked)
  return (
    <Drawer open onClose={onClose} isUnsaved={nothingToLose} label={text.tryOut} width="min(520px, 44vw)" modal={false}>
      <div className="flex items-center border-b border-line px-5 py-3">
        <h2 className="text-lg font-medium">{text.tryOut}</h2>
        <span className="-mr-2 ml-auto">
          <CloseIcon icon={X} label={`${close} Esc`} />
        </span>
      </div>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5">
        <Textarea
          label={text.tryLabel}
          rows={5}
          maxLength={1000}
          value={typed}
          onChange={event => type(event.target.value)}
        />
        {asked !== '' && <Found asked={asked} />}
      </div>
    </Drawer>
  )
}

function Found({ asked }: { asked: string }) {
  const text = useWords(postTermsWords)
  const { data, error, refetch } = useRead(api.postTerms.tryText, { text: asked })
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 text-sm" aria-busy={!data}>
      <p role="status" className="font-medium">
        {data && text.hits(data.hits.length)}
      </p>
      <p className="rounded-md border border-line px-3 py-2 leading-relaxed whitespace-pre-wrap wrap-anywhere">
        <HitText text={asked} hits={data?.hits ?? []} />
      </p>
      <section className="grid gap-1">
        <h3 className="text-xs font-medium text-muted">{text.compared}</h3>
        <p className="rounded-md bg-ground px-3 py-2 font-mono text-xs wrap-anywhere">{data?.compared ?? ''}</p>
      </section>
    </div>
  )
}
