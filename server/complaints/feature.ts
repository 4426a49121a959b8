import { complaints } from '#contract/complaints/complaints.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { assign, assignees, reassign } from './desk/assign.ts'
import { allowance, approveCompensation, rejectCompensation } from './desk/compensations.ts'
import { create, sides } from './desk/create.ts'
import { propose, resolve } from './desk/decide.ts'
import { lift, measures, uphold } from './desk/judge.ts'
import {
  askEvidence,
  checkSafety,
  claim,
  dispute,
  escalate,
  giveStatement,
  merge,
  note,
  reopen,
  reply,
  withdraw,
} from './desk/moves.ts'
import { startComplaintClocks } from './engine/timeouts.ts'
import { get } from './read/detail.ts'
import { complaintsExport } from './read/export.ts'
import { counts, list } from './read/list.ts'
import { ranking } from './read/ranking.ts'

export const complaintsFeature = feature(
  complaints,
  {
    list,
    counts,
    export: startExport(complaints.export, complaintsExport),
    ranking,
    get,
    sides,
    create,
    assignees,
    claim,
    assign,
    reassign,
    reply,
    note,
    checkSafety,
    askEvidence,
    giveStatement,
    allowance,
    measures,
    propose,
    resolve,
    approveCompensation,
    rejectCompensation,
    uphold,
    lift,
    dispute,
    escalate,
    withdraw,
    merge,
    reopen,
  },
  { exports: [complaintsExport], start: [startComplaintClocks] },
)
