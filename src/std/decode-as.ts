/** Decodes bytes. Node 20 reads windows-1252 as Latin-1 unless it expects more bytes. */
export function decodeAs(encoding: string, bytes: Uint8Array): string {
  const decoder = new TextDecoder(encoding)
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}
