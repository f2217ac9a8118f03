import { describe, expect, it, vi } from 'vitest'
import {
  type ContactDraft,
  checkContactDraft,
  contactLimits,
  findContactIssue,
  tidyContactField,
} from './check-contact-draft'

const draft: ContactDraft = {
  reason: 'problem',
  firstname: 'Lan',
  lastname: 'Nguyễn',
  email: 'lan@example.com',
  mobile: '',
  subject: 'A code on a window',
  message: 'It does not scan.\nWhat now?',
}
const problemsOf = (changes: Partial<ContactDraft>) => {
  const checked = checkContactDraft({ ...draft, ...changes })
  return checked.ok ? [] : checked.issues.map(({ field, problem }) => `${field}: ${problem}`)
}

describe('checkContactDraft', () => {
  it('takes a whole draft, tidied', () => {
    expect(
      checkContactDraft({
        ...draft,
        firstname: '  Lan ',
        subject: 'Two\r\nlines',
        message: ' one\r\ntwo\u0000\u001b[1m ',
      }),
    ).toEqual({
      ok: true,
      message: { ...draft, subject: 'Two lines', message: 'one\ntwo[1m' },
    })
  })

  it('names everything that is missing but the mobile number, in the order of the form', () => {
    const empty = Object.fromEntries(Object.keys(draft).map((key) => [key, ' \n'])) as ContactDraft
    expect(problemsOf(empty)).toEqual([
      'reason: reason',
      'firstname: firstname',
      'lastname: lastname',
      'email: email',
      'subject: subject',
      'message: message',
    ])
  })

  it.each([
    ['a reason that is none', { reason: 'spam' }, 'reason: reason'],
    ['an address without a domain', { email: 'lan@example' }, 'email: emailForm'],
    ['two addresses', { email: 'a@example.com, b@example.com' }, 'email: emailForm'],
    ['a header in the address', { email: 'a@example.com\r\nBcc: b@x.org' }, 'email: emailForm'],
    ['a word for a number', { mobile: 'after six' }, 'mobile: mobileForm'],
    ['a number nobody has', { mobile: '1234' }, 'mobile: mobileForm'],
  ])('refuses %s', (_, changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem])
  })

  it.each([
    [{ mobile: '+44 (0)7700 900-123' }],
    [{ mobile: '＋８１－９０－１２３４－５６７８' }],
    [{ email: 'lan＠example.com' }],
    [{ email: 'lan+codes@mail.example.co.uk' }],
    [{ email: 'lan@bücher.de' }],
  ])('takes %o', (changes) => {
    expect(problemsOf(changes)).toEqual([])
  })

  it('says by how much a text is too long, counting as people do', () => {
    const most = contactLimits.message
    expect(findContactIssue('message', '🍅'.repeat(most))).toBeUndefined()
    expect(findContactIssue('message', '🍅'.repeat(most + 3))).toEqual({
      field: 'message',
      problem: 'tooLong',
      over: 3,
    })
    // A line break counts as one character, whichever form the browser sends.
    expect(findContactIssue('message', `${'a\r\n'.repeat(most / 2 - 1)}ab`)).toBeUndefined()
  })

  it('matches the pattern of an address against texts within the limit only', () => {
    const match = vi.spyOn(RegExp.prototype, 'test')
    const matched = () =>
      match.mock.calls.flatMap(([text], call) =>
        (match.mock.contexts[call] as RegExp).source.includes('@') ? [text] : [],
      )
    const longest = `a@${'a-'.repeat(126)}`
    expect(findContactIssue('email', `a@${'a-'.repeat(100_000)}`)?.problem).toBe('tooLong')
    expect(matched()).toEqual([])
    // A pattern that backtracks exponentially would never return.
    expect(findContactIssue('email', longest)?.problem).toBe('emailForm')
    expect(findContactIssue('email', `${'a.'.repeat(60)}@${'a-'.repeat(60)}`)?.problem).toBe(
      'emailForm',
    )
    expect(matched()).toContain(longest)
    match.mockRestore()
  })
})

describe('tidyContactField', () => {
  it('leaves what is tidy as it is', () => {
    for (const [field, text] of Object.entries(draft)) {
      const once = tidyContactField(field as keyof ContactDraft, text)
      expect(tidyContactField(field as keyof ContactDraft, once)).toBe(once)
    }
  })
})
