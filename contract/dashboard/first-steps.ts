import { z } from 'zod'
import { command, type Needs, query } from '#contract/base/operation.ts'
import { Nothing } from '#contract/base/values.ts'

/** What somebody can try on their first day, and what lets them. The first four that a person may are theirs, and the last two. */
const specialSteps = {
  openOrder: 'orders.view',
  assignOrder: 'orders.assign',
  openBoard: 'orders.assign',
  answerChat: 'chats.reply',
  claimReview: 'verifications.judge',
  openWithdrawal: 'withdrawals.view',
  openTransaction: 'ledger.view',
  openBill: 'recon.view',
  noteOrder: 'orders.follow',
  openComplaint: 'complaints.view',
  openWorker: 'workers.view',
  openReport: 'orders.view',
  arrangeHome: 'dashboard.view',
} as const satisfies Record<string, Needs>
const commonSteps = ['takeNotice', 'openGuide'] as const
const mostSpecial = 4

export type FirstStep = keyof typeof specialSteps | (typeof commonSteps)[number]
export const firstStepNames = [...(Object.keys(specialSteps) as (keyof typeof specialSteps)[]), ...commonSteps] as const

/** At most six; fewer for whoever may do very little. */
export function firstStepsOf(may: (needs: Needs) => boolean): FirstStep[] {
  const special = Object.entries(specialSteps).filter(([, needs]) => may(needs))
  return [...(special.map(([step]) => step) as FirstStep[]).slice(0, mostSpecial), ...commonSteps]
}

/** The first day of one person. A step is done by doing it: no operation marks one. */
export const firstSteps = {
  /** None once all are done, or the person has put them away. */
  list: query('firstSteps.list', {
    needs: 'signed-in',
    cityScope: 'none',
    input: z.object({}),
    output: z.object({ steps: z.array(z.object({ step: z.enum(firstStepNames), isDone: z.boolean() })) }),
  }),
  /** Puts them away for good. */
  dismiss: command('firstSteps.dismiss', {
    needs: 'signed-in',
    cityScope: 'none',
    input: z.object({}),
    output: Nothing,
  }),
  /** A guide was opened, which the browser has without asking. */
  openGuide: command('firstSteps.openGuide', {
    needs: 'signed-in',
    cityScope: 'none',
    input: z.object({}),
    output: Nothing,
  }),
}
