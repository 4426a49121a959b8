import { z } from 'zod'
import { Day } from '#contract/base/values.ts'
import { licenceClasses } from '#contract/people/fitness.ts'

/** What a person says about a paper, what a machine reads on it, and what we know already. Days are `2026-11-22`. */
export const paperFields = [
  'name',
  'number',
  'gender',
  'bornOn',
  'address',
  'issuer',
  'issuedOn',
  'validTo',
  'licenceClass',
  'game',
  'rank',
  'nickName',
  'plate',
  'model',
] as const
export type PaperField = (typeof paperFields)[number]

export const paperImages = ['front', 'back', 'hand', 'page'] as const
export type PaperImage = (typeof paperImages)[number]

type Paper = {
  /** What the app must send, and what it may send besides. */
  readonly fields: readonly PaperField[]
  readonly optional: readonly PaperField[]
  readonly images: readonly PaperImage[]
  readonly mostImages: number
}

/** The papers that people show. `page` stands for any number of pages or screenshots. */
export const papers = {
  /** 身份证. */
  realName: {
    fields: ['name', 'number'],
    optional: ['gender', 'bornOn', 'address', 'issuer', 'issuedOn', 'validTo'],
    images: ['front', 'back'],
    mostImages: 3,
  },
  /** 驾驶证. */
  driverLicence: {
    fields: ['name', 'number', 'licenceClass', 'issuedOn', 'validTo'],
    optional: [],
    images: ['front'],
    mostImages: 3,
  },
  /** 健康证. */
  healthCertificate: {
    fields: ['name', 'number', 'issuer', 'validTo'],
    optional: [],
    images: ['front'],
    mostImages: 2,
  },
  /** 营业执照. */
  businessLicence: {
    fields: ['name', 'number'],
    optional: ['address', 'issuedOn', 'validTo'],
    images: ['page'],
    mostImages: 3,
  },
  /** 食品经营许可证. */
  foodPermit: {
    fields: ['name', 'number', 'validTo'],
    optional: ['address', 'issuer'],
    images: ['page'],
    mostImages: 3,
  },
  /** 游戏技能. */
  gameSkill: { fields: ['game', 'rank', 'nickName'], optional: [], images: ['page'], mostImages: 6 },
  /** 行驶证. */
  vehicle: { fields: ['name', 'plate', 'model', 'validTo'], optional: [], images: ['front'], mostImages: 3 },
} as const satisfies Record<string, Paper>
export type PaperKind = keyof typeof papers
export const paperKinds = Object.keys(papers) as [PaperKind, ...PaperKind[]]

export function paperOf(kind: PaperKind): Paper {
  return papers[kind]
}

/** Each field as a paper writes it. */
export const paperShape = {
  name: z.string().trim().min(1).max(64),
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-Z-]{4,32}$/),
  gender: z.enum(['female', 'male']),
  bornOn: z.iso.date().refine(day => day >= '1900' && day < '2101', { params: { word: 'format' } }),
  address: z.string().trim().min(1).max(200),
  issuer: z.string().trim().min(1).max(64),
  issuedOn: z.iso.date().refine(day => day >= '1930' && day < '2101', { params: { word: 'format' } }),
  /** The last day; `long` has none. */
  validTo: Day.or(z.literal('long')),
  licenceClass: z.enum(licenceClasses),
  game: z.string().trim().min(1).max(30),
  rank: z.string().trim().min(1).max(30),
  nickName: z.string().trim().min(1).max(64),
  plate: z.string().trim().min(5).max(16),
  model: z.string().trim().min(1).max(64),
} satisfies Record<PaperField, z.ZodType<string>>

/** All fields, each as its paper writes it. */
export const PaperContent = z.object(paperShape).partial()
export type PaperContent = z.output<typeof PaperContent>

/** What a machine read: the app says which one, and how sure it is in percent. Nothing of it is checked against a schema. */
export const PaperReading = z.object({
  by: z.string().trim().min(1).max(64),
  confidence: z.int().min(0).max(100),
  fields: z.partialRecord(z.enum(paperFields), z.string().trim().max(200)),
})
export type PaperReading = z.output<typeof PaperReading>
