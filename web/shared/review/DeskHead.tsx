import ArrowLeft from 'lucide-react/icons/arrow-left'
import Inbox from 'lucide-react/icons/inbox'
import Keyboard from 'lucide-react/icons/keyboard'
import ListEnd from 'lucide-react/icons/list-end'
import { useCommand } from '#web/kit/command.ts'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { reviewWords } from '#words/reviews/review.ts'
import { CaseStrip } from './CaseStrip.tsx'
import { LeaseClock } from './LeaseClock.tsx'
import type { Reviewed, ReviewSubject } from './subject.ts'
import type { Desk } from './useDesk.ts'

type DeskHeadProps<Row extends Reviewed, Code extends string> = {
  title: string
  subject: ReviewSubject<Row, Code>
  desk: Desk<Row, Code>
  onKeys: () => void
  onClose: () => void
}

/** On a phone, the buttons beside the title show their icon only. */
const onPhone = 'max-desktop:w-control max-desktop:px-0'

/** The batch: its cases, how long they are still this person's, and the way out. */
export function DeskHead<Row extends Reviewed, Code extends string>(props: DeskHeadProps<Row, Code>) {
  const { title, subject, desk, onKeys, onClose } = props
  const text = useWords(reviewWords)
  const releasing = useCommand(subject.operations.release)
  const { own, left } = desk
  const leasedUntil = own.row?.case?.leasedUntil

  function leave(): void {
    subject.keepOnly?.([])
    onClose()
  }

  async function putAllBack(): Promise<void> {
    if (await releasing.run({})) leave()
  }

  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line px-4 py-2.5">
      <div className="flex items-center gap-2">
        <IconButton icon={ArrowLeft} label={text.backToList} className="-ml-2" onClick={leave} />
        <h1 className="min-w-0 truncate text-base font-medium">{title}</h1>
        {leasedUntil && <LeaseClock until={leasedUntil} onOver={own.again} />}
        <span className="ml-auto flex items-center gap-2">
          {left > 0 && (
            <Button icon={ListEnd} className={onPhone} busy={releasing.pending} onClick={() => void putAllBack()}>
              <span className="max-desktop:sr-only">{text.putAllBack}</span>
            </Button>
          )}
          <Button
            look={left === 0 ? 'primary' : 'plain'}
            icon={Inbox}
            className={left > 0 ? onPhone : ''}
            busy={own.isClaiming}
            aria-keyshortcuts="c"
            onClick={desk.claim}
          >
            <span className={left > 0 ? 'max-desktop:sr-only' : ''}>{text.claimBatch}</span>
            <kbd aria-hidden className="font-sans text-xs opacity-80 max-desktop:hidden">
              {'C'}
            </kbd>
          </Button>
          <span className="max-desktop:hidden">
            <IconButton icon={Keyboard} label={`${text.keysTitle} ?`} onClick={onKeys} />
          </span>
        </span>
      </div>
      {own.batch.ids.length > 0 && <CaseStrip subject={subject} own={own} />}
    </header>
  )
}
