import { Volume2 } from 'lucide-react'
import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/shell/shell.ts'
import { allowSound, useIsSoundAllowed } from './sound.ts'

/** Any press on the page enables sound; the bar asks for one. It floats, so that nothing moves when it disappears. */
export function SoundBar() {
  const words = useWords(shellWords)
  if (useIsSoundAllowed()) return null
  return (
    <button
      type="button"
      onClick={allowSound}
      className="fixed bottom-4 max-desktop:bottom-24 left-4 z-30 flex items-center gap-2 rounded-full border border-line bg-warn-soft px-4 py-1.5 text-sm text-warn-ink shadow-float"
    >
      <Volume2 size={14} aria-hidden />
      {words.allowSound}
    </button>
  )
}
