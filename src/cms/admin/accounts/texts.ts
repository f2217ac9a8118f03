import { labelFor } from '@/cms/admin/label'

const keys = [
  'signIn',
  'password',
  'code',
  'codeHint',
  'forgot',
  'failed',
  'setUpTitle',
  'linkNeeded',
  'linkWhere',
  'firstTitle',
  'firstLead',
  'passwordTitle',
  'passwordLead',
  'newPassword',
  'repeatPassword',
  'passwordHint',
  'passwordsDiffer',
  'save',
  'invite',
  'inviteLead',
  'createLink',
  'linkMailed',
  'linkCreated',
  'changePassword',
  'currentPassword',
  'passwordChanged',
  'factorTitle',
  'factorOn',
  'factorOff',
  'factorAdd',
  'factorRemove',
  'factorRemoved',
  'factorScan',
  'factorPicture',
  'factorSecret',
  'recoveryLead',
  'next',
  'endSessions',
  'sessionsEnded',
] as const

export type AccountTexts = Record<(typeof keys)[number] | 'name' | 'email' | 'role', string>

/** Returns the texts of the account forms in a language of the admin. */
export function accountTexts(language: string): AccountTexts {
  const texts = keys.map((key) => [key, labelFor(language, `accounts.${key}`)])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof keys)[number], string>),
    name: labelFor(language, 'fields.name'),
    email: labelFor(language, 'fields.email'),
    role: labelFor(language, 'fields.role'),
  }
}
