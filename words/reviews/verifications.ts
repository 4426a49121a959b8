import type { Reason } from '#contract/base/refusals.ts'
import type { PaperField, PaperImage, PaperKind } from '#contract/reviews/paper.ts'
import type { PaperCheck, PaperFault, VerificationRow } from '#contract/reviews/verification.ts'
import type { VerificationQueue } from '#contract/reviews/verifications.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { profileWords } from '#words/desk/panels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { workersWords } from '#words/people/workers.ts'
import { type Phrase, plural, words } from '#words/words.ts'

/** Messages to the person in their app about a paper that they showed. */
export const verificationAppWords = words({
  kinds: {
    realName: { zh: '实名认证', en: 'identity card', es: 'documento de identidad', ja: '本人確認' },
    driverLicence: { zh: '驾驶证', en: 'driving licence', es: 'permiso de conducir', ja: '運転免許証' },
    healthCertificate: { zh: '健康证', en: 'health certificate', es: 'certificado sanitario', ja: '健康証明書' },
    businessLicence: { zh: '营业执照', en: 'business licence', es: 'licencia comercial', ja: '営業許可証' },
    foodPermit: { zh: '食品经营许可证', en: 'food permit', es: 'permiso alimentario', ja: '食品営業許可証' },
    gameSkill: { zh: '游戏技能认证', en: 'game skill', es: 'nivel de juego', ja: 'ゲームスキル' },
    vehicle: { zh: '行驶证', en: 'vehicle licence', es: 'permiso de circulación', ja: '車検証' },
  },
  faults: {
    blurred: { zh: '照片模糊', en: 'the image is blurred', es: 'la imagen está borrosa', ja: '画像が不鮮明です' },
    covered: { zh: '证件有遮挡', en: 'a part is covered', es: 'una parte está tapada', ja: '一部が隠れています' },
    notThePerson: {
      zh: '非本人证件',
      en: 'it is somebody else’s',
      es: 'es de otra persona',
      ja: '本人のものではありません',
    },
    differs: {
      zh: '填写的信息与证件不一致',
      en: 'what was typed differs from it',
      es: 'lo escrito no coincide',
      ja: '入力内容が書類と一致しません',
    },
    expired: { zh: '证件已过期', en: 'it has expired', es: 'está vencido', ja: '期限が切れています' },
    forged: {
      zh: '证件无法核实',
      en: 'it could not be verified',
      es: 'no se pudo verificar',
      ja: '真正性を確認できません',
    },
    repeated: { zh: '重复认证', en: 'it was shown before', es: 'ya se presentó', ja: 'すでに提出されています' },
    otherPaper: { zh: '证件类型不符', en: 'it is another paper', es: 'es otro documento', ja: '書類の種類が違います' },
  },
})

const name: Phrase = { zh: '实名与资质认证', en: 'Verifications', es: 'Verificaciones', ja: '本人・資格確認' }
const state: Phrase = { zh: '认证状态', en: 'Verification', es: 'Verificación', ja: '確認の状態' }

/** The states of a paper. */
const states = {
  pending: labelWords.toReview,
  approved: { zh: '已通过', en: 'Approved', es: 'Aprobada', ja: '承認済み' },
  rejected: refundsWords.stages.rejected,
  expired: { zh: '已过期', en: 'Expired', es: 'Vencida', ja: '期限切れ' },
  revoked: { zh: '已撤销', en: 'Revoked', es: 'Revocada', ja: '取り消し' },
} satisfies Record<string, Phrase>

/** In the operation log, and in the log of a paper. */
const events = {
  'verifications.claim': {
    zh: '认证：领取',
    en: 'Verification: Claimed',
    es: 'Verificación: Tomada',
    ja: '確認：担当',
  },
  'verifications.release': {
    zh: '认证：退回队列',
    en: 'Verification: Put back',
    es: 'Verificación: Devuelta',
    ja: '確認：キューへ戻す',
  },
  'verifications.open': {
    zh: '认证：查看证件照片',
    en: 'Verification: Images opened',
    es: 'Verificación: Imágenes vistas',
    ja: '確認：画像を表示',
  },
  'verifications.approve': {
    zh: '认证：判定通过',
    en: 'Verification: Judged good',
    es: 'Verificación: Dictamen favorable',
    ja: '確認：承認と判定',
  },
  'verifications.reject': {
    zh: '认证：判定驳回',
    en: 'Verification: Judged bad',
    es: 'Verificación: Dictamen contrario',
    ja: '確認：却下と判定',
  },
  'verifications.undo': {
    zh: '认证：撤回判定',
    en: 'Verification: Judgement undone',
    es: 'Verificación: Dictamen deshecho',
    ja: '確認：判定を撤回',
  },
  'verifications.revoke': {
    zh: '认证：撤销',
    en: 'Verification: Revoked',
    es: 'Verificación: Revocada',
    ja: '確認：取り消し',
  },
} satisfies Record<string, Phrase>

const systemEvents = {
  'verifications.submit': {
    zh: '认证：提交',
    en: 'Verification: Submitted',
    es: 'Verificación: Enviada',
    ja: '確認：申請',
  },
  'verifications.read': {
    zh: '认证：机器读取',
    en: 'Verification: Read by machine',
    es: 'Verificación: Leída por máquina',
    ja: '確認：機械読み取り',
  },
  'verifications.approved': {
    zh: '认证：通过生效',
    en: 'Verification: Approved',
    es: 'Verificación: Aprobada',
    ja: '確認：承認',
  },
  'verifications.rejected': {
    zh: '认证：驳回生效',
    en: 'Verification: Rejected',
    es: 'Verificación: Rechazada',
    ja: '確認：却下',
  },
  'verifications.appeal': {
    zh: '认证：申诉',
    en: 'Verification: Appealed',
    es: 'Verificación: Recurrida',
    ja: '確認：異議申立て',
  },
  'verifications.reopen': {
    zh: '认证：抽查不一致，重新审核',
    en: 'Verification: Judged again after a sample',
    es: 'Verificación: Se revisa tras una muestra',
    ja: '確認：抜き取り後に再審査',
  },
  'verifications.expire': {
    zh: '认证：到期',
    en: 'Verification: Expired',
    es: 'Verificación: Venció',
    ja: '確認：期限切れ',
  },
  'verifications.replace': {
    zh: '认证：被新材料替代',
    en: 'Verification: Replaced by a newer paper',
    es: 'Verificación: Sustituida por otra más nueva',
    ja: '確認：新しい書類に差し替え',
  },
  'verifications.sample': {
    zh: '认证：抽查复核',
    en: 'Verification: Sample judged',
    es: 'Verificación: Muestra revisada',
    ja: '確認：抜き取り審査',
  },
} satisfies Record<string, Phrase>

const front: Phrase = { zh: '正面', en: 'Front', es: 'Anverso', ja: '表面' }
const back: Phrase = { zh: '反面', en: 'Back', es: 'Reverso', ja: '裏面' }

export const verificationsFeature = words({
  name,
  record: { zh: '认证', en: 'Verification', es: 'Verificación', ja: '確認' },
  permissions: {
    'verifications.view': {
      zh: '查看认证申请',
      en: 'See verifications',
      es: 'Ver verificaciones',
      ja: '確認申請を見る',
    },
    'verifications.judge': {
      zh: '审核认证',
      en: 'Judge verifications',
      es: 'Resolver verificaciones',
      ja: '確認申請を審査する',
    },
    'verifications.images': {
      zh: '查看证件照片和完整号码',
      en: 'See images and whole numbers of papers',
      es: 'Ver imágenes y números completos',
      ja: '証明書の画像と番号全体を見る',
    },
    'verifications.revoke': {
      zh: '撤销已通过的认证',
      en: 'Revoke approved verifications',
      es: 'Revocar verificaciones aprobadas',
      ja: '承認済みの確認を取り消す',
    },
  },
  events,
  systemEvents,
  fields: {
    verification_state: state,
    verification_images: { zh: '查看的照片', en: 'Images opened', es: 'Imágenes vistas', ja: '表示した画像' },
  },
  states,
  values: {
    verification_state: states,
    verification_images: { front, back },
  },
} satisfies FeatureWords<'verifications'>)

const no: Phrase = { zh: '申请编号', en: 'Number', es: 'Número', ja: '申請番号' }
const person: Phrase = labelWords.applicant
const judge: Phrase = { zh: '审核', en: 'Judge', es: 'Revisar', ja: '審査' }
const openImages: Phrase = { zh: '查看证件照片', en: 'Show images', es: 'Ver imágenes', ja: '画像を表示' }

/** What papers are and say. */
export const paperWords = words({
  kinds: {
    realName: labelWords.identityCard,
    driverLicence: workersWords.credentials.licence,
    healthCertificate: labelWords.healthCertificate,
    businessLicence: workersWords.licences.business,
    foodPermit: { zh: '食品经营许可证', en: 'Food permit', es: 'Permiso alimentario', ja: '食品営業許可証' },
    gameSkill: { zh: '游戏技能', en: 'Game skill', es: 'Nivel de juego', ja: 'ゲームの腕前' },
    vehicle: labelWords.vehicleLicence,
  } satisfies Record<PaperKind, Phrase>,
  fields: {
    name: labelWords.fullName,
    number: { zh: '证件号码', en: 'Number on it', es: 'Número del documento', ja: '証明書番号' },
    gender: labelWords.gender,
    bornOn: { zh: '出生日期', en: 'Born on', es: 'Fecha de nacimiento', ja: '生年月日' },
    address: { zh: '住址', en: 'Address on it', es: 'Domicilio', ja: '住所' },
    issuer: { zh: '签发机关', en: 'Issued by', es: 'Expedido por', ja: '発行機関' },
    issuedOn: { zh: '签发日期', en: 'Issued on', es: 'Expedido el', ja: '発行日' },
    validTo: labelWords.validUntil,
    licenceClass: labelWords.licenceClass,
    game: { zh: '游戏名称', en: 'Game', es: 'Juego', ja: 'ゲーム' },
    rank: { zh: '段位', en: 'Rank', es: 'Rango', ja: 'ランク帯' },
    nickName: { zh: '游戏昵称', en: 'Name in the game', es: 'Nombre en el juego', ja: 'ゲーム内の名前' },
    plate: { zh: '号牌号码', en: 'Plate', es: 'Matrícula', ja: 'ナンバー' },
    model: { zh: '品牌型号', en: 'Model', es: 'Modelo', ja: '型式' },
  } satisfies Record<PaperField, Phrase>,
  images: {
    front,
    back,
    hand: { zh: '手持', en: 'In hand', es: 'En mano', ja: '手持ち' },
    page: { zh: '图页', en: 'Picture', es: 'Imagen', ja: 'ページ' },
  } satisfies Record<PaperImage, Phrase>,
  faults: {
    blurred: { zh: '照片模糊', en: 'Blurred', es: 'Borrosa', ja: '不鮮明' },
    covered: { zh: '证件遮挡', en: 'Covered', es: 'Tapado', ja: '隠れている' },
    notThePerson: { zh: '非本人', en: 'Not this person', es: 'No es la persona', ja: '本人ではない' },
    differs: { zh: '信息不一致', en: 'Details differ', es: 'Datos distintos', ja: '情報の不一致' },
    expired: { zh: '证件过期', en: 'Out of date', es: 'Caducado', ja: '有効期限切れ' },
    forged: { zh: '疑似伪造', en: 'Looks forged', es: 'Parece falso', ja: '偽造の疑い' },
    repeated: { zh: '重复认证', en: 'Used before', es: 'Ya utilizado', ja: '重複申請' },
    otherPaper: { zh: '类型不符', en: 'Another kind of paper', es: 'Otro tipo de documento', ja: '種類の相違' },
  } satisfies Record<PaperFault, Phrase>,
  checks: {
    numberInvalid: { zh: '号码校验不通过', en: 'Number is invalid', es: 'Número no válido', ja: '番号が不正' },
    birthDiffers: {
      zh: '生日与号码不符',
      en: 'Birth date differs from number',
      es: 'La fecha no coincide con el número',
      ja: '生年月日が番号と不一致',
    },
    genderDiffers: {
      zh: '性别与号码不符',
      en: 'Gender differs from number',
      es: 'El sexo no coincide con el número',
      ja: '性別が番号と不一致',
    },
    underAge: { zh: '未满 18 周岁', en: 'Under 18', es: 'Menor de 18 años', ja: '18 歳未満' },
    numberTaken: { zh: '号码已被认证', en: 'Number is taken', es: 'Número ya verificado', ja: '番号は確認済み' },
    paperExpired: { zh: '证件已过期', en: 'Paper has expired', es: 'Documento caducado', ja: '証明書が期限切れ' },
    expiresSoon: { zh: '即将到期', en: 'Expires soon', es: 'Caduca pronto', ja: '期限間近' },
    licenceTooNarrow: {
      zh: '准驾车型不足',
      en: 'Licence is too narrow',
      es: 'Clase de permiso insuficiente',
      ja: '免許の種類が不足',
    },
    drivesTooShort: {
      zh: '驾龄不足 3 年',
      en: 'Less than 3 years of driving',
      es: 'Menos de 3 años de conducción',
      ja: '運転歴 3 年未満',
    },
    imageUsedBefore: {
      zh: '照片与他人相似',
      en: 'Image used by somebody else',
      es: 'Imagen usada por otra persona',
      ja: '画像が他の人と類似',
    },
    readingDiffers: {
      zh: '与识别结果不符',
      en: 'Differs from the reading',
      es: 'No coincide con la lectura',
      ja: '読み取り結果と不一致',
    },
    nameDiffers: {
      zh: '与实名不符',
      en: 'Differs from the real name',
      es: 'No coincide con el nombre real',
      ja: '本名と不一致',
    },
  } satisfies Record<PaperCheck, Phrase>,
  genders: {
    female: profileWords.female,
    male: profileWords.male,
  },
  personKinds: {
    customer: labelWords.customer,
    rider: labelWords.rider,
    chauffeur: labelWords.chauffeur,
    companion: labelWords.companion,
  } satisfies Record<VerificationRow['person']['kind'], Phrase>,
  endless: labelWords.endless,
})

/** The screen. */
export const verificationsWords = words({
  title: name,
  states,
  events: { ...events, ...systemEvents },
  tabsLabel: { zh: '认证队列', en: 'Queues of verifications', es: 'Colas de verificaciones', ja: '確認の一覧' },
  tabs: {
    waiting: states.pending,
    mine: { zh: '我领取的', en: 'Mine', es: 'Mías', ja: '自分の担当' },
    sample: { zh: '抽查复核', en: 'Samples', es: 'Muestras', ja: '抜き取り審査' },
    approved: states.approved,
    rejected: states.rejected,
    expiring: labelWords.endsIn30Days,
    ended: { zh: '已撤销/过期', en: 'Revoked or expired', es: 'Revocadas o vencidas', ja: '取り消し・期限切れ' },
    all: chatsWords.queues.all,
  } satisfies Record<VerificationQueue, Phrase>,
  overdue: {
    zh: (tab: string, late: string) => `${tab} · 超时 ${late}`,
    en: (tab: string, late: string) => `${tab} · ${late} late`,
    es: (tab: string, late: string) => `${tab} · ${late} con retraso`,
    ja: (tab: string, late: string) => `${tab} · 超過 ${late}`,
  },
  search: {
    zh: '申请编号后 6 位以上、姓名、用户编号',
    en: 'End of the number, name, id of the person',
    es: 'Final del número, nombre, id de la persona',
    ja: '申請番号の末尾6桁以上、氏名、利用者番号',
  },
  kind: { zh: '证件类型', en: 'Kind of paper', es: 'Tipo de documento', ja: '証明書の種類' },
  anyKind: { zh: '全部证件', en: 'Any paper', es: 'Todos los documentos', ja: 'すべての証明書' },
  start: { zh: '开始审核', en: 'Start judging', es: 'Empezar a revisar', ja: '審査を始める' },
  empty: {
    zh: '这里没有认证申请',
    en: 'No verification is here',
    es: 'No hay verificaciones aquí',
    ja: '確認申請はありません',
  },
  emptyFiltered: {
    zh: '没有符合条件的认证申请，放宽条件再试',
    en: 'No verification fits. Widen the filters.',
    es: 'Ninguna verificación coincide. Amplíe los filtros.',
    ja: '条件に合う確認申請がありません。条件を緩めてください',
  },
  columns: {
    no,
    person,
    kind: labelWords.kind,
    paper: { zh: '姓名 / 号码', en: 'Name / number', es: 'Nombre / número', ja: '氏名・番号' },
    checks: { zh: '校验提示', en: 'Checks', es: 'Comprobaciones', ja: '確認結果' },
    reading: { zh: '识别可信度', en: 'Reading', es: 'Lectura', ja: '読み取り' },
    state: labelWords.status,
    reviewer: labelWords.reviewedBy,
    actions: labelWords.actions,
  },
  noReading: { zh: '没有识别结果', en: 'No reading', es: 'Sin lectura', ja: '読み取りなし' },
  percent: {
    zh: (percent: number) => `${percent}%`,
    en: (percent: number) => `${percent}%`,
    es: (percent: number) => `${percent} %`,
    ja: (percent: number) => `${percent}%`,
  },
  allGood: { zh: '校验全部通过', en: 'All checks passed', es: 'Sin incidencias', ja: '問題なし' },
  judge,
  revoke: { zh: '撤销认证', en: 'Revoke', es: 'Revocar', ja: '確認を取り消す' },
  revokeConsequence: {
    zh: '撤销后该证件不再有效，依赖它的服务资格会随之停止；申请人会收到通知。',
    en: 'The paper no longer counts, work that needs it stops, and the person is told.',
    es: 'El documento deja de contar, se detiene el trabajo que lo exige y se avisa a la persona.',
    ja: '証明書は無効になり、必要とする業務は停止します。申請者に通知されます。',
  },
  revokeReasons: {
    zh: ['证件已失效', '发现伪造', '本人申请注销', '审核有误'],
    en: ['No longer valid', 'Found to be forged', 'The person asked for it', 'Approved by mistake'],
    es: ['Ya no es válido', 'Resultó ser falso', 'A petición de la persona', 'Aprobado por error'],
    ja: ['証明書が失効', '偽造が判明', '本人の申し出', '誤って承認'],
  },
  revoked: {
    zh: '认证已撤销',
    en: 'The verification was revoked',
    es: 'Verificación revocada',
    ja: '確認を取り消しました',
  },
  given: { zh: '申请填写', en: 'Given', es: 'Declarado', ja: '申請内容' },
  read: { zh: '机器识别', en: 'Read by machine', es: 'Leído por máquina', ja: '機械読み取り' },
  known: { zh: '系统已有', en: 'On file', es: 'Ya registrado', ja: '登録済み' },
  field: { zh: '项目', en: 'Field', es: 'Campo', ja: '項目' },
  lines: { zh: '信息比对', en: 'Comparison', es: 'Comparación', ja: '照合' },
  differs: { zh: '不一致', en: 'differs', es: 'no coincide', ja: '不一致' },
  wholeNumber: { zh: '完整号码', en: 'Whole number', es: 'Número completo', ja: '番号全体' },
  readBy: {
    zh: (by: string, percent: number) => `${by}，可信度 ${percent}%`,
    en: (by: string, percent: number) => `${by}, ${percent}% sure`,
    es: (by: string, percent: number) => `${by}, ${percent} % de certeza`,
    ja: (by: string, percent: number) => `${by}、確信度 ${percent}%`,
  },
  hints: { zh: '系统校验', en: 'What the checks found', es: 'Resultado de las comprobaciones', ja: '自動確認の結果' },
  blocking: { zh: '须驳回', en: 'Must be rejected', es: 'Debe rechazarse', ja: '却下が必要' },
  blockedBy: {
    zh: (checks: string) => `不能通过：${checks}`,
    en: (checks: string) => `Cannot be approved: ${checks}`,
    es: (checks: string) => `No se puede aprobar: ${checks}`,
    ja: (checks: string) => `承認できません：${checks}`,
  },
  numberDoubted: {
    zh: '填写的号码与机器在证件上读到的不一致。请先对照照片；原因会写入处理记录。',
    en: 'The number that was given is not the one that was read on the paper. Compare it with the image first; the reason goes into the log.',
    es: 'El número declarado no es el que se leyó en el documento. Compárelo antes con la imagen; el motivo queda en el historial.',
    ja: '入力された番号が、証明書から読み取った番号と一致しません。先に画像と照合してください。理由は履歴に残ります。',
  },
  numberReasons: {
    zh: ['照片号码与填写一致，机器读错', '已电话核对号码'],
    en: ['The image has the number that was given; it was misread', 'The number was checked by phone'],
    es: ['La imagen tiene el número declarado; se leyó mal', 'Número comprobado por teléfono'],
    ja: ['画像の番号は入力と一致、読み取りの誤り', '電話で番号を確認済み'],
  },
  sideBySide: { zh: '并排对照', en: 'Side by side', es: 'Comparar', ja: '並べて比較' },
  copies: {
    zh: '相同照片的两份证件',
    en: 'Two papers with the same image',
    es: 'Dos documentos con la misma imagen',
    ja: '同じ画像の2つの証明書',
  },
  otherCity: labelWords.otherCity,
  enlarge: chatsWords.zoomIn,
  history: { zh: '历史认证', en: 'Papers of this person', es: 'Documentos de esta persona', ja: 'これまでの申請' },
  noHistory: {
    zh: '没有同类认证记录',
    en: 'No other paper of this kind',
    es: 'Ningún otro de este tipo',
    ja: '同じ種類の申請はありません',
  },
  appeal: { zh: '申诉理由', en: 'Appeal', es: 'Recurso', ja: '異議の理由' },
  lastNote: { zh: '审核说明', en: 'Note of the judgement', es: 'Nota de la revisión', ja: '審査の説明' },
  parts: {
    facts: { zh: '材料', en: 'Paper', es: 'Documento', ja: '書類' },
    log: { zh: '记录', en: 'Log', es: 'Historial', ja: '履歴' },
  },
  createdAt: labelWords.sentAt,
  images: { zh: '证件照片', en: 'Images', es: 'Imágenes', ja: '証明書の画像' },
  openImages,
  openedHint: {
    zh: '每次查看都会记录，并计入当日次数',
    en: 'Each look is recorded and counts for today',
    es: 'Cada consulta se registra y cuenta para hoy',
    ja: '表示のたびに記録され、本日の回数に数えられます',
  },
  left: {
    zh: (count: number) => `今日还可查看 ${count} 张`,
    en: (count: number) => plural('en', count, { one: '1 image left today', other: `${count} images left today` }),
    es: (count: number) => plural('es', count, { one: 'Queda 1 imagen hoy', other: `Quedan ${count} imágenes hoy` }),
    ja: (count: number) => `本日あと ${count} 枚表示できます`,
  },
  imagesDeleted: {
    zh: '照片已按保存期限删除',
    en: 'The images were deleted at the end of their retention',
    es: 'Las imágenes se borraron al acabar su plazo',
    ja: '画像は保存期間の終了により削除されました',
  },
  imagesNotAllowed: {
    zh: '您没有查看照片的权限',
    en: 'You may not see the images',
    es: 'No tiene permiso para ver las imágenes',
    ja: '画像を表示する権限がありません',
  },
  imagesFailed: {
    zh: '照片没有读到',
    en: 'The images could not be read',
    es: 'No se pudieron leer las imágenes',
    ja: '画像を読み込めませんでした',
  },
  imageNo: {
    zh: (image: string, place: number) => `${image} ${place}`,
    en: (image: string, place: number) => `${image} ${place}`,
    es: (image: string, place: number) => `${image} ${place}`,
    ja: (image: string, place: number) => `${image} ${place}`,
  },
  imageHint: {
    zh: '滚轮缩放，拖动平移，方向键移动',
    en: 'Wheel zooms, drag or arrow keys move',
    es: 'Rueda: ampliar; arrastre o flechas: mover',
    ja: 'ホイールで拡大、ドラッグ・矢印で移動',
  },
  compare: { zh: '对比两张', en: 'Compare two', es: 'Comparar dos', ja: '2枚を比較' },
  tools: {
    turnLeft: { zh: '向左旋转', en: 'Turn left', es: 'Girar a la izquierda', ja: '左に回転' },
    turnRight: { zh: '向右旋转', en: 'Turn right', es: 'Girar a la derecha', ja: '右に回転' },
    larger: chatsWords.zoomIn,
    smaller: chatsWords.zoomOut,
    brighter: { zh: '调亮', en: 'Brighter', es: 'Más brillo', ja: '明るく' },
    darker: { zh: '调暗', en: 'Darker', es: 'Menos brillo', ja: '暗く' },
    reset: { zh: '还原', en: 'As it was', es: 'Restablecer', ja: '元に戻す' },
  },
})

/** What a person reads when the answer is no. */
export const verificationsRefusals = words({
  paperBlocked: {
    zh: '存在未通过的校验，不能通过；请驳回并说明原因',
    en: 'A check failed, so this paper cannot be approved. Reject it and say why.',
    es: 'Una comprobación falló: no se puede aprobar. Rechácela e indique el motivo.',
    ja: '確認項目に不合格があるため承認できません。理由を添えて却下してください',
  },
  numberDiffers: {
    zh: '填写的号码与证件上的不一致；仍要通过，请说明原因',
    en: 'The number that was given is not the one on the paper. To approve it all the same, say why.',
    es: 'El número declarado no es el del documento. Para aprobarlo igualmente, indique el motivo.',
    ja: '入力された番号が証明書と一致しません。それでも承認する場合は理由を入力してください',
  },
  imagesOpenedTooMuch: {
    zh: '今日查看证件照片已达 {most} 张上限，请明天再看或联系主管',
    en: 'You have opened {most} images today, which is the limit. Go on tomorrow, or ask a leader.',
    es: 'Hoy ya abrió {most} imágenes, que es el límite. Continúe mañana o consulte a un responsable.',
    ja: '本日開ける画像は {most} 枚までです。明日続けるか、責任者にご相談ください',
  },
} satisfies Partial<Record<Reason, Phrase>>)
