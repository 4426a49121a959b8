import type { z } from 'zod'
import type { Language } from '#contract/base/values.ts'
import { fill, refuse } from './refusal.ts'

const words = {
  zh: {
    required: '此项必填',
    tooShort: '至少 {limit} 个字符',
    tooLong: '最多 {limit} 个字符',
    tooFew: '至少 {limit} 项',
    tooMany: '最多 {limit} 项',
    tooSmall: '不能小于 {limit}',
    tooBig: '不能大于 {limit}',
    format: '格式不正确',
    choice: '不是可选的值',
    kind: '类型不正确',
    sayWhy: '选择“其他”时请填写说明（2-200字）',
    aboveZero: '金额必须大于0',
    billDiffers: '各项金额之和与实付金额不一致',
    advanceTooHigh: '垫付商品款上限为500元',
    insureIt: '物品价值超过5000元需保价',
    queueTooShort: '帮排队时长不能少于15分钟',
    noPasswords: '请勿填写游戏账号密码',
    noStakes: '平台禁止用户出资对赌',
    challengeFee: '挑战费用需在 5–200 元之间，平台约战不收费',
    passwordShort: '密码长度不能少于6位',
    passwordWeak: '密码至少 {limit} 位',
    passwordCommon: '该密码太常见，请换一个不易被猜到的',
    passwordIsName: '密码不能与用户名相同',
    oldPasswordWrong: '原密码不正确',
    codeWrong: '验证码不正确或已使用',
    taken: '已被使用，请换一个',
    unknown: '不存在，请刷新后重新选择',
    nobodyLiable: '请选择责任方',
    sharesNotWhole: '各方责任比例之和必须为100%',
    verdictLength: '处理结论需填写10-500字',
    endAhead: '结束时间须晚于现在，且不超过一年',
  },
  en: {
    required: 'This field is required',
    tooShort: 'At least {limit} characters',
    tooLong: 'At most {limit} characters',
    tooFew: 'At least {limit} entries',
    tooMany: 'At most {limit} entries',
    tooSmall: 'Not less than {limit}',
    tooBig: 'Not more than {limit}',
    format: 'Not in the expected format',
    choice: 'Not one of the choices',
    kind: 'Not the expected kind of value',
    sayWhy: 'With “other”, please explain (2–200 characters)',
    aboveZero: 'The amount must be more than 0',
    billDiffers: 'The parts of the bill do not add up to the amount paid',
    advanceTooHigh: 'At most ¥500 can be laid out for goods',
    insureIt: 'Goods worth more than ¥5,000 must be insured',
    queueTooShort: 'Standing in a queue takes at least 15 minutes',
    noPasswords: 'Do not write down account passwords',
    noStakes: 'Users may not stake money against each other',
    challengeFee: 'A challenge costs ¥5 to ¥200, an event nothing',
    passwordShort: 'The password needs at least 6 characters',
    passwordWeak: 'The password needs at least {limit} characters',
    passwordCommon: 'This password is too common; choose one that is harder to guess',
    passwordIsName: 'The password must differ from the username',
    oldPasswordWrong: 'The old password is wrong',
    codeWrong: 'The code is wrong or was used already',
    taken: 'Already taken; choose another',
    unknown: 'Does not exist; refresh and choose again',
    nobodyLiable: 'Say who is liable',
    sharesNotWhole: 'The shares must add up to 100%',
    verdictLength: 'The verdict needs 10 to 500 characters',
    endAhead: 'The end must be ahead, and within a year',
  },
  es: {
    required: 'Este campo es obligatorio',
    tooShort: 'Al menos {limit} caracteres',
    tooLong: 'Como máximo {limit} caracteres',
    tooFew: 'Al menos {limit} elementos',
    tooMany: 'Como máximo {limit} elementos',
    tooSmall: 'No menos de {limit}',
    tooBig: 'No más de {limit}',
    format: 'El formato no es correcto',
    choice: 'No es una de las opciones',
    kind: 'El tipo de valor no es correcto',
    sayWhy: 'Con «otro», explíquelo (2–200 caracteres)',
    aboveZero: 'El importe debe ser mayor que 0',
    billDiffers: 'Las partes de la cuenta no suman el importe pagado',
    advanceTooHigh: 'Se adelantan como máximo 500 ¥ para mercancía',
    insureIt: 'La mercancía de más de 5000 ¥ debe asegurarse',
    queueTooShort: 'Hacer cola dura al menos 15 minutos',
    noPasswords: 'No escriba contraseñas de cuentas',
    noStakes: 'Los usuarios no pueden apostar dinero entre sí',
    challengeFee: 'Un desafío cuesta de 5 a 200 ¥; un evento, nada',
    passwordShort: 'La contraseña necesita al menos 6 caracteres',
    passwordWeak: 'La contraseña necesita al menos {limit} caracteres',
    passwordCommon: 'Esta contraseña es demasiado común; elija otra más difícil de adivinar',
    passwordIsName: 'La contraseña debe ser distinta del usuario',
    oldPasswordWrong: 'La contraseña anterior no es correcta',
    codeWrong: 'El código es incorrecto o ya se usó',
    taken: 'Ya está en uso; elija otro',
    unknown: 'No existe; actualice y elija de nuevo',
    nobodyLiable: 'Indique quién es responsable',
    sharesNotWhole: 'Las partes deben sumar el 100 %',
    verdictLength: 'La conclusión necesita de 10 a 500 caracteres',
    endAhead: 'El final debe ser futuro y antes de un año',
  },
  ja: {
    required: '必須項目です',
    tooShort: '{limit} 文字以上で入力してください',
    tooLong: '{limit} 文字以内で入力してください',
    tooFew: '{limit} 件以上必要です',
    tooMany: '{limit} 件以内にしてください',
    tooSmall: '{limit} 以上にしてください',
    tooBig: '{limit} 以下にしてください',
    format: '形式が正しくありません',
    choice: '選択肢にない値です',
    kind: '値の種類が正しくありません',
    sayWhy: '「その他」の場合は説明を入力してください（2〜200文字）',
    aboveZero: '金額は0より大きくしてください',
    billDiffers: '明細の合計が支払額と一致しません',
    advanceTooHigh: '立替金の上限は500元です',
    insureIt: '5000元を超える品物には保険が必要です',
    queueTooShort: '行列代行は15分以上にしてください',
    noPasswords: 'アカウントのパスワードは書かないでください',
    noStakes: 'ユーザー同士の賭けは禁止されています',
    challengeFee: 'チャレンジ料金は5〜200元、イベントは無料です',
    passwordShort: 'パスワードは 6 文字以上にしてください',
    passwordWeak: 'パスワードは {limit} 文字以上にしてください',
    passwordCommon: 'よく使われるパスワードです。推測されにくいものにしてください',
    passwordIsName: 'パスワードはユーザー名と違うものにしてください',
    oldPasswordWrong: '現在のパスワードが正しくありません',
    codeWrong: 'コードが正しくないか、使用済みです',
    taken: 'すでに使われています。別のものにしてください',
    unknown: '存在しません。更新して選び直してください',
    nobodyLiable: '責任者を選んでください',
    sharesNotWhole: '責任割合の合計は100%にしてください',
    verdictLength: '結論は10〜500文字で入力してください',
    endAhead: '終了日時は現在より後、1年以内にしてください',
  },
} satisfies Record<Language, Record<string, string>>

export type FieldWord = keyof (typeof words)['zh']

/** One sentence about one field, for what only a handler can know. */
export function fieldSentence(word: FieldWord, language: Language, limit?: number | bigint): string {
  return fill(words[language][word], { limit: String(limit ?? '') })
}

/** What is wrong with each field, as sentences by path (`lines.0.quantity`). */
export function fieldSentences(error: z.ZodError, language: Language): Record<string, string> {
  const entries = error.issues.map(issue => [issue.path.join('.') || 'input', sentenceOf(issue, language)] as const)
  // The first complaint about a field is the one to mend first.
  return Object.fromEntries(entries.reverse())
}

/** PostgreSQL keeps every character but U+0000; refuses by the path of the first text that holds one. */
export function refuseUnstorable(input: unknown, language: Language, path: string[] = []): void {
  if (typeof input === 'string' && input.includes('\0')) {
    refuse('badInput', { fields: { [path.join('.') || 'input']: words[language].format } })
  }
  if (typeof input !== 'object' || input === null) return
  for (const [key, value] of Object.entries(input)) refuseUnstorable(value, language, [...path, key])
}

function sentenceOf(issue: z.core.$ZodIssue, language: Language): string {
  const [word, limit] = wordOf(issue)
  return fieldSentence(word, language, limit)
}

function wordOf(issue: z.core.$ZodIssue): [FieldWord, (number | bigint)?] {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined ? 'required' : 'kind']
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? ['required'] : ['tooShort', issue.minimum]
      return [issue.origin === 'array' ? 'tooFew' : 'tooSmall', issue.minimum]
    case 'too_big':
      if (issue.origin === 'string') return ['tooLong', issue.maximum]
      return [issue.origin === 'array' ? 'tooMany' : 'tooBig', issue.maximum]
    case 'invalid_value':
      return ['choice']
    case 'custom':
      return [isWord(issue.params?.word) ? issue.params.word : 'format']
    default:
      return ['format']
  }
}

function isWord(word: unknown): word is FieldWord {
  return typeof word === 'string' && word in words.zh
}
