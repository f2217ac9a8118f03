import { describe, expect, it } from 'vitest'
import { type ContentDraft, encodeContent } from './content'
import { parseContent } from './parse-content'

const lines = (text: string) => text.split('\n')

describe('epc', () => {
  const redCross = {
    type: 'epc',
    name: 'Red Cross of Belgium',
    iban: 'BE72 0000 0000 1616',
    bic: 'BPOTBEB1',
    amount: '1',
    purpose: 'char',
    message: 'Urgency fund',
    information: 'Sample QR code',
    epcVersion: 'v1',
  } as const

  it('writes the example of the guidelines', () => {
    expect(textOf(redCross)).toBe(
      'BCD\n001\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1\nCHAR\n\nUrgency fund\nSample QR code',
    )
  })

  it('leaves out what is empty at the end, and demands level M and version 13 at most', () => {
    const payment = { type: 'epc', name: ' A\nB ', iban: 'be72000000001616' }
    expect(encodeContent(payment as ContentDraft)).toMatchObject({
      text: 'BCD\n002\n1\nSCT\n\nA B\nBE72000000001616',
      symbol: { level: 'M', maxVersion: 13 },
      warnings: [{ key: 'paymentAppOnly', severity: 'note', suggestion: 'nameTheApp' }],
    })
  })

  it('reads the other example, with a reference and CR LF', () => {
    const text =
      'BCD\r\n001\r\n1\r\nSCT\r\nBHBLDEHHXXX\r\nFranz Mustermänn\r\nDE71110220330123456789\r\nEUR12.3\r\nGDDS\r\nRF18539007547034\r\n\r\n'
    expect(parseContent(text)).toEqual({
      type: 'epc',
      name: 'Franz Mustermänn',
      iban: 'DE71110220330123456789',
      amount: '12.30',
      message: '',
      reference: 'RF18539007547034',
      bic: 'BHBLDEHHXXX',
      purpose: 'GDDS',
      information: '',
      epcVersion: 'v1',
    })
  })

  it('takes a reference of another kind for the message', () => {
    const text = 'BCD\n002\n2\nSCT\n\nX\nBE72000000001616\n\n\n+++090/9337/55493+++'
    expect(parseContent(text)).toMatchObject({ reference: '', message: '+++090/9337/55493+++' })
  })

  it.each([
    [{ iban: 'BE72 0000 0000 1617' }, { path: 'iban', key: 'iban' }],
    [{ iban: 'BE72' }, { path: 'iban', key: 'iban' }],
    [{ amount: '0' }, { path: 'amount', key: 'amount' }],
    [{ amount: '1,234.50' }, { path: 'amount', key: 'amount' }],
    [{ amount: '1.234' }, { path: 'amount', key: 'amount' }],
    [{ amount: '1000000000' }, { path: 'amount', key: 'amount' }],
    [{ bic: 'BPOTBEB' }, { path: 'bic', key: 'bic' }],
    [{ bic: '' }, { path: 'bic', key: 'required' }],
    [{ purpose: 'C4R' }, { path: 'purpose', key: 'purpose' }],
    [
      { reference: 'RF19 5390 0754 7034', message: '' },
      { path: 'reference', key: 'reference' },
    ],
    [{ reference: 'RF18 5390 0754 7034' }, { path: 'message', key: 'referenceOrMessage' }],
    [
      { name: '銀'.repeat(70), message: '行'.repeat(50) },
      { path: 'message', key: 'paymentTooLong', values: { excess: 96 } },
    ],
  ])('refuses %o', (members, issue) => {
    const result = encodeContent({ ...redCross, ...members } as ContentDraft)
    expect(result.ok ? [] : result.issues).toEqual([expect.objectContaining(issue)])
  })
})

describe('swiss-qr-bill', () => {
  const address = (who: string, member: Record<string, string>) =>
    Object.fromEntries(Object.entries(member).map(([name, value]) => [who + name, value]))
  const schneider = {
    type: 'swiss-qr-bill',
    iban: 'CH44 3199 9123 0008 8901 2',
    amount: '1949.75',
    currency: 'CHF',
    reference: '21 00000 00003 13947 14300 09017',
    message: 'Order from 15.10.2020',
    ...address('creditor', {
      Name: 'Robert Schneider AG',
      Street: 'Rue du Lac',
      HouseNumber: '1268',
      Postcode: '2501',
      City: 'Biel',
      Country: 'CH',
    }),
    ...address('debtor', {
      Name: 'Pia-Maria Rutschmann-Schnyder',
      Street: 'Grosse Marktgasse',
      HouseNumber: '28',
      Postcode: '9400',
      City: 'Rorschach',
      Country: 'ch',
    }),
    billingInformation: '//S1/10/1234/11/201021/30/102673386/32/7.7/40/0:30',
    scheme1: 'Name AV1: UV;UltraPay005;12345',
    scheme2: 'Name AV2: XY;XYService;54321',
  }
  // The example of the Implementation Guidelines QR-bill
  const text = [
    ...['SPC', '0200', '1', 'CH4431999123000889012'],
    ...['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
    ...['', '', '', '', '', '', ''],
    ...['1949.75', 'CHF'],
    ...['S', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
    ...['QRR', '210000000003139471430009017', 'Order from 15.10.2020', 'EPD'],
    '//S1/10/1234/11/201021/30/102673386/32/7.7/40/0:30',
    'Name AV1: UV;UltraPay005;12345',
    'Name AV2: XY;XYService;54321',
  ].join('\n')

  it('writes the example of the guidelines, with all there is', () => {
    const encoded = encodeContent(schneider as ContentDraft)
    expect(encoded).toMatchObject({ ok: true, symbol: { level: 'M', maxVersion: 25 } })
    expect(lines(textOf(schneider))).toEqual(lines(text))
  })

  it('reads it, with either line end', () => {
    const back = parseContent(text.replaceAll('\n', '\r\n'))
    expect(textOf(back as ContentDraft)).toBe(text)
  })

  it('has a creditor reference or none with an ordinary account, and ends at the trailer', () => {
    const bill = {
      ...schneider,
      ...{ iban: 'CH58 0079 1123 0008 8901 2', amount: '', message: '' },
      ...{ billingInformation: '', scheme1: '', scheme2: '' },
      ...address('debtor', {
        Name: '',
        Street: '',
        HouseNumber: '',
        Postcode: '',
        City: '',
        Country: '',
      }),
    }
    const end = (reference: string) => lines(textOf({ ...bill, reference })).slice(18)
    const nobody = ['', '', '', '', '', '', '']
    expect(end('RF18 5390 0754 7034')).toEqual([
      '',
      'CHF',
      ...nobody,
      'SCOR',
      'RF18539007547034',
      '',
      'EPD',
    ])
    expect(end('')).toEqual(['', 'CHF', ...nobody, 'NON', '', '', 'EPD'])
  })

  it('reads the combined addresses of old bills', () => {
    const old = text.replace(
      'S\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel',
      'K\nRobert Schneider AG\nRue du Lac 1268\n2501 Biel\n\n',
    )
    expect(parseContent(old)).toMatchObject({
      creditorStreet: 'Rue du Lac 1268',
      creditorHouseNumber: '',
      creditorPostcode: '2501',
      creditorCity: 'Biel',
      creditorCountry: 'CH',
    })
  })

  it.each([
    [{ iban: 'BE72000000001616' }, { path: 'iban', key: 'swissIban' }],
    [{ reference: '21 00000 00003 13947 14300 09018' }, { path: 'reference', key: 'reference' }],
    [{ reference: '' }, { path: 'reference', key: 'qrReference' }],
    [{ reference: 'RF18 5390 0754 7034' }, { path: 'reference', key: 'qrReference' }],
    [{ iban: 'CH5800791123000889012' }, { path: 'iban', key: 'qrIban' }],
    [{ creditorName: 'Zoë 👋' }, { path: 'creditorName', key: 'letters' }],
    [{ creditorCountry: 'CHE' }, { path: 'creditorCountry' }],
    [{ debtorCity: '' }, { path: 'debtorCity', key: 'required' }],
    [
      { message: 'x'.repeat(100) },
      { path: 'message', key: 'paymentTooLong', values: { excess: 10 } },
    ],
  ])('refuses %o', (members, issue) => {
    const result = encodeContent({ ...schneider, ...members } as ContentDraft)
    expect(result.ok ? [] : result.issues[0]).toMatchObject(issue)
  })
})

describe('pix', () => {
  const fulano = {
    type: 'pix',
    key: '123E4567-E12B-12D1-A456-426655440000',
    name: 'Fulano de Tal',
    city: 'Brasília',
  }

  it('writes the example of the Banco Central', () => {
    // The official example has the city in capitals.
    expect(textOf({ ...fulano, city: 'BRASÍLIA' })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    )
  })

  it('has an amount, a description and an identifier where they are given', () => {
    const text = textOf({ ...fulano, amount: '7,5', description: 'Açaí & pão', txid: 'Pedido42' })
    expect(text).toContain('0210Acai & pao')
    expect(text).toContain('54047.50')
    expect(text).toContain('62120508Pedido42')
    expect(parseContent(text)).toMatchObject({
      ...{ type: 'pix', amount: '7.50', description: 'Acai & pao', txid: 'Pedido42' },
    })
  })

  it.each([
    ['529.982.247-25', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['+55 (61) 91234-5678', '+5561912345678'],
    ['Fulano@Example.com', 'fulano@example.com'],
  ])('takes the key %s', (key, normalized) => {
    expect(parseContent(textOf({ ...fulano, key }))).toMatchObject({ key: normalized })
  })

  it.each([
    '529.982.247-26',
    '111.111.111-11',
    '11.222.333/0001-82',
    '61912345678',
    'fulano',
    '+55',
  ])('refuses the key %s', (key) => {
    expect(encodeContent({ ...fulano, key } as ContentDraft)).toMatchObject({
      issues: [{ path: 'key', key: 'pixKey' }],
    })
  })

  it('says how much of a description has room beside the key', () => {
    expect(encodeContent({ ...fulano, description: 'x'.repeat(38) } as ContentDraft)).toMatchObject(
      {
        issues: [{ path: 'description', key: 'tooLong', values: { max: 37 } }],
      },
    )
    const key = `${'a'.repeat(65)}@example.com`
    expect(encodeContent({ ...fulano, key } as ContentDraft)).toMatchObject({ ok: true })
  })

  it('shows codes that lead to an address of the bank as what they are', () => {
    const text =
      '00020101021226880014BR.GOV.BCB.PIX2566qrcodes-pix.gerencianet.com.br/v2/9e4bce729816436399431ee351efd4985204000053039865802BR5914GERENCIANET SA6010OURO PRETO62070503***6304'
    expect(parseContent(`${text}1DCD`)).toMatchObject({
      type: 'broken-payment',
      fault: 'checksum',
    })
    expect(parseContent(`${text}1DCC`)).toEqual({
      type: 'merchant-payment',
      system: 'Pix',
      name: 'GERENCIANET SA',
      city: 'OURO PRETO',
      country: 'BR',
      currency: '986',
      amount: '',
      location: 'qrcodes-pix.gerencianet.com.br/v2/9e4bce729816436399431ee351efd498',
    })
  })
})

describe('upi', () => {
  it('writes a link that any payment app opens', () => {
    const draft = {
      ...{ type: 'upi', address: 'asha@bank', name: 'Asha & Sons', amount: '10' },
      ...{ note: 'चाय 1+1', reference: 'INV7' },
    }
    expect(textOf(draft)).toBe(
      'upi://pay?pa=asha@bank&pn=Asha%20%26%20Sons&am=10.00&cu=INR&tn=%E0%A4%9A%E0%A4%BE%E0%A4%AF%201%2B1&tr=INV7',
    )
    expect(parseContent(textOf(draft))).toEqual({ ...draft, amount: '10.00' })
  })

  it('refuses what is no UPI ID', () => {
    const draft = { type: 'upi', address: 'asha', name: 'Asha', reference: 'a b' }
    expect(encodeContent(draft as ContentDraft)).toMatchObject({
      issues: [
        { path: 'address', key: 'upiAddress' },
        { path: 'reference', key: 'alphanumeric' },
      ],
    })
  })
})

function textOf(draft: Record<string, unknown>): string {
  const result = encodeContent(draft as ContentDraft)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.text
}
