import type { FeedbackDetail, FeedbackRow } from '#contract/feedback/feedback.ts'
import { useLanguageName } from '#web/feedback/list/badges.tsx'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { Phone } from '#web/shared/phone/Phone.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'

/** Where the person is shown. */
function addressOfPerson({ kind, id }: FeedbackRow['person']): string {
  if (kind === 'customer') return `/user/list?open=${id}`
  return `/list?tab=${kind === 'merchant' ? 'shop' : kind}&open=${id}`
}

/** Who wrote it, with which app on which device. */
export function DeviceFacts({ row }: { row: FeedbackDetail }) {
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
