import type { bookings, calls, dayKinds } from '#contract/orders/order-question.ts'
import { labelWords } from '#words/base/labels.ts'
import { orderNameWords } from '#words/orders/names.ts'
import { orderWords } from '#words/orders/order.ts'
import { type Phrase, words } from '#words/words.ts'

export const orderFiltersWords = words({
  firstDay: { zh: '从哪天', en: 'From', es: 'Desde', ja: '開始日' },
  lastDay: { zh: '到哪天', en: 'Until', es: 'Hasta', ja: '終了日' },
  dayOf: { zh: '按什么日期', en: 'Which day', es: 'Qué fecha', ja: '日付の種類' },
  days: {
    placed: { zh: '下单日期', en: 'Placed', es: 'Fecha del pedido', ja: '注文日' },
    paid: { zh: '支付日期', en: 'Paid', es: 'Fecha de pago', ja: '支払日' },
    finished: { zh: '完成/取消日期', en: 'Completed or cancelled', es: 'Completado o cancelado', ja: '完了・取消日' },
    served: { zh: '送达/到达日期', en: 'Served', es: 'Fecha del servicio', ja: '提供日' },
  } satisfies Record<(typeof dayKinds)[number], Phrase>,
  to: { zh: '至', en: '–', es: '–', ja: '〜' },
  leastYuan: { zh: '最低金额', en: 'Least ¥', es: 'Mín. ¥', ja: '最低金額' },
  mostYuan: { zh: '最高金额', en: 'Most ¥', es: 'Máx. ¥', ja: '最高金額' },
  notFound: {
    zh: '没有找到',
    en: 'Nothing of that name or number',
    es: 'No hay nada con ese nombre o número',
    ja: '見つかりません',
  },
  kind: labelWords.kind,
  state: labelWords.state,
  refund: labelWords.refund,
  cancelCode: orderWords.cancelCode,
  anyKind: { zh: '全部类型', en: 'All kinds', es: 'Todos los tipos', ja: 'すべての種類' },
  anyState: { zh: '全部状态', en: 'All states', es: 'Todos los estados', ja: 'すべての状態' },
  anyRefund: { zh: '退款不限', en: 'Any refund', es: 'Con o sin reembolso', ja: '返金を問わない' },
  anyCancelCode: {
    zh: '取消原因不限',
    en: 'Any reason to cancel',
    es: 'Cualquier motivo de cancelación',
    ja: '取消理由を問わない',
  },
  liability: { zh: '责任方', en: 'Whose fault', es: 'Responsable', ja: '責任者' },
  anyLiability: { zh: '责任方不限', en: "Anybody's fault", es: 'Cualquier responsable', ja: '責任を問わない' },
  urged: { zh: '催过单', en: 'Urged', es: 'Urgidos', ja: '催促' },
  complained: { zh: '有投诉', en: 'Complained of', es: 'Con queja', ja: '苦情あり' },
  noted: { zh: '有备注', en: 'With a note', es: 'Con nota', ja: 'メモあり' },
  claimed: orderNameWords.queues.mine,
  plate: { zh: '车牌号', en: 'Plate', es: 'Matrícula', ja: 'ナンバー' },
  plateShort: {
    zh: '请至少输入 2 位',
    en: 'At least 2 characters',
    es: 'Al menos 2 caracteres',
    ja: '2文字以上入力してください',
  },
  booking: { zh: '用车时间', en: 'When the car is wanted', es: 'Cuándo se quiere el coche', ja: '利用時刻' },
  anyBooking: { zh: '实时与预约', en: 'At once or booked', es: 'Inmediato o reservado', ja: '即時・予約' },
  bookings: {
    now: { zh: '实时', en: 'At once', es: 'Inmediato', ja: '即時' },
    later: { zh: '预约', en: 'Booked', es: 'Reservado', ja: '予約' },
  } satisfies Record<(typeof bookings)[number], Phrase>,
  help: { zh: '安全预警', en: 'Call for help', es: 'Petición de ayuda', ja: '緊急要請' },
  anyHelp: {
    zh: '安全预警不限',
    en: 'With or without a call for help',
    es: 'Con o sin petición de ayuda',
    ja: '緊急要請を問わない',
  },
  calls: {
    open: { zh: '安全预警待处理', en: 'Call for help open', es: 'Ayuda pendiente', ja: '緊急要請・未対応' },
    settled: { zh: '安全预警已处理', en: 'Call for help settled', es: 'Ayuda atendida', ja: '緊急要請・対応済み' },
  } satisfies Record<(typeof calls)[number], Phrase>,
  waitedMinutes: { zh: '等候满（分钟）', en: 'Waited, minutes', es: 'Espera, minutos', ja: '待ち時間（分以上）' },
  unpaidHours: { zh: '未付满（小时）', en: 'Unpaid, hours', es: 'Sin pagar, horas', ja: '未払い（時間以上）' },
  countWrong: {
    zh: '请输入整数',
    en: 'A whole number, please',
    es: 'Introduzca un número entero',
    ja: '整数を入力してください',
  },
  ofPerson: { zh: '只看一人', en: 'One person only', es: 'Solo una persona', ja: '1名のみ' },
})
