const lineLength = 75

/**
 * A vCard 3.0 with a photo in it (RFC 2426, 3.1.4). Its other lines stay unfolded, which phones
 * want; this one is so long that it has to be folded (2.6).
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
