import { expect, test } from 'vitest'
import { plainField } from './plain-field.ts'

test.each([
  ['name', '张　伟', '张伟'],
  ['name', '阿迪力·买买提', '阿迪力买买提'],
  ['name', '阿迪力•买买提', '阿迪力买买提'],
  ['number', '４１０１０５ 19900307 7711', '410105199003077711'],
  ['number', '11010519491231002x', '11010519491231002X'],
  ['plate', '豫A·12345', '豫A12345'],
  ['gender', '女', 'female'],
  ['gender', 'male', 'male'],
  ['validTo', '长期', 'long'],
  ['validTo', 'long', 'long'],
  ['validTo', '20301231', '2030-12-31'],
  ['bornOn', '1990年3月7日', '1990-03-07'],
  ['bornOn', '１９９０.３.７', '1990-03-07'],
  ['issuedOn', 'no day', 'NODAY'],
  ['rank', '2030.1.2', '203012'],
  ['name', '阿迪力‧买买提', '阿迪力买买提'],
  ['name', '阿迪力．买买提', '阿迪力买买提'],
  ['name', '阿迪力\u200b·买买提', '阿迪力买买提'],
  ['issuer', '公安局（金水分局）', '公安局(金水分局)'],
] as const)('%s %s is %s', (field, written, plain) => {
  expect(plainField(field, written)).toBe(plain)
})
