import FlaskConical from 'lucide-react/icons/flask-conical'
import { z } from 'zod'
import { type PostTerm, postTerms, type TermLevel } from '#contract/reviews/post-terms.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { PlainScreen } from '#web/shared/list/plain/PlainScreen.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { postNameWords, postTermsWords } from '#words/reviews/posts.ts'

const TryText = lazily(async () => (await import('./TryText.tsx')).TryText)

/** Whether the box in which a text is tried is open, in place of the drawer of a term. */
const Trying = z.object({ isTrying: z.boolean().default(false), open: z.int().min(0).default(0) })

/** Terms that posts are searched for, and a box to try them. */
export function PostTermsPage() {
  const text = useWords(postTermsWords)
  const { levels, faults } = useWords(postNameWords)
  const number = useNumberFormat()
  const [{ isTrying, open }, setQuestion] = useQuestion(Trying)
  return (
    <PlainScreen
      operations={{ list: postTerms.list, add: postTerms.add, update: postTerms.update, remove: postTerms.remove }}
      text={text}
      titleField="term"
      fields={{
        term: { label: text.term, most: 64, grow: 2, cell: row => <span className="font-medium">{row.term}</span> },
        level: {
          label: text.level,
          options: levels,
          hints: text.levelHints,
          blank: 'review',
          any: text.anyLevel,
          width: 120,
          cell: row => <Level level={row.level} />,
        },
        label: { label: text.label, options: faults, blank: 'contacts', any: text.anyLabel, width: 140 },
        isBySound: {
          label: text.isBySound,
          head: text.matching,
          yes: text.bySound,
          no: text.exact,
          hint: text.isBySoundHint,
          width: 120,
          grow: 0,
        },
      }}
      more={[{ key: 'found', head: text.found, width: 120, align: 'end', cell: row => number(row.found) }]}
      card={{ height: 76, draw: row => <PhoneCard row={row} /> }}
      actions={
        <Button icon={FlaskConical} onClick={() => setQuestion({ isTrying: true, open: 0 })}>
          {text.tryOut}
        </Button>
      }
      passing={['open', 'isTrying']}
    >
      {isTrying && open === 0 && <TryText onClose={() => setQuestion({ isTrying: false })} />}
    </PlainScreen>
  )
}

function PhoneCard({ row }: { row: PostTerm }) {
  const text = useWords(postTermsWords)
  const { faults } = useWords(postNameWords)
  const number = useNumberFormat()
  return (
    <article className="flex items-center gap-3 text-sm">
      <span className="flex min-w-0 flex-1 flex-col">
        <TwoLines strong under={`${faults[row.label]} · ${row.isBySound ? text.bySound : text.exact}`}>
          {row.term}
        </TwoLines>
      </span>
      <span className="text-xs text-muted">{`${text.found} ${number(row.found)}`}</span>
      <Level level={row.level} />
    </article>
  )
}

const tones: Record<TermLevel, Tone> = { block: 'bad', review: 'warn', mark: 'neutral' }

function Level({ level }: { level: TermLevel }) {
  const { levels } = useWords(postNameWords)
  return (
    <span>
      <Badge tone={tones[level]}>{levels[level]}</Badge>
    </span>
  )
}
