import { describe, expect, it } from 'vitest'
import { encodeContent } from '../content'
import { parseContent } from '../parse-content'

describe('vcard', () => {
  it('writes version 3.0 with N and FN, escaped, in UTF-8', () => {
    expect(
      textOf({
        firstName: 'Jürgen; "JJ"',
        lastName: 'Müller, Dr.',
        organization: 'A\\B',
        jobTitle: 'Chef: Küche',
        mobile: '+49 (0)170 123-4567',
        phone: '030 1234',
        email: 'jürgen@müller.example',
        website: 'müller.example/a,b',
        street: 'Hauptstraße 1',
        city: 'Köln',
        postcode: '50667',
        note: 'eins\nzwei\r\ndrei',
      }).split('\r\n'),
    ).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Müller\\, Dr.;Jürgen\\; "JJ";;;',
      'FN:Jürgen\\; "JJ" Müller\\, Dr.',
      'ORG:A\\\\B',
      'TITLE:Chef: Küche',
      'TEL;TYPE=CELL:+491701234567',
      'TEL;TYPE=WORK:0301234',
      'EMAIL:jürgen@xn--mller-kva.example',
      'URL:https://xn--mller-kva.example/a,b',
      'ADR:;;Hauptstraße 1;Köln;;50667;',
      'NOTE:eins\\nzwei\\ndrei',
      'END:VCARD',
    ])
  })

  it('puts the family name first where that is the custom', () => {
    expect(textOf({ firstName: '太郎', lastName: '山田' })).toContain('\r\nFN:山田太郎\r\n')
    expect(textOf({ firstName: '민준', lastName: '김' })).toContain('\r\nFN:김민준\r\n')
    expect(textOf({ firstName: 'Taro', lastName: '山田' })).toContain('\r\nFN:Taro 山田\r\n')
  })

  it('follows the order that is chosen', () => {
    const card = { firstName: 'Mai', lastName: 'Lâm', nameOrder: 'familyFirst' }
    expect(textOf(card)).toContain('\r\nFN:Lâm Mai\r\n')
    expect(parseContent(textOf(card))).toMatchObject(card)
  })

  it('writes the reading of a Japanese name', () => {
    const card = {
      ...{ firstName: 'のぞみ', lastName: '花村' },
      ...{ phoneticFirstName: 'ノゾミ', phoneticLastName: 'ハナムラ' },
    }
    expect(textOf(card)).toContain(
      'N:花村;のぞみ;;;\r\nFN:花村 のぞみ\r\nX-PHONETIC-LAST-NAME:ハナムラ\r\nX-PHONETIC-FIRST-NAME:ノゾミ\r\n',
    )
    expect(textOf({ ...card, cardFormat: 'mecard' })).toBe(
      'MECARD:N:花村,のぞみ;SOUND:ハナムラ,ノゾミ;;',
    )
    for (const cardFormat of ['vcard', 'mecard']) {
      expect(parseContent(textOf({ ...card, cardFormat }))).toMatchObject({ ...card, cardFormat })
    }
  })

  it('takes a firm for a name', () => {
    expect(textOf({ organization: 'Atelier Nord' })).toContain(
      'N:;;;;\r\nFN:Atelier Nord\r\nORG:Atelier Nord',
    )
    expect(encodeContent({ type: 'vcard', city: 'Köln' })).toEqual({
      ok: false,
      issues: [{ path: 'firstName', key: 'nameRequired' }],
    })
  })

  it('writes no address of spaces', () => {
    for (const cardFormat of ['vcard', 'mecard'])
      expect(textOf({ firstName: 'Mai', city: ' ', cardFormat })).not.toContain('ADR')
  })

  it('writes MECARD when asked', () => {
    expect(
      textOf({
        cardFormat: 'mecard',
        firstName: 'Mai',
        lastName: 'Köh;ler',
        mobile: '+49 170 1',
        website: 'example.com',
        city: 'Köln',
        note: 'a\nb',
      }),
    ).toBe('MECARD:N:Köh\\;ler,Mai;TEL:+491701;URL:https\\://example.com;ADR:,,,Köln,,,;NOTE:a b;;')
  })

  it.each([
    [{ email: 'mai' }, 'email'],
    [{ email: 'a@b@c.de' }, 'email'],
    [{ mobile: 'call me' }, 'phone'],
    [{ website: 'mailto:a@b.de' }, 'url'],
    [{ website: 'java script' }, 'url'],
  ])('refuses %o', (fields, key) => {
    expect(encodeContent({ type: 'vcard', firstName: 'Mai', ...fields })).toMatchObject({
      issues: [{ path: Object.keys(fields)[0], key }],
    })
  })

  it('warns when the code gets dense and when a number works only at home', () => {
    const result = encodeContent({
      type: 'vcard',
      firstName: 'Mai',
      mobile: '0170 1234567',
      note: 'ü'.repeat(120),
    })
    expect(result).toMatchObject({
      warnings: [
        { path: 'mobile', key: 'phoneNotInternational', severity: 'note' },
        { path: '', key: 'vcardLong', severity: 'warning', values: { bytes: 328, max: 300 } },
      ],
    })
  })
})

function textOf(fields: Record<string, string>): string {
  const result = encodeContent({ type: 'vcard', ...fields })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.text
}
