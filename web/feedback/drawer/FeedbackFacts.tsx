import type { FeedbackDetail } from '#contract/feedback/feedback.ts'
import { addressOf } from '#web/feedback/question.ts'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { MaskedText } from '#web/shared/phone/MaskedText.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { DeviceFacts } from './DeviceFacts.tsx'
import { Images } from './Images.tsx'
import { Alike, Lines } from './Lines.tsx'
import { MarkedText } from './MarkedText.tsx'

type RowProps = { row: FeedbackDetail }

/** Everything that an answer needs: what was said, about which app, and who said the same. */
export function FeedbackFacts({ row }: RowProps) {
  const text = useWords(feedbackWords)
  return (
    <div className="grid gap-5">
      <Part title={text.parts.content}>
        <Content row={row} />
        <Images urls={row.imageUrls} />
        {row.tags.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {row.tags.map(tag => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        )}
      </Part>
      <Related row={row} />
      <Part title={text.parts.device}>
        <DeviceFacts row={row} />
      </Part>
      <Part title={text.parts.alike}>
        <Alike alike={row.alike} />
      </Part>
      {row.duplicates.length > 0 && (
        <Part title={text.parts.duplicates}>
          <Lines lines={row.duplicates} empty="" />
        </Part>
      )}
      <Part title={text.parts.others}>
        <Lines lines={row.others} empty={text.noOthers} />
      </Part>
    </div>
  )
}

/** Numbers that are masked can be shown in full; the words that it was found by are marked. */
function Content({ row }: RowProps) {
  const mayReveal = useMay('people.reveal')
  const { content, id, no } = row
  return (
    <p lang={row.language} className="rounded-md bg-ground px-3 py-2.5 text-sm break-words whitespace-pre-wrap">
      {mayReveal && content.includes('****') ? (
        <MaskedText text={content} canReveal field="feedback.content" id={id} no={no} />
      ) : (
        <MarkedText text={content} terms={row.marked} />
      )}
    </p>
  )
}

/** Other records that it has to do with. */
function Related({ row }: RowProps) {
  const text = useWords(feedbackWords)
  const { duplicateOf, complaint, incidents, adoptedVersion, closingReason } = row
  if (!duplicateOf && !complaint && incidents.length === 0 && !adoptedVersion && !closingReason) return null
  const link = 'text-accent-ink hover:underline'
  return (
    <Part title={text.parts.related}>
      <Facts>
        {duplicateOf && (
          <Fact name={text.duplicateOf}>
            <Link to={addressOf(duplicateOf.id)} className={link}>
              {duplicateOf.no}
            </Link>
          </Fact>
        )}
        {complaint && (
          <Fact name={text.complaint}>
            <Link to={`/tousu?tab=all&id=${complaint.id}`} className={link}>
              {complaint.no}
            </Link>
          </Fact>
        )}
        {incidents.map(({ id, no, term }) => (
          <Fact key={id} name={text.incident}>
            <Link to={`/fankui?tab=all&incident=${id}`} className={link}>
              {`${no} · ${term}`}
            </Link>
          </Fact>
        ))}
        {adoptedVersion && <Fact name={text.adoptedVersion}>{adoptedVersion}</Fact>}
        {closingReason && <Fact name={text.closedBecause}>{closingReason}</Fact>}
      </Facts>
    </Part>
  )
}
