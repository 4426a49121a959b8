import {
  type OpenComplaint,
  type OpenComplaintAppeal,
  OpenComplaintImageAnswer,
  type OpenComplaintReply,
  type OpenStatement,
} from '#contract/open/open-complaints.ts'

type Post = (path: string, body: unknown) => Promise<unknown>

/** What people say about each other. */
export type ComplaintCalls = {
  complain(complaint: OpenComplaint): Promise<void>
  answerComplaint(no: string, reply: OpenComplaintReply): Promise<void>
  giveStatement(no: string, statement: OpenStatement): Promise<void>
  /** A jpeg, png or webp for the complaint, statement or appeal that is sent next. */
  sendEvidence(picture: Buffer): Promise<{ imageId: string }>
  /** Against a punishment. */
  appealPunishment(no: string, appeal: OpenComplaintAppeal): Promise<void>
}

export function createComplaintCalls(post: Post): ComplaintCalls {
  const about = (no: string, what: string) => `/open/v1/complaints/${encodeURIComponent(no)}/${what}`
  return {
    complain: async complaint => {
      await post('/open/v1/complaints', complaint)
    },
    answerComplaint: async (no, reply) => {
      await post(about(no, 'answer'), reply)
    },
    giveStatement: async (no, statement) => {
      await post(about(no, 'statement'), statement)
    },
    sendEvidence: async picture =>
      OpenComplaintImageAnswer.parse(await post('/open/v1/complaints/images', { data: picture.toString('base64') })),
    appealPunishment: async (no, appeal) => {
      await post(about(no, 'appeal'), appeal)
    },
  }
}
