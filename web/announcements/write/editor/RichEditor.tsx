import { useId, useRef, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { commands, insertImage, linkAt, setLink, type Tool } from './commands.ts'
import { Toolbar } from './Toolbar.tsx'
import { useEditor } from './useEditor.ts'

const LinkDialog = lazily(async () => (await import('./LinkDialog.tsx')).LinkDialog)
const ImageDialog = lazily(async () => (await import('./ImageDialog.tsx')).ImageDialog)

type RichEditorProps = {
  label: string
  html: string
  error: string | undefined
  onChange: (html: string) => void
}

type Asking = { for: 'link'; href: string } | { for: 'image'; file: File | undefined }

/** A text with headings, lists, links and pictures. */
export function RichEditor({ label, html, error, onChange }: RichEditorProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<Asking>()
  const editor = useEditor(place, {
    label,
    html,
    onChange,
    isInvalid: error !== undefined,
    describedBy: error && id,
    onPictures: ([file]) => setAsking({ for: 'image', file }),
  })

  function run(tool: Tool): void {
    if (!editor) return
    commands[tool](editor.view.state, editor.view.dispatch)
    editor.view.focus()
  }

  function close(command?: ReturnType<typeof setLink>): void {
    setAsking(undefined)
    if (!editor) return
    command?.(editor.view.state, editor.view.dispatch)
    editor.view.focus()
  }

  return (
    <div className="grid gap-1">
      <span aria-hidden className="text-sm text-muted">
        {label}
      </span>
      <div
        className={`rounded-md border bg-surface focus-within:border-accent-ink ${error ? 'border-bad-ink' : 'border-line-strong'}`}
      >
        <Toolbar
          state={editor?.state}
          onTool={run}
          onLink={() => editor && setAsking({ for: 'link', href: linkAt(editor.state) })}
          onImage={() => setAsking({ for: 'image', file: undefined })}
        />
        <div ref={place} />
      </div>
      {error && (
        <p id={id} role="alert" className="text-xs text-bad-ink">
          {error}
        </p>
      )}
      {asking?.for === 'link' && (
        <LinkDialog href={asking.href} onSet={href => close(setLink(href))} onClose={() => close()} />
      )}
      {asking?.for === 'image' && (
        <ImageDialog file={asking.file} onInsert={(src, alt) => close(insertImage(src, alt))} onClose={() => close()} />
      )}
    </div>
  )
}
