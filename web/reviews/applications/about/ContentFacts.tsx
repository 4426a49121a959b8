import type { ApplicationDetail } from '#contract/reviews/application.ts'
import { useWords } from '#web/kit/words.ts'
import { Phone } from '#web/shared/phone/Phone.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { WhoApplies } from './WhoApplies.tsx'

type Content = ApplicationDetail['content']
type ContentOf<Kind extends Content['kind']> = Extract<Content, { kind: Kind }>

/** What the applicant says of themselves. */
export function ContentFacts({ application }: { application: ApplicationDetail }) {
  const text = useWords(applicationsWords)
  return (
    <section className="grid gap-2">
      <h3 className="text-xs font-medium text-muted">{text.about}</h3>
      <Facts>
        <FactsOfKind application={application} />
      </Facts>
    </section>
  )
}

function FactsOfKind({ application }: { application: ApplicationDetail }) {
  const { content } = application
  switch (content.kind) {
    case 'rider':
      return <RiderFacts content={content} />
    case 'chauffeur':
      return <ChauffeurFacts content={content} application={application} />
    case 'merchant':
      return <MerchantFacts content={content} />
    case 'companion':
      return <CompanionFacts content={content} />
    case 'cityAgent':
      return <CityAgentFacts content={content} />
  }
}

function RiderFacts({ content: { vehicle, experienceMonths } }: { content: ContentOf<'rider'> }) {
  const { content: names, vehicles, months } = useWords(applicationWords)
  return (
    <>
      <Fact name={names.vehicle}>{`${vehicles[vehicle.type]} ${vehicle.plate}`}</Fact>
      <Fact name={names.experience}>{months(experienceMonths)}</Fact>
    </>
  )
}

type ChauffeurFactsProps = { content: ContentOf<'chauffeur'>; application: ApplicationDetail }

function ChauffeurFacts({ content, application }: ChauffeurFactsProps) {
  const { content: names, years } = useWords(applicationWords)
  return (
    <>
      <Fact name={names.licenceClass}>{content.licenceClass}</Fact>
      <Fact name={names.drivingYears}>{years(content.drivingYears)}</Fact>
      <Fact name={names.emergency}>
        <span className="flex flex-wrap items-center gap-x-2">
          {content.emergencyName}
          <Phone
            phone={content.emergencyPhone}
            canReveal={application.allowed.includes('reveal')}
            field="applications.emergencyPhone"
            id={application.id}
            facts={<WhoApplies row={application} />}
          />
        </span>
      </Fact>
    </>
  )
}

function MerchantFacts({ content }: { content: ContentOf<'merchant'> }) {
  const { content: names, minutes, percent } = useWords(applicationWords)
  const { lng, lat } = content.position
  return (
    <>
      <Fact name={names.shopName}>{content.shopName}</Fact>
      <Fact name={names.category}>{content.category}</Fact>
      <Fact name={names.address}>{content.address}</Fact>
      <Fact name={names.position}>{`${lng}, ${lat}`}</Fact>
      <Fact name={names.hours}>{content.hours}</Fact>
      <Fact name={names.prepMinutes}>{minutes(content.prepMinutes)}</Fact>
      <Fact name={names.commission}>{percent(content.commission / 100)}</Fact>
    </>
  )
}

function CompanionFacts({ content }: { content: ContentOf<'companion'> }) {
  const { content: names } = useWords(applicationWords)
  return (
    <>
      <Fact name={names.games}>{content.games.map(game => game.replace(/^game:/, '')).join(' · ')}</Fact>
      <Fact name={names.price}>
        <Money fen={content.priceFen} />
      </Fact>
      {content.introduction && <Fact name={names.introduction}>{content.introduction}</Fact>}
    </>
  )
}

function CityAgentFacts({ content }: { content: ContentOf<'cityAgent'> }) {
  const { content: names } = useWords(applicationWords)
  return (
    <>
      <Fact name={names.company}>{content.company}</Fact>
      <Fact name={names.plan}>{content.plan || '–'}</Fact>
    </>
  )
}
