import type { ComplaintState, complaintSources, demands, SideKind } from '#contract/complaints/complaint.ts'
import type { ComplaintCode } from '#contract/complaints/complaint-types.ts'
import { labelWords } from '#words/base/labels.ts'
import { type Phrase, words } from '#words/words.ts'

const somethingElse = labelWords.other

/** What a complaint can be, of whom, and what is wanted. */
export const complaintNameWords = words({
  states: {
    pending: { zh: '待受理', en: 'Waiting', es: 'En espera', ja: '受付待ち' },
    processing: labelWords.inProgress,
    evidence: { zh: '待举证', en: 'Awaiting evidence', es: 'Pendiente de pruebas', ja: '回答待ち' },
    confirming: labelWords.awaitingConsent,
    escalated: { zh: '已升级', en: 'Escalated', es: 'Elevada', ja: '上申中' },
    closed: { zh: '已结案', en: 'Closed', es: 'Cerrada', ja: '終了' },
  } satisfies Record<ComplaintState, Phrase>,
  types: {
    D130: { zh: '未配送', en: 'Not delivered', es: 'No entregado', ja: '未配達' },
    D140: {
      zh: '提前点击送达',
      en: 'Marked delivered too early',
      es: 'Marcado como entregado antes de tiempo',
      ja: '到着前の配達完了',
    },
    D150: { zh: '未保持餐品完整', en: 'Spilled or spoilt', es: 'Derramado o estropeado', ja: '商品の破損・こぼれ' },
    D160: { zh: '服务态度恶劣', en: 'Rude service', es: 'Trato grosero', ja: '接客態度が悪い' },
    D170: { zh: '诱导退单', en: 'Pressed to cancel', es: 'Presión para cancelar', ja: 'キャンセルの誘導' },
    D190: { zh: '额外索取费用', en: 'Asked for extra money', es: 'Cobro adicional', ja: '追加料金の要求' },
    D200: { zh: '虚假配送', en: 'Pretended to deliver', es: 'Entrega falsa', ja: '虚偽の配達' },
    D210: { zh: '虚假标记异常', en: 'False problem report', es: 'Incidencia falsa', ja: '虚偽の異常報告' },
    D220: { zh: '少餐错餐', en: 'Missing or wrong items', es: 'Faltan o sobran artículos', ja: '商品の不足・間違い' },
    D230: somethingElse,
    D240: labelWords.lateDelivery,
    D300: { zh: '食品异物/食安', en: 'Food safety', es: 'Seguridad alimentaria', ja: '異物混入・食の安全' },
    D310: { zh: '丢失损坏', en: 'Lost or damaged', es: 'Perdido o dañado', ja: '紛失・破損' },
    D320: { zh: '隐私泄露', en: 'Personal data leaked', es: 'Datos personales filtrados', ja: '個人情報の漏えい' },
    C410: { zh: '绕路', en: 'Took a detour', es: 'Dio un rodeo', ja: '遠回り' },
    C420: { zh: '多收费', en: 'Overcharged', es: 'Cobró de más', ja: '過剰請求' },
    C430: {
      zh: '酒驾/疲劳/超速',
      en: 'Drunk, tired or speeding',
      es: 'Ebrio, cansado o con exceso de velocidad',
      ja: '飲酒・過労・速度超過',
    },
    C440: { zh: '骚扰', en: 'Harassment', es: 'Acoso', ja: 'ハラスメント' },
    C450: { zh: '车辆剐蹭', en: 'Scratched the car', es: 'Rayó el coche', ja: '車両の接触' },
    C460: { zh: '人证不符', en: 'Another person', es: 'Otra persona', ja: '本人と異なる' },
    C470: { zh: '迟到', en: 'Late', es: 'Llegó tarde', ja: '遅刻' },
    C490: somethingElse,
    G510: { zh: '未履约', en: 'Did not play as agreed', es: 'No cumplió lo acordado', ja: '約束の不履行' },
    G520: { zh: '骚扰低俗', en: 'Harassment or obscenity', es: 'Acoso u obscenidad', ja: 'ハラスメント・わいせつ' },
    G530: { zh: '私下交易', en: 'Private deals', es: 'Tratos privados', ja: '直接取引' },
    G540: { zh: '代练封号', en: 'Account banned', es: 'Cuenta suspendida', ja: '代行によるアカウント停止' },
    G590: somethingElse,
    U610: { zh: '用户辱骂', en: 'Insulting customer', es: 'Cliente que insulta', ja: '利用者の暴言' },
    U620: { zh: '恶意差评', en: 'Malicious rating', es: 'Valoración maliciosa', ja: '悪意ある低評価' },
    U630: { zh: '拒付', en: 'Refuses to pay', es: 'Se niega a pagar', ja: '支払い拒否' },
    U640: { zh: '醉酒伤害', en: 'Drunk and violent', es: 'Ebrio y violento', ja: '泥酔・暴力' },
    U690: somethingElse,
  } satisfies Record<ComplaintCode, Phrase>,
  sides: {
    customer: labelWords.customer,
    merchant: labelWords.shop,
    worker: labelWords.worker,
    rider: labelWords.rider,
    chauffeur: labelWords.chauffeur,
    companion: labelWords.companion,
    platform: labelWords.platform,
  } satisfies Record<SideKind | 'worker', Phrase>,
  demands: {
    refund: labelWords.refund,
    compensation: labelWords.compensation,
    apology: { zh: '道歉', en: 'Apology', es: 'Disculpa', ja: '謝罪' },
    punishment: labelWords.penalty,
  } satisfies Record<(typeof demands)[number], Phrase>,
  sources: {
    12315: { zh: '12315', en: '12315', es: '12315', ja: '12315' },
    12345: { zh: '12345', en: '12345', es: '12345', ja: '12345' },
    app: { zh: 'App', en: 'App', es: 'App', ja: 'アプリ' },
    chat: { zh: '会话', en: 'Conversation', es: 'Conversación', ja: 'チャット' },
    phone: labelWords.telephone,
    social: { zh: '社交媒体', en: 'Social media', es: 'Redes sociales', ja: 'SNS' },
    system: labelWords.system,
  } satisfies Record<(typeof complaintSources)[number], Phrase>,
})
