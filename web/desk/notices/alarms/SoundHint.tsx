import Volume2 from 'lucide-react/icons/volume-2'
import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/desk/shell.ts'
import { allowSound, useIsSoundAllowed } from './sound.ts'

/**
 * Any press on the page enables sound; this asks for one. It is the first of the buttons at the right end of the bar, so that
 * nothing moves when it disappears.
 */
export function SoundHint() {
  const words = useWords(shellWords)
  if (useIsSoundAllowed()) return null
  return (
    <button
      type="button"
      onClick={allowSound}
      className="mr-1 flex h-control min-w-control items-center justify-center gap-2 rounded-full border border-line bg-warn-soft px-3 text-sm whitespace-nowrap text-warn-ink max-wide:px-0"
    >
      <Volume2 size={14} aria-hidden />
      <span className="max-wide:sr-only">{words.allowSound}</span>
    </button>
  )
}
