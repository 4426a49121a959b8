import Blend from 'lucide-react/icons/blend'
import Contrast from 'lucide-react/icons/contrast'
import { useWords } from '#web/kit/words.ts'
import { changeDisplay, useDisplay } from '#web/reviews/posts/display.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { postsWords } from '#words/reviews/posts.ts'

/** Blurs pictures, and takes their colours away. Short: only icons on a phone. */
export function DisplaySwitches({ isShort = false }: { isShort?: boolean }) {
  const text = useWords(postsWords)
  const { isBlurred, isGrey } = useDisplay()
  return (
    <>
      <Button
        icon={Blend}
        aria-pressed={isBlurred}
        className={isBlurred ? pressed : ''}
        onClick={() => changeDisplay({ isBlurred: !isBlurred })}
      >
        <span className={isShort ? 'max-desktop:sr-only' : ''}>{text.blurred}</span>
      </Button>
      <Button
        icon={Contrast}
        aria-pressed={isGrey}
        className={isGrey ? pressed : ''}
        onClick={() => changeDisplay({ isGrey: !isGrey })}
      >
        <span className={isShort ? 'max-desktop:sr-only' : ''}>{text.greyscale}</span>
      </Button>
    </>
  )
}

export const pressed = 'border-accent-ink! bg-accent-soft! text-accent-ink!'
