import type { FirstStep } from '#contract/dashboard/first-steps.ts'
import type {
  BlockSize,
  DashboardBlock,
  HeatLayer,
  Kpi,
  MoneyKey,
  MoneyPart,
  ServiceKey,
  TodoKind,
} from '#contract/dashboard/names.ts'
import { accountWords } from '#words/access/account.ts'
import { announcementNameWords } from '#words/announcements/announcements.ts'
import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { leaderWords } from '#words/chats/supervision.ts'
import type { FeatureWords } from '#words/feature.ts'
import { ledgerScreenWords, ledgerWords, trialWords } from '#words/money/ledger.ts'
import { refundListWords } from '#words/money/refund-list.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { withdrawalNamesWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { orderDetailWords, progressWords, reasonsWords } from '#words/orders/moves.ts'
import { cityWords } from '#words/people/people.ts'
import { workersWords } from '#words/people/workers.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const dashboardTitle: Phrase = { zh: '首页', en: 'Dashboard', es: 'Inicio', ja: 'ホーム' }

export const dashboardWords = words({ title: dashboardTitle })

export const dashboardFeature = words({
  name: dashboardTitle,
  permissions: {
    'dashboard.view': { zh: '查看首页数据', en: 'See the dashboard', es: 'Ver el panel', ja: 'ダッシュボードを見る' },
  },
  events: { 'dashboard.arrange': undefined },
} satisfies FeatureWords<'dashboard'>)

/** The block of the money on the dashboard. */
export const moneyNowWords = words({
  title: { zh: '资金概览', en: 'Money now', es: 'Dinero ahora', ja: '資金の概況' },
  owners: withdrawalNamesWords.owners,
  parts: {
    withdrawals: { zh: '提现进度', en: 'Withdrawals now', es: 'Retiradas ahora', ja: '出金の状況' },
    refunds: refundListWords.title,
    ledger: { zh: '账户余额', en: 'Balances', es: 'Saldos', ja: '残高' },
  } satisfies Record<MoneyPart, Phrase>,
  figures: {
    waiting: withdrawalNamesWords.states.review,
    waitingFen: { zh: '待审核金额', en: 'Amount to review', es: 'Importe por revisar', ja: '審査待ちの金額' },
    approved: withdrawalNamesWords.states.approved,
    failed: withdrawalNamesWords.states.failed,
    unknown: labelWords.outcomeUnknown,
    paidToday: { zh: '今日打款成功', en: 'Paid out today', es: 'Pagadas hoy', ja: '本日の支払い成功' },
    paidTodayFen: { zh: '今日打款金额', en: 'Amount paid out today', es: 'Importe pagado hoy', ja: '本日の支払額' },
    failedToday: withdrawalsWords.tiles.failedToday,
    failedShare: { zh: '今日打款失败率', en: 'Share failed today', es: 'Parte fallida hoy', ja: '本日の失敗率' },
    payoutMedian: {
      zh: '提现时效（中位数）',
      en: 'Asked to paid (median)',
      es: 'De solicitud a pago (mediana)',
      ja: '申請から支払い（中央値）',
    },
    payoutNinetieth: {
      zh: '提现时效（P90）',
      en: 'Asked to paid (P90)',
      es: 'De solicitud a pago (P90)',
      ja: '申請から支払い（P90）',
    },
    refundsInReview: refundsWords.stages.review,
    refundsProcessing: refundsWords.stages.processing,
    refundsFailed: refundsWords.stages.failed,
    reconDifferences: {
      zh: '对账差异',
      en: 'Differences not settled',
      es: 'Diferencias sin resolver',
      ja: '未解決の照合差異',
    },
    channelFen: ledgerWords.kinds.channel,
    escrowFen: ledgerWords.kinds.escrow,
    heldFen: ledgerWords.kinds.held,
    availableFen: ledgerWords.kinds.available,
    withdrawingFen: ledgerWords.kinds.withdrawing,
    receivableFen: ledgerWords.kinds.receivable,
  } satisfies Record<MoneyKey, Phrase>,
  oldest: { zh: '最久等待', en: 'Longest wait', es: 'Mayor espera', ja: '最長の待ち' },
  reconciled: { zh: '已对平至', en: 'Balanced until', es: 'Cuadrado hasta', ja: '照合一致の最終日' },
  balanced: trialWords.balanced,
  unbalanced: trialWords.unbalanced,
  stopped: {
    ledger: trialWords.checkBad,
    reconciliation: {
      zh: '渠道对账不平，已暂停打款',
      en: 'The reconciliation differs: payouts are stopped',
      es: 'La conciliación difiere: pagos detenidos',
      ja: 'チャネル照合が不一致のため支払いを停止中',
    },
  },
  parties: { zh: '各方余额', en: 'Owed to each party', es: 'Adeudado a cada parte', ja: '相手先別の残高' },
  party: { zh: '往来方', en: 'Party', es: 'Parte', ja: '相手先' },
  accounts: trialWords.accounts,
  balance: ledgerScreenWords.balance,
  yesterday: { zh: '昨日此时余额', en: 'Balance yesterday', es: 'Saldo de ayer', ja: '前日の残高' },
  lastWeek: { zh: '上周此时余额', en: 'Balance last week', es: 'Saldo de hace una semana', ja: '前週の残高' },
  partiesSay: {
    zh: (sum: string, top: string, fen: string) => `平台共欠各方 ${sum}，最多的是${top}，${fen}。`,
    en: (sum: string, top: string, fen: string) => `The platform owes ${sum} in all, most to ${top}: ${fen}.`,
    es: (sum: string, top: string, fen: string) => `La plataforma debe ${sum} en total, sobre todo a ${top}: ${fen}.`,
    ja: (sum: string, top: string, fen: string) => `未払いは計 ${sum}、最多は${top}の ${fen}。`,
  },
  payouts: { zh: '每日打款', en: 'Payouts by day', es: 'Pagos por día', ja: '日別の支払い' },
  paid: { zh: '成功笔数', en: 'Number paid', es: 'Número de pagos', ja: '成功件数' },
  paidFen: { zh: '打款金额', en: 'Amount paid', es: 'Importe pagado', ja: '支払額' },
  failedCount: { zh: '失败笔数', en: 'Number failed', es: 'Número de fallos', ja: '失敗件数' },
  payoutsSay: {
    zh: (days: number, sum: string, failed: string) => `近 ${days} 天打款 ${sum}，失败 ${failed} 笔。`,
    en: (days: number, sum: string, failed: string) => `${sum} paid out in ${days} days, ${failed} failed.`,
    es: (days: number, sum: string, failed: string) => `${sum} pagados en ${days} días, ${failed} fallidos.`,
    ja: (days: number, sum: string, failed: string) => `${days}日間の支払い ${sum}、失敗 ${failed} 件。`,
  },
})

/** What stands first for a dispatcher and for an agent. */
export const homeWords = words({
  urgent: { zh: '最紧急的十单', en: 'The ten most urgent', es: 'Los diez más urgentes', ja: '最も急ぐ10件' },
  own: { zh: '我的会话', en: 'My conversations', es: 'Mis conversaciones', ja: '自分の会話' },
  nothingUrgent: {
    zh: '没有带时限的未完成订单',
    en: 'No unfinished order has a clock running.',
    es: 'Ningún pedido pendiente tiene un plazo en marcha.',
    ja: '期限のある未完了の注文はありません。',
  },
  overdueOrders: { zh: '已超时的订单', en: 'Overdue orders', es: 'Pedidos con retraso', ja: '期限を過ぎた注文' },
  overdueCount: {
    zh: (count: string) => `已超时 ${count} 单`,
    en: (count: string) => `Overdue: ${count}`,
    es: (count: string) => `Con retraso: ${count}`,
    ja: (count: string) => `期限超過 ${count} 件`,
  },
  noOwn: {
    zh: '接入会话后，这里显示待你回复的会话和你今天的响应、满意度',
    en: 'Once you take conversations: who waits for you, and how you answered today.',
    es: 'Cuando atienda conversaciones: quién le espera y cómo respondió hoy.',
    ja: '会話に対応すると、返信待ちの件数と今日の応答・評価を表示します。',
  },
  waitForYou: {
    zh: (count: string) => `${count} 个会话等你回复`,
    en: (count: string) => `Waiting for your answer: ${count}`,
    es: (count: string) => `Esperan su respuesta: ${count}`,
    ja: (count: string) => `返信待ちの会話 ${count} 件`,
  },
})

const arrange: Phrase = { zh: '排列板块', en: 'Arrange the blocks', es: 'Ordenar los bloques', ja: 'ブロックの配置' }
const wall: Phrase = { zh: '大屏', en: 'Wall view', es: 'Pantalla mural', ja: '大画面表示' }

/** The frame of the dashboard: filters, the arrangement of its blocks, the tour and the keys. */
export const dashboardPageWords = words({
  city: cityWords.city,
  filters: labelWords.filters,
  days: labelWords.date,
  today: { zh: '回到今天', en: 'Back to today', es: 'Volver a hoy', ja: '今日に戻る' },
  arrange,
  arrangeHint: {
    zh: '拖动或用箭头排序，取消勾选即隐藏；随账号保存，换电脑也一样',
    en: 'Drag or use the arrows; untick to hide. Kept with your account, on every device.',
    es: 'Arrastre o use las flechas; desmarque para ocultar. Se guarda con su cuenta, en todos los equipos.',
    ja: 'ドラッグまたは矢印で並べ替え、チェックを外すと非表示。アカウントに保存され、どの端末でも同じです。',
  },
  sizeOf: {
    zh: (block: string) => `“${block}”的宽度`,
    en: (block: string) => `Width of the block ${block}`,
    es: (block: string) => `Ancho del bloque ${block}`,
    ja: (block: string) => `「${block}」の幅`,
  },
  sizes: {
    third: { zh: '三分之一', en: 'A third', es: 'Un tercio', ja: '3分の1' },
    half: { zh: '一半', en: 'Half', es: 'Mitad', ja: '半分' },
    full: { zh: '整行', en: 'Whole row', es: 'Fila entera', ja: '全幅' },
  } satisfies Record<BlockSize, Phrase>,
  notVisible: {
    zh: '这些内容不在您的权限内',
    en: 'You may not see any of this.',
    es: 'Usted no puede ver nada de esto.',
    ja: 'これらを閲覧する権限がありません。',
  },
  allHidden: {
    zh: '所有板块都被隐藏了，点“排列板块”重新勾选',
    en: 'Every block is hidden. Tick some under “Arrange the blocks”.',
    es: 'Todos los bloques están ocultos. Marque alguno en «Ordenar los bloques».',
    ja: 'すべてのブロックが非表示です。「ブロックの配置」で選び直してください。',
  },
  wall,
  report: { zh: '日报 / 周报', en: 'Report', es: 'Informe', ja: '日報・週報' },
  more: {
    zh: (title: string) => `${title}：选择列表`,
    en: (title: string) => `${title}: choose the list`,
    es: (title: string) => `${title}: elegir la lista`,
    ja: (title: string) => `${title}：一覧を選ぶ`,
  },
  blocks: {
    todo: { zh: '待我处理', en: 'Waiting for you', es: 'Pendiente para usted', ja: '対応待ち' },
    kpi: { zh: '核心指标', en: 'Key figures', es: 'Cifras clave', ja: '主要指標' },
    urgent: homeWords.urgent,
    own: homeWords.own,
    money: moneyNowWords.title,
    trend: { zh: '订单趋势', en: 'Orders over time', es: 'Pedidos en el tiempo', ja: '注文の推移' },
    funnel: { zh: '订单漏斗', en: 'How far orders get', es: 'Hasta dónde llegan', ja: '注文の進み具合' },
    supply: { zh: '供需', en: 'Supply and demand', es: 'Oferta y demanda', ja: '需要と供給' },
    heat: { zh: '热力图', en: 'Where orders come from', es: 'De dónde vienen', ja: '注文の分布' },
    delays: { zh: '超时榜', en: 'What takes too long', es: 'Lo que tarda demasiado', ja: '遅れの一覧' },
    reasons: {
      zh: '取消与退款原因',
      en: 'Why orders end early',
      es: 'Por qué se cancelan',
      ja: 'キャンセルと返金の理由',
    },
    rank: { zh: '红黑榜', en: 'Best and worst', es: 'Mejores y peores', ja: 'ランキング' },
    quality: { zh: '客服质量', en: 'Quality of answers', es: 'Calidad de atención', ja: '応対品質' },
    notices: { zh: '置顶与未读公告', en: 'Pinned and unread', es: 'Fijados y sin leer', ja: '固定・未読のお知らせ' },
  } satisfies Record<DashboardBlock, Phrase>,
  /** What a block will show, before there is anything. */
  empties: {
    kpi: {
      zh: '有订单后，这里显示交易额、完成率、准时率等指标，以及与昨日、上周同时的差别',
      en: 'Once there are orders: turnover, completion, punctuality, and how they differ from yesterday and last week.',
      es: 'Cuando haya pedidos: ventas, finalización y puntualidad, y su diferencia con ayer y la semana pasada.',
      ja: '注文が入ると、取引額・完了率・定時率と、昨日・先週との差を表示します。',
    },
    trend: {
      zh: '有订单后，这里按小时画出今天、昨天和上周的订单量',
      en: 'Once there are orders: today hour by hour, beside yesterday and last week.',
      es: 'Cuando haya pedidos: hoy hora a hora, junto a ayer y la semana pasada.',
      ja: '注文が入ると、今日・昨日・先週の時間ごとの注文数を描きます。',
    },
    funnel: {
      zh: '有订单后，这里显示每一步还剩多少单、在哪一步流失、主要原因是什么',
      en: 'Once there are orders: how many reach each step, where they are lost, and why.',
      es: 'Cuando haya pedidos: cuántos llegan a cada paso, dónde se pierden y por qué.',
      ja: '注文が入ると、各段階に届いた件数、離脱した段階とその理由を表示します。',
    },
    supply: {
      zh: '有订单和在线人员后，这里显示每小时的订单与运力，缺运力的时段有斜线底纹',
      en: 'Once there are orders and workers on duty: both hour by hour; hours with too few workers are hatched.',
      es: 'Cuando haya pedidos y personal: ambos por hora; las horas con falta de personal van rayadas.',
      ja: '注文と稼働者が揃うと、時間ごとの両方を表示し、人手不足の時間帯に斜線を引きます。',
    },
    heat: {
      zh: '有带地址的订单后，这里在地图上显示订单从哪里来，可拖动时间轴',
      en: 'Once orders with a place come in: where they begin, with a slider for the time of day.',
      es: 'Cuando haya pedidos con lugar: dónde empiezan, con un control para la hora.',
      ja: '場所のある注文が入ると、地図上の分布を表示します。時刻はスライダーで選べます。',
    },
    delays: {
      zh: '没有等得太久的订单、商家或区域',
      en: 'No order, shop or area takes too long.',
      es: 'Ningún pedido, tienda ni zona tarda demasiado.',
      ja: '遅れている注文・店舗・エリアはありません。',
    },
    reasons: {
      zh: '有取消或退款后，这里列出最常见的十个原因和责任方',
      en: 'Once orders are cancelled or refunded: the ten most frequent reasons and whose fault they were.',
      es: 'Cuando haya anulaciones o reembolsos: los diez motivos más frecuentes y sus responsables.',
      ja: 'キャンセルや返金があると、多い理由10件と責任者を表示します。',
    },
    cancels: {
      zh: '有取消后，这里列出最常见的十个原因和责任方',
      en: 'Once orders are cancelled: the ten most frequent reasons and whose fault they were.',
      es: 'Cuando haya anulaciones: los diez motivos más frecuentes y sus responsables.',
      ja: 'キャンセルがあると、多い理由10件と責任者を表示します。',
    },
    rank: {
      zh: '有完成的订单后，这里是服务者和商家的红黑榜',
      en: 'Once orders are completed: the best and the worst workers and shops.',
      es: 'Cuando haya pedidos completados: los mejores y peores, personal y tiendas.',
      ja: '完了した注文があると、担当者と店舗の順位を表示します。',
    },
    quality: {
      zh: '有会话后，这里显示首响、响应、超时率和满意度',
      en: 'Once there are conversations: first answers, delays and ratings.',
      es: 'Cuando haya conversaciones: primeras respuestas, retrasos y valoraciones.',
      ja: '会話があると、初回応答・遅れ・評価を表示します。',
    },
    notices: {
      zh: '没有置顶或未读的公告',
      en: 'No pinned or unread announcements.',
      es: 'No hay anuncios fijados ni sin leer.',
      ja: '固定または未読のお知らせはありません。',
    },
  },
  keys: {
    title: { zh: '首页快捷键', en: 'Keys of the dashboard', es: 'Teclas del inicio', ja: 'ホームのキー操作' },
    names: {
      walk: {
        zh: '图中上一点 / 下一点',
        en: 'Previous, next point of a chart',
        es: 'Punto anterior o siguiente',
        ja: 'グラフの前後の点',
      },
      ends: { zh: '第一点 / 最后一点', en: 'First, last point', es: 'Primer o último punto', ja: '最初・最後の点' },
      open: {
        zh: '打开这一点的列表',
        en: 'Open the list of a point',
        es: 'Abrir la lista del punto',
        ja: '点の一覧を開く',
      },
      service: { zh: '换下一个服务', en: 'Next service', es: 'Siguiente servicio', ja: '次のサービス' },
      arrange,
      wall,
      refresh: uiWords.refresh,
      palette: { zh: '搜索与命令', en: 'Search and commands', es: 'Buscar y comandos', ja: '検索とコマンド' },
      help: { zh: '显示快捷键', en: 'Show the keys', es: 'Mostrar las teclas', ja: 'キー操作を表示' },
    },
  },
  tour: {
    title: { zh: '认识首页', en: 'The dashboard in six steps', es: 'El inicio en seis pasos', ja: 'ホームの使い方' },
    step: {
      zh: (step: number, all: number) => `第 ${step} 步，共 ${all} 步`,
      en: (step: number, all: number) => `Step ${step} of ${all}`,
      es: (step: number, all: number) => `Paso ${step} de ${all}`,
      ja: (step: number, all: number) => `${all} 段階中の ${step}`,
    },
    next: accountWords.begin,
    back: { zh: '上一步', en: 'Back', es: 'Atrás', ja: '戻る' },
    skip: { zh: '跳过，不再显示', en: 'Skip for good', es: 'Omitir para siempre', ja: 'スキップ（今後表示しない）' },
    finish: { zh: '开始使用', en: 'Start', es: 'Empezar', ja: '使い始める' },
    steps: {
      todo: {
        zh: '“待我处理”是等你做的事，红色的先做；点数字直接到对应的列表。',
        en: '“Waiting for you” is your work; red first. Each number opens its list.',
        es: '«Pendiente para usted» es su trabajo; primero lo rojo. Cada número abre su lista.',
        ja: '「対応待ち」はあなたの仕事です。赤いものから。数字を押すと一覧が開きます。',
      },
      kpi: {
        zh: '“核心指标”把此刻与昨日、上周的同一时刻相比，箭头和文字说出差别。',
        en: '“Key figures” compares now with the same time yesterday and last week, by an arrow and in words.',
        es: '«Cifras clave» compara ahora con la misma hora de ayer y de la semana pasada, con flecha y palabras.',
        ja: '「主要指標」は今を昨日・先週の同じ時刻と比べ、矢印と言葉で差を示します。',
      },
      filters: {
        zh: '上方选择服务、城市和日期，整页一起变；地址可以直接发给同事。',
        en: 'Choose service, city and days above: the whole page follows, and its address can be sent to a colleague.',
        es: 'Arriba se eligen servicio, ciudad y días: toda la página los sigue y su dirección se puede compartir.',
        ja: '上でサービス・都市・日付を選ぶとページ全体が変わります。アドレスは同僚に送れます。',
      },
      charts: {
        zh: '图上的每一点都能点开对应的订单；也可用方向键逐点查看，回车打开。',
        en: 'Every point of a chart opens its orders. Arrow keys go from point to point, Enter opens.',
        es: 'Cada punto de un gráfico abre sus pedidos. Las flechas van de punto en punto, Intro abre.',
        ja: 'グラフの各点から注文を開けます。矢印キーで移動し、Enter で開きます。',
      },
      table: {
        zh: '每张图都能换成数据表，也能存成图片或 .xlsx。',
        en: 'Every chart can be read as a table, and saved as a picture or as .xlsx.',
        es: 'Cada gráfico puede verse como tabla y guardarse como imagen o .xlsx.',
        ja: 'どのグラフも表で見られ、画像や .xlsx で保存できます。',
      },
      arrange: {
        zh: '“排列板块”可以调整顺序、宽度和显示，随账号保存。按 ? 查看快捷键。',
        en: '“Arrange the blocks” changes order, width and what is shown, kept with your account. Press ? for the keys.',
        es: '«Ordenar los bloques» cambia orden, ancho y visibilidad, y se guarda con su cuenta. Pulse ? para ver las teclas.',
        ja: '「ブロックの配置」で順序・幅・表示を変えられ、アカウントに保存されます。? でキー操作を表示。',
      },
    },
  },
})

const firstStepsTitle: Phrase = { zh: '上手六步', en: 'Your first steps', es: 'Sus primeros pasos', ja: '最初の一歩' }

/** What somebody can try on their first day. */
export const firstStepsWords = words({
  title: firstStepsTitle,
  progress: {
    zh: (done: number, all: number) => `做了 ${done} 步，共 ${all} 步`,
    en: (done: number, all: number) => `${done} of ${all} done`,
    es: (done: number, all: number) => `${done} de ${all}`,
    ja: (done: number, all: number) => `${all} 件中 ${done} 件`,
  },
  ticks: {
    zh: '做过的自动打勾',
    en: 'Each ticks itself when you do it.',
    es: 'Cada uno se marca solo al hacerlo.',
    ja: '実際に行うと自動で印が付きます。',
  },
  fold: labelWords.fold,
  unfold: labelWords.unfold,
  dismiss: { zh: '不再显示这些步骤', en: 'Put these away', es: 'No mostrar más', ja: '今後表示しない' },
  done: { zh: '做过了', en: 'done', es: 'hecho', ja: '実施済み' },
  toDo: { zh: '还没做', en: 'to do', es: 'por hacer', ja: '未実施' },
  steps: {
    openOrder: { zh: '打开一笔订单', en: 'Open an order', es: 'Abra un pedido', ja: '注文を1件開く' },
    assignOrder: { zh: '派出一单', en: 'Assign an order', es: 'Asigne un pedido', ja: '注文を1件割り当てる' },
    openBoard: {
      zh: '看看调度台',
      en: 'Look at the dispatch board',
      es: 'Mire la mesa de despacho',
      ja: '配車ボードを見る',
    },
    answerChat: {
      zh: '回复一个会话',
      en: 'Answer a conversation',
      es: 'Responda una conversación',
      ja: '会話に1件返信する',
    },
    claimReview: { zh: '领取一批审核', en: 'Take some reviews', es: 'Tome unas revisiones', ja: '審査を引き受ける' },
    openWithdrawal: { zh: '打开一笔提现', en: 'Open a withdrawal', es: 'Abra una retirada', ja: '出金を1件開く' },
    openTransaction: {
      zh: '打开一笔流水',
      en: 'Open a transaction of the ledger',
      es: 'Abra un asiento',
      ja: '取引を1件開く',
    },
    openBill: {
      zh: '看一天的对账',
      en: 'Look at a reconciled day',
      es: 'Mire una conciliación',
      ja: '照合を1日分見る',
    },
    noteOrder: {
      zh: '给订单记一条备注',
      en: 'Write a note on an order',
      es: 'Anote un pedido',
      ja: '注文にメモを残す',
    },
    openComplaint: { zh: '打开一个投诉', en: 'Open a complaint', es: 'Abra una reclamación', ja: '苦情を1件開く' },
    openWorker: { zh: '打开一位骑手的资料', en: 'Open a rider', es: 'Abra un repartidor', ja: '配達員を1人開く' },
    openReport: { zh: '看看日报', en: 'Look at the day’s report', es: 'Mire el informe del día', ja: '日報を見る' },
    arrangeHome: { zh: '调整首页的板块', en: 'Arrange your home', es: 'Ordene su inicio', ja: 'ホームを並べ替える' },
    takeNotice: {
      zh: '处理一条通知或告警',
      en: 'Take a notice or an alarm',
      es: 'Atienda un aviso o alarma',
      ja: '通知か警報を1件処理する',
    },
    openGuide: {
      zh: '点右上角的“帮助”看本页说明',
      en: 'Open “Help” in the bar',
      es: 'Abra «Ayuda» en la barra',
      ja: '上のバーの「ヘルプ」を開く',
    },
  } satisfies Record<FirstStep, Phrase>,
})

export const firstStepsFeature = words({
  name: firstStepsTitle,
  events: { 'firstSteps.dismiss': undefined, 'firstSteps.openGuide': undefined },
} satisfies FeatureWords<'firstSteps'>)

/** Names of the figures, and how they differ from those of another day. */
export const figureWords = words({
  kpis: {
    gmvFen: { zh: '交易额', en: 'Turnover', es: 'Ventas', ja: '取引額' },
    netFen: { zh: '净交易额', en: 'Net turnover', es: 'Ventas netas', ja: '純取引額' },
    placed: { zh: '下单量', en: 'Orders placed', es: 'Pedidos realizados', ja: '注文数' },
    valid: { zh: '有效订单', en: 'Valid orders', es: 'Pedidos válidos', ja: '有効注文' },
    completedShare: { zh: '完成率', en: 'Completed', es: 'Completados', ja: '完了率' },
    cancelledShare: { zh: '取消率', en: 'Cancelled', es: 'Cancelados', ja: 'キャンセル率' },
    lostFen: { zh: '损失营业额', en: 'Lost turnover', es: 'Ventas perdidas', ja: '損失額' },
    dispatchSeconds: { zh: '平均派单时长', en: 'Time to dispatch', es: 'Tiempo de asignación', ja: '平均配車時間' },
    dispatchMedian: {
      zh: '派单时长 P50',
      en: 'Time to dispatch, P50',
      es: 'Tiempo de asignación, P50',
      ja: '配車時間 P50',
    },
    dispatchNinetieth: {
      zh: '派单时长 P90',
      en: 'Time to dispatch, P90',
      es: 'Tiempo de asignación, P90',
      ja: '配車時間 P90',
    },
    quickShare: {
      zh: '5 分钟派单成功率',
      en: 'Dispatched in 5 minutes',
      es: 'Asignados en 5 minutos',
      ja: '5分以内の配車率',
    },
    beginSeconds: { zh: '接单到取货/开始', en: 'Taken to begun', es: 'De tomado a empezado', ja: '受注から開始' },
    serveSeconds: { zh: '取货/开始到送达', en: 'Begun to served', es: 'De empezado a servido', ja: '開始から完了' },
    onTimeShare: { zh: '准时率', en: 'On time', es: 'A tiempo', ja: '定時率' },
    perOrderFen: { zh: '客单价', en: 'Per order', es: 'Por pedido', ja: '客単価' },
    incomeFen: { zh: '入账收入', en: 'Income booked', es: 'Ingresos contabilizados', ja: '計上収入' },
    takeShare: { zh: '入账收入率', en: 'Take rate, booked', es: 'Tasa contabilizada', ja: '計上手数料率' },
    refundShare: { zh: '退款率', en: 'Refunded', es: 'Reembolsado', ja: '返金率' },
    complaintRate: {
      zh: '每千单投诉',
      en: 'Complaints per 1,000',
      es: 'Quejas por 1000',
      ja: '千件あたり苦情',
    },
    newCustomers: { zh: '新增用户', en: 'New customers', es: 'Clientes nuevos', ja: '新規利用者' },
    online: { zh: '在线服务者', en: 'Workers on duty', es: 'Personal de servicio', ja: '稼働者' },
    busy: { zh: '服务中', en: 'With an order', es: 'Con un pedido', ja: '対応中' },
    busyShare: { zh: '运力利用率', en: 'Utilisation', es: 'Utilización', ja: '稼働率' },
  } satisfies Record<Kpi, Phrase>,
  /** `gap` is how much more or less it is: `12%`, `1.2 pp`, `03:10`. */
  than: {
    yesterday: {
      more: {
        zh: (gap: string) => `较前一日多 ${gap}`,
        en: (gap: string) => `${gap} more than the day before`,
        es: (gap: string) => `${gap} más que el día anterior`,
        ja: (gap: string) => `前日より ${gap} 増`,
      },
      less: {
        zh: (gap: string) => `较前一日少 ${gap}`,
        en: (gap: string) => `${gap} less than the day before`,
        es: (gap: string) => `${gap} menos que el día anterior`,
        ja: (gap: string) => `前日より ${gap} 減`,
      },
      same: { zh: '与前一日持平', en: 'same as the day before', es: 'igual que el día anterior', ja: '前日と同じ' },
      plain: {
        zh: (value: string) => `前一日同期 ${value}`,
        en: (value: string) => `${value} the day before`,
        es: (value: string) => `${value} el día anterior`,
        ja: (value: string) => `前日同期 ${value}`,
      },
      none: {
        zh: '前一日没有数据',
        en: 'nothing the day before',
        es: 'sin datos del día anterior',
        ja: '前日のデータなし',
      },
    },
    lastWeek: {
      more: {
        zh: (gap: string) => `较一周前多 ${gap}`,
        en: (gap: string) => `${gap} more than a week before`,
        es: (gap: string) => `${gap} más que una semana antes`,
        ja: (gap: string) => `1週間前より ${gap} 増`,
      },
      less: {
        zh: (gap: string) => `较一周前少 ${gap}`,
        en: (gap: string) => `${gap} less than a week before`,
        es: (gap: string) => `${gap} menos que una semana antes`,
        ja: (gap: string) => `1週間前より ${gap} 減`,
      },
      same: { zh: '与一周前持平', en: 'same as a week before', es: 'igual que una semana antes', ja: '1週間前と同じ' },
      plain: {
        zh: (value: string) => `一周前同期 ${value}`,
        en: (value: string) => `${value} a week before`,
        es: (value: string) => `${value} una semana antes`,
        ja: (value: string) => `1週間前同期 ${value}`,
      },
      none: {
        zh: '一周前没有数据',
        en: 'nothing a week before',
        es: 'sin datos de una semana antes',
        ja: '1週間前のデータなし',
      },
    },
  },
  /** Of a day that is not over: what is under way still changes it. */
  later: {
    zh: '进行中，结束后再比较',
    en: 'compared when the day is over',
    es: 'se compara al terminar el día',
    ja: '当日の終了後に比較',
  },
  counted: { zh: '这些数字怎么算', en: 'What is counted', es: 'Qué se cuenta', ja: '数え方を見る' },
  points: {
    zh: (value: string) => `${value} 个百分点`,
    en: (value: string) => `${value} points`,
    es: (value: string) => `${value} puntos`,
    ja: (value: string) => `${value} ポイント`,
  },
  /** Beside a figure: how many rows its list has. */
  rows: {
    zh: (count: string) => `${count} 条`,
    en: (count: string) => `${count} rows`,
    es: (count: string) => `${count} filas`,
    ja: (count: string) => `${count} 件`,
  },
})

/** Lists, ranks and the quality of answers on the dashboard. */
export const dashboardBlockWords = words({
  noticeCategories: announcementNameWords.categories,
  todo: {
    orders: labelWords.orders,
    refundsInReview: { zh: '退款待审批', en: 'Refunds to approve', es: 'Reembolsos por aprobar', ja: '承認待ちの返金' },
    refundsFailed: { zh: '退款失败', en: 'Refunds failed', es: 'Reembolsos fallidos', ja: '失敗した返金' },
    chatsWaiting: { zh: '会话待接入', en: 'Chats waiting', es: 'Conversaciones en espera', ja: '待機中の会話' },
    chatsMine: {
      zh: '我的会话待回复',
      en: 'My chats to answer',
      es: 'Mis conversaciones por responder',
      ja: '返信待ちの自分の会話',
    },
    chatsOverdue: { zh: '会话超时未回', en: 'Chats overdue', es: 'Conversaciones con retraso', ja: '応答が遅れた会話' },
    packetsInReview: {
      zh: '红包待审批',
      en: 'Red packets to approve',
      es: 'Sobres rojos por aprobar',
      ja: '承認待ちの紅包',
    },
    complaintsPending: { zh: '投诉待受理', en: 'Complaints to take', es: 'Quejas por atender', ja: '未受理の苦情' },
    complaintsNear: {
      zh: '投诉即将超时',
      en: 'Complaints due soon',
      es: 'Quejas a punto de vencer',
      ja: '期限間近の苦情',
    },
    complaintsApproval: {
      zh: '投诉待审批',
      en: 'Complaints to approve',
      es: 'Quejas por aprobar',
      ja: '承認待ちの苦情',
    },
    feedbackPending: { zh: '反馈待处理', en: 'Feedback to answer', es: 'Opiniones por atender', ja: '未対応の意見' },
    withdrawalsInReview: {
      zh: '提现待审核',
      en: 'Withdrawals to review',
      es: 'Retiradas por revisar',
      ja: '審査待ちの出金',
    },
    withdrawalsTrouble: { zh: '打款异常', en: 'Payouts in trouble', es: 'Pagos con incidencia', ja: '送金の異常' },
    settlementsStopped: {
      zh: '结算暂停',
      en: 'Settlements on hold',
      es: 'Liquidaciones detenidas',
      ja: '保留中の精算',
    },
    reconDifferences: {
      zh: '对账差异待处理',
      en: 'Differences to settle',
      es: 'Diferencias por resolver',
      ja: '未処理の差異',
    },
    verifications: { zh: '认证待审核', en: 'Identities to check', es: 'Identidades por revisar', ja: '審査待ちの認証' },
    applications: {
      zh: '入驻待审核',
      en: 'Applications to check',
      es: 'Solicitudes por revisar',
      ja: '審査待ちの申請',
    },
    posts: { zh: '动态待审核', en: 'Posts to check', es: 'Publicaciones por revisar', ja: '審査待ちの投稿' },
    workersExpiring: {
      zh: '人员资质 7 日内到期',
      en: 'Papers of workers end in 7 days',
      es: 'Documentos del personal vencen en 7 días',
      ja: '7日以内に切れる担当者の書類',
    },
    merchantsExpiring: {
      zh: '商家资质 7 日内到期',
      en: 'Papers of shops end in 7 days',
      es: 'Documentos de tiendas vencen en 7 días',
      ja: '7日以内に切れる店舗の書類',
    },
    announcementsReviewing: {
      zh: '公告待审核',
      en: 'Announcements to review',
      es: 'Anuncios por revisar',
      ja: '審査待ちのお知らせ',
    },
    announcementsUnread: { zh: '未读公告', en: 'Unread announcements', es: 'Anuncios sin leer', ja: '未読のお知らせ' },
  } satisfies Record<TodoKind, Phrase>,
  overdue: {
    zh: (count: string) => `其中超时 ${count}`,
    en: (count: string) => `${count} overdue`,
    es: (count: string) => `${count} con retraso`,
    ja: (count: string) => `うち遅れ ${count}`,
  },
  urgent: labelWords.urgent,
  underWay: {
    zh: (count: number) => `进行中的订单 ${count}`,
    en: (count: number) => `Orders under way: ${count}`,
    es: (count: number) => `Pedidos en curso: ${count}`,
    ja: (count: number) => `進行中の注文 ${count}`,
  },
  allDone: {
    zh: '目前没有等待处理的事项',
    en: 'Nothing is waiting right now',
    es: 'Ahora mismo no hay nada pendiente',
    ja: '現在、対応待ちの項目はありません',
  },
  waiting: {
    zh: '等得最久的订单',
    en: 'Orders that wait longest',
    es: 'Pedidos que más esperan',
    ja: '最も待っている注文',
  },
  shops: { zh: '出餐最慢的商家', en: 'Slowest shops', es: 'Tiendas más lentas', ja: '調理が遅い店舗' },
  zones: {
    zh: '超时最多的区域',
    en: 'Areas with the most delays',
    es: 'Zonas con más retrasos',
    ja: '遅れの多いエリア',
  },
  prep: {
    zh: (time: string, count: string) => `平均出餐 ${time}，共 ${count} 单`,
    en: (time: string, count: string) => `ready after ${time}, ${count} orders`,
    es: (time: string, count: string) => `lista en ${time}, ${count} pedidos`,
    ja: (time: string, count: string) => `平均 ${time}・${count} 件`,
  },
  prepared: { zh: '已出餐', en: 'Number made ready', es: 'Número de listos', ja: '調理済みの件数' },
  lateOf: {
    zh: (late: string, placed: string) => `超时 ${late} / ${placed} 单`,
    en: (late: string, placed: string) => `${late} of ${placed} late`,
    es: (late: string, placed: string) => `${late} de ${placed} tarde`,
    ja: (late: string, placed: string) => `遅れ ${late} / ${placed} 件`,
  },
  showAll: { zh: '查看全部', en: 'Show all', es: 'Ver todo', ja: 'すべて表示' },
  cancels: { zh: '取消原因', en: 'Why they were cancelled', es: 'Motivos de anulación', ja: 'キャンセルの理由' },
  cancelSides: {
    zh: '取消责任（占支付）',
    en: 'Whose fault it was',
    es: 'De quién fue la culpa',
    ja: 'キャンセルの責任',
  },
  cancelSidesSay: {
    zh: (count: string, top: string, share: string) => `支付 ${count} 单，因“${top}”取消的占 ${share}，最多。`,
    en: (count: string, top: string, share: string) =>
      `Of ${count} paid orders, ${share} were cancelled by fault of “${top}”.`,
    es: (count: string, top: string, share: string) =>
      `De ${count} pedidos pagados, el ${share} se anuló por «${top}».`,
    ja: (count: string, top: string, share: string) => `支払い ${count} 件のうち ${share} が「${top}」の責任。`,
  },
  refunds: { zh: '退款原因', en: 'Why money went back', es: 'Motivos de reembolso', ja: '返金の理由' },
  reason: uiWords.reason,
  share: { zh: '占比', en: 'Share', es: 'Proporción', ja: '割合' },
  amount: labelWords.amount,
  reasonsSay: {
    zh: (count: string, top: string, share: string) => `共 ${count} 单，最多的是“${top}”（${share}）。`,
    en: (count: string, top: string, share: string) => `${count} in all, most often “${top}” (${share}).`,
    es: (count: string, top: string, share: string) => `${count} en total, sobre todo «${top}» (${share}).`,
    ja: (count: string, top: string, share: string) => `合計 ${count} 件、最多は「${top}」（${share}）。`,
  },
  sides: {
    label: { zh: '对象', en: 'Who', es: 'Quién', ja: '対象' },
    worker: { zh: '服务者', en: 'Workers', es: 'Personal', ja: '担当者' },
    merchant: workersWords.tabs.shop,
  },
  orders: {
    label: { zh: '榜单', en: 'Ranking', es: 'Clasificación', ja: '順位' },
    best: { zh: '红榜', en: 'Best', es: 'Mejores', ja: '上位' },
    worst: { zh: '黑榜', en: 'Worst', es: 'Peores', ja: '下位' },
  },
  rankSays: {
    best: {
      zh: '按完成单量排序，最多 20 名。',
      en: 'By completed orders, at most 20.',
      es: 'Por pedidos completados, 20 como máximo.',
      ja: '完了した注文の多い順、最大20件。',
    },
    worst: {
      zh: '按超时、取消和投诉占订单的比例排序，只算至少 5 单的，最多 20 名。',
      en: 'By the part of their orders that was late, cancelled or complained about, of those with five or more; at most 20.',
      es: 'Por la parte de sus pedidos con retraso, anulados o con reclamación, con cinco o más; 20 como máximo.',
      ja: '遅れ・キャンセル・苦情が注文に占める割合の順、5件以上が対象、最大20件。',
    },
  },
  rankNote: {
    zh: (late: string, cancelled: string, complained: string | null) =>
      `超时 ${late} · 取消 ${cancelled}${complained === null ? '' : ` · 投诉 ${complained}`}`,
    en: (late: string, cancelled: string, complained: string | null) =>
      `${late} late · ${cancelled} cancelled${complained === null ? '' : ` · ${complained} complaints`}`,
    es: (late: string, cancelled: string, complained: string | null) =>
      `${late} tarde · ${cancelled} anulados${complained === null ? '' : ` · ${complained} quejas`}`,
    ja: (late: string, cancelled: string, complained: string | null) =>
      `遅れ ${late} · キャンセル ${cancelled}${complained === null ? '' : ` · 苦情 ${complained}`}`,
  },
  completedOf: {
    zh: (completed: string, orders: string) => `完成 ${completed} / ${orders}`,
    en: (completed: string, orders: string) => `${completed} of ${orders} completed`,
    es: (completed: string, orders: string) => `${completed} de ${orders} completados`,
    ja: (completed: string, orders: string) => `完了 ${completed} / ${orders}`,
  },
  name: { zh: '名称', en: 'Name', es: 'Nombre y número', ja: '名称' },
  columns: {
    orders: labelWords.orderCount,
    completed: { zh: '完成数', en: 'Number completed', es: 'Número de completados', ja: '完了件数' },
    promised: progressWords.latenesses.any,
    late: { zh: '超时数', en: 'Number late', es: 'Número con retraso', ja: '遅れた件数' },
    cancelled: { zh: '取消数', en: 'Number cancelled', es: 'Número de anulados', ja: 'キャンセル件数' },
    badShare: { zh: '不良占比', en: 'Share of faults', es: 'Parte con fallos', ja: '不良の割合' },
    rated: { zh: '被评价数', en: 'Number rated', es: 'Número valorados', ja: '評価された件数' },
    complained: { zh: '投诉数', en: 'Number of complaints', es: 'Número de reclamaciones', ja: '苦情件数' },
    rating: orderDetailWords.rating,
    onTime: { zh: '准时', en: 'Punctual', es: 'Puntual', ja: '定時' },
  },
  quality: {
    begun: { zh: '会话量', en: 'Conversations begun', es: 'Conversaciones iniciadas', ja: '会話数' },
    firstReply: {
      zh: '首响均值',
      en: 'First answer, on average',
      es: 'Primera respuesta, de media',
      ja: '初回応答の平均',
    },
    reply: { zh: '平均响应时长', en: 'Answers, on average', es: 'Respuesta, de media', ja: '応答の平均' },
    late: { zh: '超时占比', en: 'Answered late', es: 'Respondidas tarde', ja: '遅れた割合' },
    resolved: { zh: '已解决', en: 'Conversations resolved', es: 'Conversaciones resueltas', ja: '解決済みの会話' },
    resolvedInTime: {
      zh: '24 小时解决率',
      en: 'Resolved in 24 hours',
      es: 'Resueltas en 24 horas',
      ja: '24時間以内の解決率',
    },
    passedOn: leaderWords.figures.passedOn,
    rated: { zh: '评价数', en: 'Ratings', es: 'Número de valoraciones', ja: '評価件数' },
    rating: { zh: '满意度（5 分）', en: 'Rating (of 5)', es: 'Valoración (de 5)', ja: '評価（5点満点）' },
  } satisfies Record<ServiceKey, Phrase>,
  qualityChart: {
    zh: '会话与首响',
    en: 'Conversations over time',
    es: 'Conversaciones por hora',
    ja: '会話と初回応答',
  },
  lateCount: { zh: '超时会话', en: 'Late conversations', es: 'Conversaciones con retraso', ja: '遅れた会話' },
  qualitySays: {
    zh: (all: string, late: string) => `共 ${all} 个会话，其中 ${late} 个回复超时。`,
    en: (all: string, late: string) => `${all} conversations, ${late} of them answered late.`,
    es: (all: string, late: string) => `${all} conversaciones, ${late} respondidas tarde.`,
    ja: (all: string, late: string) => `会話 ${all} 件、うち返信の遅れ ${late} 件。`,
  },
  agentsSay: {
    zh: (count: string, top: string, most: string) => `${count} 位客服有会话，最多的是${top}，${most} 个。`,
    en: (count: string, top: string, most: string) => `${count} agents had conversations, most of all ${top}: ${most}.`,
    es: (count: string, top: string, most: string) =>
      `${count} agentes con conversaciones, sobre todo ${top}: ${most}.`,
    ja: (count: string, top: string, most: string) => `${count} 名が対応、最多は${top}の ${most} 件。`,
  },
  agents: { zh: '每位客服', en: 'Each agent', es: 'Cada agente', ja: '担当者別' },
  agent: labelWords.agent,
  pinned: { zh: '置顶公告', en: 'Pinned here', es: 'Anuncio fijado', ja: '固定中' },
  unread: { zh: '未读', en: 'Not read', es: 'No leídos', ja: '未読' },
})

const perWorker: Phrase = {
  zh: '每名在线者单量',
  en: 'Orders per worker',
  es: 'Pedidos por persona',
  ja: '1人あたり注文数',
}

export const dashboardChartWords = words({
  reasons: reasonsWords.reasons,
  liabilities: reasonsWords.liabilities,
  endedBy: progressWords.endedBy,
  asOf: {
    zh: (time: string) => `更新于 ${time}`,
    en: (time: string) => `As of ${time}`,
    es: (time: string) => `Actualizado a las ${time}`,
    ja: (time: string) => `${time} 時点`,
  },
  time: labelWords.time,
  /** Behind the name of the hour or day that is not over. */
  unfinished: {
    zh: (time: string) => `${time}（进行中）`,
    en: (time: string) => `${time} (not over)`,
    es: (time: string) => `${time} (sin terminar)`,
    ja: (time: string) => `${time}（途中）`,
  },
  now: { zh: '本期', en: 'This period', es: 'Este periodo', ja: '今回' },
  today: { zh: '今日', en: 'Today', es: 'Hoy', ja: '本日' },
  yesterday: { zh: '前一日同时段', en: 'The day before', es: 'El día anterior', ja: '前日の同時間帯' },
  weekAverage: { zh: '近 7 日均值', en: 'Mean of 7 days', es: 'Media de 7 días', ja: '7日平均' },
  lastWeek: { zh: '上周同时段', en: 'The week before', es: 'La semana anterior', ja: '前週の同時間帯' },
  by: {
    label: { zh: '时间单位', en: 'By', es: 'Por', ja: '単位' },
    hour: { zh: '按小时', en: 'By hour', es: 'Por hora', ja: '時間別' },
    day: { zh: '按天', en: 'By day', es: 'Por día', ja: '日別' },
  },
  measure: {
    label: labelWords.figure,
    placed: figureWords.kpis.placed,
    paid: { zh: '支付单量', en: 'Orders paid', es: 'Pedidos pagados', ja: '支払い済み注文' },
    completed: { zh: '完成单量', en: 'Orders completed', es: 'Pedidos completados', ja: '完了した注文' },
    cancelled: { zh: '取消单量', en: 'Orders cancelled', es: 'Pedidos cancelados', ja: 'キャンセルした注文' },
    gmvFen: figureWords.kpis.gmvFen,
  },
  shape: {
    label: { zh: '画法', en: 'Shape', es: 'Forma', ja: '表示方法' },
    compared: { zh: '与昨日、上周对比', en: 'Compared with before', es: 'Comparado con antes', ja: '前日・前週と比較' },
    stacked: { zh: '按服务堆叠', en: 'Stacked by service', es: 'Apilado por servicio', ja: 'サービス別の積み上げ' },
  },
  whole: labelWords.total,
  stackSays: {
    zh: (what: string, sum: string, top: string, share: string) => `${what}合计 ${sum}，最多的是${top}，占 ${share}。`,
    en: (what: string, sum: string, top: string, share: string) =>
      `${what}: ${sum} in all, most of it ${top} (${share}).`,
    es: (what: string, sum: string, top: string, share: string) =>
      `${what}: ${sum} en total, sobre todo ${top} (${share}).`,
    ja: (what: string, sum: string, top: string, share: string) => `${what}は計 ${sum}、最多は${top}（${share}）。`,
  },
  trendSays: {
    zh: (what: string, peak: string, top: string, gap: string) =>
      `${what}最高在 ${peak}，为 ${top}；已结束的时段${gap}。`,
    en: (what: string, peak: string, top: string, gap: string) =>
      `${what}: most at ${peak} with ${top}; in the hours that are over ${gap}.`,
    es: (what: string, peak: string, top: string, gap: string) =>
      `${what}: el máximo, ${top}, a las ${peak}; en las horas terminadas, ${gap}.`,
    ja: (what: string, peak: string, top: string, gap: string) =>
      `${what}の最多は ${peak} の ${top}。終了した時間帯は${gap}。`,
  },
  peakSays: {
    zh: (what: string, peak: string, top: string) => `${what}最高在 ${peak}，为 ${top}。`,
    en: (what: string, peak: string, top: string) => `${what}: most at ${peak} with ${top}.`,
    es: (what: string, peak: string, top: string) => `${what}: el máximo, ${top}, a las ${peak}.`,
    ja: (what: string, peak: string, top: string) => `${what}の最多は ${peak} の ${top}。`,
  },
  steps: progressWords.steps,
  step: { zh: '环节', en: 'Step', es: 'Paso', ja: '段階' },
  reached: { zh: '到达', en: 'Reached', es: 'Llegaron', ja: '到達' },
  dropped: { zh: '流失', en: 'Lost', es: 'Perdidos', ja: '離脱' },
  pending: { zh: '停在上一环节', en: 'Still before', es: 'Aún antes', ja: '手前で進行中' },
  dropShare: { zh: '流失率', en: 'Share lost', es: 'Parte perdida', ja: '離脱率' },
  ofFirst: {
    zh: (share: string) => `占提交 ${share}`,
    en: (share: string) => `${share} of all`,
    es: (share: string) => `${share} del total`,
    ja: (share: string) => `全体の ${share}`,
  },
  droppedHere: {
    zh: (count: string, share: string) => `流失 ${count}（${share}）`,
    en: (count: string, share: string) => `${count} lost (${share})`,
    es: (count: string, share: string) => `${count} perdidos (${share})`,
    ja: (count: string, share: string) => `離脱 ${count}（${share}）`,
  },
  topReasonHead: { zh: '主要原因', en: 'Main reason', es: 'Motivo principal', ja: '主な理由' },
  topReason: {
    zh: (reason: string) => `主因：${reason}`,
    en: (reason: string) => `mostly: ${reason}`,
    es: (reason: string) => `sobre todo: ${reason}`,
    ja: (reason: string) => `主な理由：${reason}`,
  },
  stillBefore: {
    zh: (count: string) => `${count} 单还在上一环节`,
    en: (count: string) => `${count} not there yet`,
    es: (count: string) => `${count} aún no han llegado`,
    ja: (count: string) => `${count} 件は手前`,
  },
  notRated: {
    zh: (count: string) => `${count} 单未评价`,
    en: (count: string) => `${count} not rated`,
    es: (count: string) => `${count} sin valorar`,
    ja: (count: string) => `${count} 件は未評価`,
  },
  funnelSays: {
    zh: (placed: string, completed: string, share: string) =>
      `提交 ${placed} 单，完成 ${completed} 单，占全部提交（含未付款和进行中）的 ${share}。`,
    en: (placed: string, completed: string, share: string) =>
      `${placed} placed, ${completed} completed: ${share} of all, unpaid and under way included.`,
    es: (placed: string, completed: string, share: string) =>
      `${placed} realizados, ${completed} completados: ${share} de todos, también sin pagar y en curso.`,
    ja: (placed: string, completed: string, share: string) =>
      `注文 ${placed} 件、完了 ${completed} 件。未払いと進行中を含む全体の ${share}。`,
  },
  demand: { zh: '新订单', en: 'New orders', es: 'Pedidos nuevos', ja: '新規注文' },
  expectedDemand: { zh: '预计订单', en: 'Orders expected', es: 'Pedidos previstos', ja: '注文の予測' },
  supply: { zh: '在线运力', en: 'On duty', es: 'Personal en servicio', ja: '稼働者数' },
  onAverage: {
    zh: (count: string) => `平均 ${count}`,
    en: (count: string) => `${count} on average`,
    es: (count: string) => `${count} de media`,
    ja: (count: string) => `平均 ${count}`,
  },
  expectedSupply: { zh: '预计运力', en: 'On duty, expected', es: 'Personal previsto', ja: '稼働者の予測' },
  perWorker,
  shortage: { zh: '缺运力', en: 'Too few workers', es: 'Falta personal', ja: '人手不足' },
  supplySays: {
    zh: (hours: string, ratio: string) => `${hours}；每名在线者每小时超过 ${ratio} 单即为缺运力。`,
    en: (hours: string, ratio: string) => `${hours}. Short means more than ${ratio} orders an hour for each worker.`,
    es: (hours: string, ratio: string) => `${hours}. Falta personal con más de ${ratio} pedidos por hora y persona.`,
    ja: (hours: string, ratio: string) => `${hours}。1人あたり毎時 ${ratio} 件を超えると人手不足。`,
  },
  risingHours: {
    zh: (hours: string) => `仍在上升：${hours}`,
    en: (hours: string) => `Still rising: ${hours}`,
    es: (hours: string) => `Sigue subiendo: ${hours}`,
    ja: (hours: string) => `さらに上昇：${hours}`,
  },
  forecastSays: {
    zh: (weeks: number) => `预测是前 ${weeks} 周同一天的平均。`,
    en: (weeks: number) =>
      plural('en', weeks, {
        one: 'Forecasts are of this weekday a week ago.',
        other: `Forecasts are the mean of this weekday in ${weeks} weeks.`,
      }),
    es: (weeks: number) =>
      plural('es', weeks, {
        one: 'La previsión es la de este día hace una semana.',
        other: `La previsión es la media de este día en ${weeks} semanas.`,
      }),
    ja: (weeks: number) => `予測は過去 ${weeks} 週の同じ曜日の平均です。`,
  },
  noForecast: {
    zh: '还没有前几周的数据，暂无预测。',
    en: 'There are no earlier weeks to forecast from yet.',
    es: 'Aún no hay semanas anteriores para prever.',
    ja: '予測に使う過去の週のデータはまだありません。',
  },
  noShortage: {
    zh: '没有缺运力的时段',
    en: 'No hour is short of workers',
    es: 'Ninguna hora con falta',
    ja: '人手不足の時間帯なし',
  },
  shortHours: {
    zh: (hours: string) => `缺运力时段：${hours}`,
    en: (hours: string) => `Short of workers: ${hours}`,
    es: (hours: string) => `Falta personal: ${hours}`,
    ja: (hours: string) => `人手不足：${hours}`,
  },
  layers: {
    label: { zh: '图层', en: 'Layer', es: 'Capa', ja: '表示内容' },
    demand: { zh: '需求', en: 'Demand', es: 'Demanda', ja: '需要' },
    untaken: { zh: '未派出', en: 'Never taken', es: 'Sin tomar', ja: '未受注' },
    late: { zh: '超时送达', en: 'Served late', es: 'Con retraso', ja: '遅れ' },
    cancelled: { zh: '取消', en: 'Cancelled orders', es: 'Anulaciones', ja: '取り消し' },
  } satisfies Record<HeatLayer | 'label', Phrase>,
  hourOfDay: { zh: '时段', en: 'Hour', es: 'Hora del día', ja: '時間帯' },
  wholeDay: labelWords.allDay,
  area: { zh: '区域', en: 'Area', es: 'Zona', ja: 'エリア' },
  orders: { zh: '单量', en: 'Count of orders', es: 'Cantidad', ja: '件数' },
  cell: {
    zh: (rank: number) => `第 ${rank} 格`,
    en: (rank: number) => `Square ${rank}`,
    es: (rank: number) => `Casilla ${rank}`,
    ja: (rank: number) => `区画 ${rank}`,
  },
  heatSays: {
    zh: (city: string, when: string, sum: string, cells: string) =>
      `${city} ${when}：${sum} 单，分布在 ${cells} 格（每格约 500 米）。`,
    en: (city: string, when: string, sum: string, cells: string) =>
      `${city}, ${when}: ${sum} orders in ${cells} squares of about 500 m.`,
    es: (city: string, when: string, sum: string, cells: string) =>
      `${city}, ${when}: ${sum} pedidos en ${cells} casillas de unos 500 m.`,
    ja: (city: string, when: string, sum: string, cells: string) =>
      `${city}・${when}：${sum} 件、約500m四方の ${cells} 区画。`,
  },
  heatPart: {
    zh: '只显示最多的 2,000 格',
    en: 'Only the 2,000 fullest squares are shown',
    es: 'Solo se muestran las 2000 casillas más llenas',
    ja: '多い順に2,000区画のみ表示',
  },
})
