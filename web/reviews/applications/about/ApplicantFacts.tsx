import type { ApplicationDetail } from '#contract/reviews/application.ts'
import { Link } from '#web/kit/route.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { Phone } from '#web/shared/phone/Phone.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { linkClass } from './Related.tsx'
import { WhoApplies } from './WhoApplies.tsx'

/** Who applies for what, and what was said about it so far. */
export function ApplicantFacts({ application }: { application: ApplicationDetail }) {
  const text = useWords(applicationsWords)
  const { kinds } = useWords(applicationWords)
  const { columns } = text
  return (
    <Facts>
      <Fact name={columns.applicant}>
        <strong className="font-medium">{application.name}</strong>
        {` · ${kinds[application.kind]} · `}
        <CityNames codes={[application.cityCode]} />
      </Fact>
      <Fact name={text.phone}>
        <Phone
          phone={application.phone}
          canReveal={application.allowed.includes('reveal')}
          field="applications.phone"
          id={application.id}
          facts={<WhoApplies row={application} />}
        />
      </Fact>
      <Fact name={text.createdAt}>
        <Time at={application.createdAt} shape="full" />
      </Fact>
      {application.invitedBy && <Fact name={text.invitedBy}>{application.invitedBy}</Fact>}
      <SaidSoFar application={application} />
    </Facts>
  )
}

/** What was asked for, decided and appealed against. */
function SaidSoFar({ application }: { application: ApplicationDetail }) {
  const { supplement, codes, note, appealText, reapplyAt, activated } = application
  const text = useWords(applicationsWords)
  const { faults, items } = useWords(applicationWords)
  const day = useTimeFormat('full')
  return (
    <>
      {supplement && (
        <Fact name={text.missing}>
          {supplement.items.map(item => items[item]).join(' · ')}
          {supplement.note && <span className="block">{supplement.note}</span>}
          <span className="block text-xs text-muted">{text.until(day(supplement.until))}</span>
        </Fact>
      )}
      {codes.length > 0 && <Fact name={text.lastDecision}>{codes.map(code => faults[code]).join(' · ')}</Fact>}
      {note && !supplement && <Fact name={text.lastNote}>{note}</Fact>}
      {appealText && (
        <Fact name={text.appeal}>
          <strong className="font-medium">{appealText}</strong>
        </Fact>
      )}
      {reapplyAt !== null && <Fact name={text.reapplyAt}>{day(reapplyAt)}</Fact>}
      {activated && (
        <Fact name={text.became}>
          <Link to={activated.link} className={linkClass}>
            {activated.no}
          </Link>
        </Fact>
      )}
    </>
  )
}
