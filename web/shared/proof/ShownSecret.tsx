import type { ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { proofWords } from '#words/open/apps.ts'

type ShownSecretProps = {
  title: string
  /** What is shown in full, by its name: an id and a secret. */
  values: readonly { name: string; value: string }[]
  onClose: () => void
  children?: ReactNode
}

/** A secret that nobody is shown again. Only the button closes it. */
export function ShownSecret({ title, values, onClose, children }: ShownSecretProps) {
  const text = useWords(proofWords)
  return (
    <Dialog
      open
      onClose={() => {}}
      title={title}
      width={560}
      footer={
        <Button look="primary" onClick={onClose}>
          {text.kept}
        </Button>
      }
    >
      <div className="grid gap-4 pb-1">
        <p className="text-sm text-warn-ink">{text.shownOnce}</p>
        <dl className="grid gap-3">
          {values.map(({ name, value }) => (
            <div key={name} className="grid gap-1">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="flex min-w-0 items-center gap-2 rounded-md bg-ground px-3 py-2">
                <code className="min-w-0 flex-1 text-sm break-all select-all">{value}</code>
                <Copy value={value} />
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </Dialog>
  )
}
