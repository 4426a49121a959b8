import {
  OpenAnnouncementRead,
  OpenAnnouncementReadAnswer,
  OpenAnnouncements,
  OpenAnnouncementsAnswer,
} from '#contract/open/open-announcements.ts'
import {
  OpenPost,
  OpenPostAnswer,
  OpenPostAppeal,
  OpenPostDelete,
  OpenPostEdit,
  OpenPostFigures,
  OpenPostMedia,
  OpenPostMediaAnswer,
  OpenPostReport,
} from '#contract/open/open-posts.ts'
import * as examples from '../examples/posts.ts'
import { OpenFiguresAnswer } from './answers.ts'
import { get, mostFilmBytes, post } from './call.ts'

const aPost = { answer: OpenPostAnswer, scopes: ['post.write'] } as const

export const postCalls = {
  sendPostMedium: post({
    path: '/posts/media',
    scopes: ['post.write'],
    input: OpenPostMedia,
    answer: OpenPostMediaAnswer,
    examples: examples.postMedia,
    answered: { mediaId: examples.mediaId },
    mostBytes: mostFilmBytes,
  }),
  publishPost: post({
    ...aPost,
    path: '/posts',
    input: OpenPost,
    examples: examples.posts,
    answered: examples.published,
  }),
  sendPostFigures: post({
    path: '/posts/figures',
    scopes: ['post.write'],
    input: OpenPostFigures,
    answer: OpenFiguresAnswer,
    examples: examples.figures,
    answered: { known: 1 },
  }),
  editPost: post({
    ...aPost,
    path: '/posts/{no}/edit',
    input: OpenPostEdit,
    examples: examples.edits,
    answered: { ...examples.published, version: 1 },
  }),
  deletePost: post({
    ...aPost,
    path: '/posts/{no}/delete',
    input: OpenPostDelete,
    examples: { delete: examples.byAuthor },
    answered: { ...examples.published, state: 'deleted', version: 2 },
  }),
  appealPost: post({
    ...aPost,
    path: '/posts/{no}/appeal',
    input: OpenPostAppeal,
    examples: examples.postAppeals,
    answered: { ...examples.published, state: 'pending', version: 3 },
  }),
  reportPost: post({
    ...aPost,
    path: '/posts/{no}/reports',
    input: OpenPostReport,
    examples: examples.reports,
    answered: { ...examples.published, version: 1 },
  }),
} as const

const read = {
  input: OpenAnnouncementRead,
  answer: OpenAnnouncementReadAnswer,
  scopes: ['announcement.write'],
  examples: { reader: examples.reader },
  answered: { no: examples.announcement.no },
} as const

export const announcementCalls = {
  listAnnouncements: get({
    path: '/announcements',
    scopes: ['announcement.read'],
    input: OpenAnnouncements,
    answer: OpenAnnouncementsAnswer,
    examples: { reader: examples.reader },
    answered: { announcements: [examples.announcement] },
  }),
  readAnnouncement: post({ ...read, path: '/announcements/{no}/read' }),
  acknowledgeAnnouncement: post({ ...read, path: '/announcements/{no}/acknowledge' }),
} as const
