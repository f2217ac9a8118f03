/** A SMART health card (`shc:/`), or a part of one. */
export type HealthCard = {
  type: 'health-card'
  /** A signed token, each letter as two digits. */
  digits: string
}

/** An EU digital certificate (`HC1:`) of a vaccination, a test or a recovery. */
export type EuCertificate = {
  type: 'eu-certificate'
  /** A compressed, signed message in base45. */
  data: string
}

/** Place of a code in a health card that was split over several. */
export type HealthCardPart = { index: number; count: number; digits: string }

/** Most codes of a card; the specification has used three. */
const maxParts = 99

export function parseHealthCertificate(text: string): HealthCard | EuCertificate | undefined {
  const trimmed = text.trim()
  const card = parseHealthCardPart(trimmed)
  if (card) return { type: 'health-card', digits: card.count > 1 ? '' : card.digits }
  const [, data] = /^HC1:([\dA-Z $%*+\-./:]{20,5000})$/.exec(trimmed) ?? []
  return data === undefined ? undefined : { type: 'eu-certificate', data }
}

/** SMART Health Cards Framework 1.4: `shc:/`, once also `shc:/2/3/` for the second of three. */
export function parseHealthCardPart(text: string): HealthCardPart | undefined {
  const [, number = '1', total = '1', digits = ''] =
    /^shc:\/(?:(\d{1,2})\/(\d{1,2})\/)?((?:\d\d){10,50000})$/i.exec(text.trim()) ?? []
  const [index, count] = [Number(number) - 1, Number(total)]
  if (digits === '' || count > maxParts || index < 0 || index >= count) return undefined
  return { index, count, digits }
}
