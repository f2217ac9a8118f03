import { describe, expect, it } from 'vitest'
import { type ContentDraft, encodeContent } from './content'
import { parseContent } from './parse-content'

describe('vietqr', () => {
  const order = { amount: '180000', reference: 'NPS6869', message: 'thanh toan don hang' }
  const account = { bank: '970403', account: '0011012345678' }
  const card = { bank: '970403', account: '9704031101234567', accountKind: 'card' }

  // NAPAS, “QR Format T&C” 1.0 of 09/2021, examples 6.1.1 to 6.1.4. The first is printed with a
  // length of 12 for 13 digits, and with the check digits of that text (F4E5).
  it.each([
    [
      account,
      '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
    ],
    [
      card,
      '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52',
    ],
    [
      { ...account, ...order },
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
    ],
    [
      { ...card, ...order },
      '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304A203',
    ],
    [
      // github.com/subiz/vietqr, README
      {
        bank: 'VietinBank',
        account: '0011001932418',
        amount: '120.000',
        message: 'ủng hộ lũ lụt',
      },
      '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454061200005802VN62170813ung ho lu lut6304C15C',
    ],
  ])('writes %o', (draft, text) => {
    expect(textOf({ type: 'vietqr', ...draft })).toBe(text)
    expect(textOf(parseContent(text))).toBe(text)
  })

  it('reads the bank, the account, the amount and the message', () => {
    expect(parseContent(textOf({ type: 'vietqr', ...account, ...order, name: 'LÂM MAI' }))).toEqual(
      {
        type: 'vietqr',
        ...account,
        ...order,
        name: 'LAM MAI',
        accountKind: 'account',
      },
    )
  })

  it.each(['Vietcombank', 'VCB', 'vcb ', '970436', 'VIETCOMBANK'])('knows the bank %s', (bank) => {
    const text = textOf({ type: 'vietqr', bank, account: '1' })
    expect(parseContent(text)).toMatchObject({ bank: '970436' })
  })

  it.each([
    ['180000', '180000'],
    ['180.000', '180000'],
    ['180,000', '180000'],
    ['1 180 000', '1180000'],
    ['1.180.000', '1180000'],
  ])('accepts the amount %s', (amount, whole) => {
    const text = textOf({ type: 'vietqr', ...account, amount })
    expect(parseContent(text)).toMatchObject({ amount: whole })
  })

  it.each([
    [{ bank: 'No such bank' }, { path: 'bank', key: 'vietnameseBank' }],
    [{ bank: '97043' }, { path: 'bank', key: 'vietnameseBank' }],
    [{ account: '12345678901234567890' }, { path: 'account', key: 'bankAccount' }],
    [{ account: '1234/5' }, { path: 'account', key: 'bankAccount' }],
    [{ accountKind: 'card' }, { path: 'account', key: 'napasCard' }],
    [{ amount: '0' }, { path: 'amount', key: 'wholeAmount' }],
    [{ amount: '180.5' }, { path: 'amount', key: 'wholeAmount' }],
    [{ amount: '1.180,000' }, { path: 'amount', key: 'wholeAmount' }],
    [{ message: 'x'.repeat(26) }, { path: 'message', key: 'tooLong', values: { max: 25 } }],
    [{ message: '支付' }, { path: 'message', key: 'letters' }],
    [{ reference: 'A-1' }, { path: 'reference', key: 'alphanumeric' }],
  ])('refuses %o', (members, issue) => {
    const result = encodeContent({ type: 'vietqr', ...account, ...members } as ContentDraft)
    expect(result.ok ? [] : result.issues).toContainEqual(expect.objectContaining(issue))
  })

  it('shows what the form does not accept as a payment to a merchant', () => {
    // A message of 28 characters, as written by a bank
    const text =
      '00020101021238540010A00000072701240006970436011098895593570208QRIBFTTA53037045405100005802VN62320828day la noi dung chuyen khoan6304EEF5'
    expect(parseContent(text)).toMatchObject({
      type: 'merchant-payment',
      system: 'VietQR',
      amount: '10000',
      currency: '704',
    })
  })
})

describe('promptpay', () => {
  // github.com/dtinth/promptpay-qr, index.test.js
  it.each([
    [
      { promptPayId: '080-123-4567' },
      '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
    ],
    [
      { promptPayId: '+66-89-123-4567' },
      '00020101021129370016A000000677010111011300668912345675802TH5303764630429C1',
    ],
  ])('writes %o', (draft, text) => {
    expect(textOf({ type: 'promptpay', ...draft })).toBe(text)
    expect(textOf(parseContent(text))).toBe(text)
  })

  it('reads the objects in another order', () => {
    // npm promptpay-parse, README
    const text =
      '00020101021229370016A0000006770101110113006680111111153037645802TH540520.15630442BE'
    expect(parseContent(text)).toEqual({
      type: 'promptpay',
      promptPayId: '0801111111',
      name: '',
      amount: '20.15',
    })
  })

  it.each([
    // A registration number of a firm (DBD) and an e-wallet
    ['0-10-5-536-11201-4', '02130105536112014'],
    ['0994000617721', '02130994000617721'],
    ['004999012345678', '0315004999012345678'],
  ])('accepts the ID %s', (promptPayId, object) => {
    const text = textOf({ type: 'promptpay', promptPayId })
    expect(text).toContain(`A000000677010111${object}`)
    expect(textOf(parseContent(text))).toBe(text)
  })

  it.each(['0994000617723', '0201234567', '12345', '+44 7700 900123', ''])(
    'refuses the ID “%s”',
    (promptPayId) => {
      const result = encodeContent({ type: 'promptpay', promptPayId } as ContentDraft)
      expect(result.ok ? [] : result.issues[0]).toMatchObject({ path: 'promptPayId' })
    },
  )
})

function textOf(draft: object): string {
  const result = encodeContent(draft as ContentDraft)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.text
}
