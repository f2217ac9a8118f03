/** Reasons why a file cannot be a logo; message keys. */
export const logoRefusals = ['unreadable', 'active', 'external', 'tooLarge'] as const
export type LogoRefusal = (typeof logoRefusals)[number]

export type CheckedLogo =
  | { ok: true; widthPx: number; heightPx: number }
  | { ok: false; reason: LogoRefusal }
