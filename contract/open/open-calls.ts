import type { OpenCall } from './calls/call.ts'
import { chatCalls } from './calls/chats.ts'
import { complaintCalls, feedbackCalls } from './calls/complaints.ts'
import { moneyCalls } from './calls/money.ts'
import { orderCalls, peopleCalls } from './calls/orders.ts'
import { announcementCalls, postCalls } from './calls/posts.ts'
import { applicationCalls, paperCalls } from './calls/reviews.ts'

/** The calls by what they are about, in the order of the reference. */
export const openCallGroups = {
  orders: orderCalls,
  people: peopleCalls,
  chats: chatCalls,
  complaints: complaintCalls,
  papers: paperCalls,
  applications: applicationCalls,
  posts: postCalls,
  announcements: announcementCalls,
  feedback: feedbackCalls,
  money: moneyCalls,
} as const
export type OpenCallGroup = keyof typeof openCallGroups

/** Every call of the open API: server, simulated city and reference use this declaration and no other. */
export const openCalls = {
  ...orderCalls,
  ...peopleCalls,
  ...chatCalls,
  ...complaintCalls,
  ...paperCalls,
  ...applicationCalls,
  ...postCalls,
  ...announcementCalls,
  ...feedbackCalls,
  ...moneyCalls,
} as const satisfies Readonly<Record<string, OpenCall>>
export type OpenCalls = typeof openCalls
export type OpenCallName = keyof OpenCalls
