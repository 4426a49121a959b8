import { complaintNameWords } from '#words/complaints/names.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { verificationsFeature } from '#words/reviews/verifications.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '动态审核', en: 'Posts', es: 'Publicaciones', ja: '投稿の審査' }
const state: Phrase = { zh: '动态状态', en: 'Post', es: 'Publicación', ja: '投稿の状態' }

/** The states of a post. */
const states = {
  pending: verificationsFeature.states.pending,
  approved: verificationsFeature.states.approved,
  rejected: refundsWords.stages.rejected,
  hidden: { zh: '已下架', en: 'Hidden', es: 'Oculta', ja: '非表示' },
  deleted: { zh: '已删除', en: 'Deleted', es: 'Borrada', ja: '削除済み' },
} satisfies Record<string, Phrase>

/** In the operation log, and in the log of a post. */
const events = {
  'posts.claim': { zh: '动态：领取', en: 'Post: Claimed', es: 'Publicación: Tomada', ja: '投稿：担当' },
  'posts.release': {
    zh: '动态：退回队列',
    en: 'Post: Put back',
    es: 'Publicación: Devuelta',
    ja: '投稿：キューへ戻す',
  },
  'posts.approve': {
    zh: '动态：判定通过',
    en: 'Post: Judged good',
    es: 'Publicación: Dictamen favorable',
    ja: '投稿：承認と判定',
  },
  'posts.reject': {
    zh: '动态：判定驳回',
    en: 'Post: Judged bad',
    es: 'Publicación: Dictamen contrario',
    ja: '投稿：却下と判定',
  },
  'posts.undo': {
    zh: '动态：撤回判定',
    en: 'Post: Judgement undone',
    es: 'Publicación: Dictamen deshecho',
    ja: '投稿：判定を撤回',
  },
  'posts.approveMany': {
    zh: '动态：批量判定通过',
    en: 'Post: Judged good in bulk',
    es: 'Publicación: Dictamen favorable en bloque',
    ja: '投稿：一括で承認と判定',
  },
  'posts.hide': { zh: '动态：下架', en: 'Post: Hidden', es: 'Publicación: Oculta', ja: '投稿：非表示' },
  'posts.restore': { zh: '动态：恢复展示', en: 'Post: Restored', es: 'Publicación: Restaurada', ja: '投稿：再表示' },
  'posts.punish': {
    zh: '动态：处罚作者',
    en: 'Post: Author punished',
    es: 'Publicación: Sanción al autor',
    ja: '投稿：投稿者を処分',
  },
} satisfies Record<string, Phrase>

const systemEvents = {
  'posts.submit': { zh: '动态：发布', en: 'Post: Published', es: 'Publicación: Publicada', ja: '投稿：投稿' },
  'posts.approved': { zh: '动态：通过生效', en: 'Post: Approved', es: 'Publicación: Aprobada', ja: '投稿：承認' },
  'posts.rejected': { zh: '动态：驳回生效', en: 'Post: Rejected', es: 'Publicación: Rechazada', ja: '投稿：却下' },
  'posts.appeal': { zh: '动态：申诉', en: 'Post: Appealed', es: 'Publicación: Recurrida', ja: '投稿：異議申立て' },
  'posts.edit': {
    zh: '动态：作者修改',
    en: 'Post: Changed by its author',
    es: 'Publicación: Cambiada por su autor',
    ja: '投稿：投稿者が変更',
  },
  'posts.delete': {
    zh: '动态：作者删除',
    en: 'Post: Deleted by its author',
    es: 'Publicación: Borrada por su autor',
    ja: '投稿：投稿者が削除',
  },
  'posts.report': { zh: '动态：被举报', en: 'Post: Reported', es: 'Publicación: Denunciada', ja: '投稿：通報' },
  'posts.reported': {
    zh: '动态：多人举报，自动下架',
    en: 'Post: Hidden after reports',
    es: 'Publicación: Oculta por denuncias',
    ja: '投稿：通報により非表示',
  },
  'posts.reopen': {
    zh: '动态：抽查不一致，重新审核',
    en: 'Post: Judged again after a sample',
    es: 'Publicación: Se revisa tras una muestra',
    ja: '投稿：抜き取り後に再審査',
  },
  'posts.sample': {
    zh: '动态：抽查复核',
    en: 'Post: Sample judged',
    es: 'Publicación: Muestra revisada',
    ja: '投稿：抜き取り審査',
  },
} satisfies Record<string, Phrase>

export const postsFeature = words({
  name,
  record: { zh: '动态', en: 'Post', es: 'Publicación', ja: '投稿' },
  permissions: {
    'posts.view': { zh: '查看动态', en: 'See posts', es: 'Ver publicaciones', ja: '投稿を見る' },
    'posts.judge': { zh: '审核动态', en: 'Judge posts', es: 'Resolver publicaciones', ja: '投稿を審査する' },
    'posts.hide': {
      zh: '下架和恢复动态',
      en: 'Hide and restore posts',
      es: 'Ocultar y restaurar publicaciones',
      ja: '投稿の非表示と再表示',
    },
    'posts.punish': {
      zh: '处罚动态作者',
      en: 'Punish authors of posts',
      es: 'Sancionar a autores',
      ja: '投稿者を処分する',
    },
  },
  events,
  systemEvents,
  fields: {
    post_state: state,
    post_punishment: complaintNameWords.demands.punishment,
  },
  states,
} satisfies FeatureWords<'posts'>)
