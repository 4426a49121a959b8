import ClipboardList from 'lucide-react/icons/clipboard-list'
import Smile from 'lucide-react/icons/face-slightly-smiling'
import Gift from 'lucide-react/icons/gift'
import ImagePlus from 'lucide-react/icons/image-plus'
import Mic from 'lucide-react/icons/mic'
import Zap from 'lucide-react/icons/zap'
import { type ToggleEvent, useId, useRef } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { pictureTypes } from './attach.ts'
import type { Composing } from './useComposer.ts'
import type { Mode } from './useReplyOrNote.ts'

type ToolsProps = {
  chat: ChatRow
  composing: Composing
  onVoice: () => void
  /** For whoever sees orders. */
  onCard: (() => void) | undefined
  onPacket: () => void
}

/** Switch between reply and note, and buttons for everything that can be sent besides text. */
export function Tools({ chat, composing, onVoice, onCard, onPacket }: ToolsProps) {
  const text = useWords(chatsWords)
  const file = useRef<HTMLInputElement>(null)
  const isReply = composing.mode === 'reply'
  return (
    <div className="flex flex-wrap items-center gap-0.5 px-2 pt-1.5">
      <ModeSwitch composing={composing} />
      <Emoji onChoose={composing.insert} />
      <IconButton icon={ImagePlus} label={text.picture} onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        accept={pictureTypes.join()}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          composing.addFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <IconButton
        icon={Zap}
        label={`${text.quickReplies} /`}
        onClick={() => composing.draft || composing.insert('/')}
      />
      {isReply && <IconButton icon={Mic} label={text.voice} onClick={onVoice} />}
      {isReply && onCard && <IconButton icon={ClipboardList} label={`${text.sendCard} #`} onClick={onCard} />}
      {isReply && chat.allowed.includes('sendPacket') && (
        <IconButton icon={Gift} label={text.packet} onClick={onPacket} />
      )}
    </div>
  )
}

function ModeSwitch({ composing: { mode, canReply, setMode } }: { composing: Composing }) {
  const text = useWords(chatsWords)
  const modes: readonly Mode[] = canReply ? ['reply', 'note'] : ['note']
  return (
    <fieldset className="mr-1 flex rounded-md bg-neutral-soft p-0.5">
      <legend className="sr-only">{text.mode}</legend>
      {modes.map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={one === mode}
          onClick={() => setMode(one)}
          className={`h-6 rounded-sm px-2 text-xs ${one === mode ? 'bg-raised font-medium text-ink shadow-sm' : 'text-muted hover:text-ink'}`}
        >
          {text.modes[one]}
        </button>
      ))}
    </fieldset>
  )
}

/** Emoji drawn by the browser, in a popover above the button. */
function Emoji({ onChoose }: { onChoose: (one: string) => void }) {
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

/** Three rows of ten. */
const emoji = [
  ...['😊', '😄', '😂', '🙂', '😉', '😍', '🥰', '🤗', '🤝', '🙏'],
  ...['👍', '👌', '👏', '💪', '🎉', '🌹', '❤️', '✨', '🔥', '✅'],
  ...['😅', '😥', '😢', '😔', '😮', '🤔', '🙇', '⏰', '🛵', '🍜'],
]
