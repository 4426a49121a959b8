import type { ReconDay } from '#contract/money/recon/rows.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { chosenWords } from '#words/base/lists.ts'
import { reconWords } from '#words/money/recon.ts'
import { DayBadge } from '../days/DayBadge.tsx'
import { dayAddress } from '../question.ts'

/** What became of a bill: how many movements were read, how many match, and how many do not. */
export function UploadResult({ day, onClose }: { day: ReconDay; onClose: () => void }) {
  const { uploaded, columns, movements } = useWords(reconWords)
  const { seen } = useWords(chosenWords)
  const { amount = 0, onlyOurs = 0, onlyTheirs = 0 } = day.differences
  const different = amount + onlyOurs + onlyTheirs
  return (
    <Dialog
      open
      onClose={onClose}
      title={uploaded.title}
      footer={
        <Button look="primary" onClick={onClose}>
          {seen}
        </Button>
      }
    >
      <div className="grid gap-3 text-sm">
        <p className="flex items-center gap-2 font-medium">
          {`${day.channel.name} ${day.day}`}
          <DayBadge row={day} />
        </p>
        <Facts>
          <Fact name={uploaded.read}>{movements(day.theirs.count)}</Fact>
          <Fact name={uploaded.matched}>{movements(day.matched)}</Fact>
          <Fact name={uploaded.different}>
            <span className={different > 0 ? 'text-bad-ink' : ''}>{movements(different)}</span>
            {different > 0 && (
              <Link to={dayAddress(day.id)} onClick={onClose} className="ml-3 text-accent-ink hover:underline">
                {uploaded.look}
              </Link>
            )}
          </Fact>
          <Fact name={columns.fee}>
            <Money fen={day.feeFen} />
          </Fact>
        </Facts>
      </div>
    </Dialog>
  )
}
