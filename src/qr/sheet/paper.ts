export const papers = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
} as const
export const paperNames = ['a4', 'letter'] as const
export type PaperName = (typeof paperNames)[number]
export type PaperSize = { widthMm: number; heightMm: number }
/** A named paper, or one with a size of its own, such as a label on a roll. */
export type SheetPaper = { paper: PaperName } | { paper: 'own'; paperMm: PaperSize }

export function findPaperSize(sheet: SheetPaper): PaperSize {
  return sheet.paper === 'own' ? sheet.paperMm : papers[sheet.paper]
}

/** Regions that use Letter (ANSI A) instead of A4 (ISO 216), by ISO 3166-1. */
const letterRegions = new Set('US CA MX PH PR CL CO CR DO GT HN NI PA SV VE'.split(' '))

/**
 * Finds the paper for BCP 47 tags such as `navigator.languages`; the first tag with a region
 * decides.
 */
export function findPaper(languages: readonly string[]): PaperName | undefined {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2}|\d{3})\b/i.exec(language)?.[1]
    if (region) return letterRegions.has(region.toUpperCase()) ? 'letter' : 'a4'
  }
  return undefined
}
