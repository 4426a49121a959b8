import { Check, CornerUpLeft, SkipForward, Undo2, X } from 'lucide-react'
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

/** A button for each key. */
export function DecisionBar<Row extends Reviewed, Code extends string>(props: DecisionBarProps<Row, Code>) {
  const { desk, row, subject } = props
  const text = useWords(reviewWords)
  const releasing = useCommand(subject.operations.release)
  const blocked = subject.blockedBy(row)
  const { isDeciding } = desk.decisions

  async function putBack(): Promise<void> {
    if (await releasing.run({ id: row.id })) desk.own.mark(row.id, { is: 'lapsed' })
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
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
      <Button icon={SkipForward} disabled={desk.own.nextId === undefined} aria-keyshortcuts="n" onClick={desk.skip}>
        <WithKey name={text.skip} of="N" />
      </Button>
      {blocked && (
        <p id="approval-blocked" className="min-w-0 flex-1 basis-40 text-xs text-bad-ink">
          {blocked}
        </p>
      )}
      <Button
        look="quiet"
        icon={Undo2}
        className="ml-auto"
        busy={releasing.pending}
        disabled={isDeciding}
        onClick={() => void putBack()}
      >
        {text.putBack}
      </Button>
    </div>
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
