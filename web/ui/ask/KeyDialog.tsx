import { Kbd } from '#web/ui/show/Kbd.tsx'
import { Dialog } from './Dialog.tsx'

/** Shortcuts of a page; keys of one entry are a combination or alternatives. */
type KeyDialogProps<Name extends string> = {
  title: string
  keys: Readonly<Record<Name, readonly string[]>>
  /** Keys with their action. */
  names: Readonly<Record<Name, string>>
  onClose: () => void
}

export function KeyDialog<Name extends string>({ title, keys, names, onClose }: KeyDialogProps<Name>) {
  return (
    <Dialog open onClose={onClose} title={title} width={520}>
      <dl className="grid gap-x-8 gap-y-2 pb-5 text-sm desktop:grid-cols-2">
        {(Object.keys(keys) as Name[]).map(name => (
          <div key={name} className="flex items-center gap-2">
            <dt className="text-muted">{names[name]}</dt>
            <dd className="ml-auto flex gap-1">
              {keys[name].map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
