import { words } from '#words/words.ts'

/** By kind. */
export const complaintNotificationWords = words({
  'complaint.new': {
    zh: '{level} 投诉 {no} 待受理，请尽快处理',
    en: '{level} complaint {no} waits. Please take it soon.',
    es: 'Reclamación {no} ({level}) en espera. Atiéndala pronto.',
    ja: '{level} 苦情 {no} が受付待ちです。早めにご対応ください。',
  },
  'complaint.near': {
    zh: '{level} 投诉 {no} 将在{minutes}分钟后超时',
    en: '{level} complaint {no} will be overdue in {minutes} minutes.',
    es: 'La reclamación {no} ({level}) vence en {minutes} minutos.',
    ja: '{level} 苦情 {no} はあと{minutes}分で期限切れになります。',
  },
  'complaint.breached': {
    zh: '{level} 投诉 {no} 已超时并升级，请主管处理',
    en: '{level} complaint {no} is overdue and was escalated. Please decide.',
    es: 'La reclamación {no} ({level}) venció y se ha elevado. Decida.',
    ja: '{level} 苦情 {no} は期限切れのため上申されました。ご判断ください。',
  },
  'complaint.escalated': {
    zh: '{level} 投诉 {no} 已升级，请主管处理',
    en: '{level} complaint {no} was escalated. Please decide.',
    es: 'La reclamación {no} ({level}) se ha elevado. Decida.',
    ja: '{level} 苦情 {no} が上申されました。ご判断ください。',
  },
  'complaint.assigned': {
    zh: '{level} 投诉 {no} 已分派给您，请处理',
    en: '{level} complaint {no} was given to you. Please handle it.',
    es: 'Se le ha asignado la reclamación {no} ({level}). Atiéndala.',
    ja: '{level} 苦情 {no} があなたに割り当てられました。ご対応ください。',
  },
  'complaint.giveStatement': {
    zh: '{level} 投诉 {no} 被投诉方已举证，请继续处理',
    en: '{level} complaint {no}: the other side has answered. Please go on.',
    es: 'Reclamación {no} ({level}): la otra parte ha respondido. Continúe.',
    ja: '{level} 苦情 {no}：相手方から回答がありました。続けてご対応ください。',
  },
  'complaint.missStatement': {
    zh: '{level} 投诉 {no} 被投诉方逾期未举证，请继续处理',
    en: '{level} complaint {no}: the other side has not answered in time. Please go on.',
    es: 'Reclamación {no} ({level}): la otra parte no respondió a tiempo. Continúe.',
    ja: '{level} 苦情 {no}：相手方は期限内に回答しませんでした。続けてご対応ください。',
  },
  'complaint.dispute': {
    zh: '{level} 投诉 {no} 投诉方不认可处理方案，请重新处理',
    en: '{level} complaint {no}: the complainant does not agree. Please propose something else.',
    es: 'Reclamación {no} ({level}): quien reclama no está de acuerdo. Proponga otra cosa.',
    ja: '{level} 苦情 {no}：申立人が同意しませんでした。別の対応をご提案ください。',
  },
  'complaint.reopen': {
    zh: '{level} 投诉 {no} 已重新打开，请处理',
    en: '{level} complaint {no} was opened again. Please handle it.',
    es: 'La reclamación {no} ({level}) se ha reabierto. Atiéndala.',
    ja: '{level} 苦情 {no} が再開されました。ご対応ください。',
  },
  'complaint.hotline': {
    zh: '{level} 投诉 {no}（工单 {ref}）距主管部门时限不足24小时',
    en: '{level} complaint {no} ({ref}): less than 24 hours until the authority’s deadline.',
    es: 'Reclamación {no} ({level}, {ref}): menos de 24 horas para el plazo de la autoridad.',
    ja: '{level} 苦情 {no}（{ref}）：行政への回答期限まで24時間を切りました。',
  },
  'complaint.hotlineBreached': {
    zh: '{level} 投诉 {no}（工单 {ref}）已超过主管部门时限，请立即处理',
    en: '{level} complaint {no} ({ref}) is past the authority’s deadline. Act now.',
    es: 'La reclamación {no} ({level}, {ref}) superó el plazo de la autoridad. Actúe ya.',
    ja: '{level} 苦情 {no}（{ref}）は行政への回答期限を過ぎました。すぐにご対応ください。',
  },
  'complaint.askCompensation': {
    zh: '{level} 投诉 {no} 有 ¥{yuan} 赔付待审批',
    en: '{level} complaint {no}: ¥{yuan} of compensation wait for approval.',
    es: 'Reclamación {no} ({level}): ¥{yuan} de compensación por aprobar.',
    ja: '{level} 苦情 {no}：補償 ¥{yuan} が承認待ちです。',
  },
  'complaint.approveCompensation': {
    zh: '{level} 投诉 {no} 的赔付 ¥{yuan} 已批准并到账',
    en: '{level} complaint {no}: ¥{yuan} were approved and paid.',
    es: 'Reclamación {no} ({level}): ¥{yuan} aprobados y abonados.',
    ja: '{level} 苦情 {no}：補償 ¥{yuan} が承認され、支払われました。',
  },
  'complaint.rejectCompensation': {
    zh: '{level} 投诉 {no} 的赔付 ¥{yuan} 被驳回',
    en: '{level} complaint {no}: ¥{yuan} were rejected.',
    es: 'Reclamación {no} ({level}): ¥{yuan} rechazados.',
    ja: '{level} 苦情 {no}：補償 ¥{yuan} は却下されました。',
  },
  'complaint.appeal': {
    zh: '{level} 投诉 {no} 的处罚被申诉，请复核',
    en: '{level} complaint {no}: they appeal against the penalty. Please judge.',
    es: 'Reclamación {no} ({level}): recurren la sanción. Resuelva.',
    ja: '{level} 苦情 {no}：処分に異議が出ました。審査してください。',
  },
})
