import type { z } from 'zod'
import {
  type OpenApplication,
  OpenApplicationAnswer,
  type OpenApplicationAppeal,
  type OpenApplicationProgress,
  type OpenApplicationResubmit,
  type OpenApplicationWithdraw,
  type OpenDeposit,
  OpenDepositAnswer,
  type OpenDepositResult,
} from '#contract/open/open-applications.ts'
import {
  type OpenPost,
  OpenPostAnswer,
  type OpenPostAppeal,
  type OpenPostDelete,
  type OpenPostEdit,
  type OpenPostFigures,
  type OpenPostMedia,
  OpenPostMediaAnswer,
  type OpenPostReport,
} from '#contract/open/open-posts.ts'
import {
  OpenPaperImageAnswer,
  type OpenVerification,
  OpenVerificationAnswer,
  type OpenVerificationAppeal,
} from '#contract/open/open-verifications.ts'

type Post = (path: string, body: unknown) => Promise<unknown>
export type PostAnswer = z.output<typeof OpenPostAnswer>
export type DepositAnswer = z.output<typeof OpenDepositAnswer>
export type ApplicationAnswer = z.output<typeof OpenApplicationAnswer>

/** What staff judge: papers, posts and applications. */
export type ReviewCalls = {
  /** A jpeg, png or webp. */
  sendPaperImage(picture: Buffer): Promise<{ imageId: string }>
  sendPaper(paper: OpenVerification): Promise<{ no: string; state: string; version: number }>
  appealPaper(no: string, appeal: OpenVerificationAppeal): Promise<void>
  sendPostMedium(medium: OpenPostMedia): Promise<{ mediaId: string }>
  publishPost(post: OpenPost): Promise<PostAnswer>
  editPost(no: string, edit: OpenPostEdit): Promise<PostAnswer>
  deletePost(no: string, event: z.input<typeof OpenPostDelete>): Promise<PostAnswer>
  appealPost(no: string, appeal: OpenPostAppeal): Promise<void>
  reportPost(no: string, report: OpenPostReport): Promise<void>
  sendPostFigures(figures: OpenPostFigures['posts']): Promise<void>
  apply(application: OpenApplication): Promise<ApplicationAnswer>
  resubmitApplication(no: string, event: z.input<typeof OpenApplicationResubmit>): Promise<ApplicationAnswer>
  withdrawApplication(no: string, event: z.input<typeof OpenApplicationWithdraw>): Promise<ApplicationAnswer>
  appealApplication(no: string, event: z.input<typeof OpenApplicationAppeal>): Promise<ApplicationAnswer>
  sendApplicationProgress(no: string, event: z.input<typeof OpenApplicationProgress>): Promise<ApplicationAnswer>
  /** As the bank: money for an application arrived. */
  sendDeposit(no: string, deposit: OpenDeposit): Promise<DepositAnswer>
  /** As the bank: what became of giving it back. */
  sendDepositResult(no: string, result: OpenDepositResult): Promise<DepositAnswer>
}

export function createReviewCalls(post: Post): ReviewCalls {
  return { ...paperCalls(post), ...postCalls(post), ...applicationCalls(post) }
}

function paperCalls(post: Post): Pick<ReviewCalls, 'sendPaperImage' | 'sendPaper' | 'appealPaper'> {
  return {
    sendPaperImage: async picture =>
      OpenPaperImageAnswer.parse(await post('/open/v1/verifications/images', { data: picture.toString('base64') })),
    sendPaper: async paper => OpenVerificationAnswer.parse(await post('/open/v1/verifications', paper)),
    appealPaper: async (no, appeal) => {
      await post(`/open/v1/verifications/${encodeURIComponent(no)}/appeal`, appeal)
    },
  }
}

type PostCalls =
  | 'sendPostMedium'
  | 'publishPost'
  | 'editPost'
  | 'deletePost'
  | 'appealPost'
  | 'reportPost'
  | 'sendPostFigures'

function postCalls(post: Post): Pick<ReviewCalls, PostCalls> {
  const path = (no: string, event: string) => `/open/v1/posts/${encodeURIComponent(no)}/${event}`
  return {
    sendPostMedium: async medium => OpenPostMediaAnswer.parse(await post('/open/v1/posts/media', medium)),
    publishPost: async written => OpenPostAnswer.parse(await post('/open/v1/posts', written)),
    editPost: async (no, edit) => OpenPostAnswer.parse(await post(path(no, 'edit'), edit)),
    deletePost: async (no, event) => OpenPostAnswer.parse(await post(path(no, 'delete'), event)),
    appealPost: async (no, appeal) => {
      await post(path(no, 'appeal'), appeal)
    },
    reportPost: async (no, report) => {
      await post(path(no, 'reports'), report)
    },
    sendPostFigures: async posts => {
      await post('/open/v1/posts/figures', { posts })
    },
  }
}

type ApplicationCalls =
  | 'apply'
  | 'resubmitApplication'
  | 'withdrawApplication'
  | 'appealApplication'
  | 'sendApplicationProgress'
  | 'sendDeposit'
  | 'sendDepositResult'

function applicationCalls(post: Post): Pick<ReviewCalls, ApplicationCalls> {
  const send = (event: string) => async (no: string, body: object) =>
    OpenApplicationAnswer.parse(await post(`/open/v1/applications/${encodeURIComponent(no)}/${event}`, body))
  return {
    apply: async application => OpenApplicationAnswer.parse(await post('/open/v1/applications', application)),
    resubmitApplication: send('resubmit'),
    withdrawApplication: send('withdraw'),
    appealApplication: send('appeal'),
    sendApplicationProgress: send('progress'),
    sendDeposit: async (no, deposit) =>
      OpenDepositAnswer.parse(await post(`/open/v1/applications/${encodeURIComponent(no)}/deposit`, deposit)),
    sendDepositResult: async (no, result) =>
      OpenDepositAnswer.parse(await post(`/open/v1/deposits/${encodeURIComponent(no)}/results`, result)),
  }
}
