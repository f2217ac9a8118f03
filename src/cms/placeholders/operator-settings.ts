/**
 * Settings of the operator that legal pages and other texts can refer to. All are optional. Prose
 * is localized.
 */
export const operatorSettings = {
  operatorName: 'line',
  operatorLegalForm: 'localized line',
  operatorAddress: 'lines',
  operatorRepresentatives: 'line',
  operatorPhone: 'line',
  authorityContact: 'localized line',
  registerEntry: 'localized line',
  vatId: 'line',
  supervisoryAuthority: 'localized lines',
  professionRules: 'localized lines',
  responsiblePerson: 'lines',
  dataProtectionOfficer: 'lines',
  privacyAuthority: 'localized lines',
  accessLogs: 'localized lines',
  messageRetention: 'localized line',
  hostingProviders: 'localized lines',
  mailProvider: 'localized lines',
  transferSafeguards: 'localized lines',
  disputeStatement: 'localized lines',
  governingLaw: 'localized line',
  copyrightOwner: 'line',
  licencesUrl: 'address',
} as const

export type OperatorSetting = keyof typeof operatorSettings

export const operatorSettingNames = Object.keys(operatorSettings) as OperatorSetting[]

/** Names of the settings that a text can refer to, in the order of the admin. */
export const settingNames = ['contactEmail', ...operatorSettingNames] as const

export type SettingName = (typeof settingNames)[number]
