import type { PaperKind } from './paper.ts'

/** Who can apply. A city agent runs a city for the platform. */
export const applicantKinds = ['rider', 'chauffeur', 'merchant', 'companion', 'cityAgent'] as const
export type ApplicantKind = (typeof applicantKinds)[number]

type Terms = {
  /** Papers that must be approved before the application is. */
  readonly papers: readonly PaperKind[]
  readonly hasSecondReview: boolean
  readonly depositFen: number
  /** What the reviewer does besides reading, and marks as done. */
  readonly checks: readonly ManualCheck[]
}

/** Done by the reviewer: a call to the applicant, a look at the place, the background check, the signed agreement. */
export const manualChecks = ['called', 'placeSeen', 'backgroundClear', 'agreementSigned'] as const
export type ManualCheck = (typeof manualChecks)[number]

/** What is asked of whom. */
const applicationTerms = {
  rider: {
    papers: ['realName', 'healthCertificate'],
    hasSecondReview: false,
    depositFen: 0,
    checks: ['agreementSigned'],
  },
  chauffeur: {
    papers: ['realName', 'driverLicence'],
    hasSecondReview: true,
    depositFen: 50_000,
    checks: ['called', 'backgroundClear', 'agreementSigned'],
  },
  merchant: {
    papers: ['realName', 'businessLicence', 'foodPermit'],
    hasSecondReview: true,
    depositFen: 100_000,
    checks: ['called', 'placeSeen', 'agreementSigned'],
  },
  companion: {
    papers: ['realName', 'gameSkill'],
    hasSecondReview: false,
    depositFen: 0,
    checks: ['agreementSigned'],
  },
  cityAgent: {
    papers: ['realName', 'businessLicence'],
    hasSecondReview: true,
    depositFen: 1_000_000,
    checks: ['called', 'placeSeen', 'backgroundClear', 'agreementSigned'],
  },
} as const satisfies Record<ApplicantKind, Terms>

export function termsOf(kind: ApplicantKind): Terms {
  return applicationTerms[kind]
}

export const applicationLimits = {
  /** Of a hundred. */
  trainingScore: 80,
  supplementDays: 7,
  /** Days after a rejection or withdrawal before the same person may apply for the same again. */
  reapplyDays: 30,
  appealDays: 7,
} as const

/** What an applicant is asked to add. */
export const supplementItems = [
  'realName',
  'driverLicence',
  'healthCertificate',
  'businessLicence',
  'foodPermit',
  'gameSkill',
  'phone',
  'address',
  'introduction',
  'agreement',
] as const
export type SupplementItem = (typeof supplementItems)[number]
