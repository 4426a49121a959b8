import type { Language } from '#contract/base/values.ts'
import { percentOf, type WorkerRow } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { choice, city, exportOf, moment, number, text } from '#server/desk/exports/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { workersFeature, workersWords } from '#words/people/workers.ts'
import { inLanguage, type Phrase } from '#words/words.ts'
import { list } from './list.ts'

export const workersExport = exportOf(workers, {
  title: workersFeature.name,
  searchesPeople: true,
  read: list,
  columns: [
    text(spreadsheetWords.workerNo, 10, row => row.no),
    text(spreadsheetWords.name, 14, row => row.name),
    choice(spreadsheetWords.kind, 12, workersWords.kinds, row => row.kind),
    text(workersWords.facts.phone, 14, row => row.phone),
    city(workersWords.columns.city, 10, row => row.cityCode),
    choice(workersWords.columns.state, 10, workersWords.statuses, row => row.status),
    text(spreadsheetWords.reason, 28, row => row.statusReason),
    moment(spreadsheetWords.frozenUntil, row => row.frozenUntil),
    choice(workersWords.filters.work, 12, workersWords.workStatuses, row => row.workStatus),
    text(workersWords.edit.services, 28, servicesOf),
    text(workersWords.edit.vehicle, 18, vehicleOf),
    text(workersWords.edit.licenceClass, 10, row => row.licenceClass),
    number(workersWords.edit.level, 8, row => row.level),
    number(workersWords.columns.score, 8, row => row.score),
    number(workersWords.columns.load, 10, row => row.load),
    number(spreadsheetWords.ordersAtOnce, 10, row => row.capacity),
    number(workersWords.columns.today, 10, row => row.doneToday),
    number(spreadsheetWords.taken30Days, 14, row => percentOf(row.record.accepted, row.record.offered)),
    number(spreadsheetWords.onTime30Days, 14, row => percentOf(row.record.punctual, row.record.promised)),
    number(spreadsheetWords.backedOut30Days, 14, row => percentOf(row.record.gaveUp, row.record.taken)),
    number(spreadsheetWords.complaints30Days, 10, row => row.record.complaints),
    text(workersWords.columns.credentials, 40, papersOf),
    moment(workersWords.facts.joined, row => row.joinedAt),
  ],
})

const riderNames: Readonly<Record<string, Phrase>> = workersWords.services

/** A companion's `game:原神` is called what the game is called. */
function servicesOf({ serviceTypes }: WorkerRow, language: Language): string {
  return serviceTypes
    .map(type => (riderNames[type] ? inLanguage(riderNames[type], language) : type.replace(/^game:/, '')))
    .join(' / ')
}

function vehicleOf({ vehicle }: WorkerRow, language: Language): string | null {
  return vehicle && [inLanguage(workersWords.vehicles[vehicle.type], language), vehicle.plate].filter(Boolean).join(' ')
}

/** `健康证 2026-12-31 / 身份证`: what somebody holds, each with its last day if it has one. */
function papersOf({ credentials }: WorkerRow, language: Language): string {
  return credentials
    .map(({ kind, expiresOn }) =>
      [inLanguage(workersWords.credentials[kind], language), expiresOn].filter(Boolean).join(' '),
    )
    .join(' / ')
}
