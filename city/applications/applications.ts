import type { Simulation } from '#city/services/simulation.ts'
import type { Random } from '#city/world/random.ts'
import type { ApplicationWebhookBody } from '#contract/open/open-applications.ts'
import { type ApplicantKind, termsOf } from '#contract/reviews/application-terms.ts'
import {
  type Applicant,
  type ApplicantFlaw,
  type ApplicationsContext,
  applicantFlawsOf,
  newApplicant,
  paperFlawOf,
} from './applicant.ts'
import { writeApplication } from './application-content.ts'
import { react } from './react.ts'

type ApplyOptions = {
  /** Default `rider`. */
  kind?: ApplicantKind
  flaw?: ApplicantFlaw
  /** When they show their papers; default: first, before they apply. */
  papers?: 'first' | 'later' | 'never'
  /** What they do then; by default nothing in a quiet city, else one or the other. */
  reactions?: Applicant['reactions']
}
type Options = Pick<ApplicationsContext, 'apis' | 'papers' | 'onActivated'> & {
  cityCode: string
  /** Phones of people who work already. */
  phonesOf: (kind: ApplicantKind) => readonly string[]
}

export type Applications = {
  /** Somebody new applies, and shows good papers before, unless the options say otherwise. */
  apply(options?: ApplyOptions): Promise<{ no: string; externalNo: string; externalId: string; state: string }>
  keepApplying(): Promise<void>
  receive(webhook: ApplicationWebhookBody): void
}

const atStart = 8
const secondsBetween = 3 * 3600
const usualKinds: readonly ApplicantKind[] = [
  ...Array<ApplicantKind>(9).fill('rider'),
  ...Array<ApplicantKind>(4).fill('merchant'),
  ...Array<ApplicantKind>(3).fill('companion'),
  ...Array<ApplicantKind>(3).fill('chauffeur'),
  'cityAgent',
]

/** People and shops who want to work with the platform, from the application to the first day or the end of it. */
export function createApplications(simulation: Simulation, options: Options): Applications {
  const { apis, papers, onActivated, cityCode, phonesOf } = options
  const context: ApplicationsContext = { simulation, apis, papers, onActivated, applicants: new Map() }
  const run = Date.now().toString(36)
  let count = 0
  let lastPhone: string | undefined

  const apply: Applications['apply'] = async (chosen = {}) => {
    const { kind = 'rider', flaw = 'none', reactions = {} } = chosen
    const index = count++
    const random = simulation.chanceOf('applicant', String(index))
    const phones: Partial<Record<ApplicantFlaw, string | undefined>> = { doubled: lastPhone }
    if (flaw === 'alreadyWorks') phones.alreadyWorks = random.pick(phonesOf(kind))
    const person = newApplicant({ run, index, kind, flaw, otherPhone: phones[flaw] })
    lastPhone = person.phone
    const content = writeApplication(kind, flaw, person.key)
    const applicant: Applicant = { ...person, content, reactions, state: 'submitted' }
    if (chosen.papers === undefined || chosen.papers === 'first') await showPapers(context, applicant)
    const { externalId, name, phone, externalNo, app } = applicant
    const { no, state } = await apis[app].apply({
      externalNo,
      applicant: { externalId, name, phone },
      cityCode,
      content,
      agreement: '2026-10',
      ...(random.chance(0.3) && { invitedBy: `邀请码${random.whole(1000, 9999)}` }),
    })
    applicant.state = state
    context.applicants.set(no, applicant)
    simulation.log('applied', { no, kind, flaw, externalNo })
    if (chosen.papers === 'later') simulation.runUntilRefused(showLater(context, applicant))
    return { no, externalNo, externalId, state }
  }

  async function keepApplying(): Promise<void> {
    for (let index = 0; ; index++) {
      const random = simulation.chanceOf('applications', String(index))
      if (index >= atStart) await simulation.clock.sleep(random.exponential(1 / secondsBetween))
      await apply(usualApplication(random)).catch(error => {
        simulation.runUntilRefused(Promise.reject(error))
      })
    }
  }

  return { apply, keepApplying, receive: webhook => react(context, webhook) }
}

function usualApplication(random: Random): ApplyOptions {
  const kind = random.pick(usualKinds)
  const flaw = random.chance(0.65) ? 'none' : random.pick(applicantFlawsOf(kind))
  const draw = random.next()
  return { kind, flaw, papers: draw < 0.55 ? 'first' : draw < 0.9 ? 'later' : 'never' }
}

/** What the platform asks of this kind. */
async function showPapers({ papers }: ApplicationsContext, applicant: Applicant): Promise<void> {
  const { externalId, name, app, kind, flaw } = applicant
  for (const paper of termsOf(kind).papers) {
    await papers.send({ kind: paper, flaw: paperFlawOf(flaw, paper), applicant: { sender: { externalId, name }, app } })
  }
}

async function showLater(context: ApplicationsContext, applicant: Applicant): Promise<void> {
  const random = context.simulation.chanceOf('applicantPapers', applicant.key)
  await context.simulation.clock.sleep(random.between(10, 180) * 60)
  await showPapers(context, applicant)
}
