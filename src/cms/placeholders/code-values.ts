import { missingPageDays } from '@/cms/missing-pages/retention'
import {
  creationLimits,
  filesPerCodeFactor,
  graceDays,
  maxBulkCodes,
  maxFilesPerCode,
} from '@/codes'
import { env } from '@/env'
import { getLocale, type Locale, localeCodes } from '@/i18n/locales'
import { maxRows } from '@/qr/batch'
import { minimumModuleMm } from '@/qr/check'
import { comfortableBytes, editorPages } from '@/qr/content'
import {
  finderFrames,
  finderPupils,
  frameShapes,
  logoIcons,
  moduleShapes,
  presets,
  sizePxLimits,
  textlessFrames,
} from '@/qr/design'
import { maxHistoryCodes } from '@/qr/inspect'
import { labelFormats } from '@/qr/sheet'

/** Numbers that texts in the CMS can refer to by name, with their values in the code. */
export const codeValues = {
  types: editorPages.length,
  presets: presets.length,
  moduleShapes: moduleShapes.length,
  finderFrames: finderFrames.length,
  finderEyes: finderPupils.length,
  builtInIcons: logoIcons.length,
  frames: frameShapes.length,
  framesWithText: frameShapes.length - textlessFrames.length,
  labelFormats: labelFormats.length,
  languages: localeCodes.length,
  pngMaxPx: sizePxLimits.max,
  batchRows: maxRows,
  scannerHistory: maxHistoryCodes,
  contactWarningBytes: comfortableBytes,
  minimumModuleMm,
  fileMegabytes: env.UPLOAD_LIMIT_MB,
  filesPerCode: maxFilesPerCode,
  codeMegabytes: env.UPLOAD_LIMIT_MB * filesPerCodeFactor,
  freeCodesPerHour: creationLimits.freePerHour,
  freeCodesPerDay: creationLimits.freePerDay,
  apiCodesPerDay: creationLimits.perDay,
  codesPerRequest: maxBulkCodes,
  restoreDays: graceDays,
  missingPageDays,
  scanMonths: env.SCAN_RETENTION_MONTHS ?? 0,
  statisticsMonths: env.STATISTICS_RETENTION_MONTHS ?? 0,
} as const satisfies Record<string, number>

export type CodeValue = keyof typeof codeValues

export const codeValueNames = Object.keys(codeValues) as CodeValue[]

/** Formats the values in a language: `200,000` in English, `200.000` in German. */
export function formatCodeValues(locale: Locale): Map<CodeValue, string> {
  const { format } = new Intl.NumberFormat(getLocale(locale).iso)
  return new Map(codeValueNames.map((name) => [name, format(codeValues[name])]))
}
