import type { ApplicationDetail } from '#contract/reviews/application.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { RiskBadge, sortedRisks } from '#web/reviews/applications/ApplicationBadges.tsx'
import { applicationsWords } from '#words/reviews/applications.ts'

export const linkClass = 'text-accent-ink underline-offset-2 hover:underline pointer-coarse:py-3'

type RelatedProps = { application: ApplicationDetail; isOnDesk: boolean }

/** What speaks against the applicant, with the records that it was found with. */
export function Related({ application, isOnDesk }: RelatedProps) {
  const text = useWords(applicationsWords)
  const { risks, others } = application
  return (
    <section className="grid gap-2">
      <h3 className="text-xs font-medium text-muted">{text.others}</h3>
      {risks.length === 0 && <p className="text-sm text-muted">{text.noRisks}</p>}
      <ul className="grid gap-1.5 text-sm">
        {sortedRisks(risks).map(risk => (
          <li key={risk} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <RiskBadge risk={risk} />
            {others
              .filter(other => other.risk === risk)
              .map(({ no, link }) => (
                <Link key={link} to={isOnDesk ? besideDesk(link) : link} className={linkClass}>
                  {no}
                </Link>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Another application opens beside the case; other records have pages of their own. */
function besideDesk(link: string): string {
  return link.replace(/^\/shenqing\?/, '/shenqing?desk=true&')
}
