import { appMovers } from '#contract/base/machine.ts'
import { OpenEvent, OpenOrderAnswer, OpenRefund, OpenRefundAnswer, type OpenScope } from '#contract/open/open.ts'
import { OpenMerchants } from '#contract/open/open-merchants.ts'
import { OpenOrder } from '#contract/open/open-orders.ts'
import { OpenLanguages } from '#contract/open/open-people.ts'
import { OpenWorkers } from '#contract/open/open-workers.ts'
import * as examples from '../examples/orders.ts'
import { languages, merchants, workers } from '../examples/people.ts'
import { OpenReported } from './answers.ts'
import { post } from './call.ts'

const eventScopes = appMovers.map(by => `event.${by}` as const) as [OpenScope, ...OpenScope[]]

export const orderCalls = {
  placeOrder: post({
    path: '/orders',
    scopes: ['order.write'],
    input: OpenOrder,
    answer: OpenOrderAnswer,
    examples: examples.orders,
    answered: examples.placedOrder,
  }),
  sendEvent: post({
    path: '/orders/{no}/events',
    scopes: eventScopes,
    scopeOf: ({ by }) => `event.${by}` as const,
    input: OpenEvent,
    answer: OpenOrderAnswer,
    examples: examples.events,
    answered: { ...examples.placedOrder, state: 'pending_accept', version: 1 },
    mayWait: true,
  }),
  requestRefund: post({
    path: '/orders/{no}/refunds',
    scopes: ['order.write'],
    input: OpenRefund,
    answer: OpenRefundAnswer,
    examples: examples.refunds,
    answered: { no: 'TK2611230001', stage: 'review', amountFen: 1800 },
  }),
} as const

/** Who there is: workers, shops, and the languages of people. */
export const peopleCalls = {
  sendWorkers: post({
    path: '/workers',
    scopes: ['worker.write'],
    input: OpenWorkers,
    answer: OpenReported,
    examples: workers,
    answered: { reported: 1 },
  }),
  sendMerchants: post({
    path: '/merchants',
    scopes: ['merchant.write'],
    input: OpenMerchants,
    answer: OpenReported,
    examples: merchants,
    answered: { reported: 1 },
  }),
  sendLanguages: post({
    path: '/people/languages',
    scopes: ['person.write'],
    input: OpenLanguages,
    answer: OpenReported,
    examples: languages,
    answered: { reported: 1 },
  }),
} as const
