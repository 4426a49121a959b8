import { type StaffComplaintMove, staffComplaintMoves } from '#contract/complaints/complaint.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { type ComplaintRecord, complaintStateColumn } from '#server/complaints/table.ts'
import type { Caller } from '#server/kit/caller.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { complaintGuard, type Guarded } from './guards.ts'

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
