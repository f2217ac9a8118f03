/**
 * What the operator of a site enters in its settings, for legal pages and other texts to name. All
 * are optional. Prose exists once for each language.
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

/** The settings that a text can name, in the order of the admin. */
export const settingNames = ['contactEmail', ...operatorSettingNames] as const

export type SettingName = (typeof settingNames)[number]
