import type { ApplicationWebhookBody } from '#contract/open/open-applications.ts'
import { paperKinds } from '#contract/reviews/paper.ts'
import type { Applicant, ApplicationsContext, Reaction } from './applicant.ts'
import { supplemented } from './application-content.ts'

type Webhook = ApplicationWebhookBody
type Data = Webhook['data']

const appeals = ['证件都是真的，请再核对一次', '我之前没有申请过，电话是新办的', '已经重新拍了照片，请复核']
const hour = 3600

export function react(context: ApplicationsContext, { type, data, id }: Webhook): void {
  const { simulation, applicants } = context
  const change = type.slice('application.'.length)
  simulation.log('applicationWebhook', { no: data.no, change, codes: data.codes, items: data.items })
  const applicant = applicants.get(data.no)
  if (!applicant) return
  applicant.state = data.state
  const event = { eventId: id, externalId: applicant.externalId }
  if (type === 'application.returned') simulation.runUntilRefused(addWhatIsMissing(context, applicant, data, event))
  if (type === 'application.approved') simulation.runUntilRefused(finish(context, applicant, data, event))
  if (type === 'application.rejected') simulation.runUntilRefused(considerAppeal(context, applicant, data, event))
  if (type === 'application.activated' && data.memberNo !== null) context.onActivated(applicant)
}

type Event = { eventId: string; externalId: string }

/** What was decided for this person, or what people usually do: of `usual`, one by chance. */
function reactionOf<When extends keyof Reaction>(
  { simulation }: ApplicationsContext,
  { reactions, key }: Applicant,
  when: When,
  usual: readonly (Reaction[When] | 'none')[],
): Reaction[When] | 'none' {
  const chosen: Reaction[When] | 'none' | undefined = reactions[when]
  if (chosen) return chosen
  return simulation.isCooperative ? 'none' : simulation.chanceOf('applicantReaction', key, when).pick(usual)
}

/** Most show the papers that are asked for and write the rest anew; a few withdraw, and a few let it lapse. */
async function addWhatIsMissing(
  context: ApplicationsContext,
  applicant: Applicant,
  { no, items }: Data,
  event: Event,
): Promise<void> {
  const { simulation, apis, papers } = context
  const { externalId, name, app } = applicant
  const usual = [...Array<'adds'>(16).fill('adds'), 'withdraws', 'none', 'none'] as const
  const reaction = reactionOf(context, applicant, 'returned', usual)
  if (reaction === 'none') return
  await simulation.clock.sleep(simulation.chanceOf('applicantAdds', applicant.key, event.eventId).between(1, 20) * hour)
  if (applicant.state !== 'supplement') return
  if (reaction === 'withdraws') return withdraw(context, applicant, no, event)
  for (const kind of paperKinds) {
    if (!items.includes(kind as (typeof items)[number])) continue
    await papers.send({ kind, applicant: { sender: { externalId, name }, app } })
  }
  applicant.content = supplemented(applicant.content)
  const { state } = await apis[app].resubmitApplication(no, { ...event, content: applicant.content })
  applicant.state = state
  simulation.log('applicationResubmitted', { no })
}

/** Training first, a second time for who did not pass; then the deposit. A few withdraw. */
async function finish(
  context: ApplicationsContext,
  applicant: Applicant,
  { no, depositFen, trainingScore }: Data,
  event: Event,
): Promise<void> {
  const { simulation, apis } = context
  const reaction = reactionOf(context, applicant, 'approved', [...Array<'finishes'>(14).fill('finishes'), 'withdraws'])
  if (reaction === 'none') return
  const random = simulation.chanceOf('onboarding', applicant.key)
  if (reaction === 'withdraws') {
    await simulation.clock.sleep(random.between(2, 30) * hour)
    return withdraw(context, applicant, no, event)
  }
  const progress = async (what: string, done: { trainingScore: number }) => {
    if (applicant.state !== 'onboarding') return
    const sent = { eventId: `${event.eventId}-${what}`, externalId: applicant.externalId, ...done }
    applicant.state = (await apis[applicant.app].sendApplicationProgress(no, sent)).state
  }
  await simulation.clock.sleep(random.between(2, 24) * hour)
  if (random.chance(0.2)) {
    await progress('failed', { trainingScore: Math.max(0, trainingScore - random.whole(1, 25)) })
    await simulation.clock.sleep(random.between(5, 24) * hour)
  }
  await progress('trained', { trainingScore: random.whole(trainingScore, 100) })
  if (depositFen === 0) return
  await simulation.clock.sleep(random.between(1, 12) * hour)
  if (applicant.state !== 'onboarding') return
  await apis.customer.sendDeposit(no, {
    channelNo: `DEP-${event.eventId}`,
    amountFen: depositFen,
    occurredAt: new Date().toISOString(),
  })
  simulation.log('depositPaid', { no, depositFen })
}

async function considerAppeal(
  context: ApplicationsContext,
  applicant: Applicant,
  { no, until }: Data,
  event: Event,
): Promise<void> {
  const { simulation, apis } = context
  if (until === null || reactionOf(context, applicant, 'rejected', ['appeals', 'none', 'none']) === 'none') return
  const random = simulation.chanceOf('applicationAppeal', applicant.key)
  await simulation.clock.sleep(random.between(1, 30) * hour)
  if (applicant.state !== 'rejected') return
  const { state } = await apis[applicant.app].appealApplication(no, { ...event, text: random.pick(appeals) })
  applicant.state = state
  simulation.log('applicationAppealed', { no })
}

async function withdraw({ simulation, apis }: ApplicationsContext, applicant: Applicant, no: string, event: Event) {
  const { state } = await apis[applicant.app].withdrawApplication(no, event)
  applicant.state = state
  simulation.log('applicationWithdrawn', { no })
}
