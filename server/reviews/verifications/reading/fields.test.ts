import { expect, test } from 'vitest'
import { fieldsIn, type Line } from './fields.ts'

const sure = (...texts: string[]): Line[] => texts.map(text => ({ text, confidence: 90 }))
const valuesOf = (found: ReturnType<typeof fieldsIn>) =>
  Object.fromEntries(Object.entries(found).map(([field, { value }]) => [field, value]))

test('An identity card: name, number, gender, birthday, last day', () => {
  const words = sure(
    '姓名王小明',
    '性别男民族汉',
    '出生1990年3月7日',
    '住址郑州市金水区文化路12号',
    '有效期限2016.01.02-2036.01.02',
  )
  const numbers = sure('LRSH', '410100199003071234', '12')
  expect(valuesOf(fieldsIn('realName', { words, numbers }))).toEqual({
    name: '王小明',
    gender: 'male',
    bornOn: '1990-03-07',
    number: '410100199003071234',
    validTo: '2036-01-02',
  })
})

test('Name and gender may stand in one line, an end may be open, a number may end with X', () => {
  const words = sure('姓名：欧阳建国性别女', '有效期限2016.01.02-长期')
  const numbers = sure('41010019900307123X')
  expect(valuesOf(fieldsIn('realName', { words, numbers }))).toEqual({
    name: '欧阳建国',
    gender: 'female',
    number: '41010019900307123X',
    validTo: 'long',
  })
})

test('A number that is part of a longer one is none, and lines that the machine is not sure of are left out', () => {
  const numbers = sure('9410100199003071234', '4101001990030712345')
  expect(fieldsIn('realName', { words: [{ text: '姓名王小明', confidence: 41 }], numbers })).toEqual({})
})

test('An identity number with the right check character counts, however unsure the machine is', () => {
  const numbersOf = (text: string) => ({ words: [], numbers: [{ text, confidence: 12 }] })
  expect(fieldsIn('realName', numbersOf('410100199003071334'))).toEqual({
    number: { value: '410100199003071334', confidence: 12 },
  })
  expect(fieldsIn('realName', numbersOf('410100199003071335'))).toEqual({})
})

test('Of two lines with the same field, the one that the machine is surer of counts, with its confidence', () => {
  const words = [
    { text: '姓名王小朋', confidence: 62 },
    { text: '姓名王小明', confidence: 88 },
    { text: '姓名王小鹏', confidence: 70 },
  ]
  expect(fieldsIn('realName', { words, numbers: [] })).toEqual({ name: { value: '王小明', confidence: 88 } })
})

test('Driving licences, business licences and vehicles have fields of their own; screenshots of games are not read', () => {
  const words = sure('姓名李雷', '初次领证日期2015-06-01', '名称郑州市老郑烩面馆有限公司', '号牌号码豫A12345')
  const numbers = sure('C1', '91410100MA3X12345Y')
  expect(valuesOf(fieldsIn('driverLicence', { words, numbers }))).toEqual({
    name: '李雷',
    licenceClass: 'C1',
    issuedOn: '2015-06-01',
  })
  expect(valuesOf(fieldsIn('businessLicence', { words, numbers }))).toEqual({
    name: '郑州市老郑烩面馆有限公司',
    number: '91410100MA3X12345Y',
  })
  expect(valuesOf(fieldsIn('vehicle', { words, numbers }))).toEqual({ plate: '豫A12345' })
  const others = sure('号牌号码：粤ZF023港')
  expect(valuesOf(fieldsIn('vehicle', { words: others, numbers }))).toEqual({ plate: '粤ZF023港' })
  expect(fieldsIn('gameSkill', { words, numbers })).toEqual({})
})
