import type { z } from 'zod'
import type {
  OpenApplication,
  OpenApplicationAnswer,
  OpenApplicationAppeal,
  OpenApplicationResubmit,
  OpenDeposit,
  OpenDepositResult,
} from '#contract/open/open-applications.ts'
import type { OpenVerification, OpenVerificationAppeal } from '#contract/open/open-verifications.ts'

export const imageId = 'k3Jm0Qv9T1yXw7Zb5RnA2c'
const rider = { kind: 'rider', externalId: 'RIDER-1' } as const

const healthCertificate = {
  kind: 'healthCertificate',
  name: '刘洋',
  number: 'HZ20260001',
  issuer: '郑州市疾病预防控制中心',
  validTo: '2027-06-30',
} as const

export const papers = {
  healthCertificate: {
    externalNo: 'PAPER-1',
    from: rider,
    cityCode: '410100',
    paper: healthCertificate,
    images: [{ image: 'front', imageId }],
  },
} as const satisfies Record<string, OpenVerification>

export const paperAppeals = {
  clear: { eventId: 'PAPER-1-appeal', from: rider, text: '照片是清楚的，请再看一次' },
} satisfies Record<string, OpenVerificationAppeal>

const content = { kind: 'rider', vehicle: { type: 'ebike' }, experienceMonths: 18 } as const

export const applications = {
  rider: {
    externalNo: 'APPLICATION-1',
    applicant: { externalId: 'PERSON-1', name: '刘洋', phone: '13800000004' },
    cityCode: '410100',
    content,
    agreement: '2026-01',
  },
} as const satisfies Record<string, OpenApplication>

export const applied: z.input<typeof OpenApplicationAnswer> = { no: 'SQ261123000001', state: 'submitted', version: 0 }

export const byApplicant = { eventId: 'APPLICATION-1-event', externalId: 'PERSON-1' } as const

export const resubmissions = {
  rider: { ...byApplicant, content },
} as const satisfies Record<string, z.input<typeof OpenApplicationResubmit>>

export const applicationAppeals = {
  rider: { ...byApplicant, text: '健康证已经补办，请重新审核' },
} satisfies Record<string, OpenApplicationAppeal>

export const deposits = {
  paid: { channelNo: 'TRADE-2', amountFen: 50_000, occurredAt: '2026-11-23T10:00:00+08:00' },
} satisfies Record<string, OpenDeposit>

export const depositResults = {
  returned: { result: 'success', amountFen: 50_000 },
} as const satisfies Record<string, OpenDepositResult>
