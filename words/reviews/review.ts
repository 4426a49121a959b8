import type { Reason } from '#contract/base/refusals.ts'
import type { ReviewPurpose, Verdict } from '#contract/reviews/review.ts'
import { labelWords } from '#words/base/labels.ts'
import { listKeysWords } from '#words/base/lists.ts'
import { uiWords } from '#words/base/ui.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { type Phrase, words } from '#words/words.ts'

const reject = refundsWords.actions.reject
const skip: Phrase = { zh: '下一件', en: 'Next case', es: 'Siguiente caso', ja: '次の案件' }
const undo: Phrase = { zh: '撤回判定', en: 'Undo', es: 'Deshacer', ja: '判定を戻す' }
const claimBatch: Phrase = { zh: '领取下一批', en: 'Claim the next batch', es: 'Tomar otro lote', ja: '次の一組を担当' }
const sendBack: Phrase = { zh: '补件', en: 'Ask for more', es: 'Pedir más', ja: '追加依頼' }

/** What every desk says on which staff judge cases. */
export const reviewWords = words({
  batch: { zh: '本批申请', en: 'Cases of this batch', es: 'Casos de este lote', ja: '担当中の案件' },
  backToList: { zh: '返回列表', en: 'Back to the list', es: 'Volver a la lista', ja: '一覧へ戻る' },
  caseOf: {
    zh: (no: string, place: number, all: number) => `${no} · 第 ${place} 件，共 ${all} 件`,
    en: (no: string, place: number, all: number) => `${no} · case ${place} of ${all}`,
    es: (no: string, place: number, all: number) => `${no} · caso ${place} de ${all}`,
    ja: (no: string, place: number, all: number) => `${no} · ${all} 件中 ${place} 件目`,
  },
  purposes: {
    first: { zh: '初审', en: 'First judgement', es: 'Primera revisión', ja: '初回審査' },
    second: { zh: '复审', en: 'Second judgement', es: 'Segunda revisión', ja: '再審査' },
    appeal: { zh: '申诉', en: 'Appeal', es: 'Recurso', ja: '異議申立て' },
    sample: { zh: '抽查', en: 'Sample', es: 'Muestra', ja: '抜き取り' },
  } satisfies Record<ReviewPurpose, Phrase>,
  approve: labelWords.approve,
  reject,
  sendBack,
  skip,
  undo,
  putBack: { zh: '退回队列', en: 'Put back', es: 'Devolver a la cola', ja: 'キューへ戻す' },
  putAllBack: { zh: '全部退回', en: 'Put all back', es: 'Devolver todos', ja: 'すべて戻す' },
  claimBatch,
  leaseLeft: {
    zh: (time: string) => `领取剩余 ${time}`,
    en: (time: string) => `yours for ${time}`,
    es: (time: string) => `quedan ${time}`,
    ja: (time: string) => `担当期限 ${time}`,
  },
  heldBy: {
    zh: (name: string) => `${name} 审核中`,
    en: (name: string) => `With ${name}`,
    es: (name: string) => `Lo tiene ${name}`,
    ja: (name: string) => `${name} が審査中`,
  },
  queueEmpty: {
    zh: '队列里没有待审核的申请，有新申请时列表标签会显示数量',
    en: 'No case is waiting. The tab of the list counts new ones.',
    es: 'No hay casos pendientes. La pestaña de la lista cuenta los nuevos.',
    ja: '審査待ちの案件はありません。新しい案件は一覧のタブに件数が表示されます',
  },
  batchDone: {
    zh: '本批已全部处理，按 C 领取下一批',
    en: 'This batch is done. Press C to claim the next one.',
    es: 'Lote terminado. Pulse C para tomar otro.',
    ja: 'この組は完了しました。C で次の一組を担当します',
  },
  batchOver: {
    zh: '领取时间已到，其余案件已退回队列，按 C 领取下一批',
    en: 'Your time is over: the other cases are back in the queue. Press C to claim the next batch.',
    es: 'Se acabó su tiempo: los demás casos vuelven a la cola. Pulse C para tomar otro lote.',
    ja: '担当期限が切れ、残りの案件はキューへ戻りました。C で次の一組を担当します',
  },
  decided: {
    approve: {
      zh: (no: string) => `${no} 已通过，可按 Z 撤回`,
      en: (no: string) => `${no} approved. Z undoes it.`,
      es: (no: string) => `${no} aprobado. Z lo deshace.`,
      ja: (no: string) => `${no} を承認しました。Z で戻せます`,
    },
    reject: {
      zh: (no: string) => `${no} 已驳回，可按 Z 撤回`,
      en: (no: string) => `${no} rejected. Z undoes it.`,
      es: (no: string) => `${no} rechazado. Z lo deshace.`,
      ja: (no: string) => `${no} を却下しました。Z で戻せます`,
    },
    return: {
      zh: (no: string) => `${no} 已要求补件，可按 Z 撤回`,
      en: (no: string) => `${no} sent back for more. Z undoes it.`,
      es: (no: string) => `${no} devuelto para completar. Z lo deshace.`,
      ja: (no: string) => `${no} に追加資料を求めました。Z で戻せます`,
    },
  } satisfies Record<Verdict, Phrase<(no: string) => string>>,
  undoable: {
    approve: {
      zh: (seconds: number) => `已通过 · ${seconds} 秒内可撤回 (Z)`,
      en: (seconds: number) => `Approved · undo within ${seconds} s (Z)`,
      es: (seconds: number) => `Aprobado · ${seconds} s para deshacer (Z)`,
      ja: (seconds: number) => `承認 · ${seconds} 秒以内なら戻せます (Z)`,
    },
    reject: {
      zh: (seconds: number) => `已驳回 · ${seconds} 秒内可撤回 (Z)`,
      en: (seconds: number) => `Rejected · undo within ${seconds} s (Z)`,
      es: (seconds: number) => `Rechazado · ${seconds} s para deshacer (Z)`,
      ja: (seconds: number) => `却下 · ${seconds} 秒以内なら戻せます (Z)`,
    },
    return: {
      zh: (seconds: number) => `已要求补件 · ${seconds} 秒内可撤回 (Z)`,
      en: (seconds: number) => `Sent back · undo within ${seconds} s (Z)`,
      es: (seconds: number) => `Devuelto · ${seconds} s para deshacer (Z)`,
      ja: (seconds: number) => `追加資料を依頼 · ${seconds} 秒以内なら戻せます (Z)`,
    },
  } satisfies Record<Verdict, Phrase<(seconds: number) => string>>,
  taken: {
    zh: (no: string, name: string) => `${no} 已由 ${name} 处理，已转到下一件`,
    en: (no: string, name: string) => `${no} is now with ${name}. This is the next one.`,
    es: (no: string, name: string) => `${no} lo tiene ahora ${name}. Este es el siguiente.`,
    ja: (no: string, name: string) => `${no} は ${name} が対応中です。次の案件へ移りました`,
  },
  lost: {
    lapsed: {
      zh: (no: string) => `${no} 的领取时间已到，已退回队列，已转到下一件`,
      en: (no: string) => `Your time for ${no} is over: it is back in the queue. This is the next one.`,
      es: (no: string) => `Se acabó su tiempo para ${no}: vuelve a la cola. Este es el siguiente.`,
      ja: (no: string) => `${no} の担当期限が切れ、キューへ戻りました。次の案件へ移りました`,
    },
    gone: {
      zh: (no: string) => `${no} 已不需要审核，已转到下一件`,
      en: (no: string) => `${no} needs no judgement any more. This is the next one.`,
      es: (no: string) => `${no} ya no necesita revisión. Este es el siguiente.`,
      ja: (no: string) => `${no} の審査は不要になりました。次の案件へ移りました`,
    },
  },
  marks: {
    return: { zh: '待补件', en: 'sent back', es: 'devuelto', ja: '追加資料待ち' },
    approve: { zh: '已通过', en: 'approved', es: 'aprobado', ja: '承認' },
    reject: refundsWords.stages.rejected,
    putBack: { zh: '已退回队列', en: 'back in the queue', es: 'de nuevo en la cola', ja: 'キューへ戻りました' },
    lapsed: { zh: '领取已到期', en: 'time is over', es: 'tiempo agotado', ja: '担当期限切れ' },
    gone: { zh: '无需审核', en: 'nothing left to judge', es: 'nada que revisar', ja: '審査不要' },
  },
  note: {
    zh: '给申请人的说明（选填）',
    en: 'Note for the person (optional)',
    es: 'Nota para la persona (opcional)',
    ja: '申請者への説明（任意）',
  },
  reasonForms: {
    reject: {
      title: labelWords.whyRejected,
      hint: {
        zh: '数字键选择原因，Tab 填写说明，Enter 驳回，Esc 取消',
        en: 'Digits choose reasons, Tab leads to the note, Enter rejects, Esc cancels',
        es: 'Los dígitos eligen motivos, Tab lleva a la nota, Intro rechaza, Esc cancela',
        ja: '数字キーで理由を選択、Tab で説明へ、Enter で却下、Esc で取消',
      },
      choose: {
        zh: '请至少选择一个驳回原因',
        en: 'Choose at least one reason',
        es: 'Elija al menos un motivo',
        ja: '却下の理由を一つ以上選んでください',
      },
      send: { zh: '确认驳回', en: 'Send rejecting', es: 'Enviar rechazo', ja: '却下を送信' },
    },
    return: {
      title: { zh: '需要补充的材料', en: 'What is missing', es: 'Qué falta', ja: '不足している資料' },
      hint: {
        zh: '数字键选择材料，Tab 填写说明，Enter 发出补件，Esc 取消',
        en: 'Digits choose what is missing, Tab leads to the note, Enter sends, Esc cancels',
        es: 'Los dígitos eligen lo que falta, Tab lleva a la nota, Intro envía, Esc cancela',
        ja: '数字キーで資料を選択、Tab で説明へ、Enter で送信、Esc で取消',
      },
      choose: {
        zh: '请至少选择一项需要补充的材料',
        en: 'Choose at least one thing that is missing',
        es: 'Elija al menos una cosa que falte',
        ja: '不足している資料を一つ以上選んでください',
      },
      send: { zh: '发出补件', en: 'Send back', es: 'Devolver', ja: '追加依頼を送信' },
    },
  } satisfies Record<Exclude<Verdict, 'approve'>, object>,
  cancel: uiWords.no,
  keysTitle: { zh: '审核快捷键', en: 'Keys of the desk', es: 'Teclas de la mesa', ja: '審査のキー操作' },
  keys: {
    approve: labelWords.approve,
    reject,
    sendBack,
    reasons: { zh: '选择原因', en: 'Choose reasons', es: 'Elegir motivos', ja: '理由を選択' },
    send: { zh: '确认', en: 'Send', es: 'Enviar', ja: '送信' },
    cancel: uiWords.no,
    skip,
    undo,
    claim: claimBatch,
    help: listKeysWords.keys.help,
  },
})

/** By kind: papers that wait, come back or end. */
export const verificationNotificationWords = words({
  'verification.submitted': {
    zh: '新提交 {count} 份认证材料，请审核',
    en: 'New papers to judge: {count}.',
    es: 'Documentos nuevos por revisar: {count}.',
    ja: '新しい認証書類が {count} 件あります。審査してください。',
  },
  'verification.appealed': {
    zh: '认证 {no} 提出申诉，请由其他审核人复审',
    en: 'Verification {no} was appealed. Somebody else must judge it.',
    es: 'Verificación {no} recurrida. Debe revisarla otra persona.',
    ja: '認証 {no} に異議申立てがありました。別の担当者が審査してください。',
  },
  'verification.expired': {
    zh: '认证 {no} 已到期',
    en: 'Verification {no} has expired.',
    es: 'La verificación {no} ha vencido.',
    ja: '認証 {no} の期限が切れました。',
  },
  'verification.alike': {
    zh: '认证 {no} 的照片与他人材料相似，请重点核实',
    en: 'Verification {no}: an image looks like one of somebody else. Please look closely.',
    es: 'Verificación {no}: una imagen se parece a la de otra persona. Revísela bien.',
    ja: '認証 {no}：画像が他の人の書類と似ています。よく確認してください。',
  },
})

/** By kind: applications that came, came back or wait too long. */
export const applicationNotificationWords = words({
  'application.submitted': {
    zh: '新提交 {count} 份入驻申请，请审核',
    en: 'New applications to judge: {count}.',
    es: 'Solicitudes nuevas por revisar: {count}.',
    ja: '新しい登録申請が {count} 件あります。審査してください。',
  },
  'application.supplemented': {
    zh: '入驻申请 {no} 已补充材料，请继续审核',
    en: 'Application {no} was completed. Please go on judging it.',
    es: 'La solicitud {no} se ha completado. Continúe la revisión.',
    ja: '登録申請 {no} に資料が追加されました。審査を続けてください。',
  },
  'application.appealed': {
    zh: '入驻申请 {no} 提出申诉，请由其他审核人复审',
    en: 'Application {no} was appealed. Somebody else must judge it.',
    es: 'Solicitud {no} recurrida. Debe revisarla otra persona.',
    ja: '登録申請 {no} に異議申立てがありました。別の担当者が審査してください。',
  },
  'application.overdue': {
    zh: '入驻申请 {no} 已超过审核时限，请尽快审核',
    en: 'Application {no} is past its deadline. Please judge it soon.',
    es: 'La solicitud {no} ha superado su plazo. Revísela pronto.',
    ja: '登録申請 {no} が審査の期限を過ぎています。早めに審査してください。',
  },
  'application.blocked': {
    zh: '入驻申请 {no} 材料与条件已齐全，但存在风险，未能自动开通，请处理',
    en: 'Application {no} has everything but a risk keeps it from being activated. Please decide.',
    es: 'La solicitud {no} está completa, pero un riesgo impide activarla. Decida, por favor.',
    ja: '登録申請 {no} は条件がそろいましたが、リスクのため開通できません。対応してください。',
  },
})

/** By kind: posts and comments that are out of sight until somebody judges them, and appeals. */
export const postNotificationWords = words({
  'post.hidden': {
    zh: '动态 {no} 疑似违规，已自动下架，请尽快审核',
    en: 'Post {no} looks bad and is hidden. Please judge it soon.',
    es: 'La publicación {no} parece indebida y está oculta. Revísela pronto.',
    ja: '投稿 {no} は違反の疑いがあり非表示にしました。早めに審査してください。',
  },
  'post.reported': {
    zh: '动态 {no} 被举报 {count} 次，已自动下架待复核',
    en: 'Post {no} was reported {count} times and is hidden until somebody judges it.',
    es: 'La publicación {no} fue denunciada {count} veces y queda oculta hasta su revisión.',
    ja: '投稿 {no} は {count} 件の通報により非表示になりました。再審査してください。',
  },
  'post.appealed': {
    zh: '动态 {no} 提出申诉，请由其他审核人复审',
    en: 'Post {no} was appealed. Somebody else must judge it.',
    es: 'Publicación {no} recurrida. Debe revisarla otra persona.',
    ja: '投稿 {no} に異議申立てがありました。別の担当者が審査してください。',
  },
})

/** What a person reads when the answer is no. */
export const reviewsRefusals = words({
  reviewTakenBy: {
    zh: '“{name}”正在审核，请处理下一条',
    en: '“{name}” is judging this case. Please go on with the next one.',
    es: '«{name}» está revisando este caso. Continúe con el siguiente.',
    ja: '「{name}」が審査中です。次の案件へお進みください',
  },
  reviewNotClaimed: {
    zh: '领取已超时或尚未领取，请重新领取后再审核',
    en: 'You do not have this case, or no longer. Claim it again and then decide.',
    es: 'No tiene este caso, o ya no. Tómelo de nuevo y luego decida.',
    ja: 'この案件は担当していないか、担当の期限が切れています。もう一度担当してから判定してください',
  },
  undoTooLate: {
    zh: '判定已生效，无法撤回；如需更改请在该记录中操作，或等待申诉',
    en: 'The judgement has taken effect and cannot be undone. Change it in the record itself, or wait for an appeal.',
    es: 'El dictamen ya surtió efecto y no puede deshacerse. Cámbielo en el propio registro o espere un recurso.',
    ja: '判定は確定済みのため撤回できません。該当の記録から変更するか、異議申立てをお待ちください',
  },
} satisfies Partial<Record<Reason, Phrase>>)
