import type { ApplicationRow } from '#contract/reviews/application.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'

/** Whose application a dialog is about. */
export function WhoApplies({ row }: { row: ApplicationRow }) {
  const { columns, kind } = useWords(applicationsWords)
  const { kinds } = useWords(applicationWords)
  return (
    <Facts>
      <Fact name={columns.no}>{row.no}</Fact>
      <Fact name={columns.applicant}>{row.name}</Fact>
      <Fact name={kind}>
        {`${kinds[row.kind]} · `}
        <CityNames codes={[row.cityCode]} />
      </Fact>
    </Facts>
  )
}
