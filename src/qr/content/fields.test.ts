import { describe, expect, it } from 'vitest'
import { encodeContent, sampleContent } from './content'
import { contentKinds } from './content-kinds'
import { contentTypes } from './content-types'
import { blankContent, contentFields, isShown } from './fields'

describe.each(contentTypes)('the form of %s', (type) => {
  const members = Object.keys(contentKinds[type].schema.shape).filter((name) => name !== 'type')

  it('has a field for every member of the schema, in its order', () => {
    expect(contentFields[type].map((field) => field.name)).toEqual(members)
  })

  it('fills exactly what the sample fills', () => {
    expect(Object.keys(blankContent(type)).sort()).toEqual(Object.keys(sampleContent(type)).sort())
  })

  it('complains about its required fields when blank, and about no hidden one', () => {
    const result = encodeContent(blankContent(type))
    if (result.ok) throw new Error('a blank form must not encode')
    const shown = contentFields[type].filter((field) => isShown(field, blankContent(type)))
    const required = shown.filter((field) => field.required && field.initial === '')
    const paths = result.issues.map((issue) => issue.path)
    expect(paths).toEqual(expect.arrayContaining(required.map((field) => field.name)))
    for (const path of paths) expect(shown.map((field) => field.name)).toContain(path)
  })

  it('names only real fields in its conditions', () => {
    for (const { shownWhen } of contentFields[type]) {
      if (shownWhen) expect(members).toContain(shownWhen.field)
    }
  })
})

describe('isShown', () => {
  const [time] = contentFields.event.filter((field) => field.name === 'startTime')

  it('follows the other field, and its initial value when it is absent', () => {
    if (!time) throw new Error('no such field')
    expect(isShown(time, { type: 'event', allDay: false })).toBe(true)
    expect(isShown(time, { type: 'event', allDay: true })).toBe(false)
    expect(isShown(time, { type: 'event' })).toBe(true)
  })
})
