import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { reconWords } from '#words/money/recon.ts'
import { dayAddress } from '../question.ts'
import { DifferencePair } from './DifferencePair.tsx'

type DifferenceDrawerProps = { difference: ReconDifference; onStep: (step: -1 | 1) => void; onClose: () => void }

export function DifferenceDrawer({ difference, onStep, onClose }: DifferenceDrawerProps) {
  const text = useWords(reconWords)
  const { day } = difference
  return (
    <RecordDrawer
      kind={`${text.differences} ${difference.no}`}
      title={
        <>
          <span className="truncate">{difference.no}</span>
          <Copy value={difference.no} />
        </>
      }
      panel="recon-difference"
      width="min(640px, 56vw)"
      onStep={onStep}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Facts>
          <Fact name={text.columns.day}>
            <Link to={dayAddress(day.id)} className="text-accent-ink hover:underline">
              {`${day.channel} ${day.day}`}
            </Link>
          </Fact>
          <Fact name={text.columns.kind}>{text.kinds[difference.kind]}</Fact>
          <Fact name={text.foundAt}>
            <Time at={difference.createdAt} shape="full" />
          </Fact>
        </Facts>
        <DifferencePair difference={difference} />
      </div>
    </RecordDrawer>
  )
}
