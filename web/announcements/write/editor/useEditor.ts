import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { type EditorState, EditorState as State } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { bareHtml, parseHtml } from '#web/announcements/show/parse.ts'
import { richTextClass } from '#web/announcements/show/richTextClass.ts'
import { plugins } from './commands.ts'
import { schema } from './schema.ts'

type EditorTerms = {
  label: string
  html: string
  isInvalid: boolean
  /** The id of the hint or the error. */
  describedBy: string | undefined
  onChange: (html: string) => void
  /** Pictures that were pasted or dropped. */
  onPictures: (files: File[]) => void
}

/** The text that is written, in the element of `place`. */
export function useEditor(place: RefObject<HTMLElement | null>, terms: EditorTerms) {
  const [editor, setEditor] = useState<{ view: EditorView; state: EditorState }>()
  const report = useEffectEvent((html: string) => terms.onChange(html))
  const takePictures = useEffectEvent((data: DataTransfer | null) => {
    const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length) terms.onPictures(pictures)
    return pictures.length > 0
  })
  const begin = useEffectEvent(() => startOf(terms.html))

  useEffect(() => {
    if (!place.current) return
    const view: EditorView = new EditorView(place.current, {
      state: begin(),
      transformPastedHTML: bareHtml,
      handlePaste: (_view, event) => takePictures(event.clipboardData),
      handleDrop: (_view, event) => takePictures(event.dataTransfer),
      dispatchTransaction(change) {
        const state = view.state.apply(change)
        view.updateState(state)
        setEditor({ view, state })
        if (change.docChanged) report(htmlOf(state.doc))
      },
    })
    setEditor({ view, state: view.state })
    return () => {
      view.destroy()
      setEditor(undefined)
    }
  }, [place])

  useAttributes(editor?.view, terms)
  useOutsideChange(editor?.view, terms.html)
  return editor
}

function startOf(html: string): EditorState {
  return State.create({ doc: docOf(html), plugins: plugins() })
}

function useAttributes(view: EditorView | undefined, { label, isInvalid, describedBy }: EditorTerms): void {
  useEffect(() => {
    const attributes: Record<string, string> = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-invalid': String(isInvalid),
      class: `${richTextClass} relative min-h-72 px-4 py-3 whitespace-pre-wrap outline-none [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-accent`,
    }
    if (describedBy) attributes['aria-describedby'] = describedBy
    view?.setProps({ attributes })
  }, [view, label, isInvalid, describedBy])
}

/** After a lost race the form has the text of somebody else. */
function useOutsideChange(view: EditorView | undefined, html: string): void {
  useEffect(() => {
    if (view && htmlOf(docOf(html)) !== htmlOf(view.state.doc)) view.updateState(startOf(html))
  }, [view, html])
}

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)
/** Nothing that is put into it is loaded. */
const inert = document.implementation.createHTMLDocument('')

function docOf(html: string): Node {
  return parser.parse(parseHtml(html))
}

/** Empty where nothing is written. */
function htmlOf(doc: Node): string {
  if (isEmpty(doc)) return ''
  const holder = inert.createElement('div')
  serializer.serializeFragment(doc.content, { document: inert }, holder)
  return holder.innerHTML
}

function isEmpty(doc: Node): boolean {
  let hasImage = false
  doc.descendants(node => {
    if (node.type === schema.nodes.image) hasImage = true
  })
  return !hasImage && doc.textContent.trim() === ''
}
