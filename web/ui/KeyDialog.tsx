import { Dialog } from './Dialog.tsx'
import { Kbd } from './Kbd.tsx'

/** What the keys of a screen do; keys that belong together are pressed together or mean the same kind of thing. */
export type KeyDialogProps = {
  title: string
  keys: readonly { does: string; keys: readonly string[] }[]
  onClose: () => void
}

export function KeyDialog({ title, keys, onClose }: KeyDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} width={520}>
      <dl className="grid gap-x-8 gap-y-2 pb-5 text-sm desktop:grid-cols-2">
        {keys.map(({ does, keys: pressed }) => (
          <div key={does} className="flex items-center gap-2">
            <dt className="text-muted">{does}</dt>
            <dd className="ml-auto flex gap-1">
              {pressed.map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
