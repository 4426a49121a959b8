import { words } from '#words/words.ts'

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
  phone: {
    zh: '请输入 11 位手机号',
    en: 'Enter a mobile number of 11 digits',
    es: 'Escriba un móvil de 11 cifras',
    ja: '11桁の携帯番号を入力してください',
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
  taken: {
    zh: '已被使用，请换一个',
    en: 'Already taken; choose another',
    es: 'Ya está en uso; elija otro',
    ja: 'すでに使われています。別のものにしてください',
  },
  unknown: {
    zh: '不存在，请刷新后重新选择',
    en: 'Does not exist; refresh and choose again',
    es: 'No existe; actualice y elija de nuevo',
    ja: '存在しません。更新して選び直してください',
  },
  nobodyLiable: {
    zh: '请选择责任方',
    en: 'Say who is liable',
    es: 'Indique quién es responsable',
    ja: '責任者を選んでください',
  },
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
