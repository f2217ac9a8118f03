/** Some 5 MB of pictures. */
const mostKept = 200

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** The picture drawn before under this key, or a new one; what was asked for longest ago goes first. */
export function keepPicture(
  key: string,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = kept.get(key) ?? draw()
  kept.delete(key)
  kept.set(key, picture)
  picture.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
  return picture
}
