import type { LucideIcon } from 'lucide-react'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import Bold from 'lucide-react/icons/letter-b'
import Link2 from 'lucide-react/icons/link-2'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Redo2 from 'lucide-react/icons/redo-2'
import TextQuote from 'lucide-react/icons/text-quote'
import Underline from 'lucide-react/icons/underline'
import Undo2 from 'lucide-react/icons/undo-2'
import type { EditorState } from 'prosemirror-state'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Tooltip } from '#web/ui/show/Tooltip.tsx'
import { announcementEditorWords } from '#words/announcements/announcements.ts'
import { commands, isOn, linkAt, type Tool } from './commands.ts'

type Entry = Tool | 'link' | 'image'

const icons: Record<Entry, LucideIcon> = {
  heading: Heading2,
  subheading: Heading3,
  bold: Bold,
  italic: Italic,
  underline: Underline,
  bullets: List,
  numbers: ListOrdered,
  quote: TextQuote,
  link: Link2,
  image: ImagePlus,
  undo: Undo2,
  redo: Redo2,
}
const entries = Object.keys(icons) as Entry[]
/** After these stands a line. */
const ends: readonly Entry[] = ['subheading', 'underline', 'quote', 'image']
const shortcuts: Partial<Record<Entry, string>> = { bold: 'B', italic: 'I', underline: 'U', undo: 'Z', redo: 'Y' }

type ToolbarProps = {
  /** Undefined until the editor stands. */
  state: EditorState | undefined
  onTool: (tool: Tool) => void
  onLink: () => void
  onImage: () => void
}

/** One stop of the Tab key; arrow keys, Home and End walk through the buttons. */
export function Toolbar({ state, onTool, onLink, onImage }: ToolbarProps) {
  const text = useWords(announcementEditorWords)
  const [at, setAt] = useState(0)

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: entries.length - 1 }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    const wanted = (next + entries.length) % entries.length
    setAt(wanted)
    event.currentTarget.querySelectorAll('button')[wanted]?.focus()
  }

  function press(entry: Entry, index: number): void {
    setAt(index)
    if (entry === 'link') onLink()
    else if (entry === 'image') onImage()
    else onTool(entry)
  }

  return (
    <div
      role="toolbar"
      aria-label={text.toolbar}
      onKeyDown={walk}
      className="flex flex-wrap gap-0.5 border-b border-line px-1.5 py-1"
    >
      {entries.map((entry, index) => (
        <span key={entry} className={ends.includes(entry) ? 'mr-1 border-r border-line pr-1' : ''}>
          <ToolButton
            entry={entry}
            state={state}
            tabIndex={index === at ? 0 : -1}
            onPress={() => press(entry, index)}
          />
        </span>
      ))}
    </div>
  )
}

type ToolButtonProps = { entry: Entry; state: EditorState | undefined; tabIndex: 0 | -1; onPress: () => void }

function ToolButton({ entry, state, tabIndex, onPress }: ToolButtonProps) {
  const text = useWords(announcementEditorWords)
  const Icon = icons[entry]
  const key = shortcuts[entry]
  const isPressed = state && pressedOf(entry, state)
  const cannot = entry !== 'link' && entry !== 'image' && (!state || !commands[entry](state))
  const name = text.tools[entry]
  return (
    <Tooltip text={key ? `${name} Ctrl ${key}` : name}>
      <button
        type="button"
        aria-label={name}
        aria-pressed={isPressed}
        // Not `disabled`: the button keeps the focus when there is nothing left to undo.
        aria-disabled={cannot || undefined}
        tabIndex={tabIndex}
        // The selection of the text stays.
        onMouseDown={event => event.preventDefault()}
        onClick={() => cannot || onPress()}
        className={`grid size-8 place-items-center rounded-md aria-disabled:opacity-45 pointer-coarse:size-11 ${isPressed ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-hover hover:text-ink'}`}
      >
        <Icon size={16} aria-hidden />
      </button>
    </Tooltip>
  )
}

function pressedOf(entry: Entry, state: EditorState): boolean | undefined {
  if (entry === 'image') return undefined
  return entry === 'link' ? linkAt(state) !== '' : isOn(state, entry)
}
