import { z } from 'zod'
import { languages, Version } from '#contract/base/values.ts'
import {
  deviceSystems,
  feedbackLimits,
  feedbackMachine,
  feedbackPeople,
  feedbackTypes,
} from '#contract/feedback/feedback.ts'
import { CityCode, ExternalNo, webhookHead } from './open-values.ts'

/** Feedback by the open API (scope `feedback.write`): what people think of the product, and what they are answered. */

/** `POST /open/v1/feedback/images`: jpeg, png or webp to 5 MB. */
export const OpenFeedbackImage = z.object({ data: z.base64().max(7_000_000) })
export const OpenFeedbackImageAnswer = z.object({ imageId: z.string() })

/** Workers and shops must have been reported before; `customer` is any other user of the app. */
const Person = z.object({
  kind: z.enum(feedbackPeople),
  externalId: ExternalNo,
  name: z.string().trim().min(1).max(64),
})

const text = (most: number) => z.string().trim().max(most).default('')

/** `POST /open/v1/feedback`. The same `externalNo` again returns the stored one. */
export const OpenFeedback = z.object({
  externalNo: ExternalNo,
  person: Person,
  type: z.enum(feedbackTypes),
  content: z.string().trim().min(5).max(1000),
  imageIds: z
    .array(z.string().regex(/^[\w-]{22}$/))
    .max(feedbackLimits.images)
    .default([]),
  page: text(64).describe('The page of the app that it is about.'),
  appVersion: text(32),
  device: text(64),
  system: z.enum(deviceSystems).default('other'),
  systemVersion: text(32),
  language: z.enum(languages).default('zh'),
  contact: text(64).describe('How the person wants to be reached, a phone number or an address.'),
  cityCode: CityCode,
})
export type OpenFeedback = z.input<typeof OpenFeedback>

/** `POST /open/v1/feedback/{no}/messages`: the person writes again; within seven days of its answer this opens it again. */
export const OpenFeedbackMessage = z.object({
  eventId: ExternalNo,
  externalId: ExternalNo,
  text: z.string().trim().min(1).max(1000),
})
export type OpenFeedbackMessage = z.input<typeof OpenFeedbackMessage>

/** `GET /open/v1/feedback/{no}`. */
export const OpenFeedbackNo = z.object({ no: z.string().max(32) })

export const OpenFeedbackAnswer = z.object({
  no: z.string(),
  externalNo: z.string(),
  state: z.enum(feedbackMachine.states),
  version: Version,
})

/** The webhook to the app of the person; also of a duplicate, when its main one is answered. */
export const FeedbackWebhookBody = z.object({
  type: z.enum(['feedback.replied', 'feedback.adopted', 'feedback.closed']),
  ...webhookHead,
  data: z.object({
    no: z.string(),
    externalNo: z.string(),
    to: z.object({ kind: z.enum(feedbackPeople), externalId: z.string() }),
    state: z.enum(feedbackMachine.states),
    version: Version,
    text: z.string().describe('What staff wrote.'),
    language: z.enum(languages).describe('The language of the person, which the text is meant to be in.'),
    appVersion: z.string().nullable().describe('Of `feedback.adopted`: the version that does what was asked for.'),
  }),
})
export type FeedbackWebhookBody = z.output<typeof FeedbackWebhookBody>
