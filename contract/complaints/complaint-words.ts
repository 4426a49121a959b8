import { liabilityWords } from '#contract/orders/reason-words.ts'
import type { Named } from '#contract/orders/state-words.ts'
import type { ComplaintState, complaintSources, demands, SideKind } from './complaint.ts'
import type { ComplaintCode } from './complaint-types.ts'

export const complaintStateWords: Readonly<Record<ComplaintState, Named>> = {
  pending: ['待受理', 'Waiting', 'En espera', '受付待ち'],
  processing: ['处理中', 'In progress', 'En curso', '対応中'],
  evidence: ['待举证', 'Awaiting evidence', 'Pendiente de pruebas', '回答待ち'],
  confirming: ['待回访', 'Awaiting consent', 'Por confirmar', '確認待ち'],
  escalated: ['已升级', 'Escalated', 'Elevada', '上申中'],
  closed: ['已结案', 'Closed', 'Cerrada', '終了'],
}

export const complaintTypeWords: Readonly<Record<ComplaintCode, Named>> = {
  D130: ['未配送', 'Not delivered', 'No entregado', '未配達'],
  D140: ['提前点击送达', 'Marked delivered too early', 'Marcado como entregado antes de tiempo', '到着前の配達完了'],
  D150: ['未保持餐品完整', 'Spilled or spoilt', 'Derramado o estropeado', '商品の破損・こぼれ'],
  D160: ['服务态度恶劣', 'Rude service', 'Trato grosero', '接客態度が悪い'],
  D170: ['诱导退单', 'Pressed to cancel', 'Presión para cancelar', 'キャンセルの誘導'],
  D190: ['额外索取费用', 'Asked for extra money', 'Cobro adicional', '追加料金の要求'],
  D200: ['虚假配送', 'Pretended to deliver', 'Entrega falsa', '虚偽の配達'],
  D210: ['虚假标记异常', 'False problem report', 'Incidencia falsa', '虚偽の異常報告'],
  D220: ['少餐错餐', 'Missing or wrong items', 'Faltan o sobran artículos', '商品の不足・間違い'],
  D230: ['其他', 'Something else', 'Otro motivo', 'その他'],
  D240: ['配送超时', 'Late', 'Retraso', '配達の遅延'],
  D300: ['食品异物/食安', 'Food safety', 'Seguridad alimentaria', '異物混入・食の安全'],
  D310: ['丢失损坏', 'Lost or damaged', 'Perdido o dañado', '紛失・破損'],
  D320: ['隐私泄露', 'Personal data leaked', 'Datos personales filtrados', '個人情報の漏えい'],
  C410: ['绕路', 'Took a detour', 'Dio un rodeo', '遠回り'],
  C420: ['多收费', 'Overcharged', 'Cobró de más', '過剰請求'],
  C430: [
    '酒驾/疲劳/超速',
    'Drunk, tired or speeding',
    'Ebrio, cansado o con exceso de velocidad',
    '飲酒・過労・速度超過',
  ],
  C440: ['骚扰', 'Harassment', 'Acoso', 'ハラスメント'],
  C450: ['车辆剐蹭', 'Scratched the car', 'Rayó el coche', '車両の接触'],
  C460: ['人证不符', 'Another person', 'Otra persona', '本人と異なる'],
  C470: ['迟到', 'Late', 'Llegó tarde', '遅刻'],
  C490: ['其他', 'Something else', 'Otro motivo', 'その他'],
  G510: ['未履约', 'Did not play as agreed', 'No cumplió lo acordado', '約束の不履行'],
  G520: ['骚扰低俗', 'Harassment or obscenity', 'Acoso u obscenidad', 'ハラスメント・わいせつ'],
  G530: ['私下交易', 'Private deals', 'Tratos privados', '直接取引'],
  G540: ['代练封号', 'Account banned', 'Cuenta suspendida', '代行によるアカウント停止'],
  G590: ['其他', 'Something else', 'Otro motivo', 'その他'],
  U610: ['用户辱骂', 'Insulting customer', 'Cliente que insulta', '利用者の暴言'],
  U620: ['恶意差评', 'Malicious rating', 'Valoración maliciosa', '悪意ある低評価'],
  U630: ['拒付', 'Refuses to pay', 'Se niega a pagar', '支払い拒否'],
  U640: ['醉酒伤害', 'Drunk and violent', 'Ebrio y violento', '泥酔・暴力'],
  U690: ['其他', 'Something else', 'Otro motivo', 'その他'],
}

export const sideWords: Readonly<Record<SideKind | 'worker', Named>> = {
  customer: liabilityWords.customer,
  merchant: liabilityWords.merchant,
  worker: liabilityWords.worker,
  rider: ['骑手', 'Rider', 'Repartidor', '配達員'],
  chauffeur: ['代驾司机', 'Chauffeur', 'Conductor', '運転代行'],
  companion: ['陪玩师', 'Companion', 'Compañero', 'コンパニオン'],
  platform: liabilityWords.platform,
}

export const demandWords: Readonly<Record<(typeof demands)[number], Named>> = {
  refund: ['退款', 'Refund', 'Reembolso', '返金'],
  compensation: ['赔付', 'Compensation', 'Compensación', '補償'],
  apology: ['道歉', 'Apology', 'Disculpa', '謝罪'],
  punishment: ['处罚', 'Punishment', 'Sanción', '処分'],
}

export const complaintSourceWords: Readonly<Record<(typeof complaintSources)[number], Named>> = {
  app: ['App', 'App', 'App', 'アプリ'],
  chat: ['会话', 'Conversation', 'Conversación', 'チャット'],
  phone: ['电话', 'Telephone', 'Teléfono', '電話'],
  '12315': ['12315', '12315', '12315', '12315'],
  '12345': ['12345', '12345', '12345', '12345'],
  social: ['社交媒体', 'Social media', 'Redes sociales', 'SNS'],
  system: ['系统', 'System', 'Sistema', 'システム'],
}
