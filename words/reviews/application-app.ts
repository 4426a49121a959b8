import { labelWords } from '#words/base/labels.ts'
import { type Phrase, words } from '#words/words.ts'

/** What applicants hear in their app, and what the sentences about applications name. */
export const applicationAppWords = words({
  kinds: {
    rider: labelWords.rider,
    chauffeur: labelWords.chauffeur,
    companion: labelWords.companion,
    merchant: labelWords.shop,
    cityAgent: { zh: '城市代理', en: 'City agent', es: 'Agente de ciudad', ja: '都市代理店' },
  },
  checks: {
    called: { zh: '电话核实', en: 'called', es: 'llamada', ja: '電話確認' },
    placeSeen: { zh: '实地查看', en: 'place seen', es: 'lugar visto', ja: '現地確認' },
    backgroundClear: {
      zh: '背景审查',
      en: 'background check',
      es: 'verificación de antecedentes',
      ja: '身元調査',
    },
    agreementSigned: { zh: '协议签署', en: 'agreement signed', es: 'acuerdo firmado', ja: '契約締結' },
    training: { zh: '培训考核', en: 'training', es: 'formación', ja: '研修' },
    deposit: { zh: '保证金', en: 'deposit', es: 'fianza', ja: '保証金' },
  } satisfies Record<string, Phrase>,
  faults: {
    papersNotGood: {
      zh: '证件材料不符合要求',
      en: 'the papers are not good enough',
      es: 'los documentos no cumplen',
      ja: '書類が要件を満たしていません',
    },
    underAge: { zh: '未满 18 周岁', en: 'under 18', es: 'menor de 18 años', ja: '18 歳未満です' },
    driving: {
      zh: '驾龄或驾驶记录不符合要求',
      en: 'the driving record does not suffice',
      es: 'el historial de conducción no basta',
      ja: '運転歴が要件を満たしていません',
    },
    background: {
      zh: '背景审查未通过',
      en: 'the background check was not passed',
      es: 'no superó la verificación de antecedentes',
      ja: '身元調査を通過しませんでした',
    },
    blacklisted: {
      zh: '不符合平台准入要求',
      en: 'the rules of admission are not met',
      es: 'no cumple las normas de admisión',
      ja: '登録基準を満たしていません',
    },
    duplicate: { zh: '重复申请', en: 'applied twice', es: 'solicitud repetida', ja: '重複した申請です' },
    outsideArea: {
      zh: '不在服务区域内',
      en: 'outside the area that is served',
      es: 'fuera de la zona de servicio',
      ja: 'サービス提供地域外です',
    },
    shopNotGood: {
      zh: '门店不符合要求',
      en: 'the shop does not meet the rules',
      es: 'la tienda no cumple las normas',
      ja: '店舗が要件を満たしていません',
    },
    notReached: {
      zh: '多次联系未果',
      en: 'could not be reached',
      es: 'no se le pudo localizar',
      ja: '連絡が取れませんでした',
    },
    untrue: {
      zh: '填写的信息不实',
      en: 'what was stated is not true',
      es: 'lo declarado no es cierto',
      ja: '申告内容に偽りがあります',
    },
  },
  items: {
    phone: { zh: '联系电话', en: 'phone number', es: 'teléfono', ja: '電話番号' },
    address: { zh: '地址', en: 'address', es: 'dirección', ja: '住所' },
    introduction: { zh: '自我介绍', en: 'introduction', es: 'presentación', ja: '自己紹介' },
    agreement: { zh: '合作协议', en: 'agreement', es: 'acuerdo', ja: '契約書' },
  },
})
