import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Population } from '#city/people/population.ts'
import type { Simulation } from '#city/services/simulation.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { OpenVerification, VerificationWebhookBody } from '#contract/open/open-verifications.ts'
import { type PaperKind, paperKinds, paperOf } from '#contract/reviews/paper.ts'
import { toJpeg } from './canvas.ts'
import { fieldsOf, flawsOf, type PaperFlaw, type PaperSender, readPaper, writePaper } from './paper-content.ts'
import { drawPaper, type PaperPicture } from './paper-picture.ts'

type SenderKind = OpenVerification['from']['kind']
type Reaction = 'better' | 'appeal' | 'none'
export type PaperOptions = {
  /** Default `realName`. */
  kind?: PaperKind
  flaw?: PaperFlaw
  /** Default: who shows such papers, another person each time. */
  from?: SenderKind
  /** Somebody else who uses that app. */
  applicant?: { sender: PaperSender; app: Role }
  /** What the person does when it is rejected; by default nothing in a quiet city, else one or the other. */
  whenRejected?: Reaction
}
/** `key` names the random streams of the person's decisions. */
type Sent = {
  key: string
  kind: PaperKind
  from: SenderKind
  app: Role
  sender: PaperSender
  whenRejected?: Reaction | undefined
}
type Picture = Pick<PaperPicture, 'content' | 'person' | 'photo'>
type Context = {
  simulation: Simulation
  apis: Record<Role, OpenApi>
  cityCode: string
  senders: Record<SenderKind, readonly PaperSender[]>
  /** Papers of this run by their `externalNo`. */
  sent: Map<string, Sent>
  /** The last good picture of each kind, which somebody else may send as their own. */
  pictures: Map<PaperKind, Picture>
}

export type Papers = {
  send(options?: PaperOptions): Promise<{ no: string; externalNo: string }>
  /** The queue at the start, and more from time to time. */
  keepSending(): Promise<void>
  receive(webhook: VerificationWebhookBody): void
}

const atStart = 25
const secondsBetween = 2400
const usualSenders: Record<PaperKind, readonly SenderKind[]> = {
  realName: ['rider', 'chauffeur', 'companion', 'customer'],
  driverLicence: ['chauffeur'],
  healthCertificate: ['rider'],
  businessLicence: ['customer'],
  foodPermit: ['customer'],
  gameSkill: ['companion'],
  vehicle: ['chauffeur'],
}

/** People who show their papers, some with mistakes; after a rejection some send a better one, some appeal. */
export function createPapers(
  simulation: Simulation,
  { population, apis, cityCode }: { population: Population; apis: Record<Role, OpenApi>; cityCode: string },
): Papers {
  const { customers, riders, chauffeurs, companions } = population
  const senders = { customer: customers, rider: riders, chauffeur: chauffeurs, companion: companions }
  const context: Context = { simulation, apis, cityCode, senders, sent: new Map(), pictures: new Map() }
  const run = Date.now().toString(36)
  let count = 0
  const anyone = (index: number, { kind = 'realName', ...options }: PaperOptions) => {
    const from = options.from ?? usualSenders[kind][index % usualSenders[kind].length] ?? 'customer'
    const sender = senders[from][index % senders[from].length]
    if (!sender) throw new Error(`This city has nobody of the kind ${from}.`)
    return { from, sender, app: roleOf(from) }
  }
  const send: Papers['send'] = async (options = {}) => {
    const { kind = 'realName', flaw = 'none', whenRejected } = options
    const index = count++
    const { sender, from, app } = options.applicant
      ? { ...options.applicant, from: 'customer' as const }
      : anyone(index, options)
    return sendPaper(
      context,
      `paper-${run}-${index}`,
      { key: String(index), kind, from, app, sender, whenRejected },
      flaw,
    )
  }

  async function keepSending(): Promise<void> {
    for (let index = 0; ; index++) {
      const random = simulation.chanceOf('paper', String(index))
      if (index >= atStart) await simulation.clock.sleep(random.exponential(1 / secondsBetween))
      const kind = index < atStart ? paperKinds[index % paperKinds.length] : random.pick(paperKinds)
      const flaw = random.chance(0.45) ? 'none' : random.pick(flawsOf(kind ?? 'realName'))
      await send({ kind: kind ?? 'realName', flaw }).catch(error => {
        simulation.runUntilRefused(Promise.reject(error))
      })
    }
  }

  return { send, keepSending, receive: webhook => react(context, webhook) }
}

async function sendPaper(context: Context, externalNo: string, sent: Sent, flaw: PaperFlaw) {
  const { simulation, apis, cityCode } = context
  const { kind, from, app, sender } = sent
  const random = simulation.chanceOf('paperReading', sent.key, flaw)
  const paper = writePaper(kind, { sender, flaw })
  const own: Picture = { content: fieldsOf(paper), person: sender.externalId, photo: `${sent.key}/${flaw}` }
  const picture = flaw === 'pictureOfOther' ? (context.pictures.get(kind) ?? own) : own
  if (flaw === 'none') context.pictures.set(kind, own)
  const api = apis[app]
  const images: OpenVerification['images'] = []
  for (const image of paperOf(kind).images) {
    const jpeg = await toJpeg(await drawPaper({ kind, image, ...picture }), { blur: flaw === 'blurred' ? 9 : 0 })
    images.push({ image, ...(await api.sendPaperImage({ data: jpeg.toString('base64') })) })
  }
  context.sent.set(externalNo, sent)
  const { no } = await api.sendPaper({
    externalNo,
    from: { kind: from, externalId: sender.externalId },
    cityCode,
    paper,
    images,
    ...(random.chance(0.85) && { reading: readPaper(paper, flaw, random) }),
  })
  simulation.log('paperSent', { no, kind, flaw, externalNo })
  return { no, externalNo }
}

function react(context: Context, { type, data }: VerificationWebhookBody): void {
  const { simulation, sent } = context
  simulation.log('paperWebhook', { no: data.no, change: type.slice('verification.'.length), codes: data.codes })
  const paper = sent.get(data.externalNo)
  if (!paper || type !== 'verification.rejected') return
  simulation.runUntilRefused(reactToReject(context, paper, data))
}

async function reactToReject(context: Context, sent: Sent, data: VerificationWebhookBody['data']): Promise<void> {
  const { simulation, apis } = context
  const random = simulation.chanceOf('paperRejected', sent.key)
  const usual = simulation.isCooperative ? 'none' : random.pick(['better', 'better', 'appeal', 'none'] as const)
  const reaction = sent.whenRejected ?? usual
  if (reaction === 'none' || (reaction === 'appeal' && data.appealBy === null)) return
  await simulation.clock.sleep(random.between(3, 40) * 60)
  if (reaction === 'better') {
    await sendPaper(context, `${data.externalNo}-b`, { ...sent, whenRejected: 'none' }, 'none')
    return
  }
  const text = random.pick(['照片是清楚的，请再看一次', '证件是真的，可以打电话核实', '号码没有写错，请重新审核'])
  await apis[sent.app].appealPaper(data.no, { eventId: `appeal-${data.no}`, from: data.to, text })
  simulation.log('paperAppealed', { no: data.no })
}

/** The app that sends their papers. */
function roleOf(from: 'customer' | WorkerKind): Role {
  return from === 'customer' ? from : 'rider'
}
