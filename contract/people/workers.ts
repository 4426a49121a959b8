import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { Id, InputMoment, longText, ReasonedTarget, Target } from '#contract/base/values.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { licenceClasses, ServiceType, Vehicle } from './fitness.ts'
import { LiveChauffeur, WorkerDetail, WorkerRow } from './worker.ts'
import { WorkerFilters, WorkerQuestion } from './worker-question.ts'

/** Fields that staff cannot change here: identity and credentials. The refusal says where to change them. */
const settledElsewhere = {
  name: z.unknown().optional(),
  realName: z.unknown().optional(),
  phone: z.unknown().optional(),
  idNo: z.unknown().optional(),
  gender: z.unknown().optional(),
  avatar: z.unknown().optional(),
  certExpireAt: z.unknown().optional(),
  credentials: z.unknown().optional(),
}
export const identityFields = Object.keys(settledElsewhere) as (keyof typeof settledElsewhere)[]

type AsRead = Record<keyof typeof WorkerDetail.shape, z.ZodOptional<z.ZodUnknown>>
/** The row as it was read may be sent back whole. */
const asRead = Object.fromEntries(
  Object.keys(WorkerDetail.shape).map(field => [field, z.unknown().optional()]),
) as AsRead
/** What changes by itself, and may be out of date in a row that is sent back. */
const live = [
  'workStatus',
  'isForcedOffline',
  'locatedAt',
  'load',
  'doneToday',
  'record',
  'allowed',
  'liveOrders',
  'scores',
]

export const WorkerTerms = z.object({
  serviceTypes: z.array(ServiceType).min(1).max(20).optional(),
  /** Orders at once. */
  capacity: z.int().min(1).max(10).optional(),
  level: z.int().min(1).max(5).optional(),
  vehicle: Vehicle.nullable().optional(),
  licenceClass: z.enum(licenceClasses).nullable().optional(),
  remark: longText.optional(),
})
export type WorkerTerms = z.output<typeof WorkerTerms>

const Page = pageOf(WorkerRow)

/** Fields of a row that stand in it for reading: with the version that was seen they have the value that was seen. */
export const readOnlyFields = (Object.keys(asRead) as (keyof AsRead)[]).filter(
  field => !live.includes(field) && !(field in WorkerTerms.shape) && !(field in settledElsewhere),
)

/** Riders, chauffeurs, companions. Operations with an explicit path have a prescribed one. */
export const workers = {
  list: query('workers.list', { needs: 'workers.view', input: WorkerQuestion, output: Page }),
  export: exportCommand('workers.export', WorkerQuestion),
  counts: query('workers.counts', {
    needs: 'workers.view',
    input: z.object({}),
    output: z.object({
      /** Of each kind, those on duty now. */
      rider: z.int(),
      chauffeur: z.int(),
      companion: z.int(),
      expiring: z.int(),
      frozen: z.int(),
      /** Of `expiring`, those that end within a week, and those that have ended. */
      urgent: z.int(),
      expired: z.int(),
    }),
  }),
  get: query('workers.get', { needs: 'workers.view', input: z.object({ id: Id }), output: WorkerDetail }),
  /** Riders. */
  allsend: query('workers.allsend', {
    needs: 'workers.view',
    input: WorkerFilters,
    output: Page,
  }),
  /** Chauffeurs. */
  allDai: query('workers.allDai', {
    needs: 'workers.view',
    input: WorkerFilters,
    output: Page,
  }),
  /** Chauffeurs on duty, with their positions. */
  daiJia: query('workers.daiJia', {
    needs: 'workers.view',
    input: z.object({}),
    output: z.array(LiveChauffeur),
  }),
  /** Changes the fields that staff decide; the identity is not among them. Takes those fields alone, or the row as it was read. */
  pcUpSend: command('workers.pcUpSend', {
    needs: 'workers.edit',
    input: z.strictObject({ ...asRead, ...settledElsewhere, ...Target.shape, ...WorkerTerms.shape }),
    output: WorkerDetail,
  }),
  enable: command('workers.enable', { needs: 'workers.freeze', input: ReasonedTarget, output: WorkerDetail }),
  disable: command('workers.disable', { needs: 'workers.freeze', input: ReasonedTarget, output: WorkerDetail }),
  /** Refused if the worker has orders in hand and `liveOrders` is missing. */
  freeze: command('workers.freeze', {
    needs: 'workers.freeze',
    input: ReasonedTarget.extend({
      /** Null freezes until somebody ends it. */
      until: InputMoment.nullable(),
      liveOrders: z.enum(['finish', 'giveBack']).optional(),
    }),
    output: WorkerDetail,
  }),
  unfreeze: command('workers.unfreeze', { needs: 'workers.freeze', input: ReasonedTarget, output: WorkerDetail }),
  /** Permanent; refused while the worker has orders in hand. */
  resign: command('workers.resign', { needs: 'workers.freeze', input: ReasonedTarget, output: WorkerDetail }),
  forceOffline: command('workers.forceOffline', {
    needs: 'workers.forceOffline',
    input: ReasonedTarget,
    output: WorkerDetail,
  }),
  changeScore: command('workers.changeScore', {
    needs: 'workers.edit',
    input: ReasonedTarget.extend({
      points: z
        .int()
        .min(-100)
        .max(100)
        .refine(points => points !== 0),
      /** The order that is the reason, if any. */
      orderNo: z.string().trim().max(32).default(''),
    }),
    output: WorkerDetail,
  }),
}
