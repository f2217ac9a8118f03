import { percentDecode } from '@/std/percent-decode'
import { percentEncode } from '@/std/percent-encode'
import { readQuery } from '@/std/read-query'
import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { choiceField, rule, textField } from '../field'
import { warn } from '../issue'

const kinds = ['totp', 'hotp'] as const
const algorithms = ['SHA1', 'SHA256', 'SHA512'] as const
const digitCounts = ['6', '7', '8'] as const
const usualPeriod = '30'

/** A colon separates the issuer from the account. */
const colonRule = rule('colon', (name) => !name.includes(':'))

function countField(kind: (typeof kinds)[number], least: 0 | 1) {
  const accepts = (typed: string) => /^\d{1,9}$/.test(typed.trim()) && Number(typed) >= least
  return textField({
    maxLength: 12,
    autocomplete: 'off',
    inputMode: 'decimal',
    group: 'advanced',
    hint: true,
    shownWhen: { field: 'otpKind', is: [kind] },
    rules: [rule('wholeNumber', accepts)],
  })
}

const schema = contentSchemaOf('otp', {
  issuer: textField({
    maxLength: 100,
    autocomplete: 'off',
    placeholder: true,
    rules: [colonRule],
  }),
  account: textField({
    required: true,
    maxLength: 100,
    autocomplete: 'off',
    placeholder: true,
    rules: [colonRule],
  }),
  secret: textField({
    required: true,
    maxLength: 300,
    autocomplete: 'off',
    isSecret: true,
    hint: true,
    rules: [rule('secret', (secret) => /^[A-Z2-7]{2,}$/.test(toBase32(secret)))],
  }),
  otpKind: choiceField(kinds, { group: 'advanced', hint: true }),
  algorithm: choiceField(algorithms, { group: 'advanced' }),
  digits: choiceField(digitCounts, { group: 'advanced' }),
  period: countField('totp', 1),
  counter: countField('hotp', 0),
})

/**
 * The secret of one-time passwords (RFC 4226, RFC 6238) in the key URI format of authenticators.
 */
export const otp = defineContent({
  schema,
  sample: {
    type: 'otp',
    issuer: 'Example',
    account: 'alice@example.com',
    secret: 'JBSWY3DPEHPK3PXP',
    otpKind: 'totp',
    algorithm: 'SHA1',
    digits: '6',
    period: '',
    counter: '',
  },
  encode({ issuer, account, secret, otpKind, algorithm, digits, period, counter }) {
    const by = percentEncode(issuer.trim())
    const parameters = [
      `secret=${toBase32(secret)}`,
      by && `issuer=${by}`,
      algorithm !== 'SHA1' && `algorithm=${algorithm}`,
      digits !== '6' && `digits=${digits}`,
      otpKind === 'totp' &&
        toCount(period, usualPeriod) !== usualPeriod &&
        `period=${toCount(period, usualPeriod)}`,
      // The only parameter that the format requires for counter-based passwords.
      otpKind === 'hotp' && `counter=${toCount(counter, '0')}`,
    ]
    const label = `${by && `${by}:`}${percentEncode(account.trim()).replaceAll('%40', '@')}`
    return `otpauth://${otpKind}/${label}?${parameters.filter(Boolean).join('&')}`
  },
  title: ({ issuer, account }) => issuer.trim() || account.trim(),
  lint({ otpKind, algorithm, digits, period }) {
    const isUsual =
      algorithm === 'SHA1' &&
      digits === '6' &&
      (otpKind === 'hotp' || toCount(period, usualPeriod) === usualPeriod)
    const fix = { algorithm: 'SHA1', digits: '6', period: '' }
    const warnings = [warn('secret', 'otpSecret')]
    return isUsual ? warnings : [...warnings, warn('algorithm', 'otpSettings', { fix })]
  },
})

/** Normalizes RFC 4648 Base32: removes display spaces and padding. */
function toBase32(typed: string): string {
  return typed.replace(/[\s=-]/g, '').toUpperCase()
}

function toCount(typed: string, usual: string): string {
  return typed.trim() === '' ? usual : String(Number(typed))
}

/** The issuer may be before the account, among the parameters, or in both places. */
export function parseOtp(text: string) {
  const [, kind, label, query] =
    /^otpauth:\/\/(totp|hotp)\/([^?#]*)\?([^#]*)$/i.exec(text.trim()) ?? []
  if (kind === undefined || label === undefined || query === undefined) return undefined
  const parameters = readQuery(query, { plusIsBlank: false })
  const name = percentDecode(label)
  const colon = name.indexOf(':')
  const issuer = (parameters.get('issuer') || name.slice(0, Math.max(colon, 0))).trim()
  const otpKind = kind.toLowerCase() as (typeof kinds)[number]
  const algorithm = (parameters.get('algorithm') || 'SHA1').toUpperCase().replace('-', '')
  const digits = parameters.get('digits') || '6'
  if (!isOneOf(algorithms, algorithm) || !isOneOf(digitCounts, digits)) return undefined
  const period = parameters.get('period') ?? ''
  const counter = parameters.get('counter') ?? ''
  return {
    type: 'otp' as const,
    issuer,
    account: name.slice(colon + 1).trim() || issuer,
    secret: toBase32(parameters.get('secret') ?? ''),
    otpKind,
    algorithm,
    digits,
    period: otpKind === 'hotp' || period === usualPeriod ? '' : period,
    counter: otpKind === 'totp' || counter === '0' ? '' : counter,
  }
}

function isOneOf<const Option extends string>(
  options: readonly Option[],
  value: string,
): value is Option {
  return options.includes(value as Option)
}
