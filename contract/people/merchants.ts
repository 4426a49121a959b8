import { z } from 'zod'
import { machine, movesBy } from '#contract/base/machine.ts'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id, longText, Moment, ReasonedTarget, shortText, Target, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { exportCommand } from '#contract/desk/exports.ts'

/** Whether the platform permits a shop to accept orders; the shop's app enforces it. */
export const merchantMachine = machine({
  states: ['enabled', 'suspended'],
  finals: [],
  movers: ['staff'],
  moves: {
    update: { by: ['staff'], from: ['enabled', 'suspended'], to: 'same' },
    suspend: { by: ['staff'], from: ['enabled'], to: 'suspended' },
    resume: { by: ['staff'], from: ['suspended'], to: 'enabled' },
  },
})
export const merchantStatuses = merchantMachine.states
const merchantMoves = movesBy(merchantMachine, 'staff')
export type MerchantMove = (typeof merchantMoves)[number]

const merchantLicences = ['business', 'food'] as const

export const MerchantRow = z.object({
  id: Id,
  /** `M1001`. */
  no: z.string(),
  name: z.string(),
  category: z.string(),
  /** Masked; `people.reveal` shows it. */
  phone: z.string(),
  cityCode: z.string(),
  address: z.string(),
  status: z.enum(merchantStatuses),
  statusReason: WrittenText,
  /** As the shop's app reports it. */
  isOpen: z.boolean(),
  /** Minutes of cooking, as the shop's app reports it. */
  prepMinutes: z.int(),
  licences: z.array(
    z.object({
      kind: z.enum(merchantLicences),
      number: z.string(),
      expiresOn: z.iso.date().nullable(),
      daysLeft: z.int().nullable(),
    }),
  ),
  remark: WrittenText,
  reportedAt: Moment,
  joinedAt: Moment,
  version: Version,
  allowed: z.array(z.enum([...merchantMoves, 'reveal'])),
})
export type MerchantRow = z.output<typeof MerchantRow>

export const MerchantQuestion = z.object({
  /** A shop number, a phone number or its last four, two characters of the name or the address. */
  search: z.string().trim().max(64).default(''),
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  status: z.enum(merchantStatuses).optional(),
  isOpen: z.boolean().optional(),
  /** Has a licence that ends within so many days, or has ended. */
  expiresIn: z.int().min(0).max(365).optional(),
  after: AfterId,
  limit: PageLimit,
})

/** Shops, as their app reports them. */
export const merchants = {
  list: query('merchants.list', { needs: 'workers.view', input: MerchantQuestion, output: pageOf(MerchantRow) }),
  export: exportCommand('merchants.export', MerchantQuestion),
  counts: query('merchants.counts', {
    needs: 'workers.view',
    input: z.object({}),
    output: z.object({ open: z.int(), expiring: z.int(), urgent: z.int(), expired: z.int() }),
  }),
  get: query('merchants.get', { needs: 'workers.view', input: z.object({ id: Id }), output: MerchantRow }),
  update: command('merchants.update', {
    needs: 'merchants.edit',
    input: Target.extend({ category: shortText.or(z.literal('')).optional(), remark: longText.optional() }),
    output: MerchantRow,
  }),
  suspend: command('merchants.suspend', { needs: 'merchants.edit', input: ReasonedTarget, output: MerchantRow }),
  resume: command('merchants.resume', { needs: 'merchants.edit', input: ReasonedTarget, output: MerchantRow }),
}
