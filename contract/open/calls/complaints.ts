import {
  OpenComplaint,
  OpenComplaintAnswer,
  OpenComplaintAppeal,
  OpenComplaintImage,
  OpenComplaintImageAnswer,
  OpenComplaintReply,
  OpenStatement,
} from '#contract/open/open-complaints.ts'
import {
  OpenFeedback,
  OpenFeedbackAnswer,
  OpenFeedbackImage,
  OpenFeedbackImageAnswer,
  OpenFeedbackMessage,
  OpenFeedbackNo,
} from '#contract/open/open-feedback.ts'
import { picture } from '../examples/chats.ts'
import * as examples from '../examples/complaints.ts'
import { get, mostPictureBytes, post } from './call.ts'

const scopes = ['complaint.write'] as const

export const complaintCalls = {
  sendEvidence: post({
    path: '/complaints/images',
    scopes,
    input: OpenComplaintImage,
    answer: OpenComplaintImageAnswer,
    examples: { picture: { data: picture } },
    answered: { imageId: examples.imageId },
    mostBytes: mostPictureBytes,
  }),
  complain: post({
    path: '/complaints',
    scopes,
    input: OpenComplaint,
    answer: OpenComplaintAnswer,
    examples: examples.complaints,
    answered: examples.filed,
  }),
  answerComplaint: post({
    path: '/complaints/{no}/answer',
    scopes,
    input: OpenComplaintReply,
    answer: OpenComplaintAnswer,
    examples: examples.replies,
    answered: { ...examples.filed, state: 'closed', version: 4 },
  }),
  giveStatement: post({
    path: '/complaints/{no}/statement',
    scopes,
    input: OpenStatement,
    answer: OpenComplaintAnswer,
    examples: examples.statements,
    answered: { ...examples.filed, state: 'processing', version: 3 },
  }),
  appealPunishment: post({
    path: '/complaints/{no}/appeal',
    scopes,
    input: OpenComplaintAppeal,
    answer: OpenComplaintAnswer,
    examples: examples.punishmentAppeals,
    answered: { ...examples.filed, state: 'closed', version: 5 },
  }),
} as const

export const feedbackCalls = {
  sendFeedbackImage: post({
    path: '/feedback/images',
    scopes: ['feedback.write'],
    input: OpenFeedbackImage,
    answer: OpenFeedbackImageAnswer,
    examples: { picture: { data: picture } },
    answered: { imageId: examples.imageId },
    mostBytes: mostPictureBytes,
  }),
  sendFeedback: post({
    path: '/feedback',
    scopes: ['feedback.write'],
    input: OpenFeedback,
    answer: OpenFeedbackAnswer,
    examples: examples.feedback,
    answered: examples.received,
  }),
  readFeedback: get({
    path: '/feedback/{no}',
    scopes: ['feedback.write'],
    input: OpenFeedbackNo,
    answer: OpenFeedbackAnswer,
    examples: { number: { no: examples.received.no } },
    answered: examples.received,
  }),
  writeAboutFeedback: post({
    path: '/feedback/{no}/messages',
    scopes: ['feedback.write'],
    input: OpenFeedbackMessage,
    answer: OpenFeedbackAnswer,
    examples: examples.feedbackMessages,
    answered: { ...examples.received, version: 2 },
  }),
} as const
