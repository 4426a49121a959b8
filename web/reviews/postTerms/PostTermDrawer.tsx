import type { PostTerm } from '#contract/reviews/post-terms.ts'
import { api } from '#web/kit/api.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordButtons } from '#web/shared/list/RecordButtons.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { postNameWords, postTermsWords } from '#words/reviews/posts.ts'
import { Level } from './Level.tsx'

type PostTermDrawerProps = {
  row: PostTerm
  onEdit: (row: PostTerm) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

export function PostTermDrawer({ row, onEdit, onStep, onClose }: PostTermDrawerProps) {
  const text = useWords(postTermsWords)
  const { faults } = useWords(postNameWords)
  const number = useNumberFormat()
  const remove = { remove: api.postTerms.remove, sureToRemove: text.sureToRemove(row.term), onRemoved: onClose }
  const buttons = <RecordButtons row={row} onEdit={onEdit} {...remove} />
  return (
    <RecordDrawer kind={text.term} title={row.term} head={buttons} panel="post-term" onStep={onStep} onClose={onClose}>
      <Facts>
        <Fact name={text.level}>
          <span className="flex flex-wrap items-center gap-2">
            <Level level={row.level} />
            <span className="text-muted">{text.levelHints[row.level]}</span>
          </span>
        </Fact>
        <Fact name={text.label}>{faults[row.label]}</Fact>
        <Fact name={text.matching}>{row.isBySound ? text.isBySoundHint : text.exact}</Fact>
        <Fact name={text.found}>{number(row.found)}</Fact>
      </Facts>
    </RecordDrawer>
  )
}
