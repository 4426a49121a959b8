import Check from 'lucide-react/icons/check'
import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import ListEnd from 'lucide-react/icons/list-end'
import SkipForward from 'lucide-react/icons/skip-forward'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useCommand } from '#web/kit/command.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { reviewWords } from '#words/reviews/review.ts'
import type { Reviewed, ReviewSubject } from './subject.ts'
import type { Desk } from './useDesk.ts'

type DecisionBarProps<Row extends Reviewed, Code extends string> = {
  desk: Desk<Row, Code>
  row: Row
  subject: ReviewSubject<Row, Code>
}

/** On a phone the buttons of a line share its width. */
const group = 'flex gap-2 max-desktop:*:flex-1 desktop:contents'

/** A button for each key. */
export function DecisionBar<Row extends Reviewed, Code extends string>(props: DecisionBarProps<Row, Code>) {
  const { desk, row, subject } = props
  const text = useWords(reviewWords)
  const blocked = subject.blockedBy(row)
  const { isDeciding } = desk.decisions

  return (
    <div className="grid gap-2 border-t border-line px-4 py-2.5 desktop:flex desktop:items-center">
      <div className={group}>
        <Button
          look="primary"
          icon={Check}
          disabled={isDeciding || blocked !== undefined}
          aria-describedby={blocked && 'approval-blocked'}
          aria-keyshortcuts="a"
          onClick={desk.approve}
        >
          <WithKey name={text.approve} of="A" />
        </Button>
        <Button look="risky" icon={X} disabled={isDeciding} aria-keyshortcuts="r" onClick={desk.reject}>
          <WithKey name={text.reject} of="R" />
        </Button>
        {desk.sendBack && (
          <Button icon={CornerUpLeft} disabled={isDeciding} aria-keyshortcuts="s" onClick={desk.sendBack}>
            <WithKey name={text.sendBack} of="S" />
          </Button>
        )}
      </div>
      {blocked && (
        <p
          id="approval-blocked"
          className="min-w-0 text-xs text-bad-ink max-desktop:order-first desktop:order-1 desktop:flex-1"
        >
          {blocked}
        </p>
      )}
      <div className={group}>
        <Button icon={SkipForward} disabled={desk.own.nextId === undefined} aria-keyshortcuts="n" onClick={desk.skip}>
          <WithKey name={text.skip} of="N" />
        </Button>
        <PutBackButton desk={desk} row={row} subject={subject} />
      </div>
    </div>
  )
}

function PutBackButton<Row extends Reviewed, Code extends string>({ desk, row, subject }: DecisionBarProps<Row, Code>) {
  const text = useWords(reviewWords)
  const releasing = useCommand(subject.operations.release)

  async function putBack(): Promise<void> {
    if (await releasing.run({ id: row.id })) desk.own.mark(row.id, { is: 'putBack' })
  }

  return (
    <Button
      look="quiet"
      icon={ListEnd}
      className="desktop:order-2 desktop:ml-auto"
      busy={releasing.pending}
      disabled={desk.decisions.isDeciding}
      onClick={() => void putBack()}
    >
      {text.putBack}
    </Button>
  )
}

function WithKey({ name, of }: { name: string; of: ReactNode }) {
  return (
    <>
      {name}
      <kbd aria-hidden className="font-sans text-xs opacity-80 max-desktop:hidden">
        {of}
      </kbd>
    </>
  )
}
