import type { WaitReason } from '#contract/orders/autopilots.ts'
import type { AutopilotMode } from '#contract/orders/board.ts'
import type { BoardWorker } from '#contract/orders/dispatch.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { orderNameWords, orderWords } from '#words/orders/order.ts'
import { type Phrase, words } from '#words/words.ts'

export const dispatchWords = words({
  plot: {
    zh: '订单与人员位置图',
    en: 'Where orders and workers are',
    es: 'Dónde están pedidos y personal',
    ja: '注文と担当者の位置',
  },
  hint: {
    zh: '拖动圈选订单，再点人员即派单',
    en: 'Draw a line round orders, then click a worker',
    es: 'Rodee los pedidos y pulse a una persona',
    ja: '注文を囲み、担当者をクリックして配車',
  },
  moving: {
    zh: '滚轮缩放，按住 Shift 拖动平移',
    en: 'The wheel zooms, Shift and a drag moves',
    es: 'La rueda acerca; Mayús y arrastrar mueve',
    ja: 'ホイールで拡大縮小、Shift＋ドラッグで移動',
  },
  movingByTouch: {
    zh: '单指移动，双指缩放；按“圈选”后可圈选订单',
    en: 'One finger moves, two zoom. Press the lasso to draw a line round orders.',
    es: 'Un dedo mueve, dos acercan. Pulse el lazo para rodear pedidos.',
    ja: '1本指で移動、2本指で拡大縮小。「囲む」を押すと注文を囲めます。',
  },
  legend: { zh: '图例', en: 'Legend', es: 'Leyenda', ja: '凡例' },
  line: { zh: '圈选', en: 'Draw a line round orders', es: 'Rodear pedidos', ja: '囲む' },
  move: { zh: '移动地图', en: 'Move the map', es: 'Mover el mapa', ja: '地図を動かす' },
  waiting: { zh: '待派', en: 'Waiting', es: 'En espera', ja: '待機中' },
  workers: { zh: '在线人员', en: 'On duty', es: 'De servicio', ja: '稼働中' },
  nothingWaits: {
    zh: '现在没有待派订单，新订单会自动出现',
    en: 'Nothing waits. New orders appear by themselves.',
    es: 'No hay nada en espera. Los nuevos aparecen solos.',
    ja: '待機中の注文はありません。新しい注文は自動で表示されます。',
  },
  nobodyThere: {
    zh: '附近没有人员在线',
    en: 'Nobody is on duty here.',
    es: 'No hay nadie de servicio.',
    ja: '稼働中の担当者がいません。',
  },
  chosen: {
    zh: (count: number) => `已选 ${count} 单`,
    en: (count: number) => `${count} chosen`,
    es: (count: number) => `${count} elegidos`,
    ja: (count: number) => `${count} 件選択`,
  },
  letGo: { zh: '取消选择', en: 'Choose none', es: 'Quitar selección', ja: '選択を解除' },
  giveTo: {
    zh: (name: string) => `派给${name}`,
    en: (name: string) => `Assign to ${name}`,
    es: (name: string) => `Asignar a ${name}`,
    ja: (name: string) => `${name}に割り当て`,
  },
  chooseWorker: { zh: '选人员', en: 'Choose a worker', es: 'Elegir persona', ja: '担当者を選ぶ' },
  lists: { zh: '订单与人员', en: 'Orders and workers', es: 'Pedidos y personal', ja: '注文と担当者' },
  chooseFirst: {
    zh: '请先选择订单，可点选或圈选',
    en: 'Choose orders first, by a click or a line round them',
    es: 'Elija antes pedidos, con un clic o rodeándolos',
    ja: '先に注文を選択してください（クリックまたは囲む）',
  },
  chooseOne: {
    zh: '已选多单：请只选一单，或按 P 看派单方案',
    en: 'Several are chosen: choose one, or press P for a plan',
    es: 'Hay varios elegidos: elija uno o pulse P para ver un plan',
    ja: '複数選択中です。1件だけ選ぶか、P キーで割当案を表示してください',
  },
  nobodyFits: {
    zh: '现在没有能接这一单的人员',
    en: 'Nobody can take this order now',
    es: 'Nadie puede tomar este pedido ahora',
    ja: 'この注文を受けられる担当者がいません',
  },
  give: {
    zh: (count: number, name: string) => `把 ${count} 单派给 ${name}`,
    en: (count: number, name: string) => `Assign ${count} to ${name}`,
    es: (count: number, name: string) => `Asignar ${count} a ${name}`,
    ja: (count: number, name: string) => `${count} 件を ${name} に割り当て`,
  },
  given: {
    zh: (count: number, name: string) => `已派 ${count} 单给 ${name}`,
    en: (count: number, name: string) => `${count} assigned to ${name}`,
    es: (count: number, name: string) => `${count} asignados a ${name}`,
    ja: (count: number, name: string) => `${count} 件を ${name} に割り当てました`,
  },
  waitingHere: {
    zh: (count: number) => `${count} 单待派`,
    en: (count: number) => `${count} waiting`,
    es: (count: number) => `${count} en espera`,
    ja: (count: number) => `${count} 件待機`,
  },
  refused: {
    zh: (count: number) => `${count} 单未派出`,
    en: (count: number) => `${count} not assigned`,
    es: (count: number) => `${count} sin asignar`,
    ja: (count: number) => `${count} 件は割り当てできません`,
  },
  overdue: orderNameWords.queues.overdue,
  pressure: { zh: '运力紧张', en: 'Too few workers', es: 'Falta personal', ja: '人手不足' },
  score: {
    zh: (score: number) => `${score} 分`,
    en: (score: number) => `score ${score}`,
    es: (score: number) => `${score} puntos`,
    ja: (score: number) => `${score} 点`,
  },
  cannot: {
    zh: (name: string, why: string) => `${name}不能接这一单：${why}`,
    en: (name: string, why: string) => `${name} cannot take it: ${why}`,
    es: (name: string, why: string) => `${name} no puede tomarlo: ${why}`,
    ja: (name: string, why: string) => `${name}は受けられません：${why}`,
  },
  unable: {
    zh: (count: number) => `不能接 ${count}`,
    en: (count: number) => `Cannot take any · ${count}`,
    es: (count: number) => `No pueden aceptar · ${count}`,
    ja: (count: number) => `受けられない ${count}`,
  },
  unfit: { zh: '不能接', en: 'Cannot take any', es: 'No puede aceptar', ja: '受けられない' },
  picked: { zh: '已选', en: 'Chosen', es: 'Elegido', ja: '選択中' },
  approach: { zh: '去取货、接人', en: 'To the pick-up', es: 'A la recogida', ja: '受取まで' },
  ride: { zh: '送到目的地', en: 'To the destination', es: 'Al destino', ja: '届け先まで' },
  goal: { zh: '订单要去的地方', en: 'Where an order goes', es: 'Destino del pedido', ja: '注文の届け先' },
  nearlyFull: { zh: '快满单', en: 'Nearly full', es: 'Casi completo', ja: 'ほぼ上限' },
  plan: { zh: '派单方案', en: 'Plan', es: 'Plan', ja: '配車プラン' },
  planHint: {
    zh: '按总晚到时间最少，给等待的订单各配一位人员。确认前不会派出。',
    en: 'A worker for each waiting order, so that all together are least late. Nothing is assigned before you confirm.',
    es: 'Una persona para cada pedido, con el menor retraso total. Nada se asigna hasta que confirme.',
    ja: '全体の遅れが最も少なくなるように、各注文に担当者を提案します。確定するまで割り当てません。',
  },
  room: {
    zh: (name: string, room: number, count: number) => `${name} 还能接 ${room} 单，您选了 ${count} 单。建议这样分：`,
    en: (name: string, room: number, count: number) =>
      `${name} has room for ${room}, you chose ${count}. They could be split like this:`,
    es: (name: string, room: number, count: number) =>
      `${name} tiene cupo para ${room} y ha elegido ${count}. Podrían repartirse así:`,
    ja: (name: string, room: number, count: number) =>
      `${name}はあと ${room} 件、選択は ${count} 件です。次のように分けられます：`,
  },
  toWorker: {
    zh: (name: string, count: number) => `${name} · ${count} 单`,
    en: (name: string, count: number) => `${name} · ${count}`,
    es: (name: string, count: number) => `${name} · ${count}`,
    ja: (name: string, count: number) => `${name} · ${count} 件`,
  },
  lateInAll: {
    zh: (late: number) => (late > 0 ? `合计晚到 ${late} 分` : '全部按时'),
    en: (late: number) => (late > 0 ? `${late} min late in all` : 'All in time'),
    es: (late: number) => (late > 0 ? `${late} min de retraso en total` : 'Todos a tiempo'),
    ja: (late: number) => (late > 0 ? `合計 ${late} 分遅れ` : 'すべて定刻内'),
  },
  lateCompared: {
    zh: (nearest: number, late: number) => `合计晚到 ${nearest} → ${late} 分（逐单派给最近的人 → 按方案）`,
    en: (nearest: number, late: number) => `Late in all ${nearest} → ${late} min (nearest first → this plan)`,
    es: (nearest: number, late: number) => `Retraso total ${nearest} → ${late} min (al más cercano → este plan)`,
    ja: (nearest: number, late: number) => `遅れ合計 ${nearest} → ${late} 分（近い順 → このプラン）`,
  },
  loadAfter: {
    zh: (before: number, after: number, capacity: number) => `手上 ${before} → ${after}/${capacity} 单`,
    en: (before: number, after: number, capacity: number) => `${before} → ${after}/${capacity} in hand`,
    es: (before: number, after: number, capacity: number) => `${before} → ${after}/${capacity} en mano`,
    ja: (before: number, after: number, capacity: number) => `手持ち ${before} → ${after}/${capacity} 件`,
  },
  fromTo: {
    zh: (from: string, to: string) => `${from} → ${to}`,
    en: (from: string, to: string) => `${from} → ${to}`,
    es: (from: string, to: string) => `${from} → ${to}`,
    ja: (from: string, to: string) => `${from} → ${to}`,
  },
  leftOver: {
    zh: (count: number) => `另有 ${count} 单现在无人能接`,
    en: (count: number) => `Nobody can take ${count} more now`,
    es: (count: number) => `Nadie puede tomar ahora otros ${count}`,
    ja: (count: number) => `ほか ${count} 件は今受けられる人がいません`,
  },
  nothingToPlan: {
    zh: '现在没有可派的订单',
    en: 'Nothing can be assigned now.',
    es: 'Ahora no hay nada que asignar.',
    ja: '今割り当てられる注文はありません。',
  },
  giveAll: {
    zh: (count: number) => `确认派出 ${count} 单`,
    en: (count: number) => `Assign ${count}`,
    es: (count: number) => `Asignar ${count}`,
    ja: (count: number) => `${count} 件を割り当て`,
  },
  givenAll: {
    zh: (count: number) => `已派出 ${count} 单`,
    en: (count: number) => `${count} assigned`,
    es: (count: number) => `${count} asignados`,
    ja: (count: number) => `${count} 件を割り当てました`,
  },
  seen: { zh: '知道了', en: 'Got it', es: 'Entendido', ja: '了解' },
  promisedBy: {
    zh: (time: string) => `${time} 前`,
    en: (time: string) => `by ${time}`,
    es: (time: string) => `antes de ${time}`,
    ja: (time: string) => `${time}まで`,
  },
  leasing: orderWords.leasing,
  load: {
    zh: (load: number, capacity: number) => `${load}/${capacity} 单`,
    en: (load: number, capacity: number) => `${load}/${capacity}`,
    es: (load: number, capacity: number) => `${load}/${capacity}`,
    ja: (load: number, capacity: number) => `${load}/${capacity} 件`,
  },
  presences: {
    idle: { zh: '空闲', en: 'Free', es: 'Libre', ja: '空き' },
    busy: { zh: '配送中', en: 'Busy', es: 'Ocupado', ja: '対応中' },
    weak: { zh: '信号弱', en: 'Weak signal', es: 'Señal débil', ja: '電波弱' },
    offline: labelWords.offline,
  } satisfies Record<BoardWorker['presence'], Phrase>,
  ring: {
    zh: (kilometres: number) => `${kilometres} 公里`,
    en: (kilometres: number) => `${kilometres} km`,
    es: (kilometres: number) => `${kilometres} km`,
    ja: (kilometres: number) => `${kilometres} km`,
  },
  closer: labelWords.zoomIn,
  wider: labelWords.zoomOut,
  showAll: { zh: '显示全部', en: 'Show all', es: 'Ver todo', ja: '全体表示' },
})

export const boardKeysWords = words({
  title: { zh: '调度台快捷键', en: 'Keys of the board', es: 'Teclas del tablero', ja: '配車画面のキー操作' },
  names: {
    walk: { zh: '上一单 / 下一单', en: 'Previous, next order', es: 'Pedido anterior o siguiente', ja: '前 / 次の注文' },
    give: { zh: '派给最合适的人', en: 'Assign to the best', es: 'Asignar al mejor', ja: '最適な人に割り当て' },
    plan: dispatchWords.plan,
    letGo: dispatchWords.letGo,
    closer: labelWords.zoomIn,
    wider: labelWords.zoomOut,
    showAll: dispatchWords.showAll,
    help: { zh: '这些快捷键', en: 'These keys', es: 'Estas teclas', ja: 'このキー一覧' },
  },
})

export const dispatchFeature = words({
  name: { zh: '派单', en: 'Dispatch', es: 'Despacho', ja: '配車' },
  events: {
    'dispatch.lease': undefined,
    'dispatch.release': undefined,
    'dispatch.assignMany': undefined,
    'dispatch.assignProposed': undefined,
  },
} satisfies FeatureWords<'dispatch'>)

export const autopilotWords = words({
  name: { zh: '自动派单', en: 'Autopilot', es: 'Piloto automático', ja: '自動配車' },
  modes: {
    off: { zh: '关闭', en: 'Off', es: 'Apagado', ja: 'オフ' },
    propose: { zh: '只建议', en: 'Propose', es: 'Proponer', ja: '提案のみ' },
    assign: { zh: '自动派', en: 'Assign', es: 'Asignar', ja: '自動で割り当て' },
  } satisfies Record<AutopilotMode, Phrase>,
  modeOf: {
    zh: (city: string) => `${city}的自动派单`,
    en: (city: string) => `Autopilot of ${city}`,
    es: (city: string) => `Piloto automático de ${city}`,
    ja: (city: string) => `${city}の自動配車`,
  },
  working: {
    zh: (city: string) => `${city}：系统正在自动派单`,
    en: (city: string) => `${city}: orders are assigned by themselves`,
    es: (city: string) => `${city}: los pedidos se asignan solos`,
    ja: (city: string) => `${city}：システムが自動で配車しています`,
  },
  proposing: {
    zh: (city: string) => `${city}：系统只建议，由您确认`,
    en: (city: string) => `${city}: you confirm what is proposed`,
    es: (city: string) => `${city}: usted confirma lo propuesto`,
    ja: (city: string) => `${city}：提案をあなたが確定します`,
  },
  proposalsOf: { zh: '派单建议', en: 'Proposed assignments', es: 'Asignaciones propuestas', ja: '配車の提案' },
  proposed: {
    zh: (orders: number, workers: number) => `系统建议：${orders} 单派给 ${workers} 人`,
    en: (orders: number, workers: number) => `Proposed: ${orders} to ${workers} workers`,
    es: (orders: number, workers: number) => `Propuesta: ${orders} a ${workers} personas`,
    ja: (orders: number, workers: number) => `提案：${orders} 件を ${workers} 人へ`,
  },
  look: { zh: '查看', en: 'Look', es: 'Ver', ja: '見る' },
  dismiss: { zh: '忽略这些建议', en: 'Dismiss', es: 'Descartar', ja: '見送る' },
  dismissed: {
    zh: (count: number) => `已忽略，10 分钟内不再建议这 ${count} 单`,
    en: (count: number) => `Dismissed. ${count} are left to you for 10 minutes.`,
    es: (count: number) => `Descartado. ${count} quedan para usted 10 minutos.`,
    ja: (count: number) => `見送りました。${count} 件は10分間提案しません。`,
  },
  leftToPeople: {
    zh: (count: number) => `未勾选的 ${count} 单由您派，10 分钟内不再建议`,
    en: (count: number) => `${count} left out are yours and are not proposed for 10 minutes.`,
    es: (count: number) => `${count} sin marcar quedan para usted y no se proponen en 10 minutos.`,
    ja: (count: number) => `外した ${count} 件はあなたが担当し、10分間提案しません。`,
  },
  held: {
    zh: (city: string, name: string) => `${city}：${name} 已接管，系统不派单`,
    en: (city: string, name: string) => `${city}: ${name} assigns, the autopilot rests`,
    es: (city: string, name: string) => `${city}: asigna ${name}, el piloto descansa`,
    ja: (city: string, name: string) => `${city}：${name}が担当中、自動配車は停止`,
  },
  waits: {
    zh: (count: number, reasons: string) => `${count} 单在等：${reasons}`,
    en: (count: number, reasons: string) => `${count} wait: ${reasons}`,
    es: (count: number, reasons: string) => `${count} esperan: ${reasons}`,
    ja: (count: number, reasons: string) => `${count} 件待機中：${reasons}`,
  },
  ofReason: {
    zh: (reason: string, count: number) => `${reason} ${count}`,
    en: (reason: string, count: number) => `${reason} ${count}`,
    es: (reason: string, count: number) => `${reason} ${count}`,
    ja: (reason: string, count: number) => `${reason} ${count}`,
  },
  apart: { zh: '，', en: ', ', es: ', ', ja: '、' },
  /** Why an order waits. */
  reasons: {
    full: { zh: '人员都满单', en: 'everybody is full', es: 'todos completos', ja: '全員が上限' },
    declined: { zh: '都退回过', en: 'all declined it', es: 'todos lo rechazaron', ja: '全員が辞退' },
    papers: { zh: '人员资质过期', en: 'papers expired', es: 'papeles caducados', ja: '資格期限切れ' },
    unsuited: { zh: '没有适合的人员', en: 'nobody is suited', es: 'nadie apto', ja: '適任者なし' },
    nobody: { zh: '没有人员在线', en: 'nobody on duty', es: 'nadie de servicio', ja: '稼働者なし' },
    fresh: { zh: '刚下单', en: 'just came', es: 'acaba de llegar', ja: '受付直後' },
    chosen: { zh: '有人在派', en: 'somebody is choosing', es: 'alguien elige', ja: '選択中の人あり' },
    dismissed: { zh: '留给人工', en: 'left to people', es: 'queda para personas', ja: '人が担当' },
    far: { zh: '人员太远', en: 'everybody is too far', es: 'todos están lejos', ja: '全員が遠い' },
    late: { zh: '送到会太晚', en: 'would be too late', es: 'llegaría muy tarde', ja: '遅れすぎる' },
    later: { zh: '排在后面', en: 'more urgent ones first', es: 'hay más urgentes', ja: '順番待ち' },
    soon: { zh: '马上派出', en: 'next', es: 'el siguiente', ja: 'まもなく配車' },
  } satisfies Record<WaitReason, Phrase>,
  takeOver: { zh: '我来接管', en: 'I take over', es: 'Tomo el mando', ja: '自分が担当' },
  handOver: { zh: '交还系统', en: 'Hand back', es: 'Devolver', ja: 'システムに戻す' },
})

/** Why the system assigned an order, as the timeline says it. */
export const autopilotReasonWords = words({
  by: { zh: '系统自动派单', en: 'Assigned by the system', es: 'Asignado por el sistema', ja: 'システムが配車' },
  near: {
    zh: (minutes: number) => `约 ${minutes} 分钟到取货点`,
    en: (minutes: number) => `at the pick-up in about ${minutes} min`,
    es: (minutes: number) => `en la recogida en unos ${minutes} min`,
    ja: (minutes: number) => `受取場所まで約${minutes}分`,
  },
  done: {
    zh: (time: string) => `预计 ${time} 完成`,
    en: (time: string) => `done at about ${time}`,
    es: (time: string) => `listo hacia las ${time}`,
    ja: (time: string) => `${time}頃に完了見込み`,
  },
  shop: {
    zh: (count: number) => `手上有 ${count} 单同店`,
    en: (count: number) => `${count} in hand from the same shop`,
    es: (count: number) => `${count} en mano de la misma tienda`,
    ja: (count: number) => `同じ店の手持ち ${count} 件`,
  },
  way: {
    zh: (count: number) => `手上有 ${count} 单顺路`,
    en: (count: number) => `${count} in hand on the way`,
    es: (count: number) => `${count} en mano en la misma ruta`,
    ja: (count: number) => `同じ方向の手持ち ${count} 件`,
  },
})

export const autopilotsFeature = words({
  name: autopilotWords.name,
  permissions: {
    'autopilots.edit': {
      zh: '设置自动派单',
      en: 'Switch the autopilot',
      es: 'Configurar el piloto automático',
      ja: '自動配車の設定',
    },
  },
  events: {
    'autopilots.set': {
      zh: '设置自动派单',
      en: 'Autopilot switched',
      es: 'Piloto automático cambiado',
      ja: '自動配車を変更',
    },
    'autopilots.takeOver': {
      zh: '接管派单',
      en: 'Took over from the autopilot',
      es: 'Tomó el mando',
      ja: '自動配車を引き継ぎ',
    },
    'autopilots.handOver': {
      zh: '交还自动派单',
      en: 'Handed back to the autopilot',
      es: 'Devuelto al piloto',
      ja: '自動配車に戻す',
    },
    'autopilots.dismiss': {
      zh: '忽略派单建议',
      en: 'Dismissed proposals',
      es: 'Propuestas descartadas',
      ja: '提案を見送り',
    },
  },
  fields: {
    autopilot_mode: { zh: '方式', en: 'Mode', es: 'Modo', ja: '方式' },
    dismissed_orders: {
      zh: '留给人工的订单',
      en: 'Orders left to people',
      es: 'Pedidos para personas',
      ja: '人が担当する注文',
    },
    held_by_name: { zh: '接管人', en: 'Taken over by', es: 'Al mando', ja: '引き継いだ人' },
  },
} satisfies FeatureWords<'autopilots'>)
