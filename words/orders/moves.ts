import type { StaffMove } from '#contract/orders/order.ts'
import type { Unfitness } from '#contract/people/fitness.ts'
import { labelWords } from '#words/base/labels.ts'
import { type Phrase, words } from '#words/words.ts'

/** The moves that ask for nothing but a reason. */
export type ReasonedMove = Exclude<
  StaffMove,
  | 'assign'
  | 'reassign'
  | 'cancel'
  | 'urge'
  | 'changeAddress'
  | 'end'
  | 'adjustFee'
  | 'settleHelp'
  | 'split'
  | 'judge'
  | 'judgeAgain'
>

export const orderMovesWords = words({
  moved: labelWords.done,
  consequences: {
    accept: {
      zh: '将代商家接单，订单随即进入派单。请先与商家电话确认。',
      en: 'The order is accepted in the shop’s stead and goes to dispatch. Call the shop first.',
      es: 'Acepta en nombre de la tienda y el pedido pasa a asignación. Llame antes a la tienda.',
      ja: '店舗に代わって受け付け、注文は配車へ進みます。先に店舗へ電話で確認してください。',
    },
    handBack: {
      zh: '订单从当前服务人员手中收回，重新等待派单，对方会立即收到通知。',
      en: 'The order is taken from its worker and waits to be assigned again. The worker hears at once.',
      es: 'El pedido se retira y vuelve a esperar asignación. Se avisa al instante.',
      ja: '担当者から注文を差し戻し、再び配車待ちになります。担当者に直ちに通知されます。',
    },
    retry: {
      zh: '订单重新进入待派单，继续寻找司机。',
      en: 'The ride waits for a chauffeur once more.',
      es: 'El viaje vuelve a buscar conductor.',
      ja: '注文を再び配車待ちに戻し、ドライバーを探します。',
    },
    rebook: {
      zh: '将向快递公司重新下单，等待揽收。',
      en: 'The parcel is booked with its carrier once more.',
      es: 'El envío se reserva otra vez.',
      ja: '運送会社へ再予約し、集荷を待ちます。',
    },
    flag: {
      zh: '订单转入异常队列，须尽快处理，用户会看到“遇到问题”。',
      en: 'The order moves to the problems and must be handled soon. The customer sees it.',
      es: 'El pedido pasa a incidencias y debe resolverse pronto. El cliente lo ve.',
      ja: '注文は異常キューに移り、15分以内の対応が必要です。利用者にも表示されます。',
    },
    resume: {
      zh: '异常解除，继续配送，计时重新开始。',
      en: 'The problem is over, the delivery goes on, the clock begins anew.',
      es: 'La incidencia termina, la entrega continúa y el reloj empieza de nuevo.',
      ja: '異常を解除し、配達を続けます。計時は最初から始まります。',
    },
    sendBack: {
      zh: '物品送回取货处，退回后订单结束并按责任退款。',
      en: 'The goods go back; then the order ends and is refunded by liability.',
      es: 'La mercancía vuelve; después el pedido termina y se reembolsa según la responsabilidad.',
      ja: '品物を返送し、その後注文は終了、責任に応じて返金されます。',
    },
    confirmGoods: {
      zh: '代用户确认商品款，骑手继续送货。',
      en: 'The goods are confirmed in the customer’s stead; the runner goes on.',
      es: 'Se confirma la compra en nombre del cliente; el recado sigue.',
      ja: '利用者に代わって商品代金を確認し、配達を続けます。',
    },
    arbitrate: {
      zh: '协商结束，订单转平台仲裁，双方可举证。',
      en: 'The talks end; the platform will decide, both sides may bring evidence.',
      es: 'Termina la negociación; decidirá la plataforma con pruebas de ambos.',
      ja: '協議を終え、プラットフォームが仲裁します。双方が証拠を提出できます。',
    },
    awardCustomer: {
      zh: '实付金额全部退给用户，裁定后不能更改。',
      en: 'All that was paid goes back to the customer. This cannot be changed.',
      es: 'Todo lo pagado vuelve al cliente. No puede cambiarse.',
      ja: '支払額を全額利用者へ返金します。裁定後は変更できません。',
    },
    awardCompanion: {
      zh: '订单视为完成，款项归陪玩师，裁定后不能更改。',
      en: 'The order counts as completed and the money is the companion’s. This cannot be changed.',
      es: 'El pedido se da por completado y el dinero es del compañero. No puede cambiarse.',
      ja: '注文は完了とみなし、代金は同行者のものになります。裁定後は変更できません。',
    },
    annul: {
      zh: '比赛作废，已付费用退回，不记胜负。',
      en: 'The match counts for nothing; what was paid goes back.',
      es: 'La partida no cuenta; lo pagado se devuelve.',
      ja: '対戦を無効とし、支払額を返金します。勝敗は記録されません。',
    },
    complete: {
      zh: '订单视为已完成并进入结算，完成后不能恢复。',
      en: 'The order counts as completed and is settled. It cannot be taken up again.',
      es: 'El pedido se da por completado y se liquida. No podrá reanudarse.',
      ja: '注文は完了として精算されます。再開はできません。',
    },
    cancel: {
      zh: '订单取消后不能恢复，已付款项原路退回用户，相关各方会立即收到通知。',
      en: 'A cancelled order stays cancelled. What was paid goes back to the customer; everybody concerned hears at once.',
      es: 'El pedido no podrá recuperarse. Lo pagado vuelve al cliente; todos los afectados reciben aviso al instante.',
      ja: '取り消した注文は元に戻せません。支払額は利用者へ返金され、関係者へ直ちに通知されます。',
    },
    urge: {
      zh: '将立即提醒正在处理的一方，短时间内不能重复催促。',
      en: 'Whoever it waits for is pressed at once. Not again for some minutes.',
      es: 'Se avisa al instante a quien corresponda. No se repite en unos minutos.',
      ja: '担当者へ直ちに通知します。しばらくの間は再度催促できません。',
    },
    settleHelp: {
      zh: '求助结案后警报解除，所有步骤会写入日志。',
      en: 'The alarm ends; every step is kept in the log.',
      es: 'La alarma termina; cada paso queda registrado.',
      ja: '緊急対応を終了します。すべての手順が記録されます。',
    },
    judge: {
      zh: '裁定后按结果结算，48 小时内可由其他同事复核。',
      en: 'The match ends with this result; a colleague may judge again within 48 hours.',
      es: 'La partida termina con este resultado; un colega puede revisarlo en 48 horas.',
      ja: 'この結果で終了します。48時間以内は他の担当者が再裁定できます。',
    },
    judgeAgain: {
      zh: '将改写原裁定结果，只能由非原裁定人操作。',
      en: 'The first verdict is replaced. Only somebody else may do this.',
      es: 'Se sustituye la decisión anterior. Solo puede hacerlo otra persona.',
      ja: '元の裁定を書き換えます。別の担当者のみ操作できます。',
    },
    split: {
      zh: '三方金额之和必须等于实付金额，裁定后不能更改。',
      en: 'The three shares must make what was paid. This cannot be changed.',
      es: 'Las tres partes deben sumar lo pagado. No puede cambiarse.',
      ja: '三者の合計は支払額と一致させます。裁定後は変更できません。',
    },
    end: {
      zh: '行程结束，用户将看到应付金额。',
      en: 'The ride ends and the customer sees what is to be paid.',
      es: 'El viaje termina y el cliente ve lo que debe pagar.',
      ja: '走行を終了し、利用者に請求額が表示されます。',
    },
    adjustFee: {
      zh: '调整不能超过原费用的 50%，双方会收到通知。',
      en: 'At most 50% up or down; both sides hear of it.',
      es: 'Como máximo un 50 %; ambas partes reciben aviso.',
      ja: '調整は元の料金の50%までです。双方に通知されます。',
    },
    changeAddress: {
      zh: '取货前可修改，新地址须在 1 公里以内，请先与用户确认。',
      en: 'Possible before pick-up and within 1 km. Ask the customer first.',
      es: 'Antes de la recogida y a menos de 1 km. Consulte antes al cliente.',
      ja: '受取前かつ1km以内に限り変更できます。先に利用者に確認してください。',
    },
  } satisfies Record<Exclude<StaffMove, 'assign' | 'reassign'>, Phrase>,
  reasons: {
    accept: {
      zh: ['商家电话确认接单', '商家设备故障'],
      en: ['Shop agreed by phone', 'Shop’s device is down'],
      es: ['La tienda confirma por teléfono', 'Equipo de la tienda averiado'],
      ja: ['店舗が電話で了承', '店舗端末の故障'],
    },
    handBack: {
      zh: ['服务人员请求转单', '服务人员无法联系', '车辆故障'],
      en: ['Worker asked for it', 'Worker unreachable', 'Breakdown'],
      es: ['Lo pide el prestador', 'Ilocalizable', 'Avería'],
      ja: ['担当者からの依頼', '担当者と連絡不可', '車両の故障'],
    },
    retry: {
      zh: ['用户愿意继续等待', '附近有司机上线'],
      en: ['Customer keeps waiting', 'A chauffeur came on duty'],
      es: ['El cliente espera', 'Hay un conductor disponible'],
      ja: ['利用者が待機を希望', 'ドライバーが稼働開始'],
    },
    rebook: {
      zh: ['已与用户约好新时间', '快递公司恢复接单'],
      en: ['New time agreed', 'Carrier works again'],
      es: ['Nueva hora acordada', 'El transportista ya acepta'],
      ja: ['新しい時間で合意', '運送会社が再開'],
    },
    flag: {
      zh: ['联系不上用户', '用户拒收', '地址有误', '物品损坏', '发生事故'],
      en: ['Customer unreachable', 'Customer refuses', 'Wrong address', 'Damaged', 'Accident'],
      es: ['No se localiza al cliente', 'El cliente rechaza', 'Dirección errónea', 'Daños', 'Accidente'],
      ja: ['利用者と連絡が取れない', '受取拒否', '住所の誤り', '破損', '事故'],
    },
    resume: {
      zh: ['已联系上用户', '地址已更正', '恢复配送'],
      en: ['Customer reached', 'Address corrected', 'Delivery goes on'],
      es: ['Cliente localizado', 'Dirección corregida', 'Continúa la entrega'],
      ja: ['利用者と連絡が取れた', '住所を訂正', '配達再開'],
    },
    sendBack: {
      zh: ['用户拒收', '始终联系不上用户', '地址无法送达'],
      en: ['Customer refuses', 'Customer never reached', 'Address cannot be reached'],
      es: ['El cliente rechaza', 'No se localiza al cliente', 'Dirección inaccesible'],
      ja: ['受取拒否', '連絡が取れないまま', '届けられない住所'],
    },
    confirmGoods: {
      zh: ['用户电话确认金额', '小票与商品一致'],
      en: ['Customer agreed by phone', 'Receipt matches'],
      es: ['El cliente confirma por teléfono', 'El recibo coincide'],
      ja: ['利用者が電話で了承', 'レシートと一致'],
    },
    arbitrate: {
      zh: ['双方无法达成一致', '用户要求平台介入'],
      en: ['No agreement', 'Customer asks us to decide'],
      es: ['Sin acuerdo', 'El cliente pide que decidamos'],
      ja: ['合意に至らない', '利用者が仲裁を希望'],
    },
    awardCustomer: {
      zh: ['未按约定提供服务', '陪玩师中途离开', '技能与描述不符'],
      en: ['Service not rendered', 'Companion left', 'Not as described'],
      es: ['Servicio no prestado', 'El compañero se fue', 'No era lo descrito'],
      ja: ['サービス未提供', '途中離脱', '説明と相違'],
    },
    awardCompanion: {
      zh: ['服务已完整提供', '用户证据不足'],
      en: ['Service was rendered', 'Customer’s evidence is thin'],
      es: ['Servicio prestado', 'Pruebas insuficientes'],
      ja: ['サービスは提供済み', '利用者の証拠不足'],
    },
    annul: {
      zh: ['双方证据均不可信', '疑似刷单', '房间异常'],
      en: ['Neither evidence holds', 'Suspected fraud', 'Trouble with the room'],
      es: ['Pruebas no fiables', 'Posible fraude', 'Problema de sala'],
      ja: ['双方の証拠が不十分', '不正の疑い', 'ルームの不具合'],
    },
    complete: {
      zh: ['用户确认已收到', '忘记点完成', '设备故障'],
      en: ['Customer confirms', 'Forgot to confirm', 'Device is down'],
      es: ['El cliente lo confirma', 'Olvidó confirmar', 'Equipo averiado'],
      ja: ['利用者が確認', '操作忘れ', '端末の故障'],
    },
  } satisfies Record<ReasonedMove, Phrase<string[]>>,
  verdictReasons: {
    zh: ['双方举证核实', '录像/截图为证', '一方未举证'],
    en: ['Evidence checked', 'Recording proves it', 'One side brought none'],
    es: ['Pruebas verificadas', 'Hay grabación', 'Una parte no aportó nada'],
    ja: ['証拠を確認', '録画・画像あり', '片方は証拠なし'],
  },
  feeReasons: {
    zh: ['绕路', '等候时间有误', '计费异常'],
    en: ['Detour', 'Wrong waiting time', 'Billing error'],
    es: ['Desvío', 'Espera incorrecta', 'Error de cobro'],
    ja: ['遠回り', '待機時間の誤り', '課金の誤り'],
  },
  endReasons: {
    zh: ['司机忘记结束', '司机设备故障'],
    en: ['Chauffeur forgot', 'Chauffeur’s device is down'],
    es: ['El conductor olvidó', 'Equipo averiado'],
    ja: ['ドライバーの操作忘れ', '端末の故障'],
  },
  addressReasons: {
    zh: ['用户填错地址', '用户换了地方'],
    en: ['Wrong address given', 'Customer moved'],
    es: ['Dirección errónea', 'El cliente se movió'],
    ja: ['住所の誤り', '場所の変更'],
  },
  helpReasons: {
    zh: ['误触', '身体不适已送医', '纠纷已劝解', '已报警处理'],
    en: ['Pressed by mistake', 'Ill, now in hospital', 'Quarrel settled', 'Police has it'],
    es: ['Pulsado por error', 'Enfermo, en el hospital', 'Disputa resuelta', 'La policía se ocupa'],
    ja: ['誤操作', '体調不良で搬送', 'トラブル解決', '警察が対応'],
  },
  reassignReasons: {
    zh: ['未响应', '请求转单', '距离太远', '车辆故障'],
    en: ['No answer', 'Asked to hand over', 'Too far away', 'Breakdown'],
    es: ['No responde', 'Pide ceder el pedido', 'Está demasiado lejos', 'Vehículo averiado'],
    ja: ['応答なし', '交代依頼', '距離が遠い', '車両の故障'],
  },
  noteNeeded: labelWords.noteNeeded,
  candidates: { zh: '可派人员', en: 'Workers', es: 'Personal disponible', ja: '割り当て可能な担当者' },
  searchCandidates: {
    zh: '按姓名或手机号查找',
    en: 'Search by name or phone',
    es: 'Buscar por nombre o teléfono',
    ja: '氏名または電話で検索',
  },
  noCandidates: {
    zh: '附近没有可派人员，稍后再试',
    en: 'Nobody is near. Try again in a moment.',
    es: 'No hay nadie cerca. Inténtelo dentro de un momento.',
    ja: '近くに担当者がいません。しばらくしてからお試しください。',
  },
  chooseWorker: { zh: '请选择派给谁', en: 'Choose a worker', es: 'Elija a quién', ja: '担当者を選んでください' },
  giveTo: {
    zh: (name: string) => `派给 ${name}`,
    en: (name: string) => `Assign to ${name}`,
    es: (name: string) => `Asignar a ${name}`,
    ja: (name: string) => `${name} に割り当て`,
  },
  load: {
    zh: (load: number, capacity: number) => `在手 ${load}/${capacity} 单`,
    en: (load: number, capacity: number) => `${load}/${capacity} in hand`,
    es: (load: number, capacity: number) => `${load}/${capacity} pedidos`,
    ja: (load: number, capacity: number) => `担当 ${load}/${capacity} 件`,
  },
  sameFrom: {
    zh: (count: number) => `同店 ${count} 单`,
    en: (count: number) => `${count} from here`,
    es: (count: number) => `${count} de aquí`,
    ja: (count: number) => `同店 ${count} 件`,
  },
  about: {
    zh: (minutes: number) => `约 ${minutes} 分钟`,
    en: (minutes: number) => `about ${minutes} min`,
    es: (minutes: number) => `unos ${minutes} min`,
    ja: (minutes: number) => `約 ${minutes} 分`,
  },
  leased: {
    zh: (name: string) => `${name} 正在为此单派单`,
    en: (name: string) => `${name} is choosing somebody for it`,
    es: (name: string) => `${name} está eligiendo a alguien`,
    ja: (name: string) => `${name} が担当者を選んでいます`,
  },
  obstacles: {
    resigned: { zh: '已离职', en: 'Has left', es: 'Ya no trabaja', ja: '退職' },
    disabled: labelWords.disabled,
    frozen: { zh: '已冻结', en: 'Frozen', es: 'Suspendido', ja: '凍結中' },
    otherCity: { zh: '其他城市', en: 'Another city', es: 'Otra ciudad', ja: '別の都市' },
    wrongKind: { zh: '不是此类人员', en: 'Another trade', es: 'Otro oficio', ja: '職種違い' },
    wrongService: { zh: '不接此类单', en: 'Other services', es: 'Otros servicios', ja: '対象外' },
    wrongLicence: { zh: '准驾车型不符', en: 'Wrong licence', es: 'Permiso no válido', ja: '免許不適合' },
    credentialExpired: { zh: '资质过期', en: 'Papers expired', es: 'Papeles caducados', ja: '資格期限切れ' },
    offline: { zh: '不在线', en: 'Off duty', es: 'Desconectado', ja: 'オフライン' },
    resting: { zh: '小休中', en: 'Resting', es: 'En descanso', ja: '休憩中' },
    noPosition: { zh: '没有位置', en: 'No position', es: 'Sin posición', ja: '位置情報なし' },
    full: { zh: '已满单', en: 'Full', es: 'Completo', ja: '上限到達' },
    isCustomer: { zh: '与用户为同一人', en: 'Is the customer', es: 'Es el cliente', ja: '利用者本人' },
  } satisfies Record<Unfitness, Phrase>,
  newAddress: { zh: '新地址', en: 'New address', es: 'Nueva dirección', ja: '新しい住所' },
  lng: { zh: '经度', en: 'Longitude', es: 'Longitud', ja: '経度' },
  lat: { zh: '纬度', en: 'Latitude', es: 'Latitud', ja: '緯度' },
  drivenKm: { zh: '行驶里程（公里）', en: 'Driven (km)', es: 'Recorrido (km)', ja: '走行距離（km）' },
  waitMinutes: { zh: '等候（分钟）', en: 'Waiting (min)', es: 'Espera (min)', ja: '待機（分）' },
  toll: { zh: '路桥费（元）', en: 'Tolls (yuan)', es: 'Peajes (yuanes)', ja: '通行料（元）' },
  total: { zh: '应付总额（元）', en: 'To pay in all (yuan)', es: 'Total a pagar (yuanes)', ja: '請求総額（元）' },
  yuan: {
    zh: (who: string) => `${who}（元）`,
    en: (who: string) => `${who} (yuan)`,
    es: (who: string) => `${who} (yuanes)`,
    ja: (who: string) => `${who}（元）`,
  },
  sumIs: {
    zh: (sum: string, paid: string) => `合计 ${sum}，实付 ${paid}`,
    en: (sum: string, paid: string) => `Together ${sum} of ${paid}`,
    es: (sum: string, paid: string) => `Suman ${sum} de ${paid}`,
    ja: (sum: string, paid: string) => `合計 ${sum} / 支払額 ${paid}`,
  },
  passengerReached: {
    zh: '已致电乘客，确认情况',
    en: 'The passenger was called',
    es: 'Se llamó al pasajero',
    ja: '乗客に電話で確認した',
  },
  chauffeurReached: {
    zh: '已致电司机，确认情况',
    en: 'The chauffeur was called',
    es: 'Se llamó al conductor',
    ja: 'ドライバーに電話で確認した',
  },
  caseNo: {
    zh: '报警登记号（如有）',
    en: 'Police case number, if any',
    es: 'N.º de caso policial, si lo hay',
    ja: '警察の受付番号（あれば）',
  },
})
