import type { WorkerKind } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { CredentialKind, LicenceClass } from '#contract/people/fitness.ts'
import type { MerchantRow } from '#contract/people/merchants.ts'
import type { WorkerRecord, WorkerRow } from '#contract/people/worker.ts'
import type { WorkerMove } from '#contract/people/worker-machine.ts'
import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import type { FeatureWords } from '#words/feature.ts'
import { orderWords, serviceWords } from '#words/orders/order.ts'
import { cityWords } from '#words/people/people.ts'
import { type Phrase, plural, type Spoken, words } from '#words/words.ts'

/** The acts that want a reason and nothing else. */
export type PlainAction = Extract<WorkerMove, 'enable' | 'disable' | 'unfreeze' | 'resign' | 'forceOffline'>

export type ShopAction = Exclude<MerchantRow['allowed'][number], 'reveal'>

export type ListTab = WorkerKind | 'shop' | 'expiring' | 'frozen'

type VehicleType = NonNullable<WorkerRow['vehicle']>['type']

const workerKind: Phrase = { zh: '人员类别', en: 'Type of worker', es: 'Tipo de personal', ja: 'スタッフの種類' }

const papers = { zh: '资质', en: 'Papers', es: 'Papeles', ja: '資格' }
const level = labelWords.level
const located = { zh: '最后定位', en: 'Last located', es: 'Localizado', ja: '最終位置' }
const services = labelWords.services
const vehicle = labelWords.vehicle
const notOnFile = { zh: '未登记', en: 'Not on file', es: 'Sin registrar', ja: '未登録' }

const frozen: Phrase = { zh: '冻结', en: 'Frozen', es: 'Suspendido', ja: '凍結中' }

const resigned: Phrase = { zh: '离职', en: 'Resigned', es: 'De baja', ja: '退職' }

const shop: Phrase = { zh: '商家', en: 'Shops', es: 'Tiendas', ja: '店舗' }

export const workersWords = words({
  title: { zh: '服务人员与商家', en: 'Workers and shops', es: 'Personal de servicio y tiendas', ja: 'スタッフと店舗' },
  tabs: {
    rider: { zh: '骑手', en: 'Riders', es: 'Repartidores', ja: '配達員' },
    chauffeur: { zh: '代驾司机', en: 'Chauffeurs', es: 'Conductores', ja: '代行ドライバー' },
    companion: { zh: '陪玩师', en: 'Companions', es: 'Compañeros', ja: 'ゲーム同行者' },
    shop,
    expiring: { zh: '资质到期', en: 'Papers running out', es: 'Papeles por vencer', ja: '資格の期限間近' },
    frozen: { zh: '冻结中', en: 'Frozen', es: 'Suspendidos', ja: '凍結中' },
  } satisfies Record<ListTab, Phrase>,
  tabsLabel: workerKind,
  search: {
    zh: '工号、手机号或后 4 位、姓名',
    en: 'Number, phone or its last 4, name',
    es: 'Número, teléfono o sus últimos 4, nombre',
    ja: '番号、電話番号または下4桁、氏名',
  },
  searchShop: {
    zh: '编号、手机号或后 4 位、店名、地址',
    en: 'Number, phone or its last 4, name, address',
    es: 'Número, teléfono o sus últimos 4, nombre, dirección',
    ja: '番号、電話番号または下4桁、店名、住所',
  },
  filters: {
    status: labelWords.status,
    work: { zh: '在线状态', en: 'On duty', es: 'Disponibilidad', ja: '稼働状況' },
    service: labelWords.services,
    expiry: papers,
    open: { zh: '营业', en: 'Open', es: 'Apertura', ja: '営業' },
    kind: workerKind,
    level,
    silent: located,
    leastScore: { zh: '最低服务分', en: 'Least points', es: 'Puntos mín.', ja: '最低点' },
    mostScore: { zh: '最高服务分', en: 'Most points', es: 'Puntos máx.', ja: '最高点' },
    more: labelWords.moreFilters,
  },
  any: {
    status: labelWords.anyStatus,
    work: { zh: '在线状态不限', en: 'On duty or not', es: 'Disponibles o no', ja: '稼働状況：すべて' },
    service: labelWords.allServices,
    expiry: { zh: '资质不限', en: 'Any papers', es: 'Papeles: todos', ja: '資格：すべて' },
    open: { zh: '营业状态不限', en: 'Open or closed', es: 'Abiertas o cerradas', ja: '営業状況：すべて' },
    kind: { zh: '全部人员', en: 'All kinds', es: 'Todos los tipos', ja: 'すべての種別' },
    level: { zh: '等级不限', en: 'Any level', es: 'Cualquier nivel', ja: 'ランク：すべて' },
    silent: { zh: '定位不限', en: 'Whenever located', es: 'Cualquier ubicación', ja: '位置：すべて' },
  },
  silentFor: {
    zh: (days: number) => `${days} 天以上无定位`,
    en: (days: number) =>
      plural('en', days, { one: 'Not located for over a day', other: `Not located for over ${days} days` }),
    es: (days: number) =>
      plural('es', days, {
        one: 'Sin ubicación desde hace más de un día',
        other: `Sin ubicación desde hace más de ${days} días`,
      }),
    ja: (days: number) => `${days}日以上位置情報なし`,
  },
  scoreWrong: {
    zh: '请输入 0–100 的整数',
    en: 'A whole number from 0 to 100, please',
    es: 'Introduzca un número entero de 0 a 100',
    ja: '0〜100の整数を入力してください',
  },
  kinds: {
    rider: labelWords.rider,
    chauffeur: labelWords.chauffeur,
    companion: labelWords.companion,
  } satisfies Record<WorkerKind, Phrase>,
  statuses: {
    enabled: labelWords.active,
    disabled: labelWords.deactivated,
    frozen,
    resigned,
  } satisfies Record<WorkerRow['status'], Phrase>,
  onDutyAt: {
    zh: (hour: string) => `${hour} 在岗`,
    en: (hour: string) => `On duty ${hour}`,
    es: (hour: string) => `En servicio ${hour}`,
    ja: (hour: string) => `${hour} 稼働`,
  },
  busy: { zh: '手上有单', en: 'With an order in hand', es: 'Con un pedido en curso', ja: '対応中の注文あり' },
  workStatuses: {
    online: labelWords.online,
    rest: { zh: '小休', en: 'Resting', es: 'En pausa', ja: '休憩中' },
    offline: labelWords.offline,
  } satisfies Record<WorkerRow['workStatus'], Phrase>,
  services: {
    food: serviceWords.food,
    buy: orderWords.kinds.buy,
    fetch: orderWords.kinds.fetch,
    deliver: orderWords.kinds.deliver,
    queue: orderWords.kinds.queue,
    do: { zh: '帮办', en: 'Chores', es: 'Gestiones', ja: '用事' },
  } as Record<string, Phrase>,
  allServices: labelWords.allServices,
  expiries: {
    '0': { zh: '今日到期或已过期', en: 'Ended or ends today', es: 'Vencido o vence hoy', ja: '本日まで・期限切れ' },
    '7': { zh: '7 天内到期', en: 'Ends within 7 days', es: 'Vence en 7 días', ja: '7日以内に期限' },
    '30': labelWords.endsIn30Days,
  },
  opens: {
    open: { zh: '营业中', en: 'Open', es: 'Abierta', ja: '営業中' },
    closed: { zh: '休息中', en: 'Closed', es: 'Cerrada', ja: '休業中' },
  },
  shopStatuses: {
    enabled: { zh: '正常', en: 'Active', es: 'Activa', ja: '有効' },
    suspended: { zh: '已暂停', en: 'Suspended', es: 'Suspendida', ja: '停止中' },
  } satisfies Record<MerchantRow['status'], Phrase>,
  credentials: {
    identity: labelWords.identityCard,
    health: labelWords.healthCertificate,
    licence: { zh: '驾驶证', en: 'Driving licence', es: 'Permiso', ja: '運転免許証' },
    insurance: { zh: '保险', en: 'Insurance', es: 'Seguro', ja: '保険' },
    vehicle: labelWords.vehicleLicence,
  } satisfies Record<CredentialKind, Phrase>,
  licences: {
    business: { zh: '营业执照', en: 'Business licence', es: 'Licencia comercial', ja: '営業許可証' },
    food: { zh: '食品经营许可', en: 'Food licence', es: 'Licencia alimentaria', ja: '食品営業許可証' },
  } satisfies Record<MerchantRow['licences'][number]['kind'], Phrase>,
  vehicles: {
    ebike: { zh: '电动车', en: 'E-bike', es: 'Bici eléctrica', ja: '電動自転車' },
    motorcycle: { zh: '摩托车', en: 'Motorcycle', es: 'Moto', ja: 'バイク' },
    car: { zh: '汽车', en: 'Car', es: 'Coche', ja: '自動車' },
    foot: { zh: '步行', en: 'On foot', es: 'A pie', ja: '徒歩' },
  } satisfies Record<VehicleType, Phrase>,
  licenceClass: {
    zh: (name: LicenceClass) => `准驾 ${name}`,
    en: (name: LicenceClass) => `Class ${name}`,
    es: (name: LicenceClass) => `Clase ${name}`,
    ja: (name: LicenceClass) => `免許 ${name}`,
  },
  daysLeft: {
    zh: (days: number) => (days === 0 ? '今日到期' : `剩 ${days} 天`),
    en: (days: number) => (days ? plural('en', days, { one: '1 day left', other: `${days} days left` }) : 'ends today'),
    es: (days: number) =>
      days ? plural('es', days, { one: 'queda 1 día', other: `quedan ${days} días` }) : 'vence hoy',
    ja: (days: number) => (days === 0 ? '本日まで' : `あと${days}日`),
  },
  ended: {
    zh: (days: number) => `已过期 ${days} 天`,
    en: (days: number) => plural('en', days, { one: 'ended 1 day ago', other: `ended ${days} days ago` }),
    es: (days: number) => plural('es', days, { one: 'venció hace 1 día', other: `venció hace ${days} días` }),
    ja: (days: number) => `${days}日前に期限切れ`,
  },
  allGood: {
    zh: (count: number) => `${count} 项有效`,
    en: (count: number) => plural('en', count, { one: '1 in order', other: `${count} in order` }),
    es: (count: number) => plural('es', count, { one: '1 en regla', other: `${count} en regla` }),
    ja: (count: number) => `${count}件 有効`,
  },
  endless: labelWords.endless,
  noCredentials: {
    zh: '未登记资质',
    en: 'No papers on file.',
    es: 'No hay papeles registrados.',
    ja: '登録された資格はありません',
  },
  fresh: labelWords.newEntries,
  empty: { zh: '这里还没有人', en: 'Nobody here yet.', es: 'Todavía no hay nadie aquí.', ja: 'まだ誰もいません' },
  emptyShops: {
    zh: '还没有商家，商家端上报后会出现在这里',
    en: 'No shops yet. They appear once their app reports them.',
    es: 'Todavía no hay tiendas. Aparecen cuando su aplicación las comunica.',
    ja: '店舗はまだありません。店舗アプリから届くと表示されます',
  },
  emptyExpiring: {
    zh: '30 天内没有到期的资质',
    en: 'No papers end within 30 days.',
    es: 'Ningún papel vence en 30 días.',
    ja: '30日以内に期限を迎える資格はありません',
  },
  emptyFrozen: {
    zh: '没有被冻结的人员',
    en: 'Nobody is frozen.',
    es: 'Nadie está suspendido.',
    ja: '凍結中のスタッフはいません',
  },
  emptyFiltered: {
    zh: '没有符合条件的结果，放宽条件再试',
    en: 'Nothing matches. Try a wider question.',
    es: 'Nada coincide. Pruebe con una búsqueda más amplia.',
    ja: '該当するものがありません。条件を広げてください',
  },
  columns: {
    who: { zh: '姓名 / 工号', en: 'Name / number', es: 'Nombre / número', ja: '氏名 / 番号' },
    state: labelWords.status,
    load: { zh: '当前单', en: 'Orders', es: 'Pedidos', ja: '受注中' },
    today: { zh: '今日完成', en: 'Today', es: 'Hoy', ja: '本日完了' },
    record: { zh: '近 30 日', en: 'Last 30 days', es: 'Últimos 30 días', ja: '直近30日' },
    services: { zh: '服务', en: 'Services', es: 'Servicios', ja: 'サービス' },
    score: { zh: '服务分', en: 'Score', es: 'Puntos', ja: '点数' },
    credentials: papers,
    located,
    city: cityWords.city,
    actions: labelWords.actions,
    shop: labelWords.shop,
    prep: { zh: '出餐', en: 'Cooking', es: 'Cocina', ja: '調理' },
    licences: { zh: '证照', en: 'Licences', es: 'Licencias', ja: '許可証' },
    reported: { zh: '最近上报', en: 'Reported', es: 'Comunicada', ja: '最終報告' },
  },
  never: { zh: '从未定位', en: 'never located', es: 'nunca localizado', ja: '位置情報なし' },
  justNow: { zh: '刚刚', en: 'just now', es: 'ahora mismo', ja: 'たった今' },
  ago: {
    zh: (count: number, unit: 's' | 'm' | 'h' | 'd') =>
      `${count} ${{ s: '秒', m: '分钟', h: '小时', d: '天' }[unit]}前`,
    en: (count: number, unit: 's' | 'm' | 'h' | 'd') => `${count} ${{ s: 's', m: 'min', h: 'h', d: 'd' }[unit]} ago`,
    es: (count: number, unit: 's' | 'm' | 'h' | 'd') => `hace ${count} ${{ s: 's', m: 'min', h: 'h', d: 'd' }[unit]}`,
    ja: (count: number, unit: 's' | 'm' | 'h' | 'd') => `${count}${{ s: '秒', m: '分', h: '時間', d: '日' }[unit]}前`,
  },
  level: {
    zh: (level: number) => `${level} 级`,
    en: (level: number) => `Level ${level}`,
    es: (level: number) => `Nivel ${level}`,
    ja: (level: number) => `ランク${level}`,
  },
  points: {
    zh: (score: number) => `${score} 分`,
    en: (score: number) => `${score} pts`,
    es: (score: number) => `${score} ptos`,
    ja: (score: number) => `${score}点`,
  },
  minutes: labelWords.minutes,
  forced: { zh: '已强制下线', en: 'Sent offline', es: 'Desconexión forzada', ja: '強制オフライン' },
  until: { zh: '至', en: 'until', es: 'hasta', ja: '期限' },
  untilLifted: { zh: '直到手动解冻', en: 'until lifted', es: 'hasta que se levante', ja: '解除するまで' },
  parts: {
    facts: labelWords.overview,
    credentials: papers,
    orders: { zh: '当前订单', en: 'Orders in hand', es: 'Pedidos en curso', ja: '受注中の注文' },
    scores: { zh: '奖惩记录', en: 'Score log', es: 'Puntuación', ja: '点数の記録' },
    deposit: labelWords.deposit,
  },
  facts: {
    kind: { zh: '身份', en: 'Kind', es: 'Tipo', ja: '種類' },
    phone: labelWords.phone,
    city: cityWords.city,
    capacity: { zh: '当前单 / 上限', en: 'Orders / limit', es: 'Pedidos / límite', ja: '受注中 / 上限' },
    services,
    vehicle,
    licence: { zh: '驾照', en: 'Licence', es: 'Permiso', ja: '免許' },
    level,
    remark: labelWords.remark,
    joined: { zh: '入驻时间', en: 'Joined', es: 'Alta', ja: '登録日時' },
    external: { zh: '外部编号', en: 'Id in their app', es: 'Id en su aplicación', ja: 'アプリでの番号' },
    located,
    reason: uiWords.reason,
    month: { zh: '近 30 日派单', en: 'Offers, 30 days', es: 'Ofertas, 30 días', ja: '30日間の依頼' },
    address: { zh: '地址', en: 'Address', es: 'Dirección', ja: '住所' },
    category: labelWords.category,
    prep: labelWords.cookingTime,
  },
  licensedSince: {
    zh: (day: string) => `${day} 初次领证`,
    en: (day: string) => `since ${day}`,
    es: (day: string) => `desde ${day}`,
    ja: (day: string) => `${day} 初回取得`,
  },
  offers: {
    zh: ({ offered, accepted, taken, finished }: WorkerRecord) =>
      `派单 ${offered}，接受 ${accepted} · 共接单 ${taken}（含抢单），完成 ${finished}`,
    en: ({ offered, accepted, taken, finished }: WorkerRecord) =>
      `${offered} offered, ${accepted} accepted · ${taken} taken in all, ${finished} finished`,
    es: ({ offered, accepted, taken, finished }: WorkerRecord) =>
      `${offered} ofrecidos, ${accepted} aceptados · ${taken} tomados en total, ${finished} terminados`,
    ja: ({ offered, accepted, taken, finished }: WorkerRecord) =>
      `依頼 ${offered}・応諾 ${accepted} ／ 受注計 ${taken}・完了 ${finished}`,
  },
  accepting: {
    zh: (rate: string) => `接单 ${rate}`,
    en: (rate: string) => `Takes ${rate}`,
    es: (rate: string) => `Acepta ${rate}`,
    ja: (rate: string) => `受注 ${rate}`,
  },
  punctual: {
    zh: (rate: string) => `准时 ${rate}`,
    en: (rate: string) => `prompt ${rate}`,
    es: (rate: string) => `puntual ${rate}`,
    ja: (rate: string) => `定時 ${rate}`,
  },
  givingUp: {
    zh: (rate: string) => `取消 ${rate}`,
    en: (rate: string) => `Drops ${rate}`,
    es: (rate: string) => `Abandona ${rate}`,
    ja: (rate: string) => `辞退 ${rate}`,
  },
  complaints: {
    zh: (count: number) => `投诉 ${count}`,
    en: (count: number) => `complaints ${count}`,
    es: (count: number) => `reclamaciones ${count}`,
    ja: (count: number) => `苦情 ${count}`,
  },
  gaveUp: {
    zh: (count: number) => `取消 ${count}`,
    en: (count: number) => `dropped ${count}`,
    es: (count: number) => `abandonó ${count}`,
    ja: (count: number) => `辞退 ${count}`,
  },
  allOrders: { zh: '全部订单', en: 'All orders', es: 'Todos los pedidos', ja: 'すべての注文' },
  noOrders: {
    zh: '当前没有进行中的订单',
    en: 'Nothing in hand.',
    es: 'Nada en curso.',
    ja: '受注中の注文はありません',
  },
  noScores: {
    zh: '还没有奖惩记录',
    en: 'No change of the score so far.',
    es: 'La puntuación no ha cambiado.',
    ja: '点数の変更はまだありません',
  },
  scoreNow: { zh: '现在', en: 'now', es: 'ahora', ja: '現在' },
  actions: {
    pcUpSend: labelWords.edit,
    enable: labelWords.enable,
    disable: labelWords.disable,
    freeze: { zh: '冻结', en: 'Freeze', es: 'Suspender', ja: '凍結' },
    unfreeze: { zh: '解冻', en: 'End freeze', es: 'Reactivar', ja: '凍結を解除' },
    resign: { zh: '离职', en: 'Resign', es: 'Dar de baja', ja: '退職' },
    forceOffline: { zh: '强制下线', en: 'Send offline', es: 'Desconectar', ja: '強制オフライン' },
    changeScore: { zh: '奖惩', en: 'Score', es: 'Puntuar', ja: '点数' },
  } satisfies Record<WorkerMove, Phrase>,
  shopActions: {
    update: labelWords.edit,
    suspend: { zh: '暂停', en: 'Suspend', es: 'Suspender', ja: '停止' },
    resume: { zh: '恢复', en: 'Resume', es: 'Reanudar', ja: '再開' },
  } satisfies Record<ShopAction, Phrase>,
  consequences: {
    enable: {
      zh: '启用后可以重新接单。',
      en: 'They can take orders again.',
      es: 'Puede volver a aceptar pedidos.',
      ja: '再び受注できるようになります。',
    },
    disable: {
      zh: '停用后不再派单；进行中的订单可以继续完成。',
      en: 'They get no new orders; those in hand may be finished.',
      es: 'No recibe pedidos nuevos; puede terminar los que tiene.',
      ja: '新しい注文は割り当てられません。受注中の注文は完了できます。',
    },
    unfreeze: {
      zh: '立即解冻，可以重新接单。',
      en: 'The freeze ends at once; they can take orders again.',
      es: 'La suspensión termina al instante; puede volver a aceptar pedidos.',
      ja: 'すぐに解除され、再び受注できます。',
    },
    resign: {
      zh: '离职后不能恢复；有进行中订单时不能办理。',
      en: 'This cannot be undone, and is refused while orders are in hand.',
      es: 'No se puede deshacer, y se rechaza mientras haya pedidos en curso.',
      ja: '元に戻せません。受注中の注文がある間はできません。',
    },
    forceOffline: {
      zh: '立即下线并停止派单；对方的应用确认下线后才能重新上线。',
      en: 'They go offline at once and get no orders, until their app has gone along and comes online again.',
      es: 'Se desconecta al instante y no recibe pedidos, hasta que su aplicación lo confirme y vuelva a conectarse.',
      ja: 'すぐにオフラインになり割り当てが止まります。アプリ側で確認されるまで再開できません。',
    },
    freeze: {
      zh: '冻结期间不再派单，并会通知对方的应用。',
      en: 'No new orders while it lasts. Their app is told.',
      es: 'Sin pedidos nuevos mientras dure. Se avisa a su aplicación.',
      ja: '凍結中は割り当てられず、アプリにも通知されます。',
    },
    changeScore: {
      zh: '服务分的每次变动都会永久留存。',
      en: 'Every change of a score is kept for good.',
      es: 'Cada cambio de puntuación se guarda para siempre.',
      ja: '点数の変更はすべて永久に保存されます。',
    },
    suspend: {
      zh: '将通知商家端停止接单；进行中的订单不受影响。',
      en: 'Their app is told to stop taking orders. Orders under way go on.',
      es: 'Se pide a su aplicación que deje de aceptar pedidos. Los que están en curso continúan.',
      ja: '店舗アプリに受注停止を通知します。進行中の注文は続きます。',
    },
    resume: {
      zh: '将通知商家端恢复接单。',
      en: 'Their app is told to take orders again.',
      es: 'Se pide a su aplicación que vuelva a aceptar pedidos.',
      ja: '店舗アプリに受注再開を通知します。',
    },
  } satisfies Record<PlainAction | 'freeze' | 'changeScore' | Exclude<ShopAction, 'update'>, Phrase>,
  reasons: {
    enable: {
      zh: ['整改完成', '误操作', '申诉成立'],
      en: ['Put right', 'Done by mistake', 'Appeal accepted'],
      es: ['Corregido', 'Fue un error', 'Recurso aceptado'],
      ja: ['改善済み', '誤操作', '異議申し立てを認定'],
    },
    disable: {
      zh: ['资料待核实', '长期不在线', '本人申请'],
      en: ['Details to be checked', 'Long offline', 'At their own request'],
      es: ['Datos por comprobar', 'Mucho tiempo desconectado', 'A petición propia'],
      ja: ['情報の確認中', '長期間オフライン', '本人の希望'],
    },
    unfreeze: {
      zh: ['申诉成立', '误冻结', '整改完成'],
      en: ['Appeal accepted', 'Frozen by mistake', 'Put right'],
      es: ['Recurso aceptado', 'Suspendido por error', 'Corregido'],
      ja: ['異議申し立てを認定', '誤って凍結', '改善済み'],
    },
    resign: {
      zh: ['本人申请', '合同到期', '长期失联'],
      en: ['At their own request', 'Contract ended', 'Long out of touch'],
      es: ['A petición propia', 'Fin de contrato', 'Mucho tiempo ilocalizable'],
      ja: ['本人の希望', '契約満了', '長期間連絡不能'],
    },
    forceOffline: {
      zh: ['联系不上', '疲劳驾驶', '定位异常', '用户投诉'],
      en: ['Cannot be reached', 'Tired driving', 'Position implausible', 'Complaint'],
      es: ['No contesta', 'Conduce cansado', 'Posición inverosímil', 'Queja'],
      ja: ['連絡が取れない', '過労運転', '位置情報の異常', '苦情'],
    },
    freeze: {
      zh: ['用户投诉', '虚假送达', '账号出借', '交通违规'],
      en: ['Complaint', 'False delivery', 'Lent account', 'Traffic offence'],
      es: ['Queja', 'Entrega falsa', 'Cuenta prestada', 'Infracción de tráfico'],
      ja: ['苦情', '虚偽の配達完了', 'アカウントの貸与', '交通違反'],
    },
    changeScore: {
      zh: ['服务超时', '态度恶劣', '好评奖励', '恶劣天气奖励'],
      en: ['Late', 'Rude', 'Praised', 'Worked in bad weather'],
      es: ['Retraso', 'Malos modos', 'Elogio', 'Trabajó con mal tiempo'],
      ja: ['遅延', '態度不良', '高評価', '悪天候での稼働'],
    },
    suspend: {
      zh: ['证照过期', '食品安全投诉', '长期不接单'],
      en: ['Licence ended', 'Food safety complaint', 'Long without orders'],
      es: ['Licencia vencida', 'Queja de higiene', 'Mucho tiempo sin pedidos'],
      ja: ['許可証の期限切れ', '食品衛生の苦情', '長期間受注なし'],
    },
    resume: {
      zh: ['整改完成', '证照已更新', '误操作'],
      en: ['Put right', 'Licence renewed', 'Done by mistake'],
      es: ['Corregido', 'Licencia renovada', 'Fue un error'],
      ja: ['改善済み', '許可証を更新', '誤操作'],
    },
  } satisfies Record<PlainAction | 'freeze' | 'changeScore' | Exclude<ShopAction, 'update'>, Phrase<string[]>>,
  freezeFor: { zh: '冻结时长', en: 'For how long', es: 'Por cuánto tiempo', ja: '凍結の期間' },
  spans: {
    '1': { zh: '1 天', en: '1 day', es: '1 día', ja: '1日' },
    '3': { zh: '3 天', en: '3 days', es: '3 días', ja: '3日' },
    '7': { zh: '7 天', en: '7 days', es: '7 días', ja: '7日' },
    '30': { zh: '30 天', en: '30 days', es: '30 días', ja: '30日' },
    '0': { zh: '长期', en: 'Until lifted', es: 'Hasta levantarla', ja: '無期限' },
  },
  liveOrders: {
    zh: (count: number) => `有 ${count} 个进行中的订单`,
    en: (count: number) => plural('en', count, { one: '1 order in hand', other: `${count} orders in hand` }),
    es: (count: number) => plural('es', count, { one: '1 pedido en curso', other: `${count} pedidos en curso` }),
    ja: (count: number) => `受注中の注文が ${count} 件あります`,
  },
  liveChoices: {
    finish: { zh: '让 TA 完成', en: 'Let them finish', es: 'Que los termine', ja: '完了させる' },
    giveBack: { zh: '退回待派单', en: 'Give them back', es: 'Devolverlos', ja: '割り当て待ちに戻す' },
  },
  liveHints: {
    finish: {
      zh: '手上的订单继续，不再派新单。',
      en: 'Orders in hand go on; no new ones come.',
      es: 'Los pedidos en curso continúan; no llegan otros.',
      ja: '受注中の注文は続き、新しい割り当ては止まります。',
    },
    giveBack: {
      zh: '能退回的订单立即退回待派单；已取货的由 TA 完成。',
      en: 'What can still be given back waits for another rider at once; what was picked up, they finish.',
      es: 'Lo que aún puede devolverse espera a otro repartidor; lo recogido lo termina.',
      ja: '戻せる注文はすぐ割り当て待ちに戻り、受け取り済みのものは本人が完了します。',
    },
  },
  scoreChange: { zh: '变动', en: 'Change', es: 'Cambio', ja: '増減' },
  orderNo: {
    zh: '相关订单号（选填）',
    en: 'Order number (optional)',
    es: 'Número de pedido (opcional)',
    ja: '関連する注文番号（任意）',
  },
  edit: {
    services,
    games: {
      zh: '游戏（逗号分隔）',
      en: 'Games, separated by commas',
      es: 'Juegos, separados por comas',
      ja: 'ゲーム（読点区切り）',
    },
    capacity: { zh: '最大接单数', en: 'Orders at once', es: 'Pedidos a la vez', ja: '同時受注数' },
    capacityHint: { zh: '1–10', en: '1–10', es: '1–10', ja: '1〜10' },
    level,
    vehicle,
    noVehicle: notOnFile,
    plate: labelWords.plate,
    licenceClass: labelWords.licenceClass,
    noLicence: notOnFile,
    remark: labelWords.remark,
    identity: {
      zh: '姓名、手机号、证件请在认证管理中修改。',
      en: 'Name, phone and papers are changed under verification.',
      es: 'Nombre, teléfono y papeles se cambian en verificación.',
      ja: '氏名・電話番号・資格は認証管理で変更してください。',
    },
    category: labelWords.category,
  },
  done: labelWords.done,
})

export type WorkersWords = Spoken<typeof workersWords>

const workersExport: Phrase = {
  zh: '导出服务人员',
  en: 'Export workers',
  es: 'Exportar personal de servicio',
  ja: 'サービス担当者を出力',
}

export const workersFeature = words({
  name: { zh: '服务人员', en: 'Workers', es: 'Personal de servicio', ja: 'サービススタッフ' },
  record: labelWords.worker,
  permissions: {
    'workers.view': {
      zh: '查看服务人员与商家',
      en: 'See workers and shops',
      es: 'Ver personal de servicio y tiendas',
      ja: '配達員・店舗を見る',
    },
    'workers.edit': {
      zh: '编辑服务人员、调整服务分',
      en: 'Edit workers and change scores',
      es: 'Editar trabajadores y puntuación',
      ja: 'スタッフの編集と点数変更',
    },
    'workers.freeze': {
      zh: '启停、冻结服务人员',
      en: 'Enable, disable, freeze workers',
      es: 'Activar, desactivar y suspender',
      ja: 'スタッフの停止・凍結',
    },
    'workers.forceOffline': {
      zh: '强制下线',
      en: 'Send workers offline',
      es: 'Forzar desconexión',
      ja: '強制オフライン',
    },
    'workers.export': workersExport,
  },
  events: {
    'workers.export': workersExport,
    'workers.pcUpSend': { zh: '编辑服务人员', en: 'Edited a worker', es: 'Editó un trabajador', ja: 'スタッフを編集' },
    'workers.enable': {
      zh: '启用服务人员',
      en: 'Enabled a worker',
      es: 'Activó un trabajador',
      ja: 'スタッフを有効化',
    },
    'workers.disable': {
      zh: '停用服务人员',
      en: 'Disabled a worker',
      es: 'Desactivó un trabajador',
      ja: 'スタッフを停止',
    },
    'workers.freeze': { zh: '冻结服务人员', en: 'Froze a worker', es: 'Suspendió un trabajador', ja: 'スタッフを凍結' },
    'workers.unfreeze': { zh: '解冻服务人员', en: 'Ended a freeze', es: 'Levantó una suspensión', ja: '凍結を解除' },
    'workers.resign': { zh: '办理离职', en: 'Resigned', es: 'Baja definitiva', ja: '退職' },
    'workers.forceOffline': { zh: '强制下线', en: 'Sent offline', es: 'Desconexión forzada', ja: '強制オフライン' },
    'workers.changeScore': { zh: '调整服务分', en: 'Changed a score', es: 'Cambió la puntuación', ja: '点数を変更' },
  },
  systemEvents: {
    'workers.endFreeze': {
      zh: '冻结期满自动解冻',
      en: 'Freeze ended by itself',
      es: 'Suspensión terminada',
      ja: '凍結期間の満了',
    },
    'workers.expire': {
      zh: '资质到期自动下线',
      en: 'Went offline, papers ended',
      es: 'Desconectado, papeles vencidos',
      ja: '資格切れで自動オフライン',
    },
  },
  states: {
    enabled: labelWords.active,
    disabled: labelWords.deactivated,
    frozen,
    resigned,
  },
  fields: {
    busy: workersWords.busy,
    onDutyAt: { zh: '在岗时段', en: 'On duty in the hour', es: 'En servicio en la hora', ja: '稼働した時間帯' },
    leastScore: workersWords.filters.leastScore,
    mostScore: workersWords.filters.mostScore,
    silentDays: workersWords.filters.silent,
  },
  values: {
    queue: workersWords.tabs,
    kind: workersWords.kinds,
    status: workersWords.statuses,
    workStatus: workersWords.workStatuses,
    serviceType: workersWords.services,
    serviceTypes: workersWords.services,
    vehicle: workersWords.vehicles,
    type: workersWords.vehicles,
  },
} satisfies FeatureWords<'workers'>)

const merchantsExport: Phrase = { zh: '导出商家', en: 'Export shops', es: 'Exportar comercios', ja: '店舗を出力' }

export const merchantsFeature = words({
  name: shop,
  record: labelWords.shop,
  permissions: {
    'merchants.edit': {
      zh: '编辑、暂停商家',
      en: 'Edit and suspend shops',
      es: 'Editar y suspender tiendas',
      ja: '店舗の編集と停止',
    },
    'merchants.export': merchantsExport,
  },
  events: {
    'merchants.export': merchantsExport,
    'merchants.update': { zh: '编辑商家', en: 'Edited a shop', es: 'Editó una tienda', ja: '店舗を編集' },
    'merchants.suspend': { zh: '暂停商家', en: 'Suspended a shop', es: 'Suspendió una tienda', ja: '店舗を停止' },
    'merchants.resume': { zh: '恢复商家', en: 'Resumed a shop', es: 'Reanudó una tienda', ja: '店舗を再開' },
  },
  states: {
    enabled: labelWords.active,
    suspended: { zh: '暂停', en: 'Suspended', es: 'Suspendida', ja: '停止中' },
  },
  values: {
    status: workersWords.shopStatuses,
  },
} satisfies FeatureWords<'merchants'>)

/** Messages to the workers' app. */
export const workerAppWords = words({
  credentialEnded: {
    zh: '资质已过期，不可接单',
    en: 'A credential has expired; no orders can be taken',
    es: 'Una acreditación ha caducado; no se aceptan pedidos',
    ja: '資格の期限が切れたため、注文を受けられません',
  },
  forgedPaper: {
    zh: '认证材料疑似伪造，账号已冻结，请联系客服',
    en: 'A paper looks forged: the account is frozen. Please contact support.',
    es: 'Un documento parece falsificado: la cuenta queda congelada. Contacte con soporte.',
    ja: '提出書類に偽造の疑いがあるため、アカウントを凍結しました。サポートへご連絡ください',
  },
})

/** What a person reads when the answer is no. */
export const workersRefusals = words({
  identityElsewhere: {
    zh: '实名信息请在认证管理中修改',
    en: 'Change real-name details under verification, not here.',
    es: 'Los datos de identidad se cambian en verificación, no aquí.',
    ja: '本人情報は認証管理で変更してください。',
  },
  workerHasOrders: {
    zh: '存在 {count} 个进行中订单，请先改派，或选择其去向',
    en: 'There are {count} orders in hand. Reassign them first, or say what becomes of them.',
    es: 'Hay {count} pedidos en curso. Reasígnelos antes o indique qué hacer con ellos.',
    ja: '進行中の注文が {count} 件あります。先に割り当て直すか、扱いを選んでください。',
  },
  workerStandsElsewhere: {
    zh: '该服务人员当前状态不允许此操作，已为您刷新',
    en: 'This worker can no longer be handled this way. It has been refreshed.',
    es: 'Este trabajador ya no admite esta acción. Se ha actualizado.',
    ja: 'このスタッフは現在の状態ではこの操作ができません。最新の状態を表示しました。',
  },
  workerBanned: {
    zh: '该用户已被封禁，请先在用户列表中解封',
    en: 'This person is banned. Lift the ban in the list of users first.',
    es: 'Esta persona está vetada. Levante antes el veto en la lista de usuarios.',
    ja: 'このユーザーは利用禁止中です。先にユーザー一覧で解除してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
