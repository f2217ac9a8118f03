import { oneLine } from '@/std/one-line'
import { rule, textField } from './field'
import { paymentLettersRule } from './payment-letters'

/** Removes accents, as on bank statements, because EMV names are ASCII. */
export function toEmvLetters(typed: string): string {
  const plain = typed.normalize('NFKD').replace(/\p{M}/gu, '')
  return oneLine(plain.replaceAll('đ', 'd').replaceAll('Đ', 'D'))
}

export const emvLettersRule = paymentLettersRule((typed) => /^[ -~]*$/.test(toEmvLetters(typed)))

/** A text field that checks the length after accents are removed. */
export function emvTextField(
  maxLength: number,
  meta: { required?: boolean; hint?: true; placeholder?: true } = {},
) {
  const fits = (typed: string) => toEmvLetters(typed).length <= maxLength
  return textField({
    ...meta,
    maxLength,
    autocomplete: 'off',
    rules: [emvLettersRule, rule('tooLong', fits, { max: maxLength })],
  })
}
