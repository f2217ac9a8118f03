import { describe, expect, it } from 'vitest'
import { parseContent } from '../parse-content'
import { parseEmailMessage, writeMailto } from './parse-email'

const nothing = { to: [], cc: [], bcc: [], subject: '', body: '' }

describe('parseEmailMessage', () => {
  it.each<[string, object, string]>([
    [
      'mailto:a@x.example,b@x.example?cc=c@x.example&bcc=d@x.example&subject=Hi%20you&body=one%0D%0Atwo',
      {
        ...{ to: ['a@x.example', 'b@x.example'], cc: ['c@x.example'], bcc: ['d@x.example'] },
        ...{ subject: 'Hi you', body: 'one\ntwo' },
      },
      'mailto:a@x.example,b@x.example?cc=c@x.example&bcc=d@x.example&subject=Hi%20you&body=one%0D%0Atwo',
    ],
    [
      'MAILTO:a@x.example?to=b@x.example&CC=c@x.example%2Cd@x.example',
      { to: ['a@x.example', 'b@x.example'], cc: ['c@x.example', 'd@x.example'] },
      'mailto:a@x.example,b@x.example?cc=c@x.example,d@x.example',
    ],
    // Every one of a repeated header may receive the message.
    [
      'mailto:a@x.example?bcc=c@x.example&bcc=d@x.example',
      { to: ['a@x.example'], bcc: ['c@x.example', 'd@x.example'] },
      'mailto:a@x.example?bcc=c@x.example,d@x.example',
    ],
    // As Outlook writes it.
    [
      'mailto:a@x.example;b@x.example',
      { to: ['a@x.example', 'b@x.example'] },
      'mailto:a@x.example,b@x.example',
    ],
    [
      'mailto: a@x.example, Jo <b@x.example>?subject=Hi you',
      { to: ['a@x.example', 'b@x.example'], subject: 'Hi you' },
      'mailto:a@x.example,b@x.example?subject=Hi%20you',
    ],
    // The name of a recipient may look like another address.
    [
      'mailto:%22boss@x.example%22%20%3Cthief@y.example%3E,a@x.example',
      { to: ['thief@y.example', 'a@x.example'] },
      'mailto:thief@y.example,a@x.example',
    ],
    [
      'mailto:?subject=Look&body=https://x.example/?a=b',
      { subject: 'Look', body: 'https://x.example/?a=b' },
      'mailto:?subject=Look&body=https%3A%2F%2Fx.example%2F%3Fa%3Db',
    ],
    // What is no address is shown, and headers with effects on the sender are not passed on.
    [
      'mailto:a@x.example,%20not%20one%20?attach=%2Fetc%2Fpasswd&from=b@x.example',
      { to: ['a@x.example', 'not one'] },
      'mailto:a@x.example,not%20one',
    ],
    [
      'mailto:jürgen@müller.example?cc=c@x.example',
      { to: ['jürgen@xn--mller-kva.example'], cc: ['c@x.example'] },
      'mailto:j%C3%BCrgen@xn--mller-kva.example?cc=c@x.example',
    ],
    [
      'MATMSG:TO:a@x.example;TO:b@x.example;SUB:Hi;BODY:one;;',
      { to: ['a@x.example', 'b@x.example'], subject: 'Hi', body: 'one' },
      'mailto:a@x.example,b@x.example?subject=Hi&body=one',
    ],
  ])('reads %j', (text, parts, link) => {
    const message = { type: 'email-message', ...nothing, ...parts }
    expect(parseContent(text)).toEqual(message)
    expect(writeMailto(message as never)).toBe(link)
  })

  it.each([
    'mailto:',
    'mailto:?',
    'mailto:?subject=',
    'mailto: see below',
    'MATMSG:;;',
    'a@x.example',
  ])('%j is no message', (text) => {
    expect(parseEmailMessage(text)).toBeUndefined()
  })

  it('leaves a message to one recipient to the form', () => {
    expect(parseContent('mailto:a@x.example?subject=b')).toMatchObject({ type: 'email' })
    expect(parseContent('mailto:?to=a@x.example')).toMatchObject({ type: 'email' })
    expect(parseContent('mailto://a@x.example')).toMatchObject({ type: 'email', to: 'a@x.example' })
  })
})
