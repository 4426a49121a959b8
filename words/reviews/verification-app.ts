import { words } from '#words/words.ts'

/** What the person hears in their app of a paper that they showed. */
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
