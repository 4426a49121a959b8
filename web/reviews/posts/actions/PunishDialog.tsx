import type { PostDetail, PostRow } from '#contract/reviews/post.ts'
import { punishSteps } from '#contract/reviews/post-rules.ts'
import { posts } from '#contract/reviews/posts.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'
import { WhichPost } from './HideDialog.tsx'

type PunishDialogProps = { row: PostRow; onClose: () => void }

/** Punishes the author of a post; what their history suggests is chosen beforehand. */
export function PunishDialog({ row, onClose }: PunishDialogProps) {
  const text = useWords(postsWords)
  const { data, error, refetch } = useRead(api.posts.get, { id: row.id })
  if (data) return <Steps post={data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={text.punish}>
      <div className="pb-4">
        {error ? <Failed error={error} onAgain={() => void refetch()} /> : <Skeletons widths={[60, 90, 75]} />}
      </div>
    </Dialog>
  )
}

function Steps({ post, onClose }: { post: PostDetail; onClose: () => void }) {
  const text = useWords(postsWords)
  const { steps } = useWords(postNameWords)
  const mayBan = useMay('users.ban')
  const offered = punishSteps.filter(step => step !== 'ban' || mayBan)
  const { suggested } = post.authorHistory
  const form = useForm(posts.punish, {
    initial: { step: suggested ? (offered.find(step => step === suggested) ?? offered.at(-1) ?? 'warn') : 'warn' },
    input: ({ step }) => ({ step }),
    record: post,
    done: text.punished,
    onDone: onClose,
  })
  return (
    <ReasonDialog
      action={text.punish}
      facts={<WhichPost row={post} />}
      consequence={text.punishConsequence}
      danger
      reasons={text.punishReasons}
      form={form}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-2 text-sm text-muted">{text.step}</legend>
        <span className="flex flex-wrap gap-2">
          {offered.map(step => (
            <Chip key={step} chosen={form.values.step === step} onChoose={() => form.set({ step })}>
              {steps[step]}
            </Chip>
          ))}
        </span>
        <p className="mt-2 text-xs text-muted">
          {suggested ? text.suggestedStep(steps[suggested]) : text.nothingSuggested}
        </p>
      </fieldset>
    </ReasonDialog>
  )
}
