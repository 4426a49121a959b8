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
  forwarded: {
    zh: '您的{kind}入驻申请已通过初审，正在复审',
    en: 'Your application ({kind}) passed the first review; a second one follows.',
    es: 'Su solicitud ({kind}) pasó la primera revisión; sigue otra.',
    ja: '{kind}の登録申請は一次審査を通過し、二次審査中です',
  },
  approved: {
    zh: '您的{kind}入驻申请已通过审核，请完成培训（不低于 {score} 分）{deposit}',
    en: 'Your application ({kind}) is approved. Finish the training with {score} or more. {deposit}',
    es: 'Su solicitud ({kind}) está aprobada. Termine la formación con {score} o más. {deposit}',
    ja: '{kind}の登録申請が承認されました。研修を {score} 点以上で修了してください。{deposit}',
  },
  depositToo: {
    zh: '并缴纳保证金 {yuan} 元',
    en: 'Pay a deposit of {yuan} yuan.',
    es: 'Pague una fianza de {yuan} yuanes.',
    ja: '保証金 {yuan} 元もお支払いください',
  },
  rejected: {
    zh: '您的{kind}入驻申请未通过：{reasons}。30 天后可再次申请；如有异议，请在 7 天内申诉一次',
    en: 'Your application ({kind}) was rejected: {reasons}. Apply again after 30 days, or appeal once within 7 days.',
    es: 'Su solicitud ({kind}) fue rechazada: {reasons}. Solicite de nuevo en 30 días o recurra una vez en 7 días.',
    ja: '{kind}の登録申請は却下されました：{reasons}。30 日後に再申請するか、7 日以内に一度だけ異議を申し立てられます',
  },
  rejectedAgain: {
    zh: '您的{kind}入驻申请未通过：{reasons}。30 天后可再次申请',
    en: 'Your application ({kind}) was rejected: {reasons}. Apply again after 30 days.',
    es: 'Su solicitud ({kind}) fue rechazada: {reasons}. Solicite de nuevo en 30 días.',
    ja: '{kind}の登録申請は却下されました：{reasons}。30 日後に再申請できます',
  },
  returned: {
    zh: '您的{kind}入驻申请需补充：{items}。请在 7 天内提交',
    en: 'Your application ({kind}) needs more: {items}. Send it within 7 days.',
    es: 'A su solicitud ({kind}) le falta: {items}. Envíelo en 7 días.',
    ja: '{kind}の登録申請には追加が必要です：{items}。7 日以内に提出してください',
  },
  abandoned: {
    zh: '您的{kind}入驻申请因 7 天内未补充材料已关闭，可重新申请',
    en: 'Your application ({kind}) was closed: nothing came within 7 days. You may apply again.',
    es: 'Su solicitud ({kind}) se cerró: no llegó nada en 7 días. Puede solicitar de nuevo.',
    ja: '{kind}の登録申請は 7 日以内に追加資料がなかったため終了しました。再申請できます',
  },
  activated: {
    zh: '恭喜，您的{kind}入驻已开通',
    en: 'Welcome: your application ({kind}) is activated.',
    es: 'Bienvenido: su solicitud ({kind}) está activada.',
    ja: '{kind}の登録が完了しました',
  },
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
