import { Suspense, useState } from 'react'
import type { FeedbackDetail, FeedbackLine, FeedbackRow } from '#contract/feedback/feedback.ts'
import { FeedbackState, useLanguageName } from '#web/feedback/list/badges.tsx'
import { addressOf } from '#web/feedback/question.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { MaskedText } from '#web/shared/phone/MaskedText.tsx'
import { Phone } from '#web/shared/phone/Phone.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { placesOf } from './places.ts'

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

/** Where the person is shown. */
function addressOfPerson({ kind, id }: FeedbackRow['person']): string {
  if (kind === 'customer') return `/user/list?open=${id}`
  return `/list?tab=${kind === 'merchant' ? 'shop' : kind}&open=${id}`
}

/** Who wrote it, with which app on which device. */
function DeviceFacts({ row }: { row: FeedbackDetail }) {
  const text = useWords(feedbackWords)
  const languageName = useLanguageName(row.language)
  const mayReveal = useMay('people.reveal')
  const system = [text.names.systems[row.system], row.systemVersion].filter(Boolean).join(' ')
  return (
    <Facts>
      <Fact name={text.columns.person}>
        <Link to={addressOfPerson(row.person)} className="text-accent-ink underline">
          {row.person.name}
        </Link>
        <span className="ml-2 text-muted">
          {`${text.names.people[row.person.kind]} · `}
          <CityNames codes={[row.cityCode]} />
        </span>
      </Fact>
      <Fact name={text.contact}>
        <Phone
          phone={row.contact}
          canReveal={mayReveal && row.contact !== ''}
          field="feedback.contact"
          id={row.id}
          facts={
            <Facts>
              <Fact name={text.columns.person}>{`${row.person.name} · ${row.no}`}</Fact>
            </Facts>
          }
        />
      </Fact>
      <Fact name={text.language}>{languageName}</Fact>
      <Fact name={text.version}>{row.appVersion || '–'}</Fact>
      <Fact name={text.system}>{system}</Fact>
      <Fact name={text.device}>{row.device || '–'}</Fact>
      <Fact name={text.page}>{row.page || '–'}</Fact>
      <Fact name={text.columns.createdAt}>
        <Time at={row.createdAt} shape="full" />
      </Fact>
      <Fact name={text.columns.assignee}>{row.assignee?.name ?? text.nobody}</Fact>
    </Facts>
  )
}

const Viewer = lazily(async () => (await import('#web/shared/media/Viewer.tsx')).Viewer)

/** The pictures of the person; a press shows one in full screen. */
function Images({ urls }: { urls: readonly string[] }) {
  const text = useWords(feedbackWords)
  const [viewed, setViewed] = useState<string>()
  if (urls.length === 0) return null
  return (
    <>
      <ul className="grid grid-cols-3 gap-1.5">
        {urls.map((url, at) => (
          <li key={url.split('?')[0]} className="aspect-square">
            <button
              type="button"
              aria-label={text.image(at + 1)}
              onClick={() => setViewed(url)}
              className="block size-full cursor-pointer overflow-hidden rounded-md border border-line -outline-offset-2"
            >
              <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{viewed && <Viewer src={viewed} onClose={() => setViewed(undefined)} />}</Suspense>
    </>
  )
}

/** A text with these terms marked in it, however they are capitalized. */
function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return placesOf(text, terms).map(({ from, part, isMarked }) =>
    isMarked ? (
      <mark key={from} className="rounded-sm bg-warn-soft px-0.5 text-warn-ink underline underline-offset-3">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** Other feedback, each in a line that leads to it. */
function Lines({ lines, empty }: { lines: readonly FeedbackLine[]; empty: string }) {
  if (lines.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <ul className="grid gap-2 text-sm">
      {lines.map(line => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

/** What says nearly the same, with how alike it is. */
function Alike({ alike }: { alike: FeedbackDetail['alike'] }) {
  const text = useWords(feedbackWords)
  if (alike.length === 0) return <p className="text-sm text-muted">{text.noAlike}</p>
  return (
    <ul className="grid gap-2 text-sm">
      {alike.map(line => (
        <Line key={line.id} line={line} note={text.likeness(line.likeness)} />
      ))}
    </ul>
  )
}

function Line({ line, note }: { line: FeedbackLine; note?: string }) {
  return (
    <li className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        <Link to={addressOf(line.id)} className="text-accent-ink hover:underline">
          {line.no}
        </Link>
        <FeedbackState state={line.state} />
        {note && <span className="text-xs">{note}</span>}
        <span className="ml-auto text-xs text-muted">
          <Time at={line.createdAt} />
        </span>
      </span>
      <span className="line-clamp-2 break-words text-muted">{line.summary}</span>
    </li>
  )
}
