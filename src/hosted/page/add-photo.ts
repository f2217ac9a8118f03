const lineLength = 75

/**
 * Adds a photo to a vCard 3.0 (RFC 2426, 3.1.4). Only its line is folded (2.6), because phones read
 * unfolded lines better.
 */
export function addPhoto(card: string, jpeg: Uint8Array | undefined): string {
  if (!jpeg) return `${card}\r\n`
  const line = `PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(jpeg).toString('base64')}`
  const [first = '', ...rest] = [line.slice(0, lineLength), ...splitRest(line.slice(lineLength))]
  const folded = [first, ...rest.map((part) => ` ${part}`)].join('\r\n')
  return `${card.replace(/END:VCARD$/, `${folded}\r\nEND:VCARD`)}\r\n`
}

function splitRest(text: string): string[] {
  return text.match(new RegExp(`.{1,${lineLength - 1}}`, 'g')) ?? []
}
