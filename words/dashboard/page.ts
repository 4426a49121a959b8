import type { BlockSize, DashboardBlock } from '#contract/dashboard/arrangement.ts'
import { accountWords } from '#words/access/account.ts'
import { uiWords } from '#words/base/ui.ts'
import { homeWords } from '#words/dashboard/home.ts'
import { moneyNowWords } from '#words/money/money-now.ts'
import { cityWords } from '#words/people/cities.ts'
import { type Phrase, words } from '#words/words.ts'

const arrange: Phrase = { zh: '排列板块', en: 'Arrange the blocks', es: 'Ordenar los bloques', ja: 'ブロックの配置' }
const wall: Phrase = { zh: '大屏', en: 'Wall view', es: 'Pantalla mural', ja: '大画面表示' }

/** The frame of the dashboard: filters, the arrangement of its blocks, the tour and the keys. */
export const dashboardPageWords = words({
  city: cityWords.city,
  from: { zh: '从', en: 'From', es: 'Desde', ja: '開始日' },
  to: { zh: '到', en: 'Until', es: 'Hasta', ja: '終了日' },
  today: { zh: '回到今天', en: 'Back to today', es: 'Volver a hoy', ja: '今日に戻る' },
  arrange,
  arrangeHint: {
    zh: '拖动或用箭头排序，取消勾选即隐藏；随账号保存，换电脑也一样',
    en: 'Drag or use the arrows; untick to hide. Kept with your account, on every device.',
    es: 'Arrastre o use las flechas; desmarque para ocultar. Se guarda con su cuenta, en todos los equipos.',
    ja: 'ドラッグまたは矢印で並べ替え、チェックを外すと非表示。アカウントに保存され、どの端末でも同じです。',
  },
  sizeOf: {
    zh: (block: string) => `「${block}」的宽度`,
    en: (block: string) => `Width of the block ${block}`,
    es: (block: string) => `Ancho del bloque ${block}`,
    ja: (block: string) => `「${block}」の幅`,
  },
  sizes: {
    third: { zh: '三分之一', en: 'A third', es: 'Un tercio', ja: '3分の1' },
    half: { zh: '一半', en: 'Half', es: 'Mitad', ja: '半分' },
    full: { zh: '整行', en: 'Whole row', es: 'Fila entera', ja: '全幅' },
  } satisfies Record<BlockSize, Phrase>,
  allHidden: {
    zh: '所有板块都被隐藏了，点「排列板块」重新勾选',
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
    todo: { zh: '待我处理', en: 'Waiting for you', es: 'Pendiente para ti', ja: '対応待ち' },
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
    money: {
      zh: '有提现和记账后，这里显示待审核、打款异常和各方余额',
      en: 'Once money moves: what waits for review, failed payouts and balances.',
      es: 'Cuando se mueva dinero: lo pendiente, pagos fallidos y saldos.',
      ja: '資金が動くと、審査待ち・送金の異常・残高を表示します。',
    },
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
        zh: '「待我处理」是等你做的事，红色的先做；点数字直接到对应的列表。',
        en: '“Waiting for you” is your work; red first. Each number opens its list.',
        es: '«Pendiente para ti» es su trabajo; primero lo rojo. Cada número abre su lista.',
        ja: '「対応待ち」はあなたの仕事です。赤いものから。数字を押すと一覧が開きます。',
      },
      kpi: {
        zh: '「核心指标」把此刻与昨日、上周的同一时刻相比，箭头和文字说出差别。',
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
        zh: '「排列板块」可以调整顺序、宽度和显示，随账号保存。按 ? 查看快捷键。',
        en: '“Arrange the blocks” changes order, width and what is shown, kept with your account. Press ? for the keys.',
        es: '«Ordenar los bloques» cambia orden, ancho y visibilidad, y se guarda con su cuenta. Pulse ? para ver las teclas.',
        ja: '「ブロックの配置」で順序・幅・表示を変えられ、アカウントに保存されます。? でキー操作を表示。',
      },
    },
  },
})
