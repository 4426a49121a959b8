import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { OpenOrderAnswer } from '#contract/open/open.ts'
import { openCalls } from '#contract/open/open-calls.ts'
import { acknowledgeInApp, publishedFor, readInApp } from '#server/announcements/index.ts'
import { mediaLink, notePeerTyping, noteRead, rate, receiveMessage, storeMedia } from '#server/chats/index.ts'
import { openByPeer } from '#server/chats/packets/index.ts'
import {
  answerByComplainant,
  appealByRespondent,
  receiveComplaint,
  stateByRespondent,
} from '#server/complaints/index.ts'
import { addUploadOfApp, storePostMedium, storeUpload } from '#server/desk/files/index.ts'
import { readFeedback, receiveFeedback, writeAgain } from '#server/feedback/index.ts'
import type { Config } from '#server/kit/config.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { receiveDepositResult } from '#server/money/deposits/index.ts'
import { receiveOpenBill } from '#server/money/recon/index.ts'
import { askByCustomer } from '#server/money/refunds/index.ts'
import {
  bindAccount,
  cancelWithdrawal,
  noteChannelBalance,
  readWallet,
  receiveResult,
  receiveWithdrawal,
} from '#server/money/withdrawals/index.ts'
import { reportLanguages } from '#server/open/messages/index.ts'
import { type OrderRecord, placeOrder, type Received, receiveEvent } from '#server/orders/index.ts'
import { reportMerchants } from '#server/people/merchants/index.ts'
import { reportWorkers } from '#server/people/workers/index.ts'
import {
  appealApplication,
  receiveApplication,
  receiveDeposit,
  reportProgress,
  resubmitApplication,
  withdrawApplication,
} from '#server/reviews/applications/index.ts'
import { appealPost, deletePost, editPost, noteFigures, receivePost, reportPost } from '#server/reviews/posts/index.ts'
import { appealPaper, receivePaper } from '#server/reviews/verifications/index.ts'
import { asked, type Call, type Route } from './route.ts'

/** What each call of the signed API does: one line a call, by what it is about. */
export function callRoutes(route: Route, runtime: Runtime): void {
  const { config } = runtime
  orderRoutes(route)
  peopleRoutes(route)
  chatRoutes(route, config)
  complaintRoutes(route, config)
  verificationRoutes(route, runtime)
  applicationRoutes(route, runtime)
  postRoutes(route, config)
  announcementRoutes(route)
  feedbackRoutes(route, config)
  moneyRoutes(route, runtime)
}

const addFile = ({ change, app, stored }: Call<unknown>) => addUploadOfApp(change, stored(), app.id)

const addImage = async (call: Call<unknown>) => ({ imageId: await addFile(call) })

const storesImage =
  (config: Config, module: 'complaint' | 'feedback' | 'paper') =>
  ({ data }: { data: string }) =>
    storeUpload(config, { module, file: Buffer.from(data, 'base64') })

/** Orders, their events, and refunds that customers ask for. */
function orderRoutes(route: Route): void {
  route(openCalls.placeOrder, ({ change, app, input, admission }) => placeOrder(change, app.id, input, admission()), {
    admits: true,
    finish: answerOf,
  })
  route(
    openCalls.sendEvent,
    ({ change, app, input, params, admission }) => receiveEvent(change, app.id, params.no ?? '', input, admission()),
    { admits: true, finish: answerReceived },
  )
  route(openCalls.requestRefund, ({ change, app, input, params }) =>
    askByCustomer(change, app.id, params.no ?? '', input),
  )
}

/** A refusal is thrown after its event was stored; an event that waits for its turn answers 202. */
function answerReceived(
  { order, isWaiting, refusal }: Received,
  reply: FastifyReply,
): z.output<typeof OpenOrderAnswer> {
  if (refusal) throw refusal
  if (isWaiting) reply.code(202)
  return answerOf(order)
}

function answerOf({ no, id, state, version }: OrderRecord): z.output<typeof OpenOrderAnswer> {
  return { no, id, state, version }
}

/** Workers and shops, and the language that people use an app in. */
function peopleRoutes(route: Route): void {
  route(openCalls.sendWorkers, async ({ change, app, input }) => {
    await reportWorkers(change, app.id, input.workers)
    return { reported: input.workers.length }
  })
  route(openCalls.sendMerchants, async ({ change, app, input }) => {
    await reportMerchants(change, app.id, input.merchants)
    return { reported: input.merchants.length }
  })
  route(openCalls.sendLanguages, async ({ change, app, input }) => {
    await reportLanguages(change, app.id, input.people)
    return { reported: input.people.length }
  })
}

/** Conversations: messages, media and red packets of people outside. */
function chatRoutes(route: Route, config: Config): void {
  route(openCalls.sendMessage, ({ change, app, input }) => receiveMessage(change, app.id, input))
  route(openCalls.sendMedia, async call => ({ mediaId: await addFile(call) }), {
    stores: media => storeMedia(config, media),
  })
  route(openCalls.linkMedia, ({ change, app, input }) => mediaLink(change, app.id, input))
  route(openCalls.readMessages, ({ change, app, input }) => noteRead(change, app.id, input))
  route(openCalls.showTyping, ({ change, app, input }) => notePeerTyping(change, app.id, input))
  route(openCalls.rate, ({ change, app, input }) => rate(change, app.id, input))
  route(openCalls.openPacket, ({ change, app, input, params }) =>
    openByPeer(change, app.id, params.no ?? '', input.from),
  )
}

/** Complaints of people outside about each other, their pictures, their answers to our proposals, and appeals against punishments. */
function complaintRoutes(route: Route, config: Config): void {
  route(openCalls.sendEvidence, addImage, { stores: storesImage(config, 'complaint') })
  route(openCalls.complain, ({ change, app, input }) => receiveComplaint(change, app.id, input))
  route(openCalls.answerComplaint, ({ change, app, input, params }) =>
    answerByComplainant(change, app.id, params.no ?? '', input),
  )
  route(openCalls.giveStatement, ({ change, app, input, params }) =>
    stateByRespondent(change, app.id, params.no ?? '', input),
  )
  route(openCalls.appealPunishment, ({ change, app, input, params }) =>
    appealByRespondent(change, app.id, params.no ?? '', input),
  )
}

/** Papers that people show, their images, and appeals against judgements. */
function verificationRoutes(route: Route, runtime: Runtime): void {
  route(openCalls.sendPaperImage, addImage, { stores: storesImage(runtime.config, 'paper') })
  route(openCalls.sendPaper, ({ change, app, input }) => receivePaper(change, runtime, app.id, input))
  route(openCalls.appealPaper, call => appealPaper(call.change, asked(call)))
}

/** Who wants to work with the platform, what they add and take back, and how far they are. */
function applicationRoutes(route: Route, runtime: Runtime): void {
  route(openCalls.apply, ({ change, app, input }) => receiveApplication(change, app.id, input))
  route(openCalls.resubmitApplication, call => resubmitApplication(call.change, asked(call)))
  route(openCalls.withdrawApplication, call => withdrawApplication(call.change, asked(call)))
  route(openCalls.appealApplication, call => appealApplication(call.change, asked(call)))
  route(openCalls.sendApplicationProgress, call => reportProgress(call.change, runtime, asked(call)))
  route(openCalls.sendDeposit, call => receiveDeposit(call.change, runtime, asked(call)))
  route(openCalls.sendDepositResult, call => receiveDepositResult(call.change, asked(call)))
}

/** What people publish: posts, comments, their media, reports about them and how many people saw them. */
function postRoutes(route: Route, config: Config): void {
  route(openCalls.sendPostMedium, async call => ({ mediaId: await addFile(call) }), {
    stores: medium => storePostMedium(config, { ...medium, file: Buffer.from(medium.data, 'base64') }),
  })
  route(openCalls.publishPost, ({ change, app, input }) => receivePost(change, app.id, input))
  route(openCalls.sendPostFigures, async ({ change, app, input }) => ({
    known: await noteFigures(change, app.id, input.posts),
  }))
  route(openCalls.editPost, call => editPost(call.change, asked(call), call.input))
  route(openCalls.deletePost, call => deletePost(call.change, asked(call), call.input))
  route(openCalls.appealPost, call => appealPost(call.change, asked(call), call.input))
  route(openCalls.reportPost, call => reportPost(call.change, asked(call), call.input))
}

/** Announcements for the people of an app, and who of them has read them. */
function announcementRoutes(route: Route): void {
  route(openCalls.listAnnouncements, ({ change, app, input }) => publishedFor(change.db, app.id, input))
  route(openCalls.readAnnouncement, call => readInApp(call.change, asked(call), call.input))
  route(openCalls.acknowledgeAnnouncement, call => acknowledgeInApp(call.change, asked(call), call.input))
}

/** What people think of the product, its images, and what they write about it later. */
function feedbackRoutes(route: Route, config: Config): void {
  route(openCalls.sendFeedbackImage, addImage, { stores: storesImage(config, 'feedback') })
  route(openCalls.sendFeedback, ({ change, app, input }) => receiveFeedback(change, app.id, input))
  route(openCalls.readFeedback, ({ change, app, input }) => readFeedback(change, app.id, input.no))
  route(openCalls.writeAboutFeedback, ({ change, app, input, params }) =>
    writeAgain(change, { ...input, appId: app.id, no: params.no ?? '' }),
  )
}

/** Balances and withdrawals of people and merchants, and what payment channels say of payouts. */
function moneyRoutes(route: Route, runtime: Runtime): void {
  route(openCalls.readWallet, ({ change, app, input }) => readWallet(change.db, app.id, input))
  route(openCalls.bindPayoutAccount, ({ change, app, input }) => bindAccount(change, runtime, app.id, input))
  route(openCalls.withdraw, ({ change, app, input }) => receiveWithdrawal(change, app.id, input))
  route(openCalls.cancelWithdrawal, call => cancelWithdrawal(call.change, asked(call)))
  route(openCalls.sendPayoutResult, call => receiveResult(call.change, asked(call)))
  route(openCalls.sendChannelBalance, ({ change, app, input }) => noteChannelBalance(change, app.id, input))
  route(openCalls.sendBill, ({ change, app, input }) => receiveOpenBill(change, app.id, input))
}
