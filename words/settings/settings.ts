import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
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
    zh: '给顾客的消息文案在「消息模板」中维护',
    en: 'What customers are told is kept under “Message templates”',
    es: 'Lo que se dice a los clientes está en «Plantillas de mensajes»',
    ja: '利用者へのメッセージは「メッセージテンプレート」で編集します',
  },
  levels: {
    P0: { zh: 'P0 人身安全', en: 'P0 safety', es: 'P0 seguridad', ja: 'P0 安全' },
    P1: { zh: 'P1 重大', en: 'P1 severe', es: 'P1 grave', ja: 'P1 重大な苦情' },
    P2: { zh: 'P2 一般', en: 'P2 usual', es: 'P2 habitual', ja: 'P2 通常' },
    P3: { zh: 'P3 轻微', en: 'P3 minor', es: 'P3 leve', ja: 'P3 軽微' },
  },
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
