import { Blend, Contrast } from 'lucide-react'
import { useWords } from '#web/kit/words.ts'
import { changeDisplay, useDisplay } from '#web/posts/display.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { postsWords } from '#words/reviews/posts.ts'

/** Blurs pictures, and takes their colours away. */
export function DisplaySwitches() {
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
        {text.blurred}
      </Button>
      <Button
        icon={Contrast}
        aria-pressed={isGrey}
        className={isGrey ? pressed : ''}
        onClick={() => changeDisplay({ isGrey: !isGrey })}
      >
        {text.greyscale}
      </Button>
    </>
  )
}

export const pressed = 'border-accent-ink! bg-accent-soft! text-accent-ink!'
