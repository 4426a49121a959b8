import { addressOf } from '#city/people/names.ts'
import { games } from '#city/world/games.ts'
import { createRandom, type Random } from '#city/world/random.ts'
import { dayMs } from '#contract/base/durations.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { OpenVerification } from '#contract/open/open-verifications.ts'
import { type PaperKind, paperOf } from '#contract/reviews/paper.ts'
import { identityOf, withWrongCheck } from './identity.ts'

/** What is wrong with a paper that somebody sends. */
export const paperFlaws = [
  'none',
  'wrongNumber',
  'blurred',
  'pictureOfOther',
  'expired',
  'tooYoung',
  'narrowLicence',
  'newDriver',
  'misread',
] as const
export type PaperFlaw = (typeof paperFlaws)[number]
export type PaperSender = { externalId: string; name: string }
type Paper = OpenVerification['paper']
type Subject = { sender: PaperSender; flaw: PaperFlaw }

const yearMs = 365 * dayMs
const ranks = ['青铜', '黄金', '铂金', '钻石', '星耀', '王者']

const inFuture = (random: Random) => dayFromNow(random.between(0.4, 8) * yearMs)
const inPast = (random: Random) => dayFromNow(-random.between(5, 400) * dayMs)

/** What the person says: an invented paper, the same one for each person and kind, with the flaw that it has. */
export function writePaper(kind: PaperKind, subject: Subject): Paper {
  const random = createRandom(`paper/${kind}/${subject.sender.externalId}`)
  const validTo = subject.flaw === 'expired' ? inPast(random) : inFuture(random)
  return writers[kind]({ ...subject, random, validTo })
}

type Terms = Subject & { random: Random; validTo: string }

const writers: { readonly [Kind in PaperKind]: (terms: Terms) => Paper } = {
  realName: ({ sender, flaw, random, validTo }) => {
    const bornIn = flaw === 'tooYoung' ? new Date().getUTCFullYear() - 16 : undefined
    const { number, ...identity } = identityOf(sender.externalId, bornIn)
    const address = `郑州市金水区${addressOf(random)}`
    const issuer = '郑州市公安局金水分局'
    const shown = { ...identity, number: numberOf(number, flaw), address, issuer }
    return { kind: 'realName', name: sender.name, ...shown, issuedOn: dayFromNow(-6 * yearMs), validTo }
  },
  driverLicence: ({ sender, flaw, validTo }) => ({
    kind: 'driverLicence',
    name: sender.name,
    number: numberOf(identityOf(sender.externalId).number, flaw),
    licenceClass: flaw === 'narrowLicence' ? 'C2' : 'C1',
    issuedOn: flaw === 'newDriver' ? dayFromNow(-yearMs) : '2014-06-01',
    validTo,
  }),
  healthCertificate: ({ sender, random, validTo }) => ({
    kind: 'healthCertificate',
    name: sender.name,
    number: `JK${digits(random, 12)}`,
    issuer: '郑州市疾病预防控制中心',
    validTo,
  }),
  businessLicence: ({ sender, random }) => ({
    kind: 'businessLicence',
    name: `郑州市金水区${sender.name}餐饮店`,
    number: `92410105MA${digits(random, 8)}`,
    address: `郑州市金水区${addressOf(random)}`,
    issuedOn: '2021-03-15',
    validTo: 'long',
  }),
  foodPermit: ({ sender, random, validTo }) => ({
    kind: 'foodPermit',
    name: `郑州市金水区${sender.name}餐饮店`,
    number: `JY24101050${digits(random, 6)}`,
    issuer: '郑州市金水区市场监督管理局',
    validTo,
  }),
  gameSkill: ({ sender, random }) => ({
    kind: 'gameSkill',
    game: random.pick(games),
    rank: random.pick(ranks),
    nickName: `${sender.name}${digits(random, 3)}`,
  }),
  vehicle: ({ sender, random, validTo }) => ({
    kind: 'vehicle',
    name: sender.name,
    plate: `豫A${digits(random, 5)}`,
    model: random.pick(['大众朗逸', '日产轩逸', '比亚迪秦', '丰田卡罗拉']),
    validTo,
  }),
}

/** What is written on it. */
export function fieldsOf({ kind: _kind, ...content }: Paper): Record<string, string> {
  return Object.fromEntries(
    Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** What a machine read on the picture: little on a blurred one, one field wrong if it misread. */
export function readPaper(paper: Paper, flaw: PaperFlaw, random: Random): OpenVerification['reading'] {
  const fields = fieldsOf(paper)
  if (flaw === 'blurred') {
    const [first = ['name', ''], ...others] = Object.entries(fields)
    return {
      by: 'ocr-cn 3.1',
      confidence: random.whole(22, 55),
      fields: Object.fromEntries([first, ...others.slice(3)]),
    }
  }
  if (flaw === 'misread') Object.assign(fields, misread(fields))
  return { by: 'ocr-cn 3.1', confidence: random.whole(86, 99), fields }
}

function misread({ name, number, rank }: Record<string, string>): Record<string, string> {
  if (number) return { number: number.slice(0, 8) + number.slice(9) + (number[8] ?? '') }
  return name ? { name: `${name}某` } : { rank: rank === '王者' ? '青铜' : '王者' }
}

function numberOf(number: string, flaw: PaperFlaw): string {
  return flaw === 'wrongNumber' ? withWrongCheck(number) : number
}

function dayFromNow(ms: number): string {
  return shanghaiDay(Date.now() + ms)
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.whole(0, 9)).join('')
}

/** The mistakes that a paper of this kind can have. */
export function flawsOf(kind: PaperKind): PaperFlaw[] {
  const { fields, optional } = paperOf(kind)
  const all = [...fields, ...optional]
  return paperFlaws.filter(flaw => {
    if (flaw === 'wrongNumber') return kind === 'realName' || kind === 'driverLicence'
    if (flaw === 'expired') return all.includes('validTo') && kind !== 'businessLicence'
    if (flaw === 'tooYoung') return kind === 'realName'
    return (flaw !== 'narrowLicence' && flaw !== 'newDriver') || kind === 'driverLicence'
  })
}
