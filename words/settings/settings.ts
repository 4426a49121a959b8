import type { Reason } from '#contract/base/refusals.ts'
import type { Service } from '#contract/orders/service.ts'
import type { SettingGroup, SettingKey } from '#contract/settings/registry.ts'
import { signInsFeature } from '#words/access/logs.ts'
import { labelWords } from '#words/base/labels.ts'
import { complaintLevelWords } from '#words/complaints/complaints.ts'
import type { FeatureWords } from '#words/feature.ts'
import { messageTemplateWords } from '#words/open/message-templates.ts'
import { serviceWords } from '#words/orders/order.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '业务参数', en: 'Settings', es: 'Parámetros', ja: '業務設定' }
const record: Phrase = { zh: '参数', en: 'Setting', es: 'Parámetro', ja: '設定' }
const change: Phrase = { zh: '修改参数', en: 'Change setting', es: 'Cambiar parámetro', ja: '設定を変更' }
const value: Phrase = { zh: '取值', en: 'Value', es: 'Valor', ja: '値' }
const validFrom: Phrase = { zh: '生效时间', en: 'Counts from', es: 'Vigente desde', ja: '適用開始' }

export const settingsWords = words({
  title: name,
  record,
  change,
  groups: { zh: '参数分组', en: 'Groups', es: 'Grupos', ja: '分類' },
  search: { zh: '搜索参数', en: 'Search settings', es: 'Buscar parámetro', ja: '設定を検索' },
  empty: {
    zh: '没有符合条件的参数，换个词再试',
    en: 'No setting matches. Search for something else.',
    es: 'Ningún parámetro coincide. Busque otra cosa.',
    ja: '条件に合う設定はありません',
  },
  value,
  usual: { zh: '默认值', en: 'Usual value', es: 'Valor habitual', ja: '標準値' },
  usualIs: {
    zh: (usual: string) => `默认 ${usual}`,
    en: (usual: string) => `Usually ${usual}`,
    es: (usual: string) => `Normalmente ${usual}`,
    ja: (usual: string) => `標準 ${usual}`,
  },
  isUsual: { zh: '使用默认值', en: 'As usual', es: 'Habitual', ja: '標準のまま' },
  differs: { zh: '已调整', en: 'Adjusted', es: 'Ajustado', ja: '調整済み' },
  changedBy: {
    zh: (by: string) => `${by} 修改于`,
    en: (by: string) => `${by} changed it`,
    es: (by: string) => `${by} lo cambió`,
    ja: (by: string) => `${by} が変更`,
  },
  plannedIs: {
    zh: (is: string) => `待生效：${is}`,
    en: (is: string) => `Planned: ${is}`,
    es: (is: string) => `Previsto: ${is}`,
    ja: (is: string) => `予定：${is}`,
  },
  others: { zh: '其他角色', en: 'All other roles', es: 'Los demás roles', ja: 'その他のロール' },
  likeOthers: { zh: '同其他角色', en: 'Like all others', es: 'Como los demás', ja: 'その他と同じ' },
  anyAmount: { zh: '不限金额', en: 'Any amount', es: 'Cualquier importe', ja: '金額の制限なし' },
  limited: { zh: '有限额', en: 'Up to amounts', es: 'Hasta importes', ja: '上限あり' },
  limitOf: {
    zh: (role: string) => `${role}的额度`,
    en: (role: string) => `Limit of ${role}`,
    es: (role: string) => `Límite de ${role}`,
    ja: (role: string) => `${role}の上限`,
  },
  role: labelWords.roles,
  limit: { zh: '额度', en: 'Limit', es: 'Límite', ja: '上限' },
  was: {
    zh: (was: string) => `原 ${was}`,
    en: (was: string) => `was ${was}`,
    es: (was: string) => `antes: ${was}`,
    ja: (was: string) => `変更前 ${was}`,
  },
  once: { zh: '单笔（元）', en: 'At once (¥)', es: 'De una vez (¥)', ja: '1 回（元）' },
  day: { zh: '单日（元）', en: 'In a day (¥)', es: 'En un día (¥)', ja: '1 日（元）' },
  amounts: {
    zh: (once: string, day: string) => `单笔 ${once}，单日 ${day}`,
    en: (once: string, day: string) => `${once} at once, ${day} in a day`,
    es: (once: string, day: string) => `${once} de una vez, ${day} al día`,
    ja: (once: string, day: string) => `1 回 ${once}、1 日 ${day}`,
  },
  from: { zh: '几点开始', en: 'Begins at', es: 'Empieza a las', ja: '開始時刻' },
  to: { zh: '几点结束', en: 'Ends at', es: 'Termina a las', ja: '終了時刻' },
  hour: {
    zh: (hour: number) => `${hour} 点`,
    en: (hour: number) => `${hour}:00`,
    es: (hour: number) => `${hour}:00`,
    ja: (hour: number) => `${hour} 時`,
  },
  unit: {
    zh: (what: string) => `${what}的单位`,
    en: (what: string) => `Unit of ${what}`,
    es: (what: string) => `Unidad de ${what}`,
    ja: (what: string) => `${what}の単位`,
  },
  units: {
    seconds: { zh: '秒', en: 'seconds', es: 'segundos', ja: '秒' },
    minutes: { zh: '分钟', en: 'minutes', es: 'minutos', ja: '分' },
    hours: { zh: '小时', en: 'hours', es: 'horas', ja: '時間' },
    days: { zh: '天', en: 'days', es: 'días', ja: '日' },
  },
  span: {
    seconds: labelWords.seconds,
    minutes: labelWords.minutes,
    hours: labelWords.hours,
    days: {
      zh: (count: number) => `${count} 天`,
      en: (count: number) => `${count} d`,
      es: (count: number) => `${count} d`,
      ja: (count: number) => `${count} 日`,
    },
  },
  between: {
    zh: (least: string, most: string) => `${least}至${most}`,
    en: (least: string, most: string) => `${least} to ${most}`,
    es: (least: string, most: string) => `De ${least} a ${most}`,
    ja: (least: string, most: string) => `${least}〜${most}`,
  },
  useUsual: { zh: '填入默认值', en: 'Fill in the usual value', es: 'Poner el valor habitual', ja: '標準値を入れる' },
  validFrom,
  validFromHint: {
    zh: '上海时间，不填则保存后立即生效；晚于它的待生效值会被取代',
    en: 'In Shanghai; left empty, it counts at once. It replaces what is planned for later.',
    es: 'En Shanghái; vacío, vale enseguida. Sustituye lo previsto para después.',
    ja: '上海時間。空欄の場合はすぐに適用されます。それより後の予定は取り消されます',
  },
  note: labelWords.note,
  noteHint: {
    zh: '为什么修改，写给以后的同事',
    en: 'Why, for colleagues who read it later',
    es: 'Por qué, para quien lo lea después',
    ja: '変更の理由（後で読む同僚のために）',
  },
  history: { zh: '修改记录', en: 'History', es: 'Historial', ja: '変更履歴' },
  historyEmpty: {
    zh: '还没有人修改过，一直是默认值',
    en: 'Nobody changed it yet: it has its usual value.',
    es: 'Nadie lo ha cambiado: tiene su valor habitual.',
    ja: 'まだ変更されていません（標準値です）',
  },
  more: { zh: '更早的记录', en: 'Older ones', es: 'Anteriores', ja: '以前の履歴' },
  states: {
    planned: { zh: '待生效', en: 'Planned', es: 'Previsto', ja: '適用待ち' },
    current: { zh: '当前', en: 'Counts now', es: 'Vigente', ja: '適用中' },
    past: { zh: '已过', en: 'Past', es: 'Pasado', ja: '以前' },
    replaced: {
      zh: '未生效即被取代',
      en: 'Replaced before it counted',
      es: 'Sustituido antes de valer',
      ja: '適用前に取消',
    },
  },
  back: { zh: '恢复此值', en: 'Back to this', es: 'Volver a este', ja: 'この値に戻す' },
  before: { zh: '修改前', en: 'Before', es: 'Antes', ja: '変更前' },
  after: { zh: '修改后', en: 'After', es: 'Después', ja: '変更後' },
  done: { zh: '参数已保存', en: 'Setting saved', es: 'Parámetro guardado', ja: '設定を保存しました' },
  texts: {
    zh: '给顾客的消息文案在“消息模板”中维护',
    en: 'What customers are told is kept under “Message templates”',
    es: 'Lo que se dice a los clientes está en «Plantillas de mensajes»',
    ja: '利用者へのメッセージは「メッセージテンプレート」で編集します',
  },
  withheldPercent: { zh: '代扣比例 (%)', en: 'Share (%)', es: 'Porcentaje (%)', ja: '税率（%）' },
  withheldFree: {
    zh: '每月免扣（元）',
    en: 'Free in a month (yuan)',
    es: 'Exento al mes (yuanes)',
    ja: '月の非課税額（元）',
  },
  nothingWithheld: { zh: '不代扣', en: 'Nothing withheld', es: 'No se retiene', ja: '徴収なし' },
  withheldAbove: {
    zh: (percent: number, free: string) => `当月超过 ${free} 的部分代扣 ${percent}%`,
    en: (percent: number, free: string) => `${percent}% of what is above ${free} in a month`,
    es: (percent: number, free: string) => `${percent} % de lo que pase de ${free} al mes`,
    ja: (percent: number, free: string) => `月 ${free} を超える分の ${percent}%`,
  },
  levels: complaintLevelWords,
  subjects: {
    verifications: { zh: '实名与资质', en: 'Papers', es: 'Papeles', ja: '本人・資格' },
    applications: labelWords.applications,
  },
})

export const settingsFeature = words({
  name,
  record,
  permissions: {
    'settings.view': { zh: '查看业务参数', en: 'See settings', es: 'Ver parámetros', ja: '業務設定を見る' },
    'settings.edit': { zh: '修改业务参数', en: 'Change settings', es: 'Cambiar parámetros', ja: '業務設定を変更' },
  },
  events: { 'settings.update': change },
  fields: { setting_value: value, setting_from: validFrom },
} satisfies FeatureWords<'settings'>)

type Named = { name: Phrase; hint: Phrase }

const of = (name: Phrase, hint: Phrase): Named => ({ name, hint })

/** A name that ends with that of the service. */
function withService(name: Phrase, service: Service): Phrase {
  const what = serviceWords[service]
  return {
    zh: `${what.zh}：${name.zh}`,
    en: `${what.en}: ${name.en}`,
    es: `${what.es}: ${name.es}`,
    ja: `${what.ja}：${name.ja}`,
  }
}

const clocksName: Phrase = {
  zh: '各状态时限',
  en: 'time for each state',
  es: 'tiempo por estado',
  ja: '状態ごとの期限',
}
const clocksHint: Phrase = {
  zh: '超过后列表标红；达到七成时变黄。之后进入该状态的订单适用',
  en: 'After it the row is red, amber from 70 % on. For orders that enter the state from then on.',
  es: 'Después la fila es roja; ámbar desde el 70 %. Para los pedidos que entren en el estado desde entonces.',
  ja: '過ぎると行が赤になり、7 割で黄色になります。以後その状態に入る注文に適用します',
}
const timeoutsName: Phrase = {
  zh: '自动流转',
  en: 'moves by the clock',
  es: 'pasos automáticos',
  ja: '自動処理',
}
const timeoutsHint: Phrase = {
  zh: '到时系统自动关闭、退回或确认。之后进入该状态的订单适用',
  en: 'Then the system closes, hands back or confirms. For orders that enter the state from then on.',
  es: 'Entonces el sistema cierra, devuelve o confirma. Para los pedidos que entren en el estado desde entonces.',
  ja: '時間になるとシステムが終了・差し戻し・確認を行います。以後その状態に入る注文に適用します',
}
const clocks = (service: Service) => of(withService(clocksName, service), clocksHint)
const timeouts = (service: Service) => of(withService(timeoutsName, service), timeoutsHint)

const loadHint: Phrase = {
  zh: '每 10 名在岗者每小时的新订单超过此数，首页供需图即标为缺运力',
  en: 'More new orders than this in an hour for ten on duty, and the dashboard calls it a shortage.',
  es: 'Con más pedidos nuevos por hora y diez en servicio, el inicio lo marca como falta de personal.',
  ja: '稼働10名あたり毎時の新規注文がこれを超えると、ホームで人手不足と表示します',
}

/** What every setting is called, and what it does. */
export const settingWords = words({
  'money.refundLimits': of(
    { zh: '退款免审额度', en: 'Refunds without approval', es: 'Reembolsos sin aprobación', ja: '承認不要の返金上限' },
    {
      zh: '各角色单笔和单日可直接退款的金额，超出须同事审批。有多个角色的取最高',
      en: 'What each role may refund at once and in a day; above it a colleague approves. Of several roles the highest counts.',
      es: 'Lo que cada rol puede reembolsar de una vez y en un día; por encima aprueba un compañero. De varios roles vale el mayor.',
      ja: '各ロールが1回・1日に返金できる金額です。超えると同僚の承認が必要です。複数のロールでは最も高い額になります',
    },
  ),
  'money.packetLimits': of(
    { zh: '红包与赔付额度', en: 'Red packets and compensation', es: 'Sobres y compensaciones', ja: '紅包と補償の上限' },
    {
      zh: '各角色单笔和单日可发的金额；超出单笔须审批，超出单日被拒绝',
      en: 'What each role may give at once and in a day. Above the first a colleague approves; above the second it is refused.',
      es: 'Lo que cada rol puede dar de una vez y en un día. Por encima de lo primero aprueba un compañero; de lo segundo se deniega.',
      ja: '各ロールが1回・1日に渡せる金額です。1回分を超えると承認が必要で、1日分を超えると拒否されます',
    },
  ),
  'money.packetsADay': of(
    {
      zh: '同一人每日红包数',
      en: 'Packets to one person in a day',
      es: 'Sobres a una persona al día',
      ja: '同じ人への1日の紅包数',
    },
    {
      zh: '一天内同一个人最多收到的红包个数',
      en: 'Nobody gets more red packets in a day.',
      es: 'Nadie recibe más sobres en un día.',
      ja: '1 人が1日に受け取れる紅包の数です',
    },
  ),
  'money.packetValid': of(
    { zh: '红包有效期', en: 'Red packets are good for', es: 'Validez de los sobres', ja: '紅包の有効期間' },
    {
      zh: '发出后未领取的红包满此时间退回',
      en: 'One that nobody opened goes back after so long.',
      es: 'Uno que nadie abrió vuelve tras este tiempo.',
      ja: '受け取られないまま過ぎると戻ります',
    },
  ),
  'money.refundWindows': of(
    { zh: '顾客申请退款期限', en: 'Time to ask for a refund', es: 'Plazo para pedir reembolso', ja: '返金申請の期間' },
    {
      zh: '订单结束后顾客可申请退款的时间，之后只能投诉',
      en: 'After the end of an order; later its customer can complain.',
      es: 'Tras el fin del pedido; después el cliente puede reclamar.',
      ja: '注文終了後に返金を申請できる期間です。以後は苦情の申立てになります',
    },
  ),
  'money.settleAfter': of(
    { zh: '订单结束后多久分账', en: 'Settled after the end', es: 'Liquidación tras el fin', ja: '終了から精算まで' },
    {
      zh: '订单结束满此时间后分账',
      en: 'The money of an order is divided so long after its end.',
      es: 'El dinero del pedido se reparte este tiempo después de su fin.',
      ja: '注文の終了からこの時間が経つと分配します',
    },
  ),
  'money.payoutHours': of(
    { zh: '打款时段', en: 'Hours of payouts', es: 'Horario de pagos', ja: '送金時間帯' },
    {
      zh: '上海时间。时段外不能打款，审核照常',
      en: 'In Shanghai. Outside of them nothing is paid out; reviewing goes on.',
      es: 'En Shanghái. Fuera de él no se paga; la revisión sigue.',
      ja: '上海時間。時間外は送金できません。審査は通常どおりです',
    },
  ),
  'money.taxWithheld': of(labelWords.taxWithheld, {
    zh: '服务人员提现时按自然月累计代扣，0% 表示不代扣；对下一笔提现起生效',
    en: 'Withheld from withdrawals of workers, added up over the calendar month; 0% withholds nothing. From the next withdrawal on.',
    es: 'Se retiene de las retiradas de los trabajadores, sumadas por mes natural; 0 % no retiene nada. Desde la próxima retirada.',
    ja: 'スタッフの出金から暦月の累計で源泉徴収します。0% は徴収なし。次の出金から適用されます',
  }),
  'money.depositHold': of(
    { zh: '离职后保证金留存', en: 'Deposits after leaving', es: 'Fianza tras la baja', ja: '退職後の保証金の留保' },
    {
      zh: '服务人员离职满此时间后退还保证金，期间仍可受理投诉',
      en: 'A worker who left gets the deposit back so long after; until then customers may still complain.',
      es: 'Quien se fue recupera la fianza este tiempo después; hasta entonces aún se puede reclamar.',
      ja: '退職からこの期間が過ぎると返還します。その間は苦情を受け付けます',
    },
  ),
  'orders.urgePause': of(
    { zh: '催单间隔', en: 'Between two urges', es: 'Entre dos avisos', ja: '催促の間隔' },
    {
      zh: '同一订单两次催单之间至少间隔的时间',
      en: 'The same order is not urged again sooner.',
      es: 'No se insiste antes en el mismo pedido.',
      ja: '同じ注文を再び催促できるまでの時間です',
    },
  ),
  'orders.loadRider': of(
    {
      zh: '10 名骑手每小时单量',
      en: 'Orders for ten riders',
      es: 'Pedidos por diez repartidores',
      ja: '配達員10名の注文数',
    },
    loadHint,
  ),
  'orders.loadChauffeur': of(
    {
      zh: '10 名代驾每小时单量',
      en: 'Orders for ten chauffeurs',
      es: 'Pedidos por diez chóferes',
      ja: '運転代行10名の注文数',
    },
    loadHint,
  ),
  'orders.loadCompanion': of(
    {
      zh: '10 名陪玩师每小时单量',
      en: 'Orders for ten companions',
      es: 'Pedidos por diez acompañantes',
      ja: '同行者10名の注文数',
    },
    loadHint,
  ),
  'orders.autopilotAfter': of(
    { zh: '自动派单等待', en: 'Autopilot waits', es: 'Espera del piloto', ja: '自動配車の待ち時間' },
    {
      zh: '订单等待超过这段时间后，系统才自动派单',
      en: 'Orders that have waited this long are assigned by the autopilot.',
      es: 'El piloto asigna los pedidos que esperan al menos este tiempo.',
      ja: 'この時間を超えて待つ注文をシステムが割り当てます',
    },
  ),
  'orders.autopilotWay': of(
    { zh: '自动派单最远路程', en: 'Autopilot: longest way', es: 'Piloto: trayecto máximo', ja: '自動配車の最長移動' },
    {
      zh: '人员到取货点预计超过这段时间，系统不派，留给调度',
      en: 'If nobody is at the pick-up within it, the order is left to people.',
      es: 'Si nadie llega a la recogida en este tiempo, el pedido queda para las personas.',
      ja: '受取場所まで これより長くかかる場合は人に任せます',
    },
  ),
  'orders.autopilotLate': of(
    { zh: '自动派单最多晚到', en: 'Autopilot: latest', es: 'Piloto: retraso máximo', ja: '自動配車の最大遅れ' },
    {
      zh: '预计比承诺晚得更多时，系统不派，留给调度',
      en: 'If it would be later than promised by more, the order is left to people.',
      es: 'Si llegara con más retraso sobre lo prometido, el pedido queda para las personas.',
      ja: '約束よりこれ以上遅れる見込みなら人に任せます',
    },
  ),
  'orders.claimIdle': of(
    {
      zh: '认领闲置多久释放',
      en: 'Idle claims end after',
      es: 'Fin de un seguimiento inactivo',
      ja: '担当が外れるまで',
    },
    {
      zh: '认领订单后没有操作，满此时间自动释放',
      en: 'A claim without work on the order ends.',
      es: 'Un seguimiento sin trabajo termina.',
      ja: '担当者の操作がないまま過ぎると担当が外れます',
    },
  ),
  'orders.clocks.food': clocks('food'),
  'orders.timeouts.food': timeouts('food'),
  'orders.clocks.chauffeur': clocks('chauffeur'),
  'orders.timeouts.chauffeur': timeouts('chauffeur'),
  'orders.clocks.errand': clocks('errand'),
  'orders.timeouts.errand': timeouts('errand'),
  'orders.clocks.express': clocks('express'),
  'orders.timeouts.express': timeouts('express'),
  'orders.clocks.companion': clocks('companion'),
  'orders.timeouts.companion': timeouts('companion'),
  'orders.clocks.challenge': clocks('challenge'),
  'orders.timeouts.challenge': timeouts('challenge'),
  'chats.hours': of(
    { zh: '客服服务时段', en: 'Service hours', es: 'Horario de atención', ja: '対応時間帯' },
    {
      zh: '上海时间。时段外且没有客服在线时，请来访者留言',
      en: 'In Shanghai. Outside of them, when no agent is there, people are asked to leave a message.',
      es: 'En Shanghái. Fuera de él, sin agentes, se pide dejar un mensaje.',
      ja: '上海時間。時間外で担当者がいないときは、伝言をお願いします',
    },
  ),
  'chats.firstReplyByDay': of(
    {
      zh: '首响时限（8–24 点）',
      en: 'First answer, 8 to 24',
      es: 'Primera respuesta, de 8 a 24',
      ja: '初回返信（8〜24 時）',
    },
    {
      zh: '超过后提醒客服和主管，再超过一倍则转给他人',
      en: 'After it agent and leaders are told; after twice as long somebody else gets it.',
      es: 'Después se avisa al agente y a los responsables; tras el doble pasa a otra persona.',
      ja: '過ぎると担当者と責任者に知らせ、倍の時間で別の担当者に移ります',
    },
  ),
  'chats.firstReplyByNight': of(
    {
      zh: '首响时限（0–8 点）',
      en: 'First answer, 0 to 8',
      es: 'Primera respuesta, de 0 a 8',
      ja: '初回返信（0〜8 時）',
    },
    {
      zh: '夜间的首次回复时限',
      en: 'The same at night.',
      es: 'Lo mismo de noche.',
      ja: '夜間の初回返信の期限です',
    },
  ),
  'chats.nextReply': of(
    { zh: '后续回复时限', en: 'Further answers', es: 'Siguientes respuestas', ja: '以後の返信' },
    {
      zh: '对方再次发言后须回复的时间',
      en: 'After a further message of the person.',
      es: 'Tras otro mensaje de la persona.',
      ja: '相手の次の発言に返信するまでの時間です',
    },
  ),
  'chats.resolve': of(
    { zh: '会话解决时限', en: 'Conversation resolved', es: 'Conversación resuelta', ja: '会話の解決' },
    {
      zh: '从首条消息或重新打开起，超过后提醒客服和主管',
      en: 'From the first message or from reopening; after it agent and leaders are told.',
      es: 'Desde el primer mensaje o la reapertura; después se avisa al agente y a los responsables.',
      ja: '最初の発言または再開から数え、過ぎると担当者と責任者に知らせます',
    },
  ),
  'chats.silence': of(
    { zh: '对方沉默多久结束', en: 'Closed after silence', es: 'Cierre por silencio', ja: '無言で終了するまで' },
    {
      zh: '我方回复后对方不再发言，满此时间会话自动结束',
      en: 'A conversation ends so long after our answer if nobody writes.',
      es: 'La conversación termina este tiempo después de nuestra respuesta si nadie escribe.',
      ja: '返信後に相手の発言がないまま過ぎると会話が終わります',
    },
  ),
  'chats.reopen': of(
    { zh: '会话可重新打开时间', en: 'Time to reopen', es: 'Plazo para reabrir', ja: '再開できる期間' },
    {
      zh: '结束后此时间内再次来信，由原客服继续',
      en: 'Whoever writes again meanwhile comes back to the same agent.',
      es: 'Quien escribe de nuevo mientras tanto vuelve al mismo agente.',
      ja: '終了後この期間内の連絡は、同じ担当者の会話に戻ります',
    },
  ),
  'chats.recall': of(
    { zh: '消息撤回时限', en: 'Recalling a message', es: 'Retirar un mensaje', ja: 'メッセージの取り消し' },
    {
      zh: '客服发出消息后，可撤回的时间',
      en: 'An agent can recall their own message for so long.',
      es: 'El agente puede retirar su mensaje durante este tiempo.',
      ja: '担当者が自分のメッセージを取り消せる時間です',
    },
  ),
  'chats.offer': of(
    { zh: '转接等待接受', en: 'Transfer offered', es: 'Transferencia ofrecida', ja: '転送の承諾待ち' },
    {
      zh: '转接的会话无人接受，满此时间退回原客服',
      en: 'A conversation that the colleague does not accept stays with its agent.',
      es: 'Si el compañero no la acepta, la conversación se queda con su agente.',
      ja: '承諾がないまま過ぎると元の担当者に戻ります',
    },
  ),
  'chats.agentGrace': of(
    { zh: '客服掉线宽限', en: 'Agent away', es: 'Agente ausente', ja: '担当者の離席猶予' },
    {
      zh: '客服断线满此时间后置为离线，会话转给他人',
      en: 'After so long without a connection the conversations go to others.',
      es: 'Tras este tiempo sin conexión, las conversaciones pasan a otros.',
      ja: '接続がないまま過ぎるとオフラインになり、会話は他の担当者に移ります',
    },
  ),
  'complaints.accept': of(
    { zh: '投诉受理时限', en: 'Complaint claimed', es: 'Reclamación aceptada', ja: '苦情の受理' },
    {
      zh: '按等级，从提交到有人受理',
      en: 'By level, until somebody claims it.',
      es: 'Por nivel, hasta que alguien la acepte.',
      ja: 'ランク別、受理されるまで',
    },
  ),
  'complaints.resolve': of(
    { zh: '投诉处理时限', en: 'Complaint proposed for', es: 'Reclamación con propuesta', ja: '苦情の処理' },
    {
      zh: '按等级，从受理到给出方案；举证期间暂停',
      en: 'By level, until a proposal; it stands still while the other side is asked.',
      es: 'Por nivel, hasta la propuesta; se detiene mientras se pregunta a la otra parte.',
      ja: 'ランク別、提案まで。相手方に確認している間は止まります',
    },
  ),
  'complaints.evidence': of(
    { zh: '举证时限', en: 'Statement of the other side', es: 'Respuesta de la otra parte', ja: '相手方の回答' },
    {
      zh: '被投诉方说明的时间，逾期不利',
      en: 'Silence until then counts against them.',
      es: 'El silencio hasta entonces les perjudica.',
      ja: '期限までに回答がなければ不利になります',
    },
  ),
  'complaints.confirm': of(
    { zh: '方案确认时限', en: 'Answer to a proposal', es: 'Respuesta a la propuesta', ja: '提案への回答' },
    {
      zh: '投诉方确认方案的时间，逾期视为认可',
      en: 'Silence of the complainant until then counts as a yes.',
      es: 'El silencio de quien reclama hasta entonces es un sí.',
      ja: '申立人の返事がなければ同意とみなします',
    },
  ),
  'complaints.reopen': of(
    { zh: '投诉重新打开', en: 'Reopening a complaint', es: 'Reabrir una reclamación', ja: '苦情の再開' },
    {
      zh: '结案后多久之内可重新打开一次',
      en: 'For so long after it was closed, once.',
      es: 'Durante este tiempo tras cerrarse, una vez.',
      ja: '終了後、1 回だけ再開できる期間です',
    },
  ),
  'reviews.lease': of(
    { zh: '审核领取时长', en: 'Claimed cases', es: 'Casos tomados', ja: '審査案件の保持' },
    {
      zh: '领取后未判定的申请，满此时间回到队列',
      en: 'A case that nobody judged goes back to the queue.',
      es: 'Un caso sin juzgar vuelve a la cola.',
      ja: '判定されない案件は列に戻ります',
    },
  ),
  'reviews.imagesADay': of(
    { zh: '每人每日查看证件照片', en: 'Images opened in a day', es: 'Imágenes abiertas al día', ja: '1日に開ける画像' },
    {
      zh: '一人一天最多查看的张数，同一份证件再次打开不重复计数',
      en: 'How many images of papers one person may open in a day; a paper that is opened again counts once.',
      es: 'Cuántas imágenes de documentos puede abrir una persona al día; reabrir un documento no cuenta otra vez.',
      ja: '1人が1日に開ける証明書画像の枚数。同じ書類を再び開いても数えません',
    },
  ),
  'reviews.due': of(
    { zh: '审核时限', en: 'Reviewed in time', es: 'Revisión a tiempo', ja: '審査の期限' },
    {
      zh: '超过后标为超时',
      en: 'After it a case is overdue.',
      es: 'Después el caso está atrasado.',
      ja: '過ぎると期限切れになります',
    },
  ),
  'reviews.samplePercent': of(
    { zh: '审核抽查比例', en: 'Sample of decisions', es: 'Muestra de decisiones', ja: '審査の抽出率' },
    {
      zh: '已判定的审核由另一人复看的比例',
      en: 'Decisions that another person judges once more.',
      es: 'Decisiones que otra persona juzga otra vez.',
      ja: '別の人がもう一度判定する割合です',
    },
  ),
  'reviews.postSamplePercent': of(
    {
      zh: '机审通过抽查比例',
      en: 'Sample of passed posts',
      es: 'Muestra de publicaciones',
      ja: '機械審査通過の抽出率',
    },
    {
      zh: '机审通过的动态由人工再看的比例',
      en: 'Posts that the machine passed and a person judges nevertheless.',
      es: 'Publicaciones que la máquina aceptó y juzga una persona.',
      ja: '機械審査を通過した投稿を人が判定する割合です',
    },
  ),
  'alarms.repeat': of(
    { zh: '告警重复间隔', en: 'Alarms ring again', es: 'Repetición de alarmas', ja: '警報の繰り返し' },
    {
      zh: '无人认领的告警隔此时间再次提醒',
      en: 'An alarm that nobody has claimed rings again after so long.',
      es: 'Una alarma que nadie ha tomado suena otra vez.',
      ja: '誰も引き受けない警報を再び鳴らす間隔です',
    },
  ),
  'retention.signIns': of(signInsFeature.name, {
    zh: '保留时间，不少于六个月',
    en: 'Kept for so long, six months at least.',
    es: 'Se guarda este tiempo, al menos seis meses.',
    ja: '保存期間。6 か月以上必要です',
  }),
  'retention.workerPositions': of(
    { zh: '服务人员轨迹', en: 'Positions of workers', es: 'Posiciones de trabajadores', ja: '担当者の位置情報' },
    {
      zh: '历史位置的保留时间',
      en: 'Where workers were is deleted after so long.',
      es: 'Dónde estuvieron se borra después.',
      ja: '過去の位置を保存する期間です',
    },
  ),
  'retention.orderInbox': of(
    { zh: '订单事件收件箱', en: 'Order events of apps', es: 'Eventos de las apps', ja: 'アプリの注文イベント' },
    {
      zh: '应用上报的订单事件处理后的保留时间',
      en: 'What apps sent about orders is deleted so long after it was applied.',
      es: 'Lo que enviaron las apps se borra este tiempo después de aplicarse.',
      ja: 'アプリから届いた注文イベントを処理後に保存する期間です',
    },
  ),
  'retention.webhooks': of(
    { zh: '推送投递记录', en: 'Webhook deliveries', es: 'Entregas de webhooks', ja: 'Webhook の配信記録' },
    {
      zh: '投递记录及每次推送结果的保留时间；更早的不能补推',
      en: 'Deliveries with their attempts. Older ones cannot be sent again.',
      es: 'Entregas con sus intentos. Las más antiguas no se pueden reenviar.',
      ja: '配信と試行の保存期間。これより古いものは再送できません',
    },
  ),
  'retention.appCalls': of(
    { zh: '开放接口调用统计', en: 'Calls of apps', es: 'Llamadas de las apps', ja: 'アプリの呼び出し' },
    {
      zh: '应用调用次数、每种结果最近一次及被拒绝的调用内容的保留时间',
      en: 'How often apps called, their last call with each outcome, and refused calls.',
      es: 'Cuánto llamaron las apps, su última llamada de cada resultado y las rechazadas.',
      ja: '呼び出し回数、結果ごとの最新の内容、拒否された呼び出しを保存する期間です',
    },
  ),
  'retention.paperImages': of(
    {
      zh: '失效证件照片',
      en: 'Images of settled papers',
      es: 'Imágenes de papeles cerrados',
      ja: '失効した書類の画像',
    },
    {
      zh: '证件驳回、过期或撤销后照片的保留时间',
      en: 'After a paper was rejected, ended or was revoked.',
      es: 'Tras rechazarse, vencer o revocarse el papel.',
      ja: '却下・期限切れ・取消の後に画像を保存する期間です',
    },
  ),
} satisfies Record<SettingKey, Named>)

export const settingGroupWords = words({
  money: { zh: '资金与额度', en: 'Money and limits', es: 'Dinero y límites', ja: '金額と上限' },
  orders: { zh: '订单时限', en: 'Clocks of orders', es: 'Plazos de pedidos', ja: '注文の期限' },
  chats: messageTemplateWords.rooms.chats,
  complaints: messageTemplateWords.rooms.complaints,
  reviews: { zh: '审核', en: 'Reviewing', es: 'Revisión', ja: '審査' },
  alarms: { zh: '告警', en: 'Alarms', es: 'Alarmas', ja: '警報' },
  retention: { zh: '数据保留', en: 'Retention', es: 'Conservación', ja: 'データの保存' },
} satisfies Record<SettingGroup, Phrase>)

/** What a person reads when the answer is no. */
export const settingsRefusals = words({
  ownLimits: {
    zh: '不能修改自己所属角色的额度，请由超级管理员修改',
    en: 'Nobody changes the limits of their own role. Ask an administrator.',
    es: 'Nadie cambia los límites de su propio rol. Pídalo a un administrador.',
    ja: '自分のロールの上限は変更できません。管理者に依頼してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
