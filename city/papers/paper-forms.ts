import type { PaperField, PaperKind } from '#contract/reviews/paper.ts'

type Row = readonly [label: string, field: PaperField]
/** What stands on a paper of a kind, and how it looks. */
export type Form = {
  title: string
  ground: string
  ink: string
  rows: readonly Row[]
  /** Who stamped it, where no field says so. */
  stamp?: string
  hasFace?: boolean
}

export const forms: Record<PaperKind, Form> = {
  realName: {
    title: '',
    ground: '#e3edf2',
    ink: '#1d4f7a',
    rows: [
      ['姓名', 'name'],
      ['性别', 'gender'],
      ['出生', 'bornOn'],
      ['住址', 'address'],
    ],
    hasFace: true,
  },
  driverLicence: {
    title: '机动车驾驶证',
    ground: '#e8f0e4',
    ink: '#2c5a3c',
    rows: [
      ['证号', 'number'],
      ['姓名', 'name'],
      ['准驾车型', 'licenceClass'],
      ['初次领证', 'issuedOn'],
      ['有效期至', 'validTo'],
    ],
    stamp: '车辆管理所',
    hasFace: true,
  },
  healthCertificate: {
    title: '从业人员健康证明',
    ground: '#f4f6ea',
    ink: '#3d6b2f',
    rows: [
      ['姓名', 'name'],
      ['编号', 'number'],
      ['发证机构', 'issuer'],
      ['有效期至', 'validTo'],
    ],
    stamp: '健康检查专用章',
    hasFace: true,
  },
  businessLicence: {
    title: '营业执照',
    ground: '#fbf6ea',
    ink: '#7a5a1e',
    rows: [
      ['信用代码', 'number'],
      ['名称', 'name'],
      ['经营场所', 'address'],
      ['注册日期', 'issuedOn'],
      ['营业期限', 'validTo'],
    ],
    stamp: '市场监督管理局',
  },
  foodPermit: {
    title: '食品经营许可证',
    ground: '#eff5fa',
    ink: '#25588c',
    rows: [
      ['经营者', 'name'],
      ['许可证号', 'number'],
      ['发证机关', 'issuer'],
      ['有效期至', 'validTo'],
    ],
    stamp: '行政许可专用章',
  },
  gameSkill: {
    title: '个人战绩',
    ground: '#1c2038',
    ink: '#f4c95d',
    rows: [
      ['游戏', 'game'],
      ['段位', 'rank'],
      ['昵称', 'nickName'],
    ],
  },
  vehicle: {
    title: '机动车行驶证',
    ground: '#ece8f2',
    ink: '#4c3a78',
    rows: [
      ['号牌号码', 'plate'],
      ['所有人', 'name'],
      ['品牌型号', 'model'],
      ['有效期至', 'validTo'],
    ],
    stamp: '车辆管理所',
  },
}

/** The back of an identity card. */
export const backOfCard: Form = {
  title: '居民身份证',
  ground: '#e3edf2',
  ink: '#1d4f7a',
  rows: [
    ['签发机关', 'issuer'],
    ['签发日期', 'issuedOn'],
    ['有效期至', 'validTo'],
  ],
}
