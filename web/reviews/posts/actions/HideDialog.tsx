import type { PostRow } from '#contract/reviews/post.ts'
import { type PostFault, postFaults } from '#contract/reviews/post-rules.ts'
import { posts } from '#contract/reviews/posts.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'

const mostCodes = 3

/** Takes a post out of sight: what is wrong with it, and why now. */
export function HideDialog({ row, onClose }: { row: PostRow; onClose: () => void }) {
  const text = useWords(postsWords)
  const { faults } = useWords(postNameWords)
  const form = useForm(posts.hide, {
    initial: { codes: [] as readonly PostFault[] },
    input: ({ codes }) => ({ codes: [...codes] }),
    record: row,
    done: text.hidden,
    onDone: onClose,
  })
  const { codes } = form.values

  function toggle(code: PostFault): void {
    const others = codes.filter(other => other !== code)
    if (others.length < codes.length) form.set({ codes: others })
    else if (codes.length < mostCodes) form.set({ codes: [...codes, code] })
  }

  return (
    <ReasonDialog
      action={text.hide}
      facts={<WhichPost row={row} />}
      consequence={text.hideConsequence}
      danger
      reasons={text.hideReasons}
      form={form}
      ready={codes.length > 0}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-2 text-sm text-muted">{text.codes}</legend>
        <span className="flex flex-wrap gap-2">
          {postFaults.map(code => (
            <Chip key={code} chosen={codes.includes(code)} onChoose={() => toggle(code)}>
              {faults[code]}
            </Chip>
          ))}
        </span>
      </fieldset>
    </ReasonDialog>
  )
}

/** Shows a hidden post again. */
export function RestoreDialog({ row, onClose }: { row: PostRow; onClose: () => void }) {
  const text = useWords(postsWords)
  const form = useReasonForm(posts.restore, row, { done: text.restored, onDone: onClose })
  return (
    <ReasonDialog
      action={text.restore}
      facts={<WhichPost row={row} />}
      consequence={text.restoreConsequence}
      reasons={text.restoreReasons}
      form={form}
      onClose={onClose}
    />
  )
}

export function WhichPost({ row }: { row: PostRow }) {
  const text = useWords(postsWords)
  return (
    <Facts>
      <Fact name={row.parent ? text.comment : text.record}>{row.no}</Fact>
      <Fact name={text.columns.author}>{row.author.name}</Fact>
      <Fact name={text.columns.content}>
        <span className="line-clamp-2">{row.text || text.noText}</span>
      </Fact>
    </Facts>
  )
}
