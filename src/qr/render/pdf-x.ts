import { escapeXml } from './escape-xml'
import { pdfText } from './pdf-text'

/** What a PDF/X-4 file contains beyond its pages. */
export type PdfX = {
  /** ICC profile (class `prtr`, CMYK) of the printing condition; see `public/print`. */
  profile: Uint8Array
  createdAt: Date
}

/** Name of the printing condition in the registry of the ICC: offset printing on coated paper. */
const condition = 'FOGRA39'
const producer = 'Quietzone'

/** The output intent (ISO 15930-7, 6.2); `profile` is the reference of the embedded profile. */
export function writeOutputIntent(profile: string): string {
  return `<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier(${condition})/OutputCondition(Coated FOGRA39, ISO 12647-2:2004)/RegistryName(http://www.color.org)/Info(Coated FOGRA39, ISO 12647-2:2004)/DestOutputProfile ${profile}>>`
}

/** The document information dictionary, which must agree with the metadata. */
export function writePdfXInfo(title: string, { createdAt }: PdfX): string {
  const date = `(D:${createdAt.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z)`
  return `<</Title ${pdfText(title)}/Producer(${producer})/Creator(${producer})/CreationDate${date}/ModDate${date}/Trapped/False/GTS_PDFXVersion(PDF/X-4)>>`
}

/** The metadata that identify a PDF/X-4 file (XMP, ISO 16684-1). */
export function writePdfXMetadata(title: string, { createdAt }: PdfX, id: string): string {
  const date = `${createdAt.toISOString().slice(0, 19)}Z`
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return `<?xpacket begin="\u00ef\u00bb\u00bf" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${toUtf8Bytes(escapeXml(title))}</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>${producer}</xmp:CreatorTool><xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>${producer}</pdf:Producer><pdf:Trapped>False</pdf:Trapped><pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

/**
 * A file identifier of 32 hexadecimal digits (ISO 32000-1, §14.4), the same for the same text:
 * four FNV-1a hashes.
 */
export function createFileId(text: string): string {
  const hashes = [0x811c9dc5, 0x1234567, 0x9e3779b9, 0x85ebca6b].map((seed) => {
    let value = seed
    for (let index = 0; index < text.length; index++) {
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
    }
    return (value >>> 0).toString(16).padStart(8, '0')
  })
  return hashes.join('')
}

/** One character per byte, as the file is written. */
function toUtf8Bytes(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}
