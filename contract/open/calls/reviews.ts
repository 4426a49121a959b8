import {
  OpenApplication,
  OpenApplicationAnswer,
  OpenApplicationAppeal,
  OpenApplicationProgress,
  OpenApplicationResubmit,
  OpenApplicationWithdraw,
  OpenDeposit,
  OpenDepositAnswer,
  OpenDepositResult,
} from '#contract/open/open-applications.ts'
import {
  OpenPaperImage,
  OpenPaperImageAnswer,
  OpenVerification,
  OpenVerificationAnswer,
  OpenVerificationAppeal,
} from '#contract/open/open-verifications.ts'
import { picture } from '../examples/chats.ts'
import * as examples from '../examples/reviews.ts'
import { mostPictureBytes, post } from './call.ts'

/** Papers that people show. */
export const paperCalls = {
  sendPaperImage: post({
    path: '/verifications/images',
    scopes: ['verification.write'],
    input: OpenPaperImage,
    answer: OpenPaperImageAnswer,
    examples: { picture: { data: picture } },
    answered: { imageId: examples.imageId },
    mostBytes: mostPictureBytes,
  }),
  sendPaper: post({
    path: '/verifications',
    scopes: ['verification.write'],
    input: OpenVerification,
    answer: OpenVerificationAnswer,
    examples: examples.papers,
    answered: { no: 'RZ2611230001', state: 'pending', version: 0 },
  }),
  appealPaper: post({
    path: '/verifications/{no}/appeal',
    scopes: ['verification.write'],
    input: OpenVerificationAppeal,
    answer: OpenVerificationAnswer,
    examples: examples.paperAppeals,
    answered: { no: 'RZ2611230001', state: 'pending', version: 3 },
  }),
} as const

const scopes = ['application.write'] as const
const moved = { input: OpenApplicationWithdraw, answer: OpenApplicationAnswer, scopes } as const

/** Who wants to work with the platform, and the deposits that they pay. */
export const applicationCalls = {
  apply: post({
    path: '/applications',
    scopes,
    input: OpenApplication,
    answer: OpenApplicationAnswer,
    examples: examples.applications,
    answered: examples.applied,
  }),
  resubmitApplication: post({
    ...moved,
    path: '/applications/{no}/resubmit',
    input: OpenApplicationResubmit,
    examples: examples.resubmissions,
    answered: { ...examples.applied, version: 2 },
  }),
  withdrawApplication: post({
    ...moved,
    path: '/applications/{no}/withdraw',
    examples: { withdraw: examples.byApplicant },
    answered: { ...examples.applied, state: 'withdrawn', version: 1 },
  }),
  appealApplication: post({
    ...moved,
    path: '/applications/{no}/appeal',
    input: OpenApplicationAppeal,
    examples: examples.applicationAppeals,
    answered: { ...examples.applied, version: 3 },
  }),
  sendApplicationProgress: post({
    ...moved,
    path: '/applications/{no}/progress',
    input: OpenApplicationProgress,
    examples: { training: { ...examples.byApplicant, trainingScore: 92 } },
    answered: { ...examples.applied, state: 'onboarding', version: 4 },
  }),
  sendDeposit: post({
    path: '/applications/{no}/deposit',
    scopes,
    input: OpenDeposit,
    answer: OpenDepositAnswer,
    examples: examples.deposits,
    answered: { no: 'YJ2611230001', state: 'held', amountFen: 50_000 },
  }),
  sendDepositResult: post({
    path: '/deposits/{no}/results',
    scopes,
    input: OpenDepositResult,
    answer: OpenDepositAnswer,
    examples: examples.depositResults,
    answered: { no: 'YJ2611230001', state: 'returned', amountFen: 50_000 },
  }),
} as const
