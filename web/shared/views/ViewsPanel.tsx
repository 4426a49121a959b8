import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { View } from '#contract/desk/views.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { navigate, useLocation } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { viewsWords } from '#words/desk/views.ts'
import { ViewForm } from './ViewForm.tsx'
import { ViewLine } from './ViewLine.tsx'

type ViewsPanelProps = {
  list: string
  passing: readonly string[]
  onClose: () => void
}

/** The saved views of a list: one's own, then those of colleagues. */
export function ViewsPanel({ list, passing, onClose }: ViewsPanelProps) {
  const text = useWords(viewsWords)
  const { path, search } = useLocation()
  const { data, error, refetch } = useRead(api.views.list, { list })
  const [edited, setEdited] = useState<View | 'new'>()
  const current = questionIn(search, passing)

  function choose({ question }: View): void {
    navigate(question ? `${path}?${question}` : path)
    onClose()
  }

  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return <div className="h-40" />
  if (edited) {
    const view = edited === 'new' ? undefined : edited
    const done = () => setEdited(undefined)
    return <ViewForm list={list} view={view} question={view?.question ?? current} roles={data.roles} onDone={done} />
  }
  const isOwn = ({ allowed }: View) => allowed.includes('update')
  const parts = [
    { title: text.own, lines: data.views.filter(isOwn) },
    { title: text.shared, lines: data.views.filter(view => !isOwn(view)) },
  ].filter(({ lines }) => lines.length)
  return (
    <div className="grid text-sm">
      <div className="max-h-[60dvh] overflow-y-auto py-1.5">
        {!parts.length && <p className="px-3 py-2 text-muted">{text.none}</p>}
        {parts.map(({ title, lines }) => (
          <section key={title}>
            <h2 className="px-3 pt-1.5 pb-1 text-xs text-muted">{title}</h2>
            <ul>
              {lines.map(view => (
                <ViewLine
                  key={view.id}
                  view={view}
                  current={current}
                  onChoose={() => choose(view)}
                  onEdit={() => setEdited(view)}
                  onClose={onClose}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="grid border-t border-line p-3">
        <Button icon={Plus} onClick={() => setEdited('new')}>
          {text.save}
        </Button>
      </div>
    </div>
  )
}

/** The filters in an address, without the fields that are about one row, in a normal form. */
function questionIn(search: string, passing: readonly string[]): string {
  const pairs = new URLSearchParams(search)
  for (const name of passing) pairs.delete(name)
  pairs.sort()
  return pairs.toString()
}
