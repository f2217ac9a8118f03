import type { EuCertificate, HealthCard, PasskeyRequest, ResultRow } from '@/qr/content'
import { listCertificateRows } from './list-certificate-rows'
import { listHealthCardRows } from './list-health-card-rows'
import { listPasskeyRows } from './list-passkey-rows'

/** What a code contains beyond its kind; nothing if it is damaged. Signatures are not verified. */
export function listDecodedRows(
  content: PasskeyRequest | HealthCard | EuCertificate,
): readonly ResultRow[] {
  try {
    if (content.type === 'passkey-request') return listPasskeyRows(content.digits)
    if (content.type === 'health-card') return listHealthCardRows(content.digits)
    return listCertificateRows(content.data)
  } catch {
    return []
  }
}
