import type { Reason } from '#contract/base/refusals.ts'
import { signInRefusals } from '#words/access/login.ts'
import { menusRefusals } from '#words/access/menus.ts'
import { rolesRefusals } from '#words/access/roles.ts'
import { announcementsRefusals } from '#words/announcements/announcements.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsRefusals } from '#words/chats/chats.ts'
import { packetsRefusals } from '#words/chats/conversation.ts'
import { complaintsRefusals } from '#words/complaints/complaints.ts'
import { reportsRefusals } from '#words/dashboard/reports.ts'
import { exportsRefusals } from '#words/desk/exports.ts'
import { viewsRefusals } from '#words/desk/views.ts'
import { feedbackRefusals } from '#words/feedback/feedback.ts'
import { depositsRefusals } from '#words/money/deposits.ts'
import { ledgerRefusals } from '#words/money/ledger.ts'
import { reconRefusals } from '#words/money/recon.ts'
import { refundsRefusals } from '#words/money/refunds.ts'
import { withdrawalsRefusals } from '#words/money/withdrawals.ts'
import { appsRefusals } from '#words/open/apps.ts'
import { webhooksRefusals } from '#words/open/webhooks.ts'
import { ordersRefusals } from '#words/orders/orders.ts'
import { peopleRefusals } from '#words/people/people.ts'
import { usersRefusals } from '#words/people/users.ts'
import { workersRefusals } from '#words/people/workers.ts'
import { applicationsRefusals } from '#words/reviews/applications.ts'
import { postsRefusals } from '#words/reviews/posts.ts'
import { reviewsRefusals } from '#words/reviews/review.ts'
import { verificationsRefusals } from '#words/reviews/verifications.ts'
import { citiesRefusals } from '#words/settings/cities.ts'
import { settingsRefusals } from '#words/settings/settings.ts'
import { type Phrase, words } from '#words/words.ts'

/** What is wrong with one field of what was sent; `{limit}` is a number. */
export const fieldWords = words({
  required: { zh: '此项必填', en: 'This field is required', es: 'Este campo es obligatorio', ja: '必須項目です' },
  tooShort: {
    zh: '至少 {limit} 个字符',
    en: 'At least {limit} characters',
    es: 'Al menos {limit} caracteres',
    ja: '{limit} 文字以上で入力してください',
  },
  tooLong: {
    zh: '最多 {limit} 个字符',
    en: 'At most {limit} characters',
    es: 'Como máximo {limit} caracteres',
    ja: '{limit} 文字以内で入力してください',
  },
  tooFew: {
    zh: '至少 {limit} 项',
    en: 'At least {limit} entries',
    es: 'Al menos {limit} elementos',
    ja: '{limit} 件以上必要です',
  },
  tooMany: {
    zh: '最多 {limit} 项',
    en: 'At most {limit} entries',
    es: 'Como máximo {limit} elementos',
    ja: '{limit} 件以内にしてください',
  },
  tooSmall: {
    zh: '不能小于 {limit}',
    en: 'Not less than {limit}',
    es: 'No menos de {limit}',
    ja: '{limit} 以上にしてください',
  },
  tooBig: {
    zh: '不能大于 {limit}',
    en: 'Not more than {limit}',
    es: 'No más de {limit}',
    ja: '{limit} 以下にしてください',
  },
  publicHttps: {
    zh: '必须是 https 开头的公网地址',
    en: 'Must be a public https address',
    es: 'Debe ser una dirección https pública',
    ja: '公開された https のアドレスにしてください',
  },
  format: {
    zh: '格式不正确',
    en: 'Not in the expected format',
    es: 'El formato no es correcto',
    ja: '形式が正しくありません',
  },
  choice: {
    zh: '不是可选的值',
    en: 'Not one of the choices',
    es: 'No es una de las opciones',
    ja: '選択肢にない値です',
  },
  kind: {
    zh: '类型不正确',
    en: 'Not the expected kind of value',
    es: 'El tipo de valor no es correcto',
    ja: '値の種類が正しくありません',
  },
  audienceMissing: {
    zh: '请选择至少一个受众',
    en: 'Choose at least one audience',
    es: 'Elija al menos un destinatario',
    ja: '対象者を1つ以上選んでください',
  },
  publishesTooSoon: {
    zh: '定时发布时间需晚于当前时间5分钟',
    en: 'At least five minutes from now',
    es: 'Al menos cinco minutos a partir de ahora',
    ja: '現在から5分以上先の日時にしてください',
  },
  expiresTooEarly: {
    zh: '失效时间必须晚于生效时间',
    en: 'It must end after it begins',
    es: 'Debe terminar después de empezar',
    ja: '終了日時は開始日時より後にしてください',
  },
  tooManyImages: {
    zh: '最多 {limit} 张图片',
    en: 'At most {limit} pictures',
    es: 'Como máximo {limit} imágenes',
    ja: '画像は {limit} 枚までです',
  },
  networkAddress: {
    zh: '请输入 IP 地址或网段，如 203.0.113.7 或 203.0.113.0/24',
    en: 'Enter an IP address or a network, as 203.0.113.7 or 203.0.113.0/24',
    es: 'Escriba una dirección IP o una red, como 203.0.113.7 o 203.0.113.0/24',
    ja: 'IP アドレスかネットワークを入力してください。例 203.0.113.7、203.0.113.0/24',
  },
  differentHours: {
    zh: '开始时间和结束时间不能相同',
    en: 'Opening and closing cannot be the same hour',
    es: 'La apertura y el cierre no pueden coincidir',
    ja: '開店時刻と閉店時刻を同じにはできません',
  },
  closedRing: {
    zh: '边界的最后一个点必须与第一个点相同',
    en: 'A ring must end at the point where it begins',
    es: 'Un anillo debe terminar donde empieza',
    ja: '輪郭の最後の点は最初の点と同じにしてください',
  },
  confirmAgain: {
    zh: '确认已过期，请重新用公司账号确认',
    en: 'The confirmation has expired. Confirm with the company account again.',
    es: 'La confirmación ha caducado. Confirme de nuevo con la cuenta de empresa.',
    ja: '確認の有効期限が切れました。会社アカウントでもう一度確認してください。',
  },
  crossingRing: {
    zh: '边界不能与自身相交或重叠',
    en: 'The outline must not cross or touch itself',
    es: 'El contorno no puede cruzarse ni tocarse a sí mismo',
    ja: '境界が自身と交差・接触しないようにしてください',
  },
  outsideChina: {
    zh: '边界应在中国境内，边长不超过 3 度；坐标顺序为经度、纬度',
    en: 'The outline must lie in China and measure at most 3 degrees. Longitude comes first.',
    es: 'El contorno debe estar en China y medir como máximo 3 grados. Primero va la longitud.',
    ja: '境界は中国国内で、一辺 3 度以内にしてください。経度・緯度の順です。',
  },
  farFromCity: {
    zh: '边界离该城市太远，请检查坐标',
    en: 'The outline is far from the city. Check the coordinates.',
    es: 'El contorno está lejos de la ciudad. Revise las coordenadas.',
    ja: '境界が都市から離れすぎています。座標を確認してください。',
  },
  phone: {
    zh: '请输入 11 位手机号',
    en: 'Enter a mobile number of 11 digits',
    es: 'Escriba un móvil de 11 cifras',
    ja: '11桁の携帯番号を入力してください',
  },
  placePhone: {
    zh: '请输入 11 位手机号，或带区号的座机号',
    en: 'Enter a mobile number of 11 digits, or a landline with its area code',
    es: 'Escriba un móvil de 11 cifras, o un fijo con su prefijo',
    ja: '11桁の携帯番号、または市外局番付きの固定電話番号を入力してください',
  },
  plate: {
    zh: '请输入完整的车牌号，其中没有字母 I 和 O',
    en: 'Enter the whole plate; it has no letters I and O',
    es: 'Escriba la matrícula completa; no lleva las letras I ni O',
    ja: 'ナンバー全体を入力してください（I と O の文字は使われません）',
  },
  roleCode: {
    zh: '小写字母开头，2–32 位小写字母、数字或下划线',
    en: '2–32 small letters, digits or underscores, a letter first',
    es: 'De 2 a 32 minúsculas, cifras o guiones bajos; empieza por letra',
    ja: '英小文字で始まる2〜32文字（英小文字・数字・下線）で入力してください',
  },
  secondFactorCode: {
    zh: '请输入 6 位数字，或形如 ab12-cd34 的恢复码',
    en: 'Enter six digits, or a recovery code like ab12-cd34',
    es: 'Escriba seis cifras o un código como ab12-cd34',
    ja: '6桁の数字、または ab12-cd34 形式のリカバリーコードを入力してください',
  },
  sayWhy: {
    zh: '选择“其他”时请填写说明（2-200字）',
    en: 'With “other”, please explain (2–200 characters)',
    es: 'Con «otro», explíquelo (2–200 caracteres)',
    ja: '「その他」の場合は説明を入力してください（2〜200文字）',
  },
  sameHour: {
    zh: '结束时间不能与开始时间相同，全天请选 0–24 点',
    en: 'It cannot end when it begins; the whole day is 0 to 24',
    es: 'No puede terminar cuando empieza; el día entero es de 0 a 24',
    ja: '開始と同じ時刻にはできません。終日は 0〜24 時です',
  },
  onceAboveDay: {
    zh: '单日额度不能小于单笔额度',
    en: 'The day cannot have less than one time',
    es: 'El día no puede tener menos que una vez',
    ja: '1日の上限は1回の上限以上にしてください',
  },
  aheadWithinYear: {
    zh: '生效时间须晚于现在，且在一年之内',
    en: 'Choose a time ahead, within a year',
    es: 'Elija un momento futuro, antes de un año',
    ja: '現在より後、1 年以内の日時を選んでください',
  },
  aboveZero: {
    zh: '金额必须大于0',
    en: 'The amount must be more than 0',
    es: 'El importe debe ser mayor que 0',
    ja: '金額は0より大きくしてください',
  },
  billDiffers: {
    zh: '各项金额之和与实付金额不一致',
    en: 'The parts of the bill do not add up to the amount paid',
    es: 'Las partes de la cuenta no suman el importe pagado',
    ja: '明細の合計が支払額と一致しません',
  },
  advanceTooHigh: {
    zh: '垫付商品款上限为500元',
    en: 'At most ¥500 can be laid out for goods',
    es: 'Se adelantan como máximo 500 ¥ para mercancía',
    ja: '立替金の上限は500元です',
  },
  insureIt: {
    zh: '物品价值超过5000元需保价',
    en: 'Goods worth more than ¥5,000 must be insured',
    es: 'La mercancía de más de 5000 ¥ debe asegurarse',
    ja: '5000元を超える品物には保険が必要です',
  },
  queueTooShort: {
    zh: '帮排队时长不能少于15分钟',
    en: 'Standing in a queue takes at least 15 minutes',
    es: 'Hacer cola dura al menos 15 minutos',
    ja: '行列代行は15分以上にしてください',
  },
  noPasswords: {
    zh: '请勿填写游戏账号密码',
    en: 'Do not write down account passwords',
    es: 'No escriba contraseñas de cuentas',
    ja: 'アカウントのパスワードは書かないでください',
  },
  noStakes: {
    zh: '平台禁止用户出资对赌',
    en: 'Users may not stake money against each other',
    es: 'Los usuarios no pueden apostar dinero entre sí',
    ja: 'ユーザー同士の賭けは禁止されています',
  },
  challengeFee: {
    zh: '挑战费用需在 5–200 元之间，平台约战不收费',
    en: 'A challenge costs ¥5 to ¥200, an event nothing',
    es: 'Un desafío cuesta de 5 a 200 ¥; un evento, nada',
    ja: 'チャレンジ料金は5〜200元、イベントは無料です',
  },
  prizeOfEvent: {
    zh: '与陪玩师的挑战没有奖金，只有平台约战有',
    en: 'A challenge against a companion has no prize; only an event has one',
    es: 'Un desafío contra un acompañante no tiene premio; solo un evento lo tiene',
    ja: 'コンパニオンとのチャレンジに賞金はありません。賞金があるのはイベントだけです',
  },
  passwordShort: {
    zh: '密码长度不能少于6位',
    en: 'The password needs at least 6 characters',
    es: 'La contraseña necesita al menos 6 caracteres',
    ja: 'パスワードは 6 文字以上にしてください',
  },
  passwordWeak: {
    zh: '密码至少 {limit} 位',
    en: 'The password needs at least {limit} characters',
    es: 'La contraseña necesita al menos {limit} caracteres',
    ja: 'パスワードは {limit} 文字以上にしてください',
  },
  passwordCommon: {
    zh: '该密码太常见，请换一个不易被猜到的',
    en: 'This password is too common; choose one that is harder to guess',
    es: 'Esta contraseña es demasiado común; elija otra más difícil de adivinar',
    ja: 'よく使われるパスワードです。推測されにくいものにしてください',
  },
  passwordIsName: {
    zh: '密码不能与用户名相同',
    en: 'The password must differ from the username',
    es: 'La contraseña debe ser distinta del usuario',
    ja: 'パスワードはユーザー名と違うものにしてください',
  },
  oldPasswordWrong: {
    zh: '原密码不正确',
    en: 'The old password is wrong',
    es: 'La contraseña anterior no es correcta',
    ja: '現在のパスワードが正しくありません',
  },
  codeWrong: {
    zh: '验证码不正确或已使用',
    en: 'The code is wrong or was used already',
    es: 'El código es incorrecto o ya se usó',
    ja: 'コードが正しくないか、使用済みです',
  },
  offerEnded: {
    zh: '设置已超时，请关闭后重新开始，并扫描新的二维码',
    en: 'This took too long. Close this, begin again and scan the new code.',
    es: 'Ha pasado demasiado tiempo. Cierre, empiece de nuevo y escanee el nuevo código.',
    ja: '時間切れです。閉じて最初からやり直し、新しいコードを読み取ってください。',
  },
  taken: {
    zh: '已被使用，请换一个',
    en: 'Already taken; choose another',
    es: 'Ya está en uso; elija otro',
    ja: 'すでに使われています。別のものにしてください',
  },
  lookAlike: {
    zh: '与同事或角色的名字看起来一样，请换一个',
    en: 'It looks like the name of a colleague or a role; choose another',
    es: 'Se parece al nombre de un colega o de un rol; elija otro',
    ja: '同僚またはロールの名前と見分けがつきません。別のものにしてください',
  },
  nameUnseen: {
    zh: '须写在一行内，且至少有一个看得见的字',
    en: 'One line, with at least one letter that can be seen',
    es: 'Una sola línea, con al menos una letra visible',
    ja: '1行で、見える文字を1つ以上入れてください',
  },
  unseen: {
    zh: '能处理的也要能查看：请同时勾选对应的“查看”权限',
    en: 'Whoever acts on records must see them: tick the permission to see them as well',
    es: 'Quien actúa debe poder ver: marque también el permiso de ver',
    ja: '操作できるものは閲覧できる必要があります。閲覧の権限も選んでください',
  },
  unknown: {
    zh: '不存在，请刷新后重新选择',
    en: 'Does not exist; refresh and choose again',
    es: 'No existe; actualice y elija de nuevo',
    ja: '存在しません。更新して選び直してください',
  },
  nobodyLiable: labelWords.sayLiable,
  sharesNotWhole: {
    zh: '各方责任比例之和必须为100%',
    en: 'The shares must add up to 100%',
    es: 'Las partes deben sumar el 100 %',
    ja: '責任割合の合計は100%にしてください',
  },
  verdictLength: {
    zh: '处理结论需填写10-500字',
    en: 'The verdict needs 10 to 500 characters',
    es: 'La conclusión necesita de 10 a 500 caracteres',
    ja: '結論は10〜500文字で入力してください',
  },
  replyMissing: {
    zh: '回复内容不能为空',
    en: 'The reply cannot be empty',
    es: 'La respuesta no puede estar vacía',
    ja: '返信内容を入力してください',
  },
  replyTooLong: {
    zh: '回复不能超过500字',
    en: 'A reply has at most 500 characters',
    es: 'Una respuesta tiene como máximo 500 caracteres',
    ja: '返信は500文字以内にしてください',
  },
  endAhead: {
    zh: '结束时间须晚于现在，且不超过一年',
    en: 'The end must be ahead, and within a year',
    es: 'El final debe ser futuro y antes de un año',
    ja: '終了日時は現在より後、1年以内にしてください',
  },
})

/** Said of a form whose fields say what is wrong with each. */
export const formWords = words({
  badInput: {
    zh: '填写有误，请按提示修改后再提交',
    en: 'Some fields need attention. Correct them and submit again.',
    es: 'Hay campos que corregir. Corríjalos y envíe de nuevo.',
    ja: '入力に誤りがあります。表示に従って修正し、もう一度送信してください。',
  },
})

/** What is wrong with a field of a call of the open API, where only the record behind it can say so. */
export const openFieldWords = words({
  contentOfKind: {
    zh: '请提交与原申请类型（{kind}）一致的内容',
    en: 'Send the content of a {kind}.',
    es: 'Envíe el contenido de un {kind}.',
    ja: '申請の種類（{kind}）の内容を送ってください',
  },
  uploadFirst: {
    zh: '本应用没有上传过该编号的文件，请先上传',
    en: 'This app uploaded nothing under this id. Upload it first.',
    es: 'Esta aplicación no subió nada con este id. Súbalo primero.',
    ja: 'この ID のファイルはアップロードされていません。先にアップロードしてください',
  },
  reportWorker: {
    zh: '本应用没有该编号的服务人员，请先上报',
    en: 'No worker of yours has this id. Report the worker first.',
    es: 'Ningún trabajador suyo tiene este id. Infórmelo primero.',
    ja: 'この ID のスタッフはいません。先に報告してください',
  },
  reportShop: {
    zh: '本应用没有该编号的商家，请先上报',
    en: 'No shop of yours has this id. Report the shop first.',
    es: 'Ninguna tienda suya tiene este id. Infórmela primero.',
    ja: 'この ID の店舗はありません。先に報告してください',
  },
  uploadedOnce: {
    zh: '每个文件须在一天内上传，且只能使用一次',
    en: 'Each file must be uploaded within the last day, and sent once only.',
    es: 'Cada archivo debe subirse en el último día y enviarse una sola vez.',
    ja: 'ファイルは 1 日以内にアップロードし、1 回だけ使ってください',
  },
  nobodyThere: {
    zh: '订单中没有这一方，请选择其他对象',
    en: 'Nobody on that side of the order. Choose another.',
    es: 'No hay nadie en ese lado del pedido. Elija otro.',
    ja: '注文にその相手はいません。別の相手を選んでください',
  },
  notAboutThatSide: {
    zh: '该投诉类型不适用于此业务的这一方',
    en: 'Not a complaint about that side of this service.',
    es: 'No es una reclamación sobre ese lado de este servicio.',
    ja: 'この業務のその相手には使えない種類です',
  },
  amountIs: {
    zh: '金额应为 {fen} 分',
    en: 'The amount is {fen} fen.',
    es: 'El importe es de {fen} fen.',
    ja: '金額は {fen} 分です',
  },
  numberTaken: {
    zh: '该编号已用于另一笔保证金',
    en: 'Another deposit has this number.',
    es: 'Otro depósito tiene este número.',
    ja: 'この番号は別の保証金で使われています',
  },
  joinedBy: {
    zh: '此类挑战赛（{kind}）的应战方应为 {right}',
    en: 'A match of the kind {kind} is joined by: {right}.',
    es: 'A una partida del tipo {kind} se une: {right}.',
    ja: 'この種類（{kind}）の対戦に参加できるのは {right} です',
  },
  notAgainstSelf: {
    zh: '不能与自己对战，请填写其他用户',
    en: 'Nobody plays against themself. Name another user.',
    es: 'Nadie juega contra sí mismo. Indique otro usuario.',
    ja: '自分とは対戦できません。別のユーザーを指定してください',
  },
  sayOpponent: {
    zh: '请填写应战方的 externalId 和 name',
    en: 'Say who plays: externalId and name.',
    es: 'Diga quién juega: externalId y name.',
    ja: '対戦相手の externalId と name を指定してください',
  },
  differsFromPay: {
    zh: '与订单的 payFen 不一致',
    en: 'Differs from the payFen of the order.',
    es: 'Difiere del payFen del pedido.',
    ja: '注文の payFen と一致しません',
  },
  sayAmount: {
    zh: '请填写支付金额',
    en: 'Say how much was paid.',
    es: 'Diga cuánto se pagó.',
    ja: '支払額を指定してください',
  },
  moreThanPaid: {
    zh: '超过实付金额',
    en: 'More than was paid.',
    es: 'Más de lo que se pagó.',
    ja: '支払額を超えています',
  },
  moreThanDue: {
    zh: '超过待退金额',
    en: 'More than is to go back.',
    es: 'Más de lo que se debe devolver.',
    ja: '返金予定額を超えています',
  },
  noSuchPost: {
    zh: '该动态已不存在',
    en: 'There is no such post any more.',
    es: 'Esa publicación ya no existe.',
    ja: 'その投稿はもうありません',
  },
  textHasWords: {
    zh: '文字动态必须有文字',
    en: 'A text has words.',
    es: 'Un texto tiene palabras.',
    ja: 'テキストの投稿には文字が必要です',
  },
  textHasNoMedia: {
    zh: '文字动态不能带图片或音视频',
    en: 'A text has no media.',
    es: 'Un texto no lleva medios.',
    ja: 'テキストの投稿にメディアは付けられません',
  },
  mediaOfKind: {
    zh: '所有媒体必须是同一类型（{kind}）',
    en: 'All media must be of the kind {kind}.',
    es: 'Todos los medios deben ser del tipo {kind}.',
    ja: 'メディアはすべて {kind} にしてください',
  },
  oneImage: {
    zh: '至少一张图片',
    en: 'At least one image.',
    es: 'Al menos una imagen.',
    ja: '画像が 1 枚以上必要です',
  },
  oneMedium: {
    zh: '只能有一个媒体',
    en: 'Exactly one medium.',
    es: 'Exactamente un medio.',
    ja: 'メディアは 1 件だけです',
  },
  sameDayAfter: {
    zh: '必须晚于 from，且与其在同一天（北京时间）',
    en: 'It must be after `from`, and on the same day in Shanghai.',
    es: 'Debe ser posterior a `from` y del mismo día en Shanghái.',
    ja: '`from` より後で、上海時間の同じ日にしてください',
  },
  notInFuture: {
    zh: '不能晚于当前时间',
    en: 'It must not be in the future.',
    es: 'No debe estar en el futuro.',
    ja: '未来の日時にはできません',
  },
  withinBill: {
    zh: '必须在 from（含）与 until（不含）之间',
    en: 'It must lie from `from` on and before `until`.',
    es: 'Debe estar desde `from` y antes de `until`.',
    ja: '`from` 以降、`until` より前にしてください',
  },
  notACustomersReason: {
    zh: '不是顾客可选的退款原因',
    en: 'Not a reason that customers give for this service.',
    es: 'No es un motivo que den los clientes de este servicio.',
    ja: 'この業務でお客様が選べる理由ではありません',
  },
  missingImages: {
    zh: '缺少：{images}',
    en: 'Missing: {images}.',
    es: 'Faltan: {images}.',
    ja: '不足しています：{images}',
  },
  mostImages: {
    zh: '该证件最多 {most} 张',
    en: 'At most {most} for this paper.',
    es: 'Como máximo {most} para este documento.',
    ja: 'この証明書は最大 {most} 枚です',
  },
  imageOnce: {
    zh: '除 page 外，每种图片只能有一张',
    en: 'Each but page only once.',
    es: 'Cada una, salvo page, solo una vez.',
    ja: 'page 以外は 1 枚ずつです',
  },
  sayCity: {
    zh: '请填写该顾客所在城市',
    en: 'Say in which city this customer is.',
    es: 'Diga en qué ciudad está este cliente.',
    ja: 'このお客様の都市を指定してください',
  },
})

/**
 * What a person reads when the answer is no: what is the matter, and what to do. The reasons of one feature stand with its other words and are
 * gathered here; one that is missing does not compile.
 */
export const refusalWords = words({
  badInput: formWords.badInput,
  notSortable: {
    zh: '此列表不能这样排序，请选择其他列',
    en: 'This list cannot be sorted like that. Choose another column.',
    es: 'Esta lista no puede ordenarse así. Elija otra columna.',
    ja: 'この一覧はその順に並べ替えられません。別の列を選んでください。',
  },
  notAnImage: {
    zh: '只支持完整的 jpeg、png、jpg 格式图片，请重新选择',
    en: 'Only complete jpeg, png or jpg pictures can be used. Choose another one.',
    es: 'Solo se admiten imágenes jpeg, png o jpg completas. Elija otra.',
    ja: '使用できるのは破損のない jpeg、png、jpg 形式の画像だけです。別の画像を選んでください。',
  },
  imageTooLarge: {
    zh: '图片不能超过 {limit}MB 或 2500 万像素，请缩小后重试',
    en: 'The picture cannot exceed {limit}MB or 25 million pixels. Make it smaller and try again.',
    es: 'La imagen no puede superar {limit}MB ni 25 millones de píxeles. Redúzcala e inténtelo de nuevo.',
    ja: '画像は {limit}MB、2500 万画素以内にしてください。縮小してもう一度お試しください。',
  },
  noPermission: {
    zh: '没有操作权限，如有需要请联系管理员',
    en: 'You do not have permission for this. Ask an administrator if you need it.',
    es: 'No tiene permiso para esto. Pídalo a un administrador si lo necesita.',
    ja: 'この操作の権限がありません。必要な場合は管理者に連絡してください。',
  },
  foreignForm: {
    zh: '请求来自其他网站，已拒绝。请在本系统的页面中操作',
    en: 'This was sent by a page of another site and is refused. Do it on a page of this system.',
    es: 'Lo envió una página de otro sitio y se rechaza. Hágalo en una página de este sistema.',
    ja: '他のサイトのページから送られたため拒否しました。このシステムの画面で操作してください。',
  },
  beyondOwn: {
    zh: '不能授予超出自身的权限，请联系权限更高的管理员',
    en: 'You cannot grant what you do not hold yourself. Ask an administrator who holds more.',
    es: 'No puede conceder permisos que no tiene. Pídalo a un administrador con más permisos.',
    ja: '自分にない権限は付与できません。より上位の管理者に依頼してください。',
  },
  passwordTemporary: {
    zh: '当前是临时密码，请先修改密码',
    en: 'This is a temporary password. Choose your own first.',
    es: 'Esta contraseña es temporal. Elija antes la suya.',
    ja: '仮のパスワードです。先に自分のパスワードを設定してください。',
  },
  totpMissing: {
    zh: '您的角色要求双重验证，请先在个人中心设置',
    en: 'Your role requires a second factor. Set one up in your account first.',
    es: 'Su rol exige un segundo factor. Configúrelo antes en su cuenta.',
    ja: 'あなたのロールには二段階認証が必要です。先にアカウントで設定してください。',
  },
  notFound: {
    zh: '记录不存在或不在您的管辖范围，请刷新列表',
    en: 'This record does not exist or is outside your cities. Refresh the list.',
    es: 'El registro no existe o está fuera de sus ciudades. Actualice la lista.',
    ja: '記録が存在しないか、担当都市の外です。一覧を更新してください。',
  },
  changedByOther: {
    zh: '该记录已被“{by}”更新，已为您刷新，请确认后再操作',
    en: '{by} has updated this record. It has been refreshed; check it before you go on.',
    es: '{by} ha actualizado este registro. Se ha recargado; revíselo antes de seguir.',
    ja: '「{by}」さんがこの記録を更新しました。最新の内容を確認してから操作してください。',
  },
  changedBySystem: {
    zh: '该记录已由系统自动更新，已为您刷新，请确认后再操作',
    en: 'This record was updated automatically. It has been refreshed; check it before you go on.',
    es: 'El registro se actualizó de forma automática. Se ha recargado; revíselo antes de seguir.',
    ja: 'この記録は自動更新されました。最新の内容を確認してから操作してください。',
  },
  notInThisState: {
    zh: '订单当前状态不允许此操作，已为您刷新',
    en: 'The order can no longer be handled this way. It has been refreshed.',
    es: 'El pedido ya no admite esta operación. Se ha recargado.',
    ja: '現在の状態ではこの操作はできません。最新の内容に更新しました。',
  },
  alreadySo: {
    zh: '已是该状态，无需再次操作，已为您刷新',
    en: 'This is already so. It has been refreshed; nothing more to do.',
    es: 'Ya está así. Se ha recargado; no hay nada más que hacer.',
    ja: 'すでにその状態です。最新の内容に更新しました。',
  },
  assigneeUnavailable: {
    zh: '该同事不能处理此城市的投诉，请选择其他同事',
    en: 'This colleague cannot handle complaints of that city. Choose another.',
    es: 'Este compañero no puede atender reclamaciones de esa ciudad. Elija a otro.',
    ja: 'この担当者はその都市の苦情を扱えません。別の担当者を選んでください',
  },
  reviewNotInThisState: {
    zh: '该申请已有结果或已撤回，请查看最新状态',
    en: 'This case has been decided or withdrawn. See how it stands now.',
    es: 'Este caso ya se resolvió o se retiró. Vea su estado actual.',
    ja: 'この案件は判定済みか取り下げ済みです。最新の状態をご確認ください',
  },
  judgedBefore: {
    zh: '复审人不能是原审核人，请由其他同事处理',
    en: 'You judged this before: somebody else must do it now.',
    es: 'Usted ya lo dictaminó: ahora debe hacerlo otra persona.',
    ja: '以前に判定した人は審査できません。他の担当者が行ってください',
  },
  appealTooLate: {
    zh: '申诉须在驳回后 7 天内提出，且只能一次',
    en: 'An appeal is possible once, within 7 days of the rejection.',
    es: 'Solo se puede recurrir una vez, en los 7 días siguientes al rechazo.',
    ja: '異議申立ては却下から 7 日以内に一度だけ可能です',
  },
  refundTooMuch: {
    zh: '退款金额不能超过可退金额 ¥{yuan}，请修改后提交',
    en: 'At most ¥{yuan} can still go back. Enter a smaller amount.',
    es: 'Ya solo se pueden devolver ¥{yuan}. Indique un importe menor.',
    ja: '返金できるのは残り¥{yuan}までです。金額を修正してください。',
  },
  refundUnderWay: {
    zh: '该订单已有退款 {no} 在处理，请先处理完再申请',
    en: 'Refund {no} of this order is still open. Finish it before you ask for another.',
    es: 'El reembolso {no} de este pedido sigue abierto. Ciérrelo antes de pedir otro.',
    ja: 'この注文の返金 {no} がまだ処理中です。完了してから申請してください。',
  },
  ownRequest: {
    zh: '不能审批自己发起的申请，请由其他同事审批',
    en: 'You asked for this yourself. Let a colleague decide.',
    es: 'Lo pidió usted. Deje que decida un colega.',
    ja: '自分の申請は承認できません。他の担当者に依頼してください。',
  },
  ownCase: {
    zh: '存在利益关联，请转交同事处理',
    en: 'You are the customer of this order. Let a colleague handle it.',
    es: 'Usted es el cliente de este pedido. Páselo a un colega.',
    ja: 'この注文の顧客はあなた自身です。他の担当者に依頼してください。',
  },
  withdrawalOwesFirst: {
    zh: '账户存在欠款 ¥{yuan}，请先抵扣',
    en: '¥{yuan} are owed to the platform and must be settled first.',
    es: 'Se deben ¥{yuan} a la plataforma; hay que saldarlos antes.',
    ja: '未払い ¥{yuan} があります。先に精算してください。',
  },
  claimedByOther: {
    zh: '“{by}”正在处理，无需重复认领',
    en: '{by} is already handling it; you need not take it again.',
    es: '{by} ya se ocupa de ello; no hace falta que lo tome.',
    ja: '「{by}」さんが対応中です。重ねて引き受ける必要はありません。',
  },
  requestReused: {
    zh: '该请求编号已用于另一操作，请刷新页面后重试',
    en: 'This request number was used for something else. Reload the page and try again.',
    es: 'Este número de solicitud se usó para otra cosa. Recargue la página e inténtelo de nuevo.',
    ja: 'このリクエスト番号は別の操作で使用済みです。ページを再読み込みしてください。',
  },
  notAVoice: {
    zh: '只支持 ogg、webm、mp4、wav 格式的语音，请重新录制',
    en: 'Only ogg, webm, mp4 or wav recordings can be used. Record it again.',
    es: 'Solo se admiten grabaciones ogg, webm, mp4 o wav. Grabe de nuevo.',
    ja: 'ogg、webm、mp4、wav の音声のみ使えます。録音し直してください。',
  },
  voiceTooLarge: {
    zh: '语音时长不能超过60秒、大小不能超过1MB，请缩短后重试',
    en: 'A recording cannot exceed 60 seconds or 1MB. Make it shorter and try again.',
    es: 'Una grabación no puede superar 60 segundos ni 1 MB. Acórtela e inténtelo de nuevo.',
    ja: '音声は 60 秒、1MB までです。短くしてからもう一度お試しください。',
  },
  notAVideo: {
    zh: '只支持 mp4、webm 格式的视频，请重新选择',
    en: 'Only mp4 or webm films can be used. Choose another one.',
    es: 'Solo se admiten vídeos mp4 o webm. Elija otro.',
    ja: '使用できる動画は mp4、webm だけです。別の動画を選んでください。',
  },
  videoTooLarge: {
    zh: '视频不能超过 {limit}MB，请压缩后重试',
    en: 'A film cannot exceed {limit}MB. Make it smaller and try again.',
    es: 'Un vídeo no puede superar {limit} MB. Redúzcalo e inténtelo de nuevo.',
    ja: '動画は {limit}MB までです。圧縮してもう一度お試しください。',
  },
  bannedTerm: {
    zh: '“{term}”不能发给用户，请修改后再发送。{advice}',
    en: '“{term}” must not be sent to customers. Change the message and send again. {advice}',
    es: '«{term}» no puede enviarse a los clientes. Cambie el mensaje y envíe de nuevo. {advice}',
    ja: '「{term}」は顧客に送れません。書き直してから送信してください。{advice}',
  },
  ownInterest: {
    zh: '存在利益关联，请转交同事处理',
    en: 'This person is connected with you. Hand the case to a colleague.',
    es: 'Esta persona está vinculada a usted. Pase el caso a un compañero.',
    ja: '利害関係があります。同僚に引き継いでください。',
  },
  dayLimitReached: {
    zh: '今日赔付额度已用完，请联系主管',
    en: 'Your allowance for today is used up. Ask your leader.',
    es: 'Su cupo de hoy está agotado. Consulte a su responsable.',
    ja: '本日の補償枠を使い切りました。リーダーに連絡してください。',
  },
  givenBefore: {
    zh: '该订单已赔付 ¥{yuan}，请确认是否重复',
    en: '¥{yuan} was given for this order already. Make sure it is not given twice.',
    es: 'Ya se dieron ¥{yuan} por este pedido. Compruebe que no se repita.',
    ja: 'この注文には ¥{yuan} を補償済みです。重複をご確認ください。',
  },
  beyondDemand: {
    zh: '赔付不能超过诉求金额的120%，此投诉最多还可赔付 {yuan} 元',
    en: 'At most 120% of what is wanted: {yuan} yuan are left for this complaint.',
    es: 'Como máximo el 120 % de lo pedido: quedan {yuan} yuanes para esta reclamación.',
    ja: '補償は希望金額の120%までです。この苦情の残りは {yuan} 元です。',
  },
  complainantWithoutBalance: {
    zh: '投诉方没有余额账户，请改用其他方式赔付',
    en: 'The complainant has no balance. Give it in another way.',
    es: 'Quien reclama no tiene saldo. Hágalo de otra forma.',
    ja: '申立人には残高がありません。別の方法で補償してください。',
  },
  approvalDayReached: {
    zh: '您今天还能放出 {yuan} 元，请由其他同事审批',
    en: 'You can let go of {yuan} yuan more today. Leave it to a colleague.',
    es: 'Hoy puede conceder {yuan} yuanes más. Déjelo a un colega.',
    ja: '本日の残りの枠は {yuan} 元です。他の担当者に依頼してください。',
  },
  chatNotInThisState: {
    zh: '会话当前状态不允许此操作，已为您刷新',
    en: 'The conversation can no longer be handled this way. It has been refreshed.',
    es: 'La conversación ya no admite esta acción. Se ha actualizado.',
    ja: '会話の現在の状態ではこの操作はできません。更新しました。',
  },
  notOfThisPerson: {
    zh: '该订单不属于会话中的用户，请核对单号',
    en: 'This order is not one of the person in the conversation. Check the number.',
    es: 'Este pedido no es de la persona de la conversación. Compruebe el número.',
    ja: 'この注文は会話相手のものではありません。番号を確認してください。',
  },
  tooFast: {
    zh: '操作过于频繁，请稍后再试',
    en: 'Too many requests. Wait a moment and try again.',
    es: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    ja: '操作が多すぎます。しばらくしてからお試しください。',
  },
  internal: {
    zh: '系统繁忙，请稍后再试（{traceId}）',
    en: 'The system is busy. Try again in a moment ({traceId}).',
    es: 'El sistema está ocupado. Inténtelo de nuevo en un momento ({traceId}).',
    ja: 'システムが混み合っています。しばらくしてからお試しください（{traceId}）。',
  },
  busy: {
    zh: '当前请求过多，请过几秒重试',
    en: 'Too many requests at the moment. Try again in a few seconds.',
    es: 'Hay demasiadas solicitudes en este momento. Inténtelo de nuevo en unos segundos.',
    ja: 'リクエストが集中しています。数秒後にもう一度お試しください。',
  },
  tokenUnknown: {
    zh: '登录状态无效，请重新登录',
    en: 'Your sign-in is not valid. Sign in again.',
    es: 'Su sesión no es válida. Inicie sesión de nuevo.',
    ja: 'ログイン状態が無効です。もう一度ログインしてください。',
  },
  signedOut: {
    zh: '账号已在其他地方登录或被下线，请重新登录',
    en: 'You signed in elsewhere or were signed out. Sign in again.',
    es: 'Inició sesión en otro lugar o se cerró su sesión. Inicie sesión de nuevo.',
    ja: '別の場所でログインしたか、ログアウトされました。もう一度ログインしてください。',
  },
  tokenExpired: {
    zh: '登录已过期，请重新登录',
    en: 'Your sign-in has expired. Sign in again.',
    es: 'Su sesión ha caducado. Inicie sesión de nuevo.',
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  },
  ...signInRefusals,
  ...menusRefusals,
  ...rolesRefusals,
  ...announcementsRefusals,
  ...chatsRefusals,
  ...packetsRefusals,
  ...complaintsRefusals,
  ...reportsRefusals,
  ...feedbackRefusals,
  ...depositsRefusals,
  ...ledgerRefusals,
  ...reconRefusals,
  ...refundsRefusals,
  ...withdrawalsRefusals,
  ...appsRefusals,
  ...webhooksRefusals,
  ...ordersRefusals,
  ...peopleRefusals,
  ...usersRefusals,
  ...workersRefusals,
  ...applicationsRefusals,
  ...postsRefusals,
  ...reviewsRefusals,
  ...verificationsRefusals,
  ...citiesRefusals,
  ...settingsRefusals,
  ...exportsRefusals,
  ...viewsRefusals,
} satisfies Record<Reason, Phrase>)
