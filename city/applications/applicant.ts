import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { PaperFlaw } from '#city/papers/paper-content.ts'
import type { Papers } from '#city/papers/papers.ts'
import { nameOf } from '#city/people/names.ts'
import type { Simulation } from '#city/services/simulation.ts'
import { createRandom } from '#city/world/random.ts'
import type { OpenApplication } from '#contract/open/open-applications.ts'
import type { ApplicationState } from '#contract/reviews/application.ts'
import type { ApplicantKind } from '#contract/reviews/application-terms.ts'
import type { PaperKind } from '#contract/reviews/paper.ts'

/** What is wrong with an application. `doubled`: the phone of the applicant before; `alreadyWorks`: that of a worker. */
export const applicantFlaws = ['none', 'underAge', 'forgedPaper', 'newDriver', 'doubled', 'alreadyWorks'] as const
export type ApplicantFlaw = (typeof applicantFlaws)[number]
export type Reaction = { returned: 'adds' | 'withdraws'; approved: 'finishes' | 'withdraws'; rejected: 'appeals' }

/** `key` names the random streams of the person's decisions. */
export type Applicant = {
  key: string
  kind: ApplicantKind
  flaw: ApplicantFlaw
  externalId: string
  name: string
  phone: string
  content: OpenApplication['content']
  /** The app in which they apply: that of the work. */
  app: Role
  externalNo: string
  state: ApplicationState
  /** What was decided for them; `none` for nothing. */
  reactions: { readonly [When in keyof Reaction]?: Reaction[When] | 'none' }
}

export type ApplicationsContext = {
  simulation: Simulation
  apis: Record<Role, OpenApi>
  papers: Pick<Papers, 'send'>
  /** Applicants of this run by the number of their application. */
  applicants: Map<string, Applicant>
  /** The new worker or shop begins. */
  onActivated: (applicant: Applicant) => void
}

const apps: Readonly<Record<ApplicantKind, Role>> = {
  rider: 'rider',
  chauffeur: 'rider',
  companion: 'rider',
  merchant: 'merchant',
  cityAgent: 'customer',
}

type Known = { run: string; index: number; kind: ApplicantKind; flaw: ApplicantFlaw; otherPhone: string | undefined }

/** Somebody new each time and in each run, because a person may not apply for the same again within a month. */
export function newApplicant({ run, index, kind, flaw, otherPhone }: Known) {
  const number = createRandom(`applicant/${run}/${index}`).whole(0, 99_999)
  return {
    key: String(index),
    kind,
    flaw,
    externalId: `N${run}-${index}`,
    name: nameOf(createRandom(`applicant/${index}`)),
    // 199 00 is not assigned to anybody; 199 0000 and 199 0001 belong to the people of the city and of the demo.
    phone: otherPhone ?? `199002${String(number).padStart(5, '0')}`,
    app: apps[kind],
    externalNo: `application-${run}-${index}`,
  }
}

/** What is wrong with a paper of theirs. */
export function paperFlawOf(flaw: ApplicantFlaw, kind: PaperKind): PaperFlaw {
  if (flaw === 'underAge' && kind === 'realName') return 'tooYoung'
  if (flaw === 'newDriver' && kind === 'driverLicence') return 'newDriver'
  if (flaw !== 'forgedPaper') return 'none'
  if (kind === 'driverLicence') return 'wrongNumber'
  return kind === 'realName' ? 'none' : 'pictureOfOther'
}

/** The mistakes that an application of this kind can have. */
export function applicantFlawsOf(kind: ApplicantKind): ApplicantFlaw[] {
  const isWorker = apps[kind] === 'rider'
  return applicantFlaws.filter(flaw => {
    if (flaw === 'newDriver') return kind === 'chauffeur'
    return flaw !== 'alreadyWorks' || isWorker
  })
}
