import Smile from 'lucide-react/icons/face-slightly-smiling'
import { type ToggleEvent, useId } from 'react'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { emoji } from './emoji.ts'

/** Emoji drawn by the browser, in a popover above the button. */
export function Emoji({ onChoose }: { onChoose: (one: string) => void }) {
  const text = useWords(chatsWords)
  const id = useId()

  function place({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)?.getBoundingClientRect()
    if (newState !== 'open' || !button) return
    currentTarget.style.inset = 'auto'
    currentTarget.style.left = `${button.left}px`
    currentTarget.style.bottom = `${innerHeight - button.top + 6}px`
  }

  return (
    <>
      <IconButton icon={Smile} label={text.emoji} popoverTarget={id} />
      <div
        id={id}
        popover="auto"
        onBeforeToggle={place}
        className="fixed m-0 max-w-90 rounded-md border border-line bg-raised p-1.5 shadow-float"
      >
        <div className="grid grid-cols-10">
          {emoji.map(one => (
            <button
              key={one}
              type="button"
              onClick={() => {
                document.getElementById(id)?.hidePopover()
                onChoose(one)
              }}
              className="grid size-8 place-items-center rounded-sm text-lg hover:bg-hover"
            >
              {one}
            </button>
          ))}
        </div>
      </div>
    </>
  )
}
