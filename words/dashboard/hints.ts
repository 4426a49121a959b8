import type { Kpi } from '#contract/dashboard/names.ts'
import { words } from '#words/words.ts'

/** What each key figure counts, and what it is compared with: of whoever asks. */
export const hintWords = words({
  title: { zh: '指标口径', en: 'What the figures count', es: 'Qué cuentan las cifras', ja: '指標の数え方' },
  compared: {
    zh: '当天未结束时，只与前一日、一周前到同一分钟为止的数字比较；不足 20 单或相差 10 倍以上时不写百分比，直接写出当时的数字。',
    en: 'A day that is not over is compared with earlier days up to the same minute. Of fewer than 20 orders, or more than ten times apart, the earlier number is shown instead of a percentage.',
    es: 'Un día sin terminar se compara con los anteriores hasta el mismo minuto. Con menos de 20 pedidos, o más de diez veces de diferencia, se muestra la cifra anterior en lugar de un porcentaje.',
    ja: '終わっていない日は、以前の日の同じ分までと比べます。20件未満、または10倍を超える差のときは、割合ではなく当時の数値を表示します。',
  },
  later: {
    zh: '净交易额、有效订单、损失营业额、退款率和投诉会因进行中的订单继续变化，当天结束后才比较。',
    en: 'Net and lost turnover, valid orders, refunds and complaints still change with the orders under way: they are compared when the day is over.',
    es: 'Las ventas netas y perdidas, los pedidos válidos, los reembolsos y las quejas aún cambian con los pedidos en curso: se comparan al terminar el día.',
    ja: '純取引額・損失額・有効注文・返金・苦情は進行中の注文でまだ変わるため、当日の終了後に比較します。',
  },
  kpis: {
    gmvFen: {
      zh: '期间支付的订单实付金额，退款前',
      en: 'What was paid for the orders paid in this time, before refunds.',
      es: 'Lo pagado por los pedidos pagados en este tiempo, antes de reembolsos.',
      ja: '期間中に支払われた注文の支払額（返金前）',
    },
    netFen: {
      zh: '上述金额减去这些订单至今的退款',
      en: 'The same, less what was refunded of those orders so far.',
      es: 'Lo mismo, menos lo reembolsado de esos pedidos hasta ahora.',
      ja: '上記から、それらの注文の現在までの返金を引いた額',
    },
    placed: {
      zh: '期间提交的订单，含未付款',
      en: 'Orders placed in this time, also those not paid.',
      es: 'Pedidos realizados en este tiempo, también los no pagados.',
      ja: '期間中に入った注文（未払いを含む）',
    },
    valid: {
      zh: '期间支付、至今未取消也未全额退款的订单，含进行中',
      en: 'Orders paid in this time that are neither cancelled nor refunded in full, those under way included.',
      es: 'Pedidos pagados en este tiempo, ni anulados ni reembolsados del todo; también los que están en curso.',
      ja: '期間中に支払われ、キャンセルも全額返金もされていない注文（進行中を含む）',
    },
    completedShare: {
      zh: '期间支付且已完成或已取消的订单中，完成的占比；进行中和未付款的不计，漏斗按全部提交计',
      en: 'Completed, of the orders paid in this time that are completed or cancelled; neither under way nor unpaid ones count. The funnel is of all that were placed.',
      es: 'Completados, de los pagados en este tiempo que ya se completaron o anularon; no cuentan los que están en curso ni los no pagados. El embudo es de todos los realizados.',
      ja: '期間中に支払われ、完了またはキャンセルした注文のうち完了した割合。進行中・未払いは含めません。進み具合の図は注文全体に対する割合です。',
    },
    cancelledShare: {
      zh: '期间支付且已完成或已取消的订单中，取消的占比；进行中和未付款的不计',
      en: 'Cancelled, of the same orders: paid in this time, and completed or cancelled by now.',
      es: 'Anulados, de esos mismos pedidos: pagados en este tiempo y ya completados o anulados.',
      ja: '同じ注文（期間中に支払われ、完了またはキャンセル済み）のうちキャンセルした割合',
    },
    lostFen: {
      zh: '期间支付、后来取消的订单的实付金额',
      en: 'What was paid in this time for orders that were cancelled.',
      es: 'Lo pagado en este tiempo por pedidos que se anularon.',
      ja: '期間中に支払われ、その後キャンセルされた注文の支払額',
    },
    dispatchSeconds: {
      zh: '期间提交并已有人接的订单，从可派到被接的平均时间',
      en: 'From ready to dispatch until taken, on average, of the orders placed in this time that somebody took.',
      es: 'De listo para asignar a tomado, de media, de los pedidos realizados en este tiempo que alguien tomó.',
      ja: '期間中に入って受注された注文の、配車可能から受注までの平均',
    },
    dispatchMedian: {
      zh: '同一批订单，一半不超过这个时间',
      en: 'The same orders: half of them took no longer.',
      es: 'Los mismos pedidos: la mitad no tardó más.',
      ja: '同じ注文の半数がこの時間以内',
    },
    dispatchNinetieth: {
      zh: '同一批订单，九成不超过这个时间',
      en: 'The same orders: nine in ten took no longer.',
      es: 'Los mismos pedidos: nueve de cada diez no tardaron más.',
      ja: '同じ注文の9割がこの時間以内',
    },
    quickShare: {
      zh: '期间提交且可派的订单中，5 分钟内被接的占比；刚提交、还在等的也在分母里',
      en: 'Taken within five minutes, of the orders placed in this time that could be dispatched; those that still wait are among them.',
      es: 'Tomados en cinco minutos, de los pedidos de este tiempo que podían asignarse; los que aún esperan también cuentan.',
      ja: '期間中に入って配車可能だった注文のうち5分以内に受注された割合（待機中も分母に含む）',
    },
    beginSeconds: {
      zh: '期间提交并已取货或开始的订单，从接单到开始的平均时间',
      en: 'From taken until begun, on average, of the orders placed in this time that were begun.',
      es: 'De tomado a empezado, de media, de los pedidos realizados en este tiempo que empezaron.',
      ja: '期間中に入って開始された注文の、受注から開始までの平均',
    },
    serveSeconds: {
      zh: '期间提交并已送达的订单，从开始到送达的平均时间',
      en: 'From begun until served, on average, of the orders placed in this time that were served.',
      es: 'De empezado a servido, de media, de los pedidos realizados en este tiempo que se sirvieron.',
      ja: '期間中に入って完了した注文の、開始から完了までの平均',
    },
    onTimeShare: {
      zh: '期间送达、有承诺时间的订单中，准时的占比；未送达的不计',
      en: 'Not late, of the orders with a promised time that were served in this time; those not served yet do not count.',
      es: 'A tiempo, de los pedidos con hora prometida servidos en este tiempo; los no servidos aún no cuentan.',
      ja: '期間中に届け、約束時刻のある注文のうち遅れなかった割合（未配達は含めません）',
    },
    perOrderFen: {
      zh: '净交易额除以有效订单',
      en: 'Net turnover by valid order.',
      es: 'Ventas netas por pedido válido.',
      ja: '純取引額 ÷ 有効注文',
    },
    incomeFen: {
      zh: '按入账日：期间结算入账的平台收入，多来自往日的订单，与当天交易额不是同一批订单',
      en: 'By the day it is booked: what the platform earned by the settlements of this time, mostly of orders of earlier days.',
      es: 'Por día de registro: lo que ganó la plataforma con las liquidaciones de este tiempo, sobre todo de pedidos de días anteriores.',
      ja: '計上日ベース：期間中の精算によるプラットフォームの収入。多くは以前の日の注文によるものです。',
    },
    takeShare: {
      zh: '这些结算中，平台所得占各方所得的比例',
      en: 'Of what all parties got by the same settlements, the part of the platform.',
      es: 'De lo que recibieron todas las partes en esas liquidaciones, la parte de la plataforma.',
      ja: '同じ精算で全員が得た額のうちプラットフォームの割合',
    },
    refundShare: {
      zh: '期间支付的订单至今的退款，占交易额的比例',
      en: 'Refunded so far, of what was paid in this time.',
      es: 'Reembolsado hasta ahora, de lo pagado en este tiempo.',
      ja: '期間中の支払額のうち、現在までに返金された割合',
    },
    complaintRate: {
      zh: '期间提交的订单中有投诉的单数，按每千单完成计',
      en: 'Orders with a complaint, for each thousand completed, of those placed in this time.',
      es: 'Pedidos con queja por cada mil completados, de los realizados en este tiempo.',
      ja: '期間中に入った注文の苦情件数（完了1000件あたり）',
    },
    newCustomers: {
      zh: '期间注册的用户，不分服务',
      en: 'Customers added in this time, of all services.',
      es: 'Clientes nuevos en este tiempo, de todos los servicios.',
      ja: '期間中に登録した利用者（全サービス）',
    },
    online: {
      zh: '此刻在线的服务者，与当时那一小时的平均比较',
      en: 'Workers on duty now, beside the mean of the same hour.',
      es: 'Personal de servicio ahora, junto a la media de la misma hora.',
      ja: '現在の稼働者。比較は同じ時間帯の平均',
    },
    busy: {
      zh: '其中手里有单的',
      en: 'Those of them with an order in hand.',
      es: 'Los que de ellos tienen un pedido.',
      ja: 'そのうち注文に対応中の人',
    },
    busyShare: {
      zh: '手里有单的占在线的比例',
      en: 'Workers with an order, of those on duty.',
      es: 'Personal con un pedido, del que está de servicio.',
      ja: '稼働者のうち対応中の割合',
    },
  } satisfies Record<Kpi, unknown>,
})
