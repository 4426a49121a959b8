import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Kbd } from '#web/ui/Kbd.tsx'
import { chatsText } from '../text.ts'
import { keysText } from './text.ts'

/** The keys of the desk; the same as in `useDeskKeys`, `OfferBar` and `WritingBox`. */
const keys = {
  step: ['J', 'K'],
  answer: ['Enter'],
  send: ['Enter'],
  line: ['Shift', 'Enter'],
  next: ['Ctrl', 'Enter'],
  quick: ['/'],
  card: ['#'],
  claim: ['C'],
  resolve: ['E'],
  transfer: ['T'],
  accept: ['A'],
  snooze: ['S'],
  reopen: ['O'],
  find: ['F'],
  context: ['I'],
  leave: ['Esc'],
  help: ['?'],
} as const

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const text = useWords(keysText)
  const desk = useWords(chatsText)
  return (
    <Dialog open onClose={onClose} title={desk.shortcuts} width={520}>
      <dl className="grid gap-x-8 gap-y-2 pb-5 text-sm desktop:grid-cols-2">
        {(Object.keys(keys) as (keyof typeof keys)[]).map(name => (
          <div key={name} className="flex items-center gap-2">
            <dt className="text-muted">{text.keys[name]}</dt>
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
