import { type StaffComplaintMove, staffComplaintMoves } from '#contract/complaints/complaint.ts'
import { compensationMoves, judgingMoves } from '#contract/complaints/decision.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import {
  type ComplaintRecord,
  compensationStateColumn,
  complaintStateColumn,
  punishmentStateColumn,
} from '#server/complaints/table.ts'
import type { Caller } from '#server/kit/caller.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { compensationGuard, complaintGuard, type Guarded, punishmentGuard } from './guards.ts'

/** Complaints; how long one can be reopened is a setting. Their events go with images, so that `moveComplaint` records them. */
export const complaintRecords = recordsOf(complaintStateColumn, {
  subject: 'complaints',
  no: ({ no }) => no,
  actions: staffComplaintMoves,
  guard: (complaint: Guarded & { setting: SettingReader }, move: StaffComplaintMove, caller: Caller) =>
    complaintGuard(complaint, move, caller, complaint.setting),
  nudge: ({ id, city_code }: Pick<ComplaintRecord, 'id' | 'city_code'>) => ({
    word: 'complaints.changed',
    id,
    cityCode: city_code,
  }),
})

/** What is given to a complainant. Its event is that of the money, its version that of the complaint, which is locked before it. */
export const compensationRecords = recordsOf(compensationStateColumn, {
  actions: compensationMoves,
  guard: compensationGuard,
  isNewVersion: () => false,
})

/** What is done about a respondent. Its events and its version are those of the complaint, which is locked before it. */
export const punishmentRecords = recordsOf(punishmentStateColumn, {
  actions: judgingMoves,
  guard: punishmentGuard,
  isNewVersion: () => false,
})
