import { Volume2 } from 'lucide-react'
import { useWords } from '#web/kit/words.ts'
import { allowSound, useIsSoundAllowed } from './sound.ts'
import { text } from './text.ts'

/** Any press on the page will do; the bar is there to ask for one. */
export function SoundBar() {
  const words = useWords(text)
  if (useIsSoundAllowed()) return null
  return (
    <button
      type="button"
      onClick={allowSound}
      className="flex w-full shrink-0 items-center justify-center gap-2 bg-warn-soft px-4 py-1.5 text-sm text-warn-ink"
    >
      <Volume2 size={14} aria-hidden />
      {words.allowSound}
    </button>
  )
}
