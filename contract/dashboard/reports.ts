import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id, languages, Moment, Nothing, shortText, Target, Version } from '#contract/base/values.ts'
import { reportKinds } from '#contract/dashboard/names.ts'
import { ExportRow } from '#contract/desk/exports.ts'
import { services } from '#contract/orders/service-names.ts'
import { dashboardQuestion, ReportQuestion } from './question-schemas.ts'

/** The most people that one report is sent to. */
export const mostRecipients = 50

/**
 * Why somebody who was chosen gets no file: disabled, or without the right to reports or orders; does not see the city that it
 * is about; has not signed in for a month.
 */
const skipReasons = ['mayNot', 'city', 'away'] as const
export type SkipReason = (typeof skipReasons)[number]

const Recipient = z.object({ id: Id, name: z.string() })

export const ReportTerms = z.object({
  name: shortText,
  kind: z.enum(reportKinds),
  service: z.enum(services).nullable().default(null),
  cityCode: dashboardQuestion.cityCode,
  /** The hour of the day at which it is made, Asia/Shanghai; of a week, on Monday. */
  hour: z.int().min(0).max(23).default(8),
  /** The spreadsheet's. */
  language: z.enum(languages).default('zh'),
  /** Staff who may export reports. Each gets a file with what they may see themself; some are skipped, as `SkipReason` says. */
  recipients: z.array(Id).min(1).max(mostRecipients),
  isOn: z.boolean().default(true),
})

export const ReportRow = ReportTerms.omit({ recipients: true }).extend({
  id: Id,
  recipients: z.array(Recipient),
  /** Who got it the last time, and who did not. */
  sentTo: z.array(Recipient),
  skipped: z.array(Recipient.extend({ why: z.enum(skipReasons) })),
  /** When it is made next, and when it was made last. */
  nextAt: Moment.nullable(),
  lastAt: Moment.nullable(),
  /** The page with what was sent last; null before the first time. */
  lastLink: z.string().nullable(),
  createdBy: z.string(),
  version: Version,
  allowed: z.array(z.enum(['update', 'remove', 'send'])),
})
export type ReportRow = z.output<typeof ReportRow>

const edit = { needs: 'reports.edit', cityScope: 'none', output: ReportRow } as const

/** Reports that are sent as a spreadsheet at an hour of the day, to chosen people. */
export const reports = {
  list: query('reports.list', {
    needs: 'reports.export',
    cityScope: 'none',
    input: z.object({ after: AfterId, limit: PageLimit }),
    output: pageOf(ReportRow),
  }),
  /** One report as a spreadsheet, for oneself. */
  export: command('reports.export', { needs: 'reports.export', input: ReportQuestion, output: ExportRow }),
  add: command('reports.add', { ...edit, input: ReportTerms }),
  update: command('reports.update', { ...edit, input: ReportTerms.extend(Target.shape) }),
  remove: command('reports.remove', { ...edit, input: Target, output: Nothing }),
  /** Makes it now, for those who would get it. */
  send: command('reports.send', { ...edit, input: Target }),
  /** Staff who may be chosen: those who see the dashboard. */
  people: query('reports.people', {
    needs: 'reports.edit',
    cityScope: 'none',
    input: z.object({ search: z.string().trim().max(64).default('') }),
    output: z.array(z.object({ id: Id, name: z.string(), role: z.string() })),
  }),
}
