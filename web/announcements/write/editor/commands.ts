import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { closeHistory, history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Tools that a press applies to the selection, or takes back. */
export const tools = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'underline',
  'bullets',
  'numbers',
  'quote',
  'undo',
  'redo',
] as const
export type Tool = (typeof tools)[number]

export const commands: Record<Tool, Command> = {
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  underline: toggleMark(marks.underline),
  bullets: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
  quote: (state, dispatch) => (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
  undo,
  redo,
}

/** Whether the selection has it already; undefined for what is done, not had. */
export function isOn(state: EditorState, tool: Tool): boolean | undefined {
  switch (tool) {
    case 'heading':
      return levelOf(state) === 2
    case 'subheading':
      return levelOf(state) === 3
    case 'bold':
      return isMarked(state, marks.strong)
    case 'italic':
      return isMarked(state, marks.em)
    case 'underline':
      return isMarked(state, marks.underline)
    case 'bullets':
      return isInside(state, nodes.bullet_list)
    case 'numbers':
      return isInside(state, nodes.ordered_list)
    case 'quote':
      return isInside(state, nodes.blockquote)
    default:
      return undefined
  }
}

function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    levelOf(state) === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)
}

function toggleList(list: NodeType): Command {
  return (state, dispatch) =>
    isInside(state, list) ? liftListItem(nodes.list_item)(state, dispatch) : wrapInList(list)(state, dispatch)
}

function levelOf({ selection: { $from } }: EditorState): number | undefined {
  return $from.parent.type === nodes.heading ? $from.parent.attrs.level : undefined
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true
  return false
}

function isMarked({ storedMarks, selection: { from, to, empty, $from }, doc }: EditorState, type: MarkType): boolean {
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, type)
}

/** The address of the link in which the selection begins; empty for none. */
export function linkAt({ selection: { $from } }: EditorState): string {
  const mark = marks.link.isInSet([...$from.marks(), ...($from.nodeAfter?.marks ?? [])])
  return String(mark?.attrs.href ?? '')
}

/** Links the selected words, or takes the link away where the address is empty. Without a selection, the address is written. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = linkRange(state)
    // Undone by itself, also right after the words were typed.
    const change = closeHistory(state.tr).removeMark(from, to, marks.link)
    if (href && empty) change.insertText(href, from)
    if (href) change.addMark(from, empty ? from + href.length : to, marks.link.create({ href }))
    dispatch?.(change.scrollIntoView())
    return true
  }
}

/** The selection; without one, the whole link around the caret. */
function linkRange({ selection: { from, to, empty, $from } }: EditorState): {
  from: number
  to: number
  empty: boolean
} {
  if (!empty) return { from, to, empty }
  const inner = marks.link.isInSet($from.marks())
  if (!inner) return { from, to, empty }
  const begin = $from.start()
  let [start, end] = [from, to]
  $from.parent.forEach((node, offset) => {
    if (!inner.isInSet(node.marks)) return
    start = Math.min(start, begin + offset)
    end = Math.max(end, begin + offset + node.nodeSize)
  })
  return { from: start, to: end, empty: false }
}

export function insertImage(src: string, alt: string): Command {
  return (state, dispatch) => {
    const image = nodes.image.create({ src, alt })
    dispatch?.(closeHistory(state.tr).replaceSelectionWith(image).scrollIntoView())
    return true
  }
}

const beginLine = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

/** Tab leaves the text, so that it is no trap for the keyboard; Ctrl [ and ] move a list item out and in. */
export function plugins(): Plugin[] {
  return [
    history(),
    keymap({
      'Mod-b': commands.bold,
      'Mod-i': commands.italic,
      'Mod-u': commands.underline,
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Shift-Enter': beginLine,
      Enter: splitListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      'Mod-]': sinkListItem(nodes.list_item),
    }),
    keymap(baseKeymap),
  ]
}
