import { expect, it } from 'vitest'
import { parseContent } from '../parse-content'

const card = (...lines: string[]) =>
  parseContent(['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n'))

it('reads the example of RFC 2426', () => {
  expect(
    card(
      'VERSION:3.0',
      'FN:Frank Dawson',
      'ORG:Lotus Development Corporation',
      'ADR;TYPE=WORK,POSTAL,PARCEL:;;6544 Battleford Drive;Raleigh;NC;27613-3502;U.S.A.',
      'TEL;TYPE=VOICE,MSG,WORK:+1-919-676-9515',
      'TEL;TYPE=FAX,WORK:+1-919-676-9564',
      'EMAIL;TYPE=INTERNET,PREF:Frank_Dawson@Lotus.com',
      'EMAIL;TYPE=INTERNET:fdawson@earthlink.net',
      'URL:http://home.earthlink.net/~fdawson',
    ),
  ).toMatchObject({
    type: 'vcard',
    firstName: 'Frank Dawson',
    organization: 'Lotus Development Corporation',
    street: '6544 Battleford Drive',
    city: 'Raleigh',
    region: 'NC',
    postcode: '27613-3502',
    country: 'U.S.A.',
    mobile: '',
    phone: '+1-919-676-9515',
    email: 'Frank_Dawson@Lotus.com',
    website: 'http://home.earthlink.net/~fdawson',
  })
})

it('reads the example of RFC 6350, version 4.0', () => {
  expect(
    card(
      'VERSION:4.0',
      'FN:Simon Perreault',
      'N:Perreault;Simon;;;ing. jr,M.Sc.',
      'BDAY:--0203',
      'LANG;PREF=1:fr',
      'ORG;TYPE=work:Viagenie',
      'ADR;TYPE=work:;Suite D2-630;2875 Laurier;',
      ' Quebec;QC;G1V 2M2;Canada',
      'TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+1-418-656-9254;ext=102',
      'TEL;VALUE=uri;TYPE="work,cell,voice,video,text":tel:+1-418-262-6501',
      'EMAIL;TYPE=work:simon.perreault@viagenie.ca',
      'URL;TYPE=home:http://nomis80.org',
    ),
  ).toMatchObject({
    firstName: 'Simon',
    lastName: 'Perreault ing. jr,M.Sc.',
    street: 'Suite D2-630 2875 Laurier',
    city: 'Quebec',
    mobile: '+14182626501',
    phone: '+14186569254,102',
  })
})

it('reads version 2.1: bare types, quoted-printable in any charset, soft line breaks', () => {
  expect(
    card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg',
      'ORG;ENCODING=QUOTED-PRINTABLE;CHARSET=SHIFT_JIS:=83e=83X=83g',
      'TEL;CELL;VOICE:0170 123',
      'TEL;WORK;FAX:030 1',
      'TEL;HOME:030 2',
      'NOTE;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:one=0D=0A=',
      'tw=F6 =3D 2',
      'PHOTO;JPEG;ENCODING=BASE64:',
      ' /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUG',
    ),
  ).toMatchObject({
    firstName: 'Jörg',
    lastName: 'Müller',
    organization: 'テスト',
    mobile: '0170 123',
    phone: '030 2',
    note: 'one\r\ntwö = 2',
  })
})

it('passes over groups, folds and letter case', () => {
  expect(
    card(
      'version:3.0',
      'n:Doe;Ja',
      '\tne;;Dr.;',
      'item1.tel;type=pref:+1 202 555 0123',
      'item1.X-ABLabel:_$!<Other>!$_',
      'item2.URL;type=pref:https\\://example.com/a\\,b',
      'NOTE;X-A="b:c;d":a\\nb\\, c\\; d\\\\ e',
    ),
  ).toMatchObject({
    firstName: 'Dr. Jane',
    lastName: 'Doe',
    mobile: '+1 202 555 0123',
    website: 'https://example.com/a,b',
    note: 'a\nb, c; d\\ e',
  })
})

it('names a card by what it has', () => {
  expect(card('FN:Nord', 'ORG:Nord;Sales')).toMatchObject({ firstName: 'Nord' })
  expect(card('FN:Nord', 'ORG:Nord')).toMatchObject({ firstName: '', organization: 'Nord' })
  expect(card('EMAIL:a@b.example')).toMatchObject({ firstName: 'a@b.example' })
  expect(parseContent('MECARD:N:Nord;TEL:+491701;;')).toMatchObject({ firstName: 'Nord' })
})

it('cuts what is too long and leaves out what is wrong, rather than the card', () => {
  const found = card(
    'FN:Jane',
    'EMAIL:none',
    'TEL:call me',
    `URL:https://example.com/${'x'.repeat(1000)}`,
    `NOTE:${'n'.repeat(600)}`,
  )
  expect(found).toMatchObject({ firstName: 'Jane', email: '', mobile: '', website: '' })
  expect(found).toMatchObject({ note: 'n'.repeat(500) })
})
