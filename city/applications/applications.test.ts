import { describe, expect, test } from 'vitest'
import { OpenApplication } from '#contract/open/open-applications.ts'
import { applicantKinds, termsOf } from '#contract/reviews/application-terms.ts'
import { createPopulation } from '../people/population.ts'
import { applicantFlaws, applicantFlawsOf, newApplicant, paperFlawOf } from './applicant.ts'
import { supplemented, writeApplication } from './application-content.ts'
import { phonesOf } from './newcomers.ts'

const population = createPopulation()
const unflawed = { run: 'x1', flaw: 'none', otherPhone: undefined } as const

describe('applications of people', () => {
  test.each(applicantKinds)('%s is what the open API takes, with each mistake, and when something was added', kind => {
    for (const flaw of applicantFlawsOf(kind)) {
      for (let index = 0; index < 40; index++) {
        const { externalId, name, phone, externalNo } = newApplicant({ ...unflawed, index, kind, flaw })
        const content = writeApplication(kind, flaw, String(index))
        for (const each of [content, supplemented(content)]) {
          const applicant = { externalId, name, phone }
          const application = { externalNo, applicant, cityCode: '410100', content: each, agreement: '2026-10' }
          expect(OpenApplication.safeParse(application).error).toBeUndefined()
        }
      }
    }
  })

  test('each mistake is made with some kind, and those of papers with a paper that is asked for', () => {
    expect(new Set(applicantKinds.flatMap(applicantFlawsOf))).toEqual(new Set(applicantFlaws))
    for (const kind of applicantKinds) {
      for (const flaw of applicantFlawsOf(kind)) {
        const isOfPapers = flaw === 'underAge' || flaw === 'forgedPaper' || flaw === 'newDriver'
        const flaws = termsOf(kind).papers.map(paper => paperFlawOf(flaw, paper))
        expect({ kind, flaw, found: flaws.some(each => each !== 'none') }).toEqual({ kind, flaw, found: isOfPapers })
      }
    }
  })

  test('applicants of one run are different people, who are nobody of the city', () => {
    const people = Array.from({ length: 200 }, (_, index) => newApplicant({ ...unflawed, index, kind: 'rider' }))
    expect(new Set(people.map(({ externalId }) => externalId)).size).toBe(200)
    const known = new Set(applicantKinds.flatMap(kind => phonesOf(population, kind)))
    expect(people.filter(({ phone }) => known.has(phone))).toEqual([])
  })

  test('say the same in every run, but are other people', () => {
    const [one, other] = ['x1', 'x2'].map(run => newApplicant({ ...unflawed, run, index: 3, kind: 'merchant' }))
    expect(one?.name).toBe(other?.name)
    expect(one?.externalId).not.toBe(other?.externalId)
    expect(writeApplication('merchant', 'none', '3')).toEqual(writeApplication('merchant', 'none', '3'))
  })
})
