/** `data:<type>;base64,…` */
export function toDataUrl(data: BlobPart, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(new Blob([data], { type }))
  })
}
